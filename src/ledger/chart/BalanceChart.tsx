'use client';
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { DayBalance } from '../data/totals.ts';
import type { ledgerMessages } from '../messages.ts';
import { balanceLine, dayIndexAt } from './balanceLine.ts';

interface BalanceChartProps {
  days: readonly DayBalance[];
  /** Whether all days are loaded. */
  isComplete: boolean;
  /** @param index the day’s first entry. */
  onDaySelect: (index: number) => void;
  messages: typeof ledgerMessages;
}

/**
 * The balance over time, from the loaded entries. To keyboards and screen readers it is a slider over the days: its value is a
 * day’s balance, and Enter jumps to that day’s entries.
 */
export const BalanceChart = memo(function BalanceChart({ days, isComplete, onDaySelect, messages }: BalanceChartProps) {
  const { currency, locale } = useDaybookContext();
  const plot = useRef<HTMLDivElement>(null);
  const [hoveredIndex, setHoveredIndex] = useState<number>();
  const line = useMemo(() => balanceLine(days), [days]);
  const at = Math.min(hoveredIndex ?? days.length - 1, days.length - 1);
  const day = days[at];
  const last = days.at(-1);
  if (!line || !day || !last) return isComplete ? null : <BalanceChartSkeleton messages={messages} />;
  const title = isComplete
    ? messages.balanceOverTime
    : messages.balanceThrough({ date: formatDate(last.date, { locale }) });

  const isRightToLeft = () => plot.current !== null && getComputedStyle(plot.current).direction === 'rtl';
  const indexUnderPointer = ({ clientX }: PointerEvent | React.MouseEvent) => {
    const { left = 0, width = 1 } = plot.current?.getBoundingClientRect() ?? {};
    const fraction = (clientX - left) / width;
    return dayIndexAt(days, isRightToLeft() ? 1 - fraction : fraction);
  };
  const select = (index: number) => {
    const selected = days[index];
    if (selected) onDaySelect(selected.index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') select(at);
    else {
      const next = nextIndex(event.key, at, days.length, isRightToLeft());
      if (next === undefined) return;
      setHoveredIndex(Math.min(Math.max(0, next), days.length - 1));
    }
    event.preventDefault();
  };
  const balance = formatMoney(day.balance, { currency, locale, currencySign: 'accounting' });

  return (
    <div className="daybook-ledger-chart">
      <p className="daybook-secondary" aria-hidden="true">
        <span>{title}</span>
        <span>
          <DateText date={day.date} /> <MoneyText amount={day.balance} />
        </span>
      </p>
      <div
        ref={plot}
        className="daybook-ledger-plot"
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-description={messages.chartHelp}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={at}
        aria-valuetext={`${formatDate(day.date, { locale })}: ${balance}`}
        onKeyDown={onKeyDown}
        onBlur={() => setHoveredIndex(undefined)}
        onPointerMove={(event) => setHoveredIndex(indexUnderPointer(event))}
        onPointerLeave={() => setHoveredIndex(undefined)}
        onClick={(event) => select(indexUnderPointer(event))}
      >
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {line.zero !== undefined && <path className="daybook-ledger-zero" d={`M0 ${line.zero}H1000`} />}
          <path className="daybook-ledger-line" d={line.path} />
          {hoveredIndex !== undefined && <path className="daybook-ledger-day" d={`M${line.toX(day.date)} 0V100`} />}
        </svg>
      </div>
    </div>
  );
});

/** Reserves the chart’s space until it can be drawn. */
export function BalanceChartSkeleton({ messages }: Pick<BalanceChartProps, 'messages'>) {
  return (
    <div className="daybook-ledger-chart">
      <p className="daybook-secondary">{messages.balanceOverTime}</p>
      <div className="daybook-ledger-plot">
        <span className="daybook-skeleton" />
      </div>
    </div>
  );
}

function nextIndex(key: string, at: number, count: number, isRightToLeft: boolean): number | undefined {
  const stride = Math.max(1, Math.round(count / 10));
  switch (key) {
    case 'ArrowRight':
      return at + (isRightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return at + (isRightToLeft ? 1 : -1);
    case 'ArrowUp':
      return at + 1;
    case 'ArrowDown':
      return at - 1;
    case 'PageUp':
      return at + stride;
    case 'PageDown':
      return at - stride;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
