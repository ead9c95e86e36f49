import type { invoiceDetailsMessages } from './messages.ts';

const lines = [1, 2, 3];

/** The shape of an invoice while it loads. */
export function InvoiceSkeleton({ messages }: { messages: typeof invoiceDetailsMessages }) {
  return (
    <div className="daybook-invoice">
      <div className="daybook-title">
        <span className="daybook-skeleton" />
      </div>
      <Facts className="daybook-invoice-summary" terms={[messages.balance, messages.date, messages.dueDate]} />
      <div>
        <div className="daybook-part-title">{messages.lineItems}</div>
        {lines.map((line) => (
          <div key={line} className="daybook-invoice-line">
            <span className="daybook-skeleton" />
          </div>
        ))}
      </div>
      <Facts className="daybook-invoice-totals" terms={[messages.total, messages.paid, messages.balance]} />
    </div>
  );
}

function Facts({ className, terms }: { className: string; terms: readonly string[] }) {
  return (
    <dl className={className}>
      {terms.map((term) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span className="daybook-skeleton" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
