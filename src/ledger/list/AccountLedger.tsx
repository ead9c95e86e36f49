'use client';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { today } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useLoadAll } from '../../core/pages/useLoadAll.ts';
import { withFilters } from '../../core/query/filterEntries.ts';
import { LazyListActions } from '../../list/actions/LazyListActions.tsx';
import type { ListFiltering } from '../../list/filters/useListFilters.ts';
import { useShortcut, visitField } from '../../list/filters/useShortcut.ts';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import type { ListTableHandle } from '../../list/table/ListTable.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
import { useGlAccount } from '../../reference-lists/data/queries.ts';
import { ListFilter } from '../../reference-lists/pickers/ListFilter.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { BalanceChartSkeleton } from '../chart/BalanceChartSkeleton.tsx';
import { isFiltered, type LedgerFilters, loadedFilterOf, toDateRange, toLedgerQuery } from '../data/filters.ts';
import { generalLedgerOptions } from '../data/options.ts';
import { countLoadedEntries, useGeneralLedger, useLedgerPagesInView } from '../data/queries.ts';
import type { GlEntry } from '../data/schema.ts';
import type { LedgerSourceType } from '../data/sourceTypeOf.ts';
import { useBackgroundLoading } from '../data/useBackgroundLoading.ts';
import { useLedgerSummary } from '../data/useLedgerSummary.ts';
import { useEntryFilter, useMatchingEntries } from '../data/useMatchingEntries.ts';
import type { ledgerMessages } from '../messages.ts';
import { LedgerAccountContext } from '../source/LedgerAccountContext.ts';
import type { sourceMessages } from '../source/sourceMessages.ts';
import type { LedgerEntrySelection } from './columns.tsx';
import { ExpandedEntryContext } from './ExpandedEntryContext.ts';
import { LedgerFigures } from './LedgerFigures.tsx';
import { LedgerHeader } from './LedgerHeader.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { useCountEntries } from './useCountEntries.ts';
import { useDaySelection } from './useDaySelection.ts';
import { type EntrySelectionProps, useEntrySelection } from './useEntrySelection.ts';

const loadActions = () => import('./LedgerListActions.tsx');
const loadSelectionBar = () => import('./EntrySelectionBar.tsx');
const loadNoEntries = () => import('./NoEntries.tsx');
const loadOverview = () => import('./LedgerOverview.tsx');

export interface AccountLedgerProps {
  glAccountId: string;
  filtering: ListFiltering<LedgerFilters>;
  isOldestFirst: boolean;
  layout: ListLayout<GlEntry>;
  showChart: boolean;
  loadInBackground: boolean;
  onEntrySelect: ((selection: LedgerEntrySelection) => void) | undefined;
  selecting: EntrySelectionProps;
  getSourceType: ((entityId: string) => LedgerSourceType | undefined) | undefined;
  /** Shown in the header if the user can choose the account. */
  accountPicker?: ReactNode;
  /** Switches to the ledger of another account; undefined if the account is fixed. */
  onAccountSelect?: (glAccountId: string) => void;
  /** The host's texts. */
  overrides: MessageOverrides<typeof sourceMessages> | undefined;
  messages: typeof ledgerMessages;
}

