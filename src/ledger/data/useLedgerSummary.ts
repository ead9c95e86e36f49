'use client';
import { useMemo } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { firstOutdated } from '../../core/query/refetchPages.ts';
import { placedRows } from '../../ui/feedback/unreadableRows.ts';
import type { LedgerQuery } from './api.ts';
import { isFiltered } from './filters.ts';
import { useBalances, type useGeneralLedger } from './queries.ts';
import { type DayBalance, daysWithUnknownBalance, sumPages } from './totals.ts';

/** An amount of the whole ledger, in minor units; undefined until it is known, null if it cannot be. */
export type WholeAmount = Minor | null | undefined;

/** The figures of a ledger. Balances have the service's sign. */
export interface LedgerSummary {
  opening: WholeAmount;
  debits: WholeAmount;
  credits: WholeAmount;
  closing: WholeAmount;
  /** Whether all entries are loaded and current. */
  isComplete: boolean;
  /** The loaded days up to the first outdated page, in the service's order. */
  days: readonly DayBalance[];
  /** Loaded days whose balance is unknown. */
  unknownDays: ReadonlySet<PlainDate>;
}

/** The figures of a ledger. The closing balance is one request; debits and credits need all entries. */
export function useLedgerSummary(
  query: LedgerQuery,
  { end }: DateRange,
  { data, hasNextPage }: ReturnType<typeof useGeneralLedger>,
): LedgerSummary {
  const hasEnd = end !== undefined && end < lastDate && !isFiltered(query);
  const ends = useMemo(() => (hasEnd ? [end] : noDates), [hasEnd, end]);
  const requested = useBalances(query, ends)?.[0];
  return useMemo(() => {
    const loaded = data?.pages ?? [];
    const pages = loaded.slice(0, firstOutdated(loaded));
    const { days, debits, credits } = sumPages(pages);
    const unreadable = placedRows(pages);
    const rows = unreadable.length > 0 ? pages.flatMap((page) => page.rows) : [];
    const isComplete = data !== undefined && !hasNextPage && pages.length === loaded.length;
    const opening = data && (pages[0]?.beginningBalance ?? null);
    const isLastKnown = unreadable.length === 0 || unreadable.at(-1)?.rowsBefore !== rows.length;
    const last = isComplete && isLastKnown ? (days.at(-1)?.balance ?? opening) : undefined;
    const whole = (total: Minor | undefined) =>
      isComplete ? ((unreadable.length === 0 ? total : null) ?? null) : undefined;
    return {
      opening,
      debits: whole(debits),
      credits: whole(credits),
      closing: last ?? requested ?? (isComplete ? null : undefined),
      isComplete,
      days,
      unknownDays: daysWithUnknownBalance(rows, unreadable),
    };
  }, [data, hasNextPage, requested]);
}

/** The figures before anything is loaded. */
export const loadingSummary: LedgerSummary = {
  opening: undefined,
  debits: undefined,
  credits: undefined,
  closing: undefined,
  isComplete: false,
  days: [],
  unknownDays: new Set(),
};

/** The service has no day after it. */
const lastDate = '9999-12-31';
const noDates: PlainDate[] = [];
