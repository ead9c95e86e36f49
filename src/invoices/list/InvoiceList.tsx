'use client';
import { forwardRef, type ReactNode } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { toDateRange, withFilters } from '../../core/query/filterEntries.ts';
import { useAbortableTask } from '../../list/actions/useAbortableTask.ts';
import { DisplayMenu } from '../../list/display/DisplayMenu.tsx';
import { NoMatch } from '../../list/filters/NoMatch.tsx';
import { useListFilters } from '../../list/filters/useListFilters.ts';
import { useListSearch } from '../../list/filters/useListSearch.ts';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import { type ListColumnProps, useListLayout } from '../../list/useListLayout.ts';
import { useListSelection } from '../../list/useListSelection.ts';
import { type SortingState, useListSorting } from '../../list/useListSorting.ts';
import { type ListCount, useOnCountChange } from '../../list/useOnCountChange.ts';
import { ListFilter } from '../../reference-lists/pickers/ListFilter.tsx';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { AgingPanel } from '../aging/AgingPanel.tsx';
import { LoadMoreInBucket } from '../aging/LoadMoreInBucket.tsx';
import type { InvoiceOrder } from '../data/api.ts';
import { type InvoiceFilters, invoiceFilters, narrowToBucket, toInvoiceFilter } from '../data/filters.ts';
import { useInvoicePagesInView, useInvoicesInBucket, useOverdueCount } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import { invoiceListMessages } from '../messages.ts';
import { defaultOrderByColumn, type InvoiceOrderByColumn, useInvoiceColumns } from './columns.tsx';
import { InvoiceListActions } from './InvoiceListActions.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** The argument of `onInvoiceSelect`. */
export interface InvoiceSelection {
  invoiceId: string;
  /** The loaded invoices in the list’s order, for links to the next and previous one. */
  invoiceIds: string[];
}

export interface InvoiceListProps extends TitledComponentProps, ListColumnProps<Invoice> {
  /** The filters, controlled with `onFiltersChange`. Invalid ones, such as an impossible date, are ignored and reported to `onError`. */
  filters?: InvoiceFilters;
  /** The initial filters; default none. */
  defaultFilters?: InvoiceFilters;
  /** Called with all filters after each change: plain JSON for a database, or for a URL with `invoiceFiltersToSearchParams`. */
  onFiltersChange?: (filters: InvoiceFilters) => void;
  /** The sort order by column id, controlled with `onSortingChange`. */
  sorting?: SortingState;
  /** The initial sort order; default newest first. */
  defaultSorting?: SortingState;
  onSortingChange?: (sorting: SortingState) => void;
  /**
   * The service's `orderBy` value of each sortable column; other columns have no sort button. Default: number, customer, date,
   * due date, total and balance.
   */
  orderByColumn?: InvoiceOrderByColumn;
  /** Makes invoices selectable by click or Enter, for example to show `InvoiceDetails`. */
  onInvoiceSelect?: (selection: InvoiceSelection) => void;
  /** Shows a checkbox in each row; default true if `onSelectionChange` is set. */
  selectable?: boolean;
  /** Called when the checked invoices change. */
  onSelectionChange?: (selection: { invoiceIds: string[] }) => void;
  /** Called when the number of loaded or overdue invoices changes, for example for a badge. */
  onCountChange?: (count: ListCount) => void;
  /** Shows the aging summary above the list; default true. */
  showAging?: boolean;
  /** Replaces the text that a company without invoices sees, for example with a link to create one. */
  emptyState?: ReactNode;
  messages?: MessageOverrides<typeof invoiceListMessages>;
}

/** The company’s invoices with search, filters, sorting and an aging summary. */
export const InvoiceList = forwardRef<HTMLElement, InvoiceListProps>(function InvoiceList(props, ref) {
  const { filters, defaultFilters, onFiltersChange, sorting, defaultSorting, onSortingChange, ...others } = props;
  const { orderByColumn, columns, onInvoiceSelect, selectable, onSelectionChange, onCountChange, ...rest } = others;
  const { showAging, emptyState, view, defaultView, onViewChange, messages, ...rootProps } = rest;
  return (
    <Root component="InvoiceList" name="invoice-list" ref={ref} {...rootProps}>
      <List {...props} />
    </Root>
  );
});

