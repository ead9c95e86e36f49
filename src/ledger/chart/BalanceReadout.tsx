'use client';
import { formatDateRange } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney, type MoneyFormat } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
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
  const { currency, locale } = useDaybookContext();
  if (range) {
    const [days, ...facts] = rangeTexts(points, range, { currency, locale, currencyDisplay: 'none' }, messages);
    return (
      <div className="daybook-ledger-readout" aria-hidden="true">
        <p className="daybook-secondary">
          {days} · <kbd>Enter</kbd>
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
        {change !== undefined && <bdi className="daybook-secondary">{formatChange(change, { currency, locale })}</bdi>}
      </p>
    </div>
  );
}

/** The days of a range, their change and the lowest balance: those that are known. */
export function rangeTexts(
  points: readonly BalancePoint[],
  [begin, end]: [begin: PlainDate, end: PlainDate],
  format: MoneyFormat,
  messages: typeof ledgerMessages,
): string[] {
  const { change, lowest } = summarizeRange(points, begin, end);
  return [
    formatDateRange(begin, end, format),
    ...(change === undefined ? [] : [formatChange(change, format)]),
    ...(lowest === undefined ? [] : [messages.lowest({ balance: formatMoney(lowest, format) })]),
  ];
}

/** A change with its sign: `+42.00`. */
export function formatChange(change: Minor, format: Pick<MoneyFormat, 'currency' | 'locale'>): string {
  const text = formatMoney(change, { ...format, currencyDisplay: 'none' });
  return change > 0 ? `+${text}` : text;
}
