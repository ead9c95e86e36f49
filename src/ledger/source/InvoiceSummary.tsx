'use client';
import { getDueDate } from '../../invoices/data/aging.ts';
import { statusText, statusTone } from '../../invoices/data/rules.ts';
import type { Invoice } from '../../invoices/data/schema.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { useToday } from '../../ui/dates/useToday.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { DocumentProps } from './documentProps.ts';
import { Facts } from './Facts.tsx';

interface InvoiceSummaryProps extends Pick<DocumentProps, 'detail' | 'messages'> {
  invoice: Invoice;
  /** The id of the payment that is applied to it. */
  reference?: string;
}

/** An invoice’s amounts, due date and status. */
export function InvoiceSummary({ invoice, detail, reference, messages }: InvoiceSummaryProps) {
  const today = useToday();
  const { invoiceNumber, customer, totals } = invoice;
  const dueDate = getDueDate(invoice);
  const status = statusText(invoice, messages);
  return (
    <Facts
      first={detail}
      facts={[
        [messages.invoice, invoiceNumber],
        [messages.customer, customer?.name],
        [messages.total, <MoneyText key="total" amount={totals.total} />],
        [messages.outstanding, <MoneyText key="balance" amount={totals.balance} />],
        [messages.due, dueDate && <DateText date={dueDate} />],
        [
          messages.status,
          status && (
            <span className="daybook-status" data-tone={statusTone(invoice, today)}>
              <bdi>{status}</bdi>
            </span>
          ),
        ],
        [messages.reference, reference],
      ]}
    />
  );
}
