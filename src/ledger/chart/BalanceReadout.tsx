'use client';
import { type DateFormat, formatDate, formatDateRange } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney, type MoneyFormat } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { ledgerMessages } from '../messages.ts';
import type { BalancePoint } from './balancePoints.ts';
import { summarizeRange } from './summarizeRange.ts';

interface BalanceReadoutProps {
  point: BalancePoint;
  /** All balances, and the first and the last day of a range; undefined for a day. */
  points: readonly BalancePoint[];
  range: [begin: PlainDate, end: PlainDate] | undefined;
  messages: typeof ledgerMessages;
}

/** The balance of the day that the chart points to, its entries, and what they change. The chart announces the same. */
export function BalanceReadout({ point, points, range, messages }: BalanceReadoutProps) {
  const { currency, currencySign, locale } = useDaybookContext();
  const dates = useDateFormat();
  if (range) {
    const format: RangeFormat = { ...dates, currency, currencySign, locale, currencyDisplay: 'none' };
    const [days, count, ...facts] = rangeTexts(points, range, format, messages);
    return (
      <div className="daybook-ledger-readout" aria-hidden="true">
        <p className="daybook-secondary">
          {days} · {count && `${count} · `}
          <kbd>Enter</kbd> {messages.setPeriod}
        </p>
        <p>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
      </div>
    );
  }
  const { date, balance, count, change, isOutdated } = point;
  return (
    <div className="daybook-ledger-readout" aria-hidden="true">
      <p className="daybook-secondary">
        <DateText date={date} />
        {count !== undefined && <> · {messages.count({ count })}</>}
        {isOutdated && <> · {messages.updating}</>}
      </p>
      <p>
        <MoneyText amount={balance} />
        {change !== undefined && (
          <bdi className="daybook-secondary">{formatChange(change, { currency, currencySign, locale })}</bdi>
        )}
      </p>
    </div>
  );
}

export type RangeFormat = MoneyFormat & DateFormat;

/** The days of a range, the number of entries, their change and the day of the lowest balance: those that are known. */
export function rangeTexts(
  points: readonly BalancePoint[],
  [begin, end]: [begin: PlainDate, end: PlainDate],
  format: RangeFormat,
  messages: typeof ledgerMessages,
): string[] {
  const { change, count, lowest } = summarizeRange(points, begin, end);
  return [
    formatDateRange(begin, end, format),
    count === undefined ? '' : messages.count({ count }),
    ...(change === undefined ? [] : [formatChange(change, format)]),
    ...(lowest
      ? [messages.lowest({ balance: formatMoney(lowest.balance, format), date: formatDate(lowest.date, format) })]
      : []),
  ];
}

/** A change with its sign: `+42.00`. */
export function formatChange(change: Minor, format: MoneyFormat): string {
  return formatMoney(change, { ...format, currencyDisplay: 'none', signDisplay: 'exceptZero' });
}
