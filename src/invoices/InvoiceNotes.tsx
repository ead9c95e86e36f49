import { InvoicePart } from './InvoicePart.tsx';
import type { InvoicePartProps } from './InvoiceView.tsx';
import { stated } from './rules.ts';

/** What stands on the invoice besides figures, in its own lines. */
export function InvoiceNotes({ invoice, messages }: InvoicePartProps) {
  const notes = stated(invoice.notes);
  if (notes === undefined) return null;
  return (
    <InvoicePart title={messages.notes}>
      <p className="daybook-invoice-notes" dir="auto">
        {notes}
      </p>
    </InvoicePart>
  );
}
