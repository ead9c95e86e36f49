'use client';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { BalanceChart } from '../chart/BalanceChart.tsx';
import { BalanceReadout } from '../chart/BalanceReadout.tsx';
import { type BalancePoint, balanceDates, balancePoints, pointIndexOn } from '../chart/balancePoints.ts';
import { type ChartSelection, rangeOf } from '../chart/useChartNavigation.ts';
import type { LedgerQuery } from '../data/api.ts';
import { useBalances } from '../data/queries.ts';
import type { LedgerSummary } from '../data/useLedgerSummary.ts';
import type { ledgerMessages } from '../messages.ts';
import { LedgerFigures } from './LedgerFigures.tsx';

interface LedgerOverviewProps {
  query: LedgerQuery;
  range: DateRange;
  summary: LedgerSummary;
  isLoading: boolean;
  /** The day of the first page's last row, beyond which days have balances only. */
  firstPageEnd: PlainDate | undefined;
  onDaySelect: (date: PlainDate) => void;
  onRangeSelect: (begin: PlainDate, end: PlainDate) => void;
  /** Whether the chart shows on phones, too, where it takes the place of the first entries. */
  isChartOpen: boolean;
  onChartOpenChange: (isOpen: boolean) => void;
  messages: typeof ledgerMessages;
}

/** The ledger's figures and a chart of its balance over the whole period. */
export default function LedgerOverview(props: LedgerOverviewProps) {
  const { query, range, summary, isLoading, firstPageEnd, isChartOpen, messages } = props;
  const today = useToday();
  const [selection, setSelection] = useState<ChartSelection>();
  // Other functions would draw the chart again.
  const latest = useLatest(props);
  const selectDay = useCallback((date: PlainDate) => latest.current.onDaySelect(date), [latest]);
  const selectRange = useCallback(
    (from: PlainDate, through: PlainDate) => latest.current.onRangeSelect(from, through),
    [latest],
  );
  const { days, isComplete, isUpdating, isNewestFirst, oldest } = summary;
  const last = days.at(-1)?.date;
  // A period without an end lasts until today: few entries are dated later.
  const latestDay = last && last > today ? last : today;
  const end = range.end ?? latestDay;
  const [whole, setWhole] = useState(noPoints);
  // After a write, the balances from before stay, so that it causes no request for each.
  const kept = isUpdating ? whole : noPoints;
  const isKept = kept.length > 0;
  const begin = range.begin ?? oldest ?? kept[0]?.date;
  const dates = useMemo(() => {
    if (isComplete || isKept || !begin || !firstPageEnd || begin >= end) return [];
    const wanted = [...balanceDates(begin, end).filter((date) => date < today), ...(today < end ? [today] : [])];
    return wanted.filter((date) => (isNewestFirst ? date < firstPageEnd : date >= firstPageEnd));
  }, [isComplete, isKept, isNewestFirst, begin, end, today, firstPageEnd]);
  const { data: balances, isLoading: areBalancesLoading, isRefetching } = useBalances(query, dates);
  const known = useMemo(() => {
    const read = dates.flatMap((date, at) => {
      const balance = balances?.[at];
      return typeof balance === 'number' ? [{ date, balance, isOutdated: isRefetching }] : [];
    });
    const later = isKept ? kept.map(({ date, balance }) => ({ date, balance, isOutdated: true })) : read;
    const closing = summary.closing;
    const hasClosing =
      !isNewestFirst &&
      typeof closing === 'number' &&
      range.end &&
      (range.end <= today || later.at(-1)?.balance !== closing);
    return balancePoints(
      { ...summary, opening: summary.beginning },
      hasClosing ? [...later, { date: end, balance: closing }] : later,
    );
  }, [summary, isNewestFirst, dates, balances, isRefetching, isKept, kept, range.end, end, today]);
  if (isComplete && whole !== known) setWhole(known);
  const points = useDeferredValue(known); // rows render before the chart
  const isDeferred = points.length === 0 && known.length > 0;
  const point = selection && points[pointIndexOn(points, selection.date)];
  const isEmpty = isComplete && days.length === 0;
  // Where the current entries begin or end; nowhere if all are outdated.
  const isNoneCurrent = isKept && days.length === 0;
  const from = isComplete || !isNewestFirst ? undefined : isNoneCurrent ? end : days[0]?.date;
  const through = isNoneCurrent ? begin : isComplete || isNewestFirst ? latestDay : last;
  return (
    <>
      <LedgerFigures
        summary={summary}
        range={range}
        isFiltered={false}
        isLoading={isLoading}
        readout={
          point && <BalanceReadout point={point} points={points} range={rangeOf(selection)} messages={messages} />
        }
        chartToggle={
          !isEmpty && (
            <Button isExpanded={isChartOpen} onPress={() => props.onChartOpenChange(!isChartOpen)}>
              {messages.chart}
            </Button>
          )
        }
        messages={messages}
      />
      {!isEmpty && (
        <BalanceChart
          points={points}
          opening={summary.opening}
          begin={begin}
          end={end}
          from={from}
          through={through}
          isComplete={isComplete && !isDeferred}
          isLoading={isLoading}
          isUpdating={isUpdating || isRefetching}
          isScaleLoading={areBalancesLoading || summary.isClosingLoading}
          selection={selection}
          onSelectionChange={setSelection}
          onDaySelect={selectDay}
          onRangeSelect={selectRange}
          messages={messages}
        />
      )}
    </>
  );
}

const noPoints: readonly BalancePoint[] = [];
