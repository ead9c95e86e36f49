'use client';
import { useSupplied } from '../core/context.ts';
import { formatDate } from '../core/dates/formatDate.ts';
import { wordOf } from '../core/messages/wordOf.ts';
import { InvoicePart } from './InvoicePart.tsx';
import type { InvoicePartProps } from './InvoiceView.tsx';
import { stated } from './rules.ts';

/** How often such an invoice is made, in a sentence. */
export function InvoiceRecurrence({ invoice, messages }: InvoicePartProps) {
  const { locale } = useSupplied();
  const recurrence = invoice.recurrence ?? {};
  const frequency = stated(recurrence.frequency);
  const times = recurrence.occurrences ?? undefined;
  const { endDate } = recurrence;
  if (frequency === undefined && times === undefined && !endDate) return null;
  const interval = recurrence.interval ?? 1;
  return (
    <InvoicePart title={messages.recurrence}>
      <p className="daybook-invoice-notes">
        {messages.recurs({
          frequency,
          word: frequency && stated(wordOf(messages, 'frequency', frequency)),
          interval,
          every: interval.toLocaleString(locale),
          times,
          occurrences: times?.toLocaleString(locale),
          endDate: endDate ? formatDate(endDate, { locale }) : undefined,
        })}
      </p>
    </InvoicePart>
  );
}
