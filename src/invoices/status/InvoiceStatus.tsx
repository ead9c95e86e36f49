import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Messages } from '../../core/messages/messages.ts';
import { statusText, statusTone } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';

interface InvoiceStatusProps {
  invoice: Invoice;
  /** The day in the company's time zone. */
  today: PlainDate;
  /** Texts that have words such as `invoiceStatusOPEN`. */
  messages: Messages;
}

/** The status of an invoice: a word, and a dot whose colour says how urgent it is. */
export function InvoiceStatus({ invoice, today, messages }: InvoiceStatusProps) {
  const text = statusText(invoice, messages);
  if (text === undefined) return null;
  return (
    <span className="daybook-status" data-tone={statusTone(invoice, today)}>
      <bdi>{text}</bdi>
    </span>
  );
}