/** The list with its header, aging summary, filters and table. */
function List(props: Omit<InvoiceListProps, keyof TitledComponentProps>) {
  const { onInvoiceSelect, onSelectionChange, selectable = onSelectionChange !== undefined } = props;
  const { orderByColumn = defaultOrderByColumn, showAging = true } = props;
  const messages = useMessages('invoiceList', invoiceListMessages, props.messages);
  const [filters, onFiltersChange] = useListFilters(props, invoiceFilters);
  const [sorting, onSortingChange] = useListSorting(props);
  const { timeZone, fiscalYearStart, currency } = useDaybookContext();
  const now = today(timeZone);
  const range = toDateRange(filters, now, fiscalYearStart);
  const filter = toInvoiceFilter(filters, range);
  const order = toOrder(sorting, orderByColumn);
  const shownQuery = { filter: narrowToBucket(filter, filters.aging), sort: order };
  const list = useInvoicesInBucket(shownQuery, filters.aging, now);
  const pagesInView = useInvoicePagesInView(shownQuery);
  const pages = list.data?.pages;
  const listKey = JSON.stringify([shownQuery, filters.aging]);
  const loadAll = useAbortableTask(listKey);
  const overdue = useOverdueCount(now, props.onCountChange !== undefined);
  useOnCountChange(pages, overdue.data, props.onCountChange);
  const selection = useListSelection(
    listKey,
    pages,
    onSelectionChange && ((invoiceIds) => onSelectionChange({ invoiceIds })),
  );
  const onSelect =
    onInvoiceSelect &&
    (({ id }: Invoice) => {
      const invoiceIds = (pages ?? []).flatMap(({ rows }) => rows.map((row) => row.id));
      onInvoiceSelect({ invoiceId: id, invoiceIds });
    });
  const layout = useListLayout(useInvoiceColumns({ onSelect, today: now, messages }), props, {
    sorting,
    onSortingChange,
    canSort: (id) => Object.hasOwn(orderByColumn, id),
  });
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
      {showAging && (
        <AgingPanel
          filter={filter}
          isListEmpty={list.isSuccess && !list.hasNextPage && list.data.pages.every(({ rows }) => rows.length === 0)}
          isListFailed={list.isLoadingError}
          bucket={filters.aging}
          onBucketChange={(aging) => onFiltersChange(withFilters(filters, { aging }))}
          messages={messages}
        />
      )}
      <ListFilter
        fields={invoiceFilters.fields}
        part={part}
        filters={filters}
        range={range}
        search={search}
        searchField={searchField}
        messages={messages}
        onChange={onFiltersChange}
        onClear={() => clear({ isPeriodKept: true })}
        display={<DisplayMenu layout={layout} />}
        actions={
          <InvoiceListActions
            list={list}
            loadAll={loadAll}
            selected={selection.rows}
            messages={messages}
            query={shownQuery}
            bucket={filters.aging}
            isSearchPending={search.isPending}
            onClearSelection={selection.clear}
          />
        }
      />
      <ListState
        of={list}
        what={messages.what}
        skeleton={<ListSkeleton caption={messages.title} layout={layout} isSelectable={selectable} />}
        empty={() => {
          if (list.hasNextPage) {
            return <LoadMoreInBucket list={list} layout={layout} selectable={selectable} messages={messages} />;
          }
          if (!isFiltered) return props.emptyState ?? <Notice tone="quiet">{messages.empty}</Notice>;
          return <NoMatch onClear={() => clear()} />;
        }}
      >
        {(rows, _first, unreadable) => (
          <InvoiceTable
            key={listKey} // another list starts at its top
            rows={rows}
            unreadable={unreadable}
            list={list}
            pagesInView={pagesInView}
            layout={layout}
            selectable={selectable}
            onSelect={onSelect}
            selection={selection}
            messages={messages}
            isLoadingAll={loadAll.isRunning}
          />
        )}
      </ListState>
    </div>
  );
}

/** The service’s order for a sorting; its default order for an unknown column. */
function toOrder([sorted]: SortingState, orderByColumn: InvoiceOrderByColumn): InvoiceOrder | undefined {
  const orderBy = sorted && Object.hasOwn(orderByColumn, sorted.id) ? orderByColumn[sorted.id] : undefined;
  return orderBy === undefined ? undefined : { orderBy, direction: sorted?.desc ? 'DESC' : 'ASC' };
}
