'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { NotFoundError } from '../../core/errors.ts';
import { withFilters } from '../../core/filters/filterEntries.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { LazyListActions } from '../../list/actions/LazyListActions.tsx';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
import { ListFilter } from '../../reference-lists/filters/ListFilter.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { useShortcut, visitField } from '../../ui/useShortcut.ts';
import { keptFilters } from '../data/filters.ts';
import type { GlEntry } from '../data/schema.ts';
import { AccountingMethodSelect } from '../fields/AccountingMethodSelect.tsx';
import { LedgerAccountContext } from '../source/LedgerAccountContext.ts';
import type { sourceMessages } from '../source/sourceMessages.ts';
import type { LedgerEntrySelection } from './columns.tsx';
import { ExpandedEntryContext } from './ExpandedEntryContext.ts';
import { LedgerHeader } from './LedgerHeader.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { type AccountLedgerOptions, useAccountLedger } from './useAccountLedger.ts';

const loadActions = () => import('./LedgerListActions.tsx');
const loadSelectionBar = () => import('./EntrySelectionBar.tsx');
const loadNoEntries = () => import('./NoEntries.tsx');

export interface AccountLedgerProps extends AccountLedgerOptions {
  layout: ListLayout<GlEntry>;
  showChart: boolean;
  onEntrySelect: ((selection: LedgerEntrySelection) => void) | undefined;
  /** Shown in the header if the user can choose the account. */
  accountPicker?: ReactNode;
  /** Switches to the ledger of another account; undefined if the account is fixed. */
  onAccountSelect?: (glAccountId: string) => void;
  /** The host's texts. */
  overrides: MessageOverrides<typeof sourceMessages> | undefined;
}

/** One account’s ledger: header, figures, balance chart, filters and entries. */
export function AccountLedger(props: AccountLedgerProps) {
  const { glAccountId, filtering, isOldestFirst, layout, showChart } = props;
  const { filters, onFiltersChange, part, clear } = filtering;
  const { onEntrySelect, getSourceType, accountPicker, messages } = props;
  const { toolbarActions, renderEmpty, renderError, renderLoading } = layout.slots;
  const ledger = useAccountLedger(props);
  const { range, account, matching, hasFilters, loadAll, selection } = ledger;
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
  const clearFilters = () => clear(keptFilters);
  const isCharted = showChart && !ledger.isFiltered;
  const showRange = (beginDate: PlainDate, endDate: PlainDate, kept = filters) => {
    // Other filters end the selection, whose bar hides them.
    flushSync(() => onFiltersChange(withFilters(kept, { period: undefined, beginDate, endDate })));
    // The chart of another period is another one: the focus goes on to the field that names it.
    part.current?.querySelector<HTMLElement>('.daybook-filters select')?.focus();
  };
  const showDay = (date: PlainDate) => {
    filtering.search.clear();
    showRange(date, date, { accountingMethod: filters.accountingMethod });
  };

  return (
    <div ref={part} data-chart-open={isChartOpen || undefined} data-day-end={isOldestFirst ? 'end' : 'start'}>
      <LedgerHeader
        ledger={ledger}
        isCharted={isCharted}
        isChartOpen={isChartOpen}
        onChartOpenChange={setIsChartOpen}
        onRangeSelect={showRange}
        messages={messages}
        actions={
          <LazyListActions
            load={loadActions}
            props={{
              query: ledger.query,
              account,
              range,
              ledger: matching.ledger,
              filterPage: ledger.filterPage,
              loadAll,
              selectMode: selection?.mode,
              isLoadingInBackground: ledger.isLoadingInBackground,
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
      <ListFilter
        filtering={filtering}
        defaultPeriod="thisYear"
        range={range}
        besidePeriod={<AccountingMethodSelect filtering={filtering} messages={messages} />}
        without={keptFilters}
        countMatches={ledger.countMatches}
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
          !loadAll.isRunning && <LazyPart load={loadSelectionBar} props={{ selection, account, fileName, messages }} />
        }
      />
      <ListState
        query={matching.ledger}
        subject={glAccountId}
        onRetry={ledger.retry}
        renderError={renderError}
        renderLoading={renderLoading}
        what={matching.ledger.error instanceof NotFoundError ? messages.whatAccount : messages.what}
        skeleton={<ListSkeleton caption={caption} layout={layout} isSelectable={selection !== undefined} />}
        empty={({ beginningBalance }) =>
          renderEmpty?.({ isFiltered: hasFilters, clearFilters }) ?? (
            <LazyPart
              load={loadNoEntries}
              props={{
                balance: beginningBalance,
                isFiltered: hasFilters,
                filters,
                searched: hasFilters ? ledger.countSearched() : undefined,
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
                key={ledger.listKey} // another list starts at its top
                caption={caption}
                layout={layout}
                rows={rows}
                unreadable={unreadable}
                summary={matching.summary}
                selectedDay={ledger.selectedDay}
                range={range}
                ledger={matching.ledger}
                pagesInView={ledger.pagesInView}
                loadAll={{ ...loadAll, isRunning: ledger.isLoadingPages }}
                isFiltered={hasFilters}
                onEntrySelect={onEntrySelect}
                getSourceType={getSourceType}
                handle={ledger.table}
                selection={selection?.table}
                onAccountSelect={props.onAccountSelect}
                onDaySelect={showDay}
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
