import type { invoiceDetailsMessages } from './DetailsMessages.ts';

/** An invoice before it comes: what is always said of one, and the shape of its lines. */
export function InvoiceSkeleton({ messages }: { messages: typeof invoiceDetailsMessages }) {
  return (
    <div className="daybook-invoice">
      <div className="daybook-title">
        <span className="daybook-skeleton" />
      </div>
      <dl className="daybook-invoice-summary">
        {([messages.balance, messages.date, messages.dueDate] as const).map((term) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span className="daybook-skeleton" />
            </dd>
          </div>
        ))}
      </dl>
      <div className="daybook-invoice-totals">
        {[messages.total, messages.paid, messages.balance].map((term) => (
          <div key={term}>
            <span>{term}</span>
            <span className="daybook-skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}
