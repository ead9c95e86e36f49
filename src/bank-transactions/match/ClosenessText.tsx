'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import type { Closeness } from '../model/rankMatches.ts';
import type { matchMessages } from './matchMessages.ts';

/** Formats an amount without its sign and currency, as words beside it say what it is. */
export function useAmountText(): (amount: Minor) => string {
  const { currency, locale } = useDaybookContext();
  return (amount) => formatMoney(toMinor(Math.abs(amount)), { currency, locale, currencyDisplay: 'none' });
}

interface ClosenessTextProps extends Pick<Closeness, 'days'> {
  /** Left out for a payment that is stored, and for a part payment, which shows the open amount instead. */
  difference?: Minor;
  date: PlainDate | undefined;
  /** Whether the date is the due date of an invoice. */
  isDue: boolean;
  texts: typeof matchMessages;
}

/** How a document differs from the transaction, in words: the amount first, then the days. */
export function ClosenessText({ difference, days, date, isDue, texts }: ClosenessTextProps) {
  const format = useDateFormat();
  const amountText = useAmountText();
  const day = date && formatDate(date, format);
  return (
    <>
      {difference === 0 && <span data-same="">{texts.sameAmount}</span>}
      {difference !== undefined && difference !== 0 && (
        <span data-different="">
          {(difference > 0 ? texts.amountLess : texts.amountMore)({ amount: amountText(difference) })}
        </span>
      )}
      {day && (
        <span>
          {[isDue ? texts.due({ date: day }) : day, days !== undefined && daysText(days, texts)]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </>
  );
}

function daysText(days: number, texts: typeof matchMessages): string {
  if (days === 0) return texts.sameDay;
  return days > 0 ? texts.daysBefore({ count: days }) : texts.daysAfter({ count: -days });
}
