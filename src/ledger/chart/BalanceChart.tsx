'use client';
import { memo, useMemo, useRef, useState } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import type { ledgerMessages } from '../messages.ts';
import { BalanceAxes } from './BalanceAxes.tsx';
import { BalanceChartSkeleton } from './BalanceChartSkeleton.tsx';
import { formatChange, rangeTexts } from './BalanceReadout.tsx';
import { balanceLine } from './balanceLine.ts';
import { type BalancePoint, pointIndexOn } from './balancePoints.ts';
import { type BalanceRange, balanceRange, chartScale } from './chartScale.ts';
import { type ChartSelection, rangeOf, useChartNavigation } from './useChartNavigation.ts';
import { useMirrored } from './useMirrored.ts';

interface BalanceChartProps {
  points: readonly BalancePoint[];
  /** The balance before the period. */
  opening: Minor | null | undefined;
  /** The period; undefined until it is known. */
  begin: PlainDate | undefined;
  end: PlainDate;
  /** The day on which the loaded entries begin; undefined if at the beginning. */
  from: PlainDate | undefined;
  /** The day on which the loaded entries end. */
  through: PlainDate | undefined;
  /** Whether all entries are loaded. */
  isComplete: boolean;
  /** Whether entries are being loaded. */
  isLoading: boolean;
  /** Whether a write may have changed balances that are not loaded again yet. */
  isUpdating: boolean;
  /** Whether the balances by week or month are being loaded, with which the scale begins. */
  isScaleLoading: boolean;
  /** What the user points to. */
  selection: ChartSelection | undefined;
  onSelectionChange: (selection: ChartSelection | undefined) => void;
  onDaySelect: (date: PlainDate) => void;
  /** Called with the first and the last day of a range, which becomes the period. */
  onRangeSelect: (begin: PlainDate, end: PlainDate) => void;
  messages: typeof ledgerMessages;
}

/**
 * The balance over the whole period: of each loaded day, and of the ends of later weeks or months. To keyboards and screen readers
 * it is a slider over the days: its value is a day’s balance, and Enter goes to the day’s entries. With Shift it is a range, which Enter
 * makes the period.
 */
export const BalanceChart = memo(function BalanceChart(props: BalanceChartProps) {
  const { points, opening, begin, end, from, through, isComplete, isLoading, isScaleLoading, ...rest } = props;
  const { isUpdating, selection, onSelectionChange, onDaySelect, onRangeSelect, messages } = rest;
  const format = useDateFormat();
  const { currency, locale, currencySign } = useDaybookContext();
  const plot = useRef<HTMLDivElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const [isFocused, setFocused] = useState(false);
  const isInUse = isFocused || selection !== undefined;
  const range = useStillRange(points, opening, { isKnown: !isScaleLoading, isAtRest: !isLoading && !isInUse });
  const drawn = useMemo(() => {
    if (!range || !begin || !through || begin >= end || points.length === 0) return undefined;
    const scale = chartScale(range, begin, end);
    return { scale, line: balanceLine(points, opening, through, scale) };
  }, [range, points, opening, begin, end, through]);
  const navigation = useChartNavigation({
    plot,
    points,
    scale: drawn?.scale,
    selection,
    onSelectionChange,
    onDaySelect,
    onRangeSelect,
  });
  useMirrored(lines, drawn !== undefined);
  const at = selection ? pointIndexOn(points, selection.date) : points.length - 1;
  const point = points[at];
  if (!drawn || !begin || !through || !point) return isComplete ? null : <BalanceChartSkeleton />;
  const { scale, line } = drawn;
  const { toX, toY } = scale;
  const zero = toY(0);

  const days = rangeOf(selection);
  const valueOfDay = [
    `${formatDate(point.date, format)}: ${formatMoney(point.balance, { currency, locale, currencySign })}`,
    point.change !== undefined && formatChange(point.change, { currency, currencySign, locale }),
    point.count !== undefined && messages.count({ count: point.count }),
    point.isOutdated && messages.updating,
  ];
  const valueText = days ? rangeTexts(points, days, { ...format, currency, currencySign }, messages) : valueOfDay;

  return (
    <BalanceAxes scale={scale} begin={begin} end={end}>
      <div
        ref={plot}
        className="daybook-ledger-plot"
        role="slider"
        tabIndex={0}
        aria-label={messages.balanceOverTime}
        aria-description={messages.chartHelp}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={at}
        aria-valuetext={valueText.filter(Boolean).join(', ')}
        {...navigation}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          onSelectionChange(undefined);
        }}
      >
        {!isComplete && (
          <span
            className="daybook-ledger-unread"
            data-before={from ? '' : undefined}
            style={from ? { insetInline: `0 ${100 - toX(from) / 10}%` } : { insetInlineStart: `${toX(through) / 10}%` }}
          >
            <span>
              {isUpdating
                ? messages.updating
                : messages[from ? 'unreadBefore' : 'unreadFrom']({ date: formatDate(from ?? through, format) })}
            </span>
          </span>
        )}
        <svg
          ref={lines} // time runs in reading direction
          viewBox="0 0 1000 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <svg width="1000" height={zero} aria-hidden="true">
            <path className="daybook-ledger-area" d={line.area} />
          </svg>
          <svg y={zero} width="1000" height={100 - zero} aria-hidden="true">
            <path className="daybook-ledger-area" data-negative d={line.area} transform={`translate(0 ${-zero})`} />
          </svg>
          <path className="daybook-ledger-line" d={line.loaded} />
          {line.estimated && <path className="daybook-ledger-line" data-estimated d={line.estimated} />}
        </svg>
        {days && (
          <span
            className="daybook-ledger-range"
            style={{ insetInline: `${toX(days[0]) / 10}% ${100 - toX(days[1]) / 10}%` }}
          />
        )}
        {selection && (
          <>
            <span className="daybook-ledger-day" style={{ insetInlineStart: `${toX(point.date) / 10}%` }} />
            <span
              className="daybook-ledger-dot"
              style={{ insetInlineStart: `${toX(point.date) / 10}%`, insetBlockStart: `${toY(point.balance)}%` }}
            />
          </>
        )}
      </div>
    </BalanceAxes>
  );
});

/**
 * The range of the scale. It is known with the balances by week or month and has room for more. Where a balance does not fit, it
 * grows only at rest: not while entries load, nor while the user points to a day.
 */
function useStillRange(
  points: readonly BalancePoint[],
  opening: Minor | null | undefined,
  { isKnown, isAtRest }: { isKnown: boolean; isAtRest: boolean },
): BalanceRange | undefined {
  const [range, setRange] = useState<BalanceRange>();
  const wanted = useMemo(
    () => balanceRange([opening ?? 0, ...points.map(({ balance }) => balance)], range),
    [points, opening, range],
  );
  if (wanted !== range && points.length > 0 && (range ? isAtRest : isKnown)) setRange(wanted);
  return range;
}
