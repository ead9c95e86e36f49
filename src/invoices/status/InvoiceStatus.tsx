import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Messages } from '../../core/messages/messages.ts';
import { statusText, statusTone } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';

interface InvoiceStatusProps {
  invoice: Invoice;
  /** The date in the company’s time zone. */
  today: PlainDate;
  /** Has keys such as `invoiceStatusOPEN`. */
  messages: Messages;
}

/** The status as text in a pill, with a dot, in the color of its urgency. */
export function InvoiceStatus({ invoice, today, messages }: InvoiceStatusProps) {
  const text = statusText(invoice, messages);
  if (text === undefined) return null;
  return (
    <span className="daybook-status daybook-invoice-status" data-tone={statusTone(invoice, today)}>
      <bdi>{text}</bdi>
    </span>
  );
}
