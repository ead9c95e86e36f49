'use client';
import { useMemo } from 'react';
import { type PageFilter, useMatchingRows } from '../../core/pages/usePageFilter.ts';
import { type LoadedEntryFilters, matchesLoadedFilter } from './filters.ts';
import type { useGeneralLedger } from './queries.ts';
import type { GlEntry } from './schema.ts';
import { type LedgerSourceType, sourceTypeOf } from './sourceTypeOf.ts';
import { inServiceOrder, totalsOf } from './totals.ts';
import type { LedgerSummary } from './useLedgerSummary.ts';

/** @returns whether an entry matches the filters which the service does not have. */
export function entryMatcher(getSourceType: (entityId: string) => LedgerSourceType | undefined = sourceTypeOf) {
  return (entry: GlEntry, filter: LoadedEntryFilters) => matchesLoadedFilter(entry, filter, getSourceType);
}

/** The matching entries of a ledger, and their totals and days. The balances stay the account’s. */
export function useMatchingEntries(
  ledger: ReturnType<typeof useGeneralLedger>,
  summary: LedgerSummary,
  filterPage: PageFilter<GlEntry> | undefined,
) {
  const matching = useMatchingRows(ledger, filterPage);
  const pages = filterPage && matching.data?.pages;
  const shown = useMemo(() => {
    if (!pages) return summary;
    return { ...summary, ...totalsOf(inServiceOrder(pages), summary.isComplete) };
  }, [pages, summary]);
  return { ledger: matching, summary: shown };
}
