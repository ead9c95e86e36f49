'use client';
import { useMemo } from 'react';
import { pageFilter, useMatchingRows } from '../../core/pages/matchingRows.ts';
import { countUnreadable } from '../../ui/feedback/unreadableRows.ts';
import { type LedgerFilters, loadedFilterOf, matchesLoadedFilter } from './filters.ts';
import type { useGeneralLedger } from './queries.ts';
import type { GlEntry } from './schema.ts';
import { type LedgerSourceType, sourceTypeOf } from './sourceTypeOf.ts';
import { inServiceOrder, sumPages } from './totals.ts';
import type { LedgerSummary } from './useLedgerSummary.ts';

type GetSourceType = (entityId: string) => LedgerSourceType | undefined;

/** Reduces pages to the entries that match the filters which the service does not have; undefined without such filters. */
export function entryFilter(filters: LedgerFilters, getSourceType: GetSourceType = sourceTypeOf) {
  const filter = loadedFilterOf(filters);
  return filter && pageFilter<GlEntry>((entry) => matchesLoadedFilter(entry, filter, getSourceType));
}

/** The result of `entryFilter`, which stays the same with the filters. */
export function useEntryFilter({ sourceType, amount }: LedgerFilters, getSourceType: GetSourceType | undefined) {
  const key = JSON.stringify({ sourceType, amount });
  return useMemo(() => entryFilter(JSON.parse(key), getSourceType), [key, getSourceType]);
}

/** The matching entries of a ledger, and their totals and days. The balances stay the account’s. */
export function useMatchingEntries(
  ledger: ReturnType<typeof useGeneralLedger>,
  summary: LedgerSummary,
  filterPage: ReturnType<typeof useEntryFilter>,
) {
  const matching = useMatchingRows(ledger, filterPage);
  const pages = filterPage && matching.data?.pages;
  const shown = useMemo(() => {
    if (!pages) return summary;
    const { debits = null, credits = null, days } = sumPages(inServiceOrder(pages));
    const whole = <Total>(total: Total) =>
      summary.isComplete ? (countUnreadable(pages) === 0 ? total : null) : undefined;
    return { ...summary, debits: whole(debits), credits: whole(credits), days };
  }, [pages, summary]);
  return { ledger: matching, summary: shown };
}
