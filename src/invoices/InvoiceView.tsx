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
  headingLevel: 1 | 2 | 3 | 4 | 5;
  messages: typeof invoiceDetailsMessages;
}

/** What a part of an invoice is drawn with. Each draws nothing where the invoice says nothing of it. */
export interface InvoicePartProps {
  invoice: Invoice;
  /** The element of its heading. */
  heading: HeadingElement;
  messages: typeof invoiceDetailsMessages;
}

export type HeadingElement = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** An invoice: what is charged and paid, beside it how it is collected and what was done. */
export function InvoiceView({ invoice, headingLevel, messages }: InvoiceViewProps) {
  const [title, heading] = headings[headingLevel];
  const part = { invoice, heading, messages };
  return (
    <div className="daybook-invoice">
      <InvoiceHead invoice={invoice} heading={title} messages={messages} />
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

const headings: Record<InvoiceViewProps['headingLevel'], readonly [HeadingElement, HeadingElement]> = {
  1: ['h1', 'h2'],
  2: ['h2', 'h3'],
  3: ['h3', 'h4'],
  4: ['h4', 'h5'],
  5: ['h5', 'h6'],
};
