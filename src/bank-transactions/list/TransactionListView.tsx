'use client';
import { useState } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { rangeOfDates } from '../../core/query/filterEntries.ts';
import { useListSearch } from '../../list/useListSearch.ts';
import { type ListCount, useOnCountChange } from '../../list/useOnCountChange.ts';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { BulkStatus } from '../bulk/BulkStatus.tsx';
import { useBulkJob } from '../bulk/useBulkJob.ts';
import { type BankTransactionFilters, clearedFilters, filterOf, isToReview } from '../data/filters.ts';
import { useBankTransactions, useReviewCount } from '../data/queries.ts';
import type { transactionListMessages } from '../messages.ts';
import { type BankTransactionSelection, useTransactionColumns } from './columns.tsx';
import { TransactionFilterBar } from './TransactionFilterBar.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { InlineCategoryContext, useInlineCategory } from './useInlineCategory.ts';
import { useOnBusyChange } from './useOnBusyChange.ts';

interface TransactionListViewProps {
  filters: BankTransactionFilters;
  onFiltersChange: (filters: BankTransactionFilters) => void;
  direction: 'ASC' | 'DESC';
  onDirectionChange: (direction: 'ASC' | 'DESC') => void;
  onTransactionSelect: ((selection: BankTransactionSelection) => void) | undefined;
  selectable: boolean;
  onSelectionChange: ((selection: { transactionIds: string[] }) => void) | undefined;
  onCountChange: ((count: ListCount) => void) | undefined;
  onBusyChange: ((event: { isBusy: boolean }) => void) | undefined;
  isReadOnly: boolean;
  messages: typeof transactionListMessages;
}

/** Filters, bulk status and the table of transactions. */
export function TransactionListView(props: TransactionListViewProps) {
  const { filters, onFiltersChange, direction, onDirectionChange, selectable, isReadOnly, messages } = props;
  const { timeZone, fiscalYearStart, currency } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const range = rangeOfDates(filters, today(timeZone), fiscalYearStart);
  const filter = filterOf(filters, range);
  const query = { filter, sort: { orderBy: 'DATE', direction } } as const;
  const listKey = JSON.stringify(query);
  const list = useBankTransactions(query);
  const reviewCount = useReviewCount();
  useOnCountChange(list.data?.pages, reviewCount.data, props.onCountChange);
  const [selection, setSelection] = useState({ listKey, ids: noIds });
  const selectedIds = selection.listKey === listKey ? selection.ids : noIds; // another list starts without a selection
  const onSelectedIdsChange = (ids: ReadonlySet<string>) => setSelection({ listKey, ids });
  const bulk = useBulkJob({ selectedIds, onSelectedIdsChange });
  useOnBusyChange(bulk.run?.inProgress !== undefined, props.onBusyChange);
  const inline = useInlineCategory(isReadOnly, messages);
  const select = ({ transactionId }: Pick<BankTransactionSelection, 'transactionId'>) => {
    const transactionIds = (list.data?.pages ?? []).flatMap(({ rows }) => rows.map(({ id }) => id));
    props.onTransactionSelect?.({ transactionId, transactionIds });
  };
  const onTransactionSelect = props.onTransactionSelect && select;
  const columns = useTransactionColumns({ ...props, onTransactionSelect });
  const { part, search, searchField, clear } = useListSearch(filters, onFiltersChange);
  const isFiltered = Object.keys(filter).length > 0;

  return (
    <div ref={part}>
      <div className="daybook-list-header">
        <div>
          <Heading>{messages.title}</Heading>
          <p className="daybook-secondary">{messages.amountsIn({ currency })}</p>
        </div>
      </div>
      <TransactionFilterBar
        filters={filters}
        onChange={onFiltersChange}
        onClear={() => clear(clearedFilters(filters))}
        range={range}
        search={search}
        searchField={searchField}
        reviewCount={reviewCount.data}
        direction={direction}
        onDirectionChange={onDirectionChange}
        messages={messages}
      />
      <BulkStatus bulk={bulk} messages={messages} />
      <ListState
        of={list}
        what={messages.what}
        skeleton={
          <>
            <div className="daybook-list-bar" />
            <TableSkeleton caption={messages.title} columns={columns} isSelectable={selectable} />
          </>
        }
        empty={() =>
          isFiltered ? (
            <Notice tone="quiet" action={<Button onPress={() => clear({})}>{shared.clearAll}</Button>}>
              {isToReview(filters) && Object.keys(filter).length === 1 ? messages.nothingToReview : shared.noMatch}
            </Notice>
          ) : (
            <Notice tone="quiet">{messages.empty}</Notice>
          )
        }
      >
        {(rows, _first, unreadable) => (
          <InlineCategoryContext.Provider value={inline}>
            <TransactionTable
              key={listKey} // another list starts at the top
              rows={rows}
              unreadable={unreadable}
              list={list}
              columns={columns}
              selectable={selectable}
              selectedIds={selectedIds}
              onSelectedIdsChange={onSelectedIdsChange}
              messages={messages}
              bulk={isReadOnly ? undefined : bulk}
              announcement={inline.announcement}
              isSearchPending={search.isPending}
              onSelectionChange={props.onSelectionChange}
              onTransactionSelect={onTransactionSelect}
            />
          </InlineCategoryContext.Provider>
        )}
      </ListState>
    </div>
  );
}

const noIds: ReadonlySet<string> = new Set();
