import { stated } from '../data/rules.ts';
import type { InvoicePartProps } from './partProps.ts';
import { InvoicePart } from './Section.tsx';

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
