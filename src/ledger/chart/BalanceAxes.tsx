'use client';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { currencyDigits } from '../../core/money/currencies.ts';
import { type ChartScale, dateTicks } from './chartScale.ts';

interface BalanceAxesProps {
  scale: ChartScale;
  begin: PlainDate;
  end: PlainDate;
  /** The plot. */
  children: ReactNode;
}

/** Around the plot: rounded balances, with a line each, and the months or weeks of the period. The slider announces exact values. */
export function BalanceAxes({ scale, begin, end, children }: BalanceAxesProps) {
  const { currency, locale } = useDaybookContext();
  const { toX, toY, balanceTicks } = scale;
  const names = useMemo(() => {
    const { dates, format } = dateTicks(begin, end);
    const { format: write } = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' });
    return dates.map((date) => ({ date, text: write(Date.parse(`${date}T00:00Z`)).replaceAll(' ', '\u00a0') }));
  }, [begin, end, locale]);
  const formatTick = useMemo(() => {
    const { format } = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
    return (tick: number) => format(tick / 10 ** currencyDigits(currency)).replace('-', '\u2212');
  }, [locale, currency]);
  const tickTexts = balanceTicks.map(formatTick);
  const digits = Math.max(...tickTexts.map(({ length }) => length));
  return (
    <div className="daybook-ledger-chart" style={{ '--_scale-digits': digits } as CSSProperties}>
      <div className="daybook-ledger-axes" aria-hidden="true">
        {balanceTicks.map((tick, index) => (
          <span
            key={tick}
            className="daybook-ledger-tick"
            data-zero={tick === 0 || undefined}
            style={{ insetBlockStart: `${toY(tick)}%` }}
          >
            {/* The insets of a `bdi` would follow the direction of its digits. */}
            <span>
              <bdi>{tickTexts[index]}</bdi>
            </span>
          </span>
        ))}
        {names.map(({ date, text }, index) => (
          <span
            key={date}
            className="daybook-ledger-month"
            data-alternate={index % 2 === 1 || undefined}
            style={{ insetInlineStart: `${toX(date) / 10}%` }}
          >
            {text}
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}