/** One account’s ledger: header, figures, balance chart, filters and entries. */
export function AccountLedger(props: AccountLedgerProps) {
  const { glAccountId, filtering, isOldestFirst, layout, showChart } = props;
  const { filters, onFiltersChange, part, clear } = filtering;
  const { loadInBackground, onEntrySelect, getSourceType, accountPicker, messages } = props;
  const { toolbarActions, renderEmpty, renderError, renderLoading } = layout.slots;
  const daybook = useDaybookContext();
  const { timeZone, fiscalYearStart } = daybook;
  const range = toDateRange(filters, today(timeZone), fiscalYearStart);
  const query = { ...toLedgerQuery(glAccountId, filters, range), oldestFirst: isOldestFirst || undefined };
  const unfiltered = { ...query, ...toLedgerQuery(glAccountId, { accountingMethod: filters.accountingMethod }, range) };
  const filterPage = useEntryFilter(filters, getSourceType);
  const listKey = JSON.stringify([query, loadedFilterOf(filters)]);
  const { data: account, isError: isAccountError, refetch: refetchAccount } = useGlAccount(glAccountId);
  const ledger = useGeneralLedger(query);
  const summary = useLedgerSummary(query, range, ledger);
  const matching = useMatchingEntries(ledger, summary, filterPage);
  const hasFilters = isFiltered(query) || filterPage !== undefined;
  const countMatches = useCountEntries(query, getSourceType);
  const pagesInView = useLedgerPagesInView(query);
  const loadAll = useLoadAll(listKey, generalLedgerOptions(daybook, query));
  const isLoadingInBackground = useBackgroundLoading({
    listKey,
    ledger,
    loadRows: loadAll.load,
    isEnabled: loadInBackground && !loadAll.isRunning,
  });
  const isLoadingPages = loadAll.isRunning || isLoadingInBackground;
  const table = useRef<ListTableHandle>(null);
  const { selectedDay, selectDay } = useDaySelection({ listKey, ...matching, isLoadingAll: isLoadingPages, table });
  const pages = matching.ledger.data?.pages;
  const selection = useEntrySelection({
    ...props.selecting,
    listKey: JSON.stringify([{ ...query, oldestFirst: undefined }, loadedFilterOf(filters)]),
    order: isOldestFirst,
    pages,
    messages,
  });
  useShortcut(part, 'g', (_key, from) => {
    const field = part.current?.querySelector<HTMLInputElement>('.daybook-ledger-account input');
    visitField(field, from);
    field?.click(); // opens its list
  });

  const [isChartOpen, setIsChartOpen] = useState(false);
  const [expandedId, setExpandedId] = useState<string>();
  const expandedEntry = useMemo(() => ({ id: expandedId, onChange: setExpandedId }), [expandedId]);

  const caption = messages.caption({ account: account?.name ?? undefined });
  const fileName = ['general-ledger', toFileNamePart(account?.accountNo ?? glAccountId), range.begin, range.end]
    .filter(Boolean)
    .join('-');
  const clearFilters = () => clear(['period']);
  const isLoading = ledger.isFetching || isLoadingPages;
  const hasFigures = ledger.data !== undefined || !ledger.error;
  const isCharted = showChart && !isFiltered(query);
  const figures = (
    <LedgerFigures
      summary={summary}
      range={range}
      isFiltered={isFiltered(query)}
      isLoading={isLoading}
      messages={messages}
    />
  );
  const showRange = (beginDate: PlainDate, endDate: PlainDate) => {
    onFiltersChange(withFilters(filters, { period: undefined, beginDate, endDate }));
    // The chart of another period is another one: the focus goes on to the field that names it.
    part.current?.querySelector<HTMLElement>('.daybook-filters select')?.focus();
  };
  const retry = () => {
    ledger.refetch();
    if (isAccountError) refetchAccount();
  };

  return (
    <div ref={part} data-chart-open={isChartOpen || undefined} data-day-end={isOldestFirst ? 'end' : 'start'}>
      <LedgerHeader
        account={account}
        range={range}
        isFiltered={isFiltered(query)}
        messages={messages}
        actions={
          <LazyListActions
            load={loadActions}
            props={{
              query,
              range,
              ledger: matching.ledger,
              filterPage,
              loadAll,
              selectMode: selection?.mode,
              isLoadingInBackground,
              messages,
              search: filtering.search,
              fileName,
            }}
          >
            {toolbarActions}
          </LazyListActions>
        }
      >
        {accountPicker}
      </LedgerHeader>
      {hasFigures && !isCharted && figures}
      {hasFigures && isCharted && (
        <LazyPart
          key={JSON.stringify({ ...query, oldestFirst: undefined })}
          load={loadOverview}
          fallback={
            <>
              {figures}
              <BalanceChartSkeleton />
            </>
          }
          props={{
            query,
            range,
            summary,
            isLoading,
            firstPageEnd: ledger.data?.pages[0]?.rows.at(-1)?.date,
            onDaySelect: selectDay,
            onRangeSelect: showRange,
            isChartOpen,
            onChartOpenChange: setIsChartOpen,
            messages,
          }}
        />
      )}
      <ListFilter
        filtering={filtering}
        defaultPeriod="thisYear"
        range={range}
        countMatches={countMatches}
        layout={layout}
        keys={{
          account: accountPicker !== undefined,
          open: onEntrySelect !== undefined,
          details: true,
          chart: isCharted,
          select: selection !== undefined,
        }}
        messages={messages}
        selectionBar={
          selection &&
          selection.rows.length > 0 &&
          !loadAll.isRunning && <LazyPart load={loadSelectionBar} props={{ selection, fileName, messages }} />
        }
      />
      <ListState
        of={matching.ledger}
        subject={glAccountId}
        onRetry={retry}
        renderError={renderError}
        renderLoading={renderLoading}
        what={messages.what}
        skeleton={<ListSkeleton caption={caption} layout={layout} isSelectable={selection !== undefined} />}
        empty={({ beginningBalance }) =>
          renderEmpty?.({ isFiltered: hasFilters, clearFilters }) ?? (
            <LazyPart
              load={loadNoEntries}
              props={{
                balance: beginningBalance,
                isFiltered: hasFilters,
                filters,
                searched: hasFilters ? countLoadedEntries(daybook, unfiltered) : undefined,
                onClear: clearFilters,
                onAllDates:
                  range.begin || range.end
                    ? () => onFiltersChange({ ...filters, period: 'all', beginDate: undefined, endDate: undefined })
                    : undefined,
                messages,
              }}
            />
          )
        }
      >
        {(rows, _first, unreadable) => (
          <LedgerAccountContext.Provider value={account}>
            <ExpandedEntryContext.Provider value={expandedEntry}>
              <LedgerTable
                key={listKey} // another list starts at its top
                caption={caption}
                layout={layout}
                rows={rows}
                unreadable={unreadable}
                summary={matching.summary}
                selectedDay={selectedDay}
                range={range}
                ledger={matching.ledger}
                pagesInView={pagesInView}
                loadAll={{ ...loadAll, isRunning: isLoadingPages }}
                isFiltered={hasFilters}
                onEntrySelect={onEntrySelect}
                getSourceType={getSourceType}
                handle={table}
                selection={selection?.table}
                onAccountSelect={props.onAccountSelect}
                overrides={props.overrides}
                messages={messages}
              />
            </ExpandedEntryContext.Provider>
          </LedgerAccountContext.Provider>
        )}
      </ListState>
    </div>
  );
}

function toFileNamePart(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '-');
}
