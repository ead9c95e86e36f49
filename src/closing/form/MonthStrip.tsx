'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { localizeDigits } from '../../core/messages/localizeDigits.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import type { closingMessages } from '../messages.ts';
import { monthsOf } from '../model/monthsOf.ts';
import type { ClosingFormState } from './useClosingForm.ts';

interface MonthStripProps extends Pick<ClosingFormState, 'shift'> {
  /** The stored closing date. */
  stored: PlainDate | null;
  values: { date: PlainDate | null };
  /** The days that saving closes or reopens, as text. */
  period: string;
  messages: typeof closingMessages;
}

/** A year with its closed and open months, and those that saving closes or reopens. The legend says the same in words. */
export const MonthStrip = memoPart({ date: true }, function MonthStrip(props: MonthStripProps) {
  const { stored, values, shift, period, messages } = props;
  const { locale } = useDaybookContext();
  const today = useToday();
  const [year = ''] = (values.date ?? stored ?? today).split('-');
  const localYear = localizeDigits(year, locale);
  const months = monthsOf(year, stored, shift).map((month) => ({
    ...month,
    name: formatDate(month.begin, { locale, style: 'month' }),
  }));
  const states = (['closed', 'close', 'reopen', 'open'] as const).filter(
    (state) => state === 'open' || state === shift?.kind || (state === 'closed' && stored),
  );
  return (
    <div className="daybook-closing-months">
      <div role="img" aria-label={messages.months({ year: localYear })}>
        {months.map(({ begin, state, isPartial, name }) => (
          <span
            key={begin}
            data-state={state}
            data-partial={isPartial || undefined}
            data-today={today.startsWith(begin.slice(0, 7)) || undefined}
          >
            {name}
          </span>
        ))}
      </div>
      <ul className="daybook-secondary">
        <li>{localYear}</li>
        {states.map((state) => (
          <li key={state}>
            <span data-state={state} /> {messages[`legend_${state}`]({ period })}
          </li>
        ))}
      </ul>
    </div>
  );
});
