import type { Invoice } from '../data/schema.ts';
import { Activity } from './Activity.tsx';
import { Delivery } from './Delivery.tsx';
import { Installments } from './Installments.tsx';
import { InvoiceHeader } from './InvoiceHeader.tsx';
import { InvoiceLinks } from './InvoiceLinks.tsx';
import { LineItems } from './LineItems.tsx';
import type { invoiceDetailsMessages } from './messages.ts';
import { Notes } from './Notes.tsx';
import { OtherDetails } from './OtherDetails.tsx';
import { Payments } from './Payments.tsx';
import { Recurrence } from './Recurrence.tsx';
import { Totals } from './Totals.tsx';

interface InvoiceViewProps {
  invoice: Invoice;
  layout: 'panel' | 'page';
  messages: typeof invoiceDetailsMessages;
}

/** All sections of an invoice. */
export function InvoiceView({ invoice, layout, messages }: InvoiceViewProps) {
  const part = { invoice, messages };
  return (
    <div className="daybook-invoice">
      <InvoiceHeader {...part} />
      <div className="daybook-invoice-parts" data-layout={layout}>
        <div className="daybook-invoice-main">
          <LineItems {...part} />
          <Totals {...part} />
          <Payments {...part} />
          <Installments {...part} />
        </div>
        <div className="daybook-invoice-side">
          <Activity {...part} />
          <Delivery {...part} />
          <Recurrence {...part} />
          <OtherDetails {...part} />
          <Notes {...part} />
        </div>
      </div>
      <InvoiceLinks {...part} />
    </div>
  );
}
