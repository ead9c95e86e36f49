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
import { type TransactionSelection, useTransactionColumns } from './columns.tsx';
import { TransactionFilterBar } from './TransactionFilterBar.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { InlineCategoryContext, useInlineCategory } from './useInlineCategory.ts';
import { useOnBusyChange } from './useOnBusyChange.ts';

interface ListViewProps {
  filters: BankTransactionFilters;
  onFiltersChange: (filters: BankTransactionFilters) => void;
  direction: 'ASC' | 'DESC';
  onDirectionChange: (direction: 'ASC' | 'DESC') => void;
  onTransactionSelect: ((selection: TransactionSelection) => void) | undefined;
  selectable: boolean;
  onSelectionChange: ((selection: { transactionIds: string[] }) => void) | undefined;
  onCountChange: ((count: ListCount) => void) | undefined;
  onBusyChange: ((event: { isBusy: boolean }) => void) | undefined;
  isReadOnly: boolean;
  messages: typeof transactionListMessages;
}

/** Which transactions, and those. */
export function TransactionListView(props: ListViewProps) {
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
  const [ticks, setTicks] = useState({ listKey, ids: noIds });
  const ticked = ticks.listKey === listKey ? ticks.ids : noIds; // another list begins with nothing ticked
  const onTick = (ids: ReadonlySet<string>) => setTicks({ listKey, ids });
  const bulk = useBulkJob({ ticked, onTick });
  useOnBusyChange(bulk.run?.underWay !== undefined, props.onBusyChange);
  const edits = useInlineCategory(isReadOnly, messages);
  const tell = props.onTransactionSelect;
  const select = ({ transactionId }: Pick<TransactionSelection, 'transactionId'>) => {
    const transactionIds = (list.data?.pages ?? []).flatMap(({ rows }) => rows.map(({ id }) => id));
    tell?.({ transactionId, transactionIds });
  };
  const onTransactionSelect = tell && select;
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
        {...{ filters, range, search, searchField, messages, direction, onDirectionChange }}
        reviewCount={reviewCount.data}
        onChange={onFiltersChange}
        onClear={() => clear(clearedFilters(filters))}
      />
      <BulkStatus {...{ bulk, messages }} />
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
          <InlineCategoryContext.Provider value={edits}>
            <TransactionTable
              key={listKey} // another list begins at its top
              {...{ rows, unreadable, list, columns, selectable, ticked, onTick, messages }}
              bulk={isReadOnly ? undefined : bulk}
              told={edits.told}
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
