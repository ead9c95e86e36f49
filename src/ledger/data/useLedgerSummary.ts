'use client';
import { useMemo } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { lastDate, type PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { placedRows } from '../../core/pages/placedRows.ts';
import { firstOutdated } from '../../core/pages/refetchPages.ts';
import type { LedgerQuery } from './api.ts';
import { isFiltered } from './filters.ts';
import { useBalances, type useGeneralLedger } from './queries.ts';
import type { LedgerPage } from './schema.ts';
import {
  type DayBalance,
  daysWithUnknownBalance,
  inServiceOrder,
  lastBalance,
  type TotalAmount,
  totalsOf,
} from './totals.ts';

/** The figures of a ledger. Balances have the service's sign. */
export interface LedgerSummary {
  /** Undefined if an entry before the period may have changed it. */
  opening: TotalAmount;
  debits: TotalAmount;
  credits: TotalAmount;
  closing: TotalAmount;
  /** Whether the closing balance is being requested. */
  isClosingLoading: boolean;
  /** Whether all entries are loaded and current. */
  isComplete: boolean;
  /** Whether all entries are loaded, but some may have changed. */
  isUpdating: boolean;
  isNewestFirst: boolean;
  /** The day of the ledger’s first entry. */
  oldest: PlainDate | undefined;
  /** The balance before the first of `days`. */
  beginning: Minor | null | undefined;
  /** The loaded days up to the first outdated page, in the service's order. */
  days: readonly DayBalance[];
  /** Loaded days whose balance is unknown. */
  unknownDays: ReadonlySet<PlainDate>;
}

/** The figures of a ledger. Oldest first, the closing balance is one request; debits and credits need all entries. */
export function useLedgerSummary(
  query: LedgerQuery,
  { end }: DateRange,
  { data, hasNextPage }: ReturnType<typeof useGeneralLedger>,
): LedgerSummary {
  const hasBegin = query.filter?.beginDate !== undefined;
  const loaded = useMemo(() => summarize(data?.pages, hasNextPage, hasBegin), [data, hasNextPage, hasBegin]);
  const isMissing = loaded.closing === undefined && (query.oldestFirst || data !== undefined);
  const hasEnd = isMissing && end !== undefined && end < lastDate && !isFiltered(query);
  const ends = useMemo(() => (hasEnd ? [end] : noDates), [hasEnd, end]);
  const { data: [requested] = [], isLoading } = useBalances(query, ends);
  return useMemo(
    () => ({
      ...loaded,
      closing: loaded.closing ?? requested ?? (loaded.isComplete ? null : undefined),
      isClosingLoading: isLoading,
    }),
    [loaded, requested, isLoading],
  );
}

/** The figures of the loaded pages; undefined before the first. The closing balance is that of the last entry. */
function summarize(loaded: readonly LedgerPage[] | undefined, hasNextPage: boolean, hasBegin: boolean): LedgerSummary {
  if (loaded === undefined) return loadingSummary;
  const current = loaded.slice(0, firstOutdated(loaded));
  const newestFirst = loaded[0]?.newestFirst;
  const pages = inServiceOrder(current);
  const unreadable = placedRows(pages);
  const rows = unreadable.length > 0 ? pages.flatMap((page) => page.rows) : [];
  const isComplete = !hasNextPage && current.length === loaded.length;
  const { days, debits, credits } = totalsOf(pages, isComplete);
  const beginning = pages[0]?.beginningBalance ?? null;
  const known = newestFirst ? newestFirst.opening : (loaded[0]?.beginningBalance ?? null);
  const opening = hasBegin && loaded[0]?.isOutdated ? undefined : known; // no entry is before all dates
  const hasLast = isComplete || (newestFirst && days.length > 0);
  const last = hasLast ? lastBalance(pages, days, opening) : undefined;
  return {
    opening,
    debits,
    credits,
    closing: last ?? undefined,
    isClosingLoading: false,
    isComplete,
    isUpdating: !hasNextPage && !isComplete,
    isNewestFirst: newestFirst !== undefined,
    oldest: newestFirst?.oldest ?? days[0]?.date,
    beginning,
    days,
    unknownDays: daysWithUnknownBalance(rows, unreadable),
  };
}

/** The figures before anything is loaded. */
export const loadingSummary: LedgerSummary = {
  opening: undefined,
  debits: undefined,
  credits: undefined,
  closing: undefined,
  isClosingLoading: false,
  isComplete: false,
  isUpdating: false,
  isNewestFirst: false,
  oldest: undefined,
  beginning: undefined,
  days: [],
  unknownDays: new Set(),
};

const noDates: PlainDate[] = [];
