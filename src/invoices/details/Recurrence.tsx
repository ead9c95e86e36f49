'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { visibleText } from '../data/rules.ts';
import type { SectionPartProps } from './partProps.ts';
import { Section } from './Section.tsx';

/** The messages of known frequencies. */
const everyByFrequency: Readonly<
  Record<string, 'everyDay' | 'everyWeek' | 'everyMonth' | 'everyQuarter' | 'everyYear'>
> = {
  DAILY: 'everyDay',
  WEEKLY: 'everyWeek',
  MONTHLY: 'everyMonth',
  QUARTERLY: 'everyQuarter',
  YEARLY: 'everyYear',
  ANNUALLY: 'everyYear',
};

/** How often the invoice recurs, as a sentence. */
export function Recurrence({ invoice, messages }: SectionPartProps) {
  const { locale } = useDaybookContext();
  const { interval, occurrences, endDate, ...recurrence } = invoice.recurrence ?? {};
  const frequency = visibleText(recurrence.frequency);
  if (frequency === undefined && typeof occurrences !== 'number' && !endDate) return null;
  const count = interval ?? 1;
  const every = frequency && Object.hasOwn(everyByFrequency, frequency) ? everyByFrequency[frequency] : undefined;
  const words = frequency && visibleText(wordOf(messages, 'frequency', frequency));
  return (
    <Section title={messages.recurrence}>
      <p className="daybook-invoice-notes">
        {messages.recurs({
          every: every
            ? messages[every]({ count })
            : messages.everyOther({ frequency: words ?? messages.repeats, count }),
          occurrences: typeof occurrences === 'number' ? messages.occurrences({ count: occurrences }) : undefined,
          endDate: endDate ? formatDate(endDate, { locale }) : undefined,
        })}
      </p>
    </Section>
  );
}
