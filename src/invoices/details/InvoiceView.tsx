import type { Invoice } from '../data/schema.ts';
import { InvoiceActivityList } from './Activity.tsx';
import { InvoiceCollection } from './Delivery.tsx';
import { InvoiceInstallments } from './Installments.tsx';
import { InvoiceHead } from './InvoiceHeader.tsx';
import { InvoiceLines } from './LineItems.tsx';
import type { invoiceDetailsMessages } from './messages.ts';
import { InvoiceNotes } from './Notes.tsx';
import { InvoiceOtherFacts } from './OtherDetails.tsx';
import { InvoicePayments } from './Payments.tsx';
import { InvoiceRecurrence } from './Recurrence.tsx';
import { InvoiceTotals } from './Totals.tsx';

interface InvoiceViewProps {
  invoice: Invoice;
  messages: typeof invoiceDetailsMessages;
}

/** An invoice: what is charged and paid, beside it how it is collected and what was done. */
export function InvoiceView({ invoice, messages }: InvoiceViewProps) {
  const part = { invoice, messages };
  return (
    <div className="daybook-invoice">
      <InvoiceHead {...part} />
      <div className="daybook-invoice-parts">
        <div className="daybook-invoice-main">
          <InvoiceLines {...part} />
          <InvoiceTotals {...part} />
          <InvoiceNotes {...part} />
          <InvoiceInstallments {...part} />
          <InvoicePayments {...part} />
        </div>
        <div className="daybook-invoice-side">
          <InvoiceCollection {...part} />
          <InvoiceRecurrence {...part} />
          <InvoiceOtherFacts {...part} />
          <InvoiceActivityList {...part} />
        </div>
      </div>
    </div>
  );
}
