import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { pageFilter } from '../../core/pages/usePageFilter.ts';
import { type CountMatches, countLoaded } from '../../list/filters/useMatchCount.ts';
import type { LedgerQuery } from '../data/api.ts';
import { type LedgerFilters, ledgerDateRange, loadedFilterOf, toLedgerQuery } from '../data/filters.ts';
import { generalLedgerOptions } from '../data/options.ts';
import type { LedgerSourceType } from '../data/sourceTypeOf.ts';
import { entryMatcher } from '../data/useMatchingEntries.ts';

/** @returns counts the entries that other filters of a ledger would find. */
export function useCountEntries(
  query: LedgerQuery,
  getSourceType: ((entityId: string) => LedgerSourceType | undefined) | undefined,
): CountMatches<LedgerFilters> {
  const daybook = useDaybookContext();
  const { queryClient, timeZone, fiscalYearStart } = daybook;
  return (filters) => {
    const range = ledgerDateRange(filters, today(timeZone), fiscalYearStart);
    const found = { ...query, ...toLedgerQuery(query.glAccountId, filters, range) };
    const filterPage = pageFilter(loadedFilterOf(filters), entryMatcher(getSourceType));
    return countLoaded(queryClient, generalLedgerOptions(daybook, found), filterPage);
  };
}
