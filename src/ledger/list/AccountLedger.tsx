'use client';
import type { ReactNode } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useAbortableTask } from '../../list/useAbortableTask.ts';
import { useListSearch } from '../../list/useListSearch.ts';
import { useGlAccount } from '../../reference-lists/data/queries.ts';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { BalanceChartSkeleton } from '../chart/BalanceChart.tsx';
import { clearedFilters, isFiltered, type LedgerFilters, toDateRange, toLedgerQuery } from '../data/filters.ts';
import { useGeneralLedger } from '../data/queries.ts';
import type { ledgerMessages } from '../messages.ts';
import { type LedgerEntrySelection, useLedgerColumns } from './columns.tsx';
import { LedgerFilterBar } from './LedgerFilterBar.tsx';
import { LedgerHeader } from './LedgerHeader.tsx';
import { LedgerListActions } from './LedgerListActions.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { NoEntries } from './NoEntries.tsx';

export interface AccountLedgerProps {
  glAccountId: string;
  filters: LedgerFilters;
  onFiltersChange: (filters: LedgerFilters) => void;
  showChart: boolean;
  onEntrySelect: ((selection: LedgerEntrySelection) => void) | undefined;
  /** What changes the account. */
  accountSwitch?: ReactNode;
  messages: typeof ledgerMessages;
}

/** The ledger of one account: what it is, which lines of it, its balance over time, and the lines. */
export function AccountLedger(props: AccountLedgerProps) {
  const { glAccountId, filters, onFiltersChange, showChart, onEntrySelect, accountSwitch, messages } = props;
  const { timeZone, fiscalYearStart } = useDaybookContext();
  const range = toDateRange(filters, today(timeZone), fiscalYearStart);
  const query = toLedgerQuery(glAccountId, filters, range);
  const listKey = JSON.stringify(query);
  const { data: account, isError: isAccountMissing, refetch: refetchAccount } = useGlAccount(glAccountId);
  const ledger = useGeneralLedger(query);
  const loadAll = useAbortableTask(listKey);
  const columns = useLedgerColumns(messages, onEntrySelect);
  const { part, search, searchField, clear } = useListSearch(filters, onFiltersChange);

  const caption = messages.caption({ account: account?.name ?? undefined });
  const fileName = ['general-ledger', toFileNamePart(account?.accountNo ?? glAccountId), range.begin, range.end];
  const about = { isNarrowed: isFiltered(query), messages };
  const clearFilters = () => clear(clearedFilters(filters));
  const retry = () => {
    ledger.refetch();
    if (isAccountMissing) refetchAccount();
  };

  return (
    <div ref={part}>
      <LedgerHeader account={account} range={range} {...about}>
        {accountSwitch}
      </LedgerHeader>
      <LedgerFilterBar
        {...{ filters, range, search, searchField, messages }}
        onChange={onFiltersChange}
        onClear={clearFilters}
        actions={
          <LedgerListActions
            {...{ query, range, ledger, loadAll, messages }}
            isSearchPending={search.isPending}
            fileName={fileName.filter(Boolean).join('-')}
          />
        }
      />
      <ListState
        of={ledger}
        onRetry={retry}
        what={messages.what}
        skeleton={
          <>
            {showChart && <BalanceChartSkeleton messages={messages} />}
            <TableSkeleton caption={caption} columns={columns} />
          </>
        }
        empty={({ beginningBalance }) => <NoEntries balance={beginningBalance} onClear={clearFilters} {...about} />}
      >
        {(rows, { beginningBalance }, unreadable) => (
          <LedgerTable
            key={listKey} // another list begins at its top
            {...{ caption, columns, rows, unreadable, beginningBalance, ledger, showChart, onEntrySelect, ...about }}
            begin={range.begin}
            isLoadingAll={loadAll.isRunning}
          />
        )}
      </ListState>
    </div>
  );
}

/** A text as a part of a file's name. */
function toFileNamePart(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '-');
}
