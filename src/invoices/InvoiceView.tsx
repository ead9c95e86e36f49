import type { invoiceDetailsMessages } from './DetailsMessages.ts';
import { InvoiceActivityList } from './InvoiceActivityList.tsx';
import { InvoiceCollection } from './InvoiceCollection.tsx';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoiceInstallments } from './InvoiceInstallments.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceNotes } from './InvoiceNotes.tsx';
import { InvoiceOtherFacts } from './InvoiceOtherFacts.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { InvoiceRecurrence } from './InvoiceRecurrence.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import type { Invoice } from './schema.ts';

interface InvoiceViewProps {
  invoice: Invoice;
  messages: typeof invoiceDetailsMessages;
}

/** What a part of an invoice is drawn with. Each draws nothing where the invoice says nothing of it. */
export interface InvoicePartProps {
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
