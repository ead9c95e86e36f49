'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney, type MoneyFormat } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { ledgerMessages } from '../messages.ts';
import type { BalancePoint } from './balancePoints.ts';

interface BalanceReadoutProps {
  point: BalancePoint;
  messages: typeof ledgerMessages;
}

/** The balance of the day that the chart points to, its entries, and what they change. The chart announces the same. */
export function BalanceReadout({ point: { date, balance, count, change }, messages }: BalanceReadoutProps) {
  const { currency, locale } = useDaybookContext();
  return (
    <div className="daybook-ledger-readout" aria-hidden="true">
      <p className="daybook-secondary">
        <DateText date={date} />
        {count !== undefined && <> · {messages.count({ count })}</>}
      </p>
      <p>
        <MoneyText amount={balance} />
        {change !== undefined && <bdi className="daybook-secondary">{formatChange(change, { currency, locale })}</bdi>}
      </p>
    </div>
  );
}

/** A change with its sign: `+42.00`. */
export function formatChange(change: Minor, format: Pick<MoneyFormat, 'currency' | 'locale'>): string {
  const text = formatMoney(change, { ...format, currencyDisplay: 'none' });
  return change > 0 ? `+${text}` : text;
}
