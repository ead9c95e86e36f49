'use client';
import { useMemo, useRef } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useLoadAll } from '../../core/pages/useLoadAll.ts';
import { usePageFilter } from '../../core/pages/usePageFilter.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { ListFiltering } from '../../list/filters/useListFilters.ts';
import type { ListTableHandle } from '../../list/table/listTableHandle.ts';
import { useGlAccount } from '../../reference-lists/data/queries.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { isFiltered, type LedgerFilters, ledgerDateRange, loadedFilterOf, toLedgerQuery } from '../data/filters.ts';
import { generalLedgerOptions } from '../data/options.ts';
import { countLoadedEntries, useGeneralLedger, useLedgerPagesInView } from '../data/queries.ts';
import { type LedgerSourceType, sourceTypeOf } from '../data/sourceTypeOf.ts';
import { useBackgroundLoading } from '../data/useBackgroundLoading.ts';
import { useLedgerSummary } from '../data/useLedgerSummary.ts';
import { entryMatcher, useMatchingEntries } from '../data/useMatchingEntries.ts';
import type { ledgerMessages } from '../messages.ts';
import { useCountEntries } from './useCountEntries.ts';
import { useDaySelection } from './useDaySelection.ts';
import { type EntrySelectionProps, useEntrySelection } from './useEntrySelection.ts';

export interface AccountLedgerOptions {
  glAccountId: string;
  filtering: ListFiltering<LedgerFilters>;
  isOldestFirst: boolean;
  loadInBackground: boolean;
  selecting: EntrySelectionProps;
  getSourceType: ((entityId: string) => LedgerSourceType | undefined) | undefined;
  messages: typeof ledgerMessages;
}

export type AccountLedgerData = ReturnType<typeof useAccountLedger>;

/** One account’s ledger: its entries, what they add up to, and how they load. */
export function useAccountLedger(options: AccountLedgerOptions) {
  const { glAccountId, isOldestFirst, loadInBackground, getSourceType, messages } = options;
  const { filters } = options.filtering;
  const daybook = useDaybookContext();
  const range = ledgerDateRange(filters, useToday(), daybook.fiscalYearStart);
  const inAnyOrder = toLedgerQuery(glAccountId, filters, range);
  const query = { ...inAnyOrder, oldestFirst: isOldestFirst || undefined };
  const loadedFilter = loadedFilterOf(filters);
  const listKey = JSON.stringify([query, loadedFilter]);
  const { data: account, isError: isAccountError, refetch: refetchAccount } = useGlAccount(glAccountId);
  const ledger = useGeneralLedger(query);
  const summary = useLedgerSummary(query, range, ledger);
  // The host's callback may change on each render without filtering every entry again.
  const latest = useLatest(getSourceType);
  const matches = useMemo(() => entryMatcher((entityId) => (latest.current ?? sourceTypeOf)(entityId)), [latest]);
  const filterPage = usePageFilter(loadedFilter, matches);
  const matching = useMatchingEntries(ledger, summary, filterPage);
  const loadAll = useLoadAll(listKey, generalLedgerOptions(daybook, query));
  const isLoadingInBackground = useBackgroundLoading({
    listKey,
    ledger,
    loadRows: loadAll.load,
    isEnabled: loadInBackground && !loadAll.isRunning,
  });
  const isLoadingPages = loadAll.isRunning || isLoadingInBackground;
  const pagesInView = useLedgerPagesInView(query);
  const table = useRef<ListTableHandle>(null);
  return {
    query,
    range,
    /** Identifies the list: another one starts at its top. */
    listKey,
    account,
    /** The account’s entries, and their totals and days. */
    ledger,
    summary,
    /** Reduces pages to the matching entries; undefined if all match. */
    filterPage,
    /** The same as `ledger` and `summary`, of the matching entries. */
    matching,
    /** Whether the service leaves out entries. */
    isFiltered: isFiltered(query),
    hasFilters: isFiltered(query) || filterPage !== undefined,
    countMatches: useCountEntries(query, getSourceType),
    pagesInView,
    /** How many entries are known to be searched. */
    countSearched: () =>
      countLoadedEntries(daybook, {
        ...query,
        ...toLedgerQuery(glAccountId, { accountingMethod: filters.accountingMethod }, range),
      }),
    loadAll,
    isLoadingInBackground,
    isLoadingPages,
    table,
    ...useDaySelection({ listKey, ledger: matching.ledger, pagesInView, isLoadingAll: isLoadingPages, table }),
    selection: useEntrySelection({
      ...options.selecting,
      listKey: JSON.stringify([inAnyOrder, loadedFilter]),
      order: isOldestFirst,
      pages: matching.ledger.data?.pages,
      messages,
    }),
    retry: () => {
      ledger.refetch();
      if (isAccountError) refetchAccount();
    },
  };
}
