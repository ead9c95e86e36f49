'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { visibleText } from '../data/rules.ts';
import type { SectionPartProps } from './partProps.ts';
import { Section } from './Section.tsx';

/** How often such an invoice is made, in a sentence. */
export function Recurrence({ invoice, messages }: SectionPartProps) {
  const { locale } = useDaybookContext();
  const recurrence = invoice.recurrence ?? {};
  const frequency = visibleText(recurrence.frequency);
  const times = recurrence.occurrences ?? undefined;
  const { endDate } = recurrence;
  if (frequency === undefined && times === undefined && !endDate) return null;
  const interval = recurrence.interval ?? 1;
  return (
    <Section title={messages.recurrence}>
      <p className="daybook-invoice-notes">
        {messages.recurs({
          frequency,
          word: frequency && visibleText(wordOf(messages, 'frequency', frequency)),
          interval,
          every: interval.toLocaleString(locale),
          times,
          occurrences: times?.toLocaleString(locale),
          endDate: endDate ? formatDate(endDate, { locale }) : undefined,
        })}
      </p>
    </Section>
  );
}
