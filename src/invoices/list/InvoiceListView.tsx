'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { rangeOfDates, withFilters } from '../../core/query/filterEntries.ts';
import type { SortingState } from '../../list/sortingState.ts';
import { useAbortableTask } from '../../list/useAbortableTask.ts';
import { useListSearch } from '../../list/useListSearch.ts';
import { type ListCount, useOnCountChange } from '../../list/useOnCountChange.ts';
import { useOnSelectionChange } from '../../list/useOnSelectionChange.ts';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { AgingPanel } from '../aging/AgingPanel.tsx';
import { LoadMoreInBucket } from '../aging/LoadMoreInBucket.tsx';
import type { InvoiceOrder } from '../data/api.ts';
import { clearedFilters, type InvoiceFilters, narrowToBucket, toInvoiceFilter } from '../data/filters.ts';
import { useInvoicesInBucket, useOverdueCount } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { type InvoiceColumn, type InvoiceColumnId, type InvoiceOrderByColumn, useInvoiceColumns } from './columns.tsx';
import { InvoiceFilterBar } from './InvoiceFilterBar.tsx';
import { InvoiceListActions } from './InvoiceListActions.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** The argument of `onInvoiceSelect`. */
export interface InvoiceSelection {
  invoiceId: string;
  /** The loaded invoices in the list’s order, for links to the next and previous one. */
  invoiceIds: string[];
}

interface InvoiceListViewProps {
  filters: InvoiceFilters;
  onFiltersChange: (filters: InvoiceFilters) => void;
  sorting: SortingState;
  onSortingChange: (sorting: SortingState) => void;
  orderByColumn: InvoiceOrderByColumn;
  columns: readonly (InvoiceColumnId | InvoiceColumn)[];
  selectable: boolean;
  showAging: boolean;
  onInvoiceSelect: ((selection: InvoiceSelection) => void) | undefined;
  onSelectionChange: ((selection: { invoiceIds: string[] }) => void) | undefined;
  onCountChange: ((count: ListCount) => void) | undefined;
  emptyState: ReactNode;
  messages: typeof invoiceListMessages;
}

/** The list with its header, aging summary, filters and table. */
export function InvoiceListView(props: InvoiceListViewProps) {
  const { filters, onFiltersChange, sorting, orderByColumn, selectable, messages } = props;
  const { timeZone, fiscalYearStart, currency } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const now = today(timeZone);
  const range = rangeOfDates(filters, now, fiscalYearStart);
  const filter = toInvoiceFilter(filters, range);
  const order = toOrder(sorting, orderByColumn);
  const shownQuery = { filter: narrowToBucket(filter, filters.aging), sort: order };
  const list = useInvoicesInBucket(shownQuery, filters.aging, now);
  const listKey = JSON.stringify([shownQuery, filters.aging]);
  const loadAll = useAbortableTask(listKey);
  const overdue = useOverdueCount(now, props.onCountChange !== undefined);
  useOnCountChange(list.data?.pages, overdue.data, props.onCountChange);
  const [selection, setSelection] = useState({ listKey, ids: noIds });
  const selectedIds = selection.listKey === listKey ? selection.ids : noIds; // another list starts unselected
  const onSelectedIdsChange = (ids: ReadonlySet<string>) => setSelection({ listKey, ids });
  const pages = list.data?.pages;
  // The selection survives a refetch, without invoices that are gone.
  const selected = useMemo(
    () =>
      selectedIds.size > 0 ? (pages ?? []).flatMap(({ rows }) => rows.filter(({ id }) => selectedIds.has(id))) : [],
    [pages, selectedIds],
  );
  const { onSelectionChange, onInvoiceSelect } = props;
  useOnSelectionChange(selected, onSelectionChange && ((invoiceIds) => onSelectionChange({ invoiceIds })));
  const onSelect =
    onInvoiceSelect &&
    (({ id }: Invoice) => {
      const invoiceIds = (pages ?? []).flatMap(({ rows }) => rows.map((row) => row.id));
      onInvoiceSelect({ invoiceId: id, invoiceIds });
    });
  const columns = useInvoiceColumns({ ...props, onSelect, today: now });
  const { part, search, searchField, clear } = useListSearch(filters, onFiltersChange);
  const isFiltered = Object.keys(filter).length > 0 || filters.aging !== undefined;

  return (
    <div ref={part}>
      <div className="daybook-list-header">
        <div>
          <Heading>{messages.title}</Heading>
          <p className="daybook-secondary">{messages.amountsIn({ currency })}</p>
        </div>
      </div>
      {props.showAging && (
        <AgingPanel
          filter={filter}
          isListEmpty={list.isSuccess && !list.hasNextPage && list.data.pages.every(({ rows }) => rows.length === 0)}
          isListFailed={list.isLoadingError}
          bucket={filters.aging}
          onBucketChange={(aging) => onFiltersChange(withFilters(filters, { aging }))}
          messages={messages}
        />
      )}
      <InvoiceFilterBar
        filters={filters}
        range={range}
        search={search}
        searchField={searchField}
        messages={messages}
        onChange={onFiltersChange}
        onClear={() => clear(clearedFilters(filters))}
        actions={
          <InvoiceListActions
            list={list}
            loadAll={loadAll}
            selected={selected}
            messages={messages}
            query={shownQuery}
            bucket={filters.aging}
            isSearchPending={search.isPending}
            onClearSelection={() => onSelectedIdsChange(noIds)}
          />
        }
      />
      <ListState
        of={list}
        what={messages.what}
        skeleton={<TableSkeleton caption={messages.title} columns={columns} isSelectable={selectable} />}
        empty={() => {
          if (list.hasNextPage) {
            return <LoadMoreInBucket list={list} columns={columns} selectable={selectable} messages={messages} />;
          }
          if (!isFiltered) return props.emptyState ?? <Notice tone="quiet">{messages.empty}</Notice>;
          return (
            <Notice tone="quiet" action={<Button onPress={() => clear({})}>{shared.clearAll}</Button>}>
              {shared.noMatch}
            </Notice>
          );
        }}
      >
        {(rows, _first, unreadable) => (
          <InvoiceTable
            key={listKey} // another list starts at its top
            rows={rows}
            unreadable={unreadable}
            list={list}
            columns={columns}
            selectable={selectable}
            onSelect={onSelect}
            selectedIds={selectedIds}
            onSelectedIdsChange={onSelectedIdsChange}
            messages={messages}
            isLoadingAll={loadAll.isRunning}
          />
        )}
      </ListState>
    </div>
  );
}

const noIds: ReadonlySet<string> = new Set();

/** The service’s order for a sorting; its default order for an unknown column. */
function toOrder([sorted]: SortingState, orderByColumn: InvoiceOrderByColumn): InvoiceOrder | undefined {
  const orderBy = sorted && Object.hasOwn(orderByColumn, sorted.id) ? orderByColumn[sorted.id] : undefined;
  return orderBy === undefined ? undefined : { orderBy, direction: sorted?.desc ? 'DESC' : 'ASC' };
}
