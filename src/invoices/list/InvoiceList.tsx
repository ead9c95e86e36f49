'use client';
import { forwardRef } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { toDateRange, withFilters } from '../../core/query/filterEntries.ts';
import { useLoadAll } from '../../list/actions/useLoadAll.ts';
import { selectionFeatures } from '../../list/columns/selectionFeatures.ts';
import { accessorOf } from '../../list/columns/sortRows.ts';
import { DisplayMenu } from '../../list/display/DisplayMenu.tsx';
import { useListFilters } from '../../list/filters/useListFilters.ts';
import { useListSearch } from '../../list/filters/useListSearch.ts';
import { countLoaded } from '../../list/filters/useMatchCount.ts';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import type { BulkActionProps, ListSlotProps } from '../../list/table/listSlotProps.ts';
import type { ListLayout } from '../../list/table/useListTable.ts';
import { ListTabs } from '../../list/tabs/ListTabs.tsx';
import { type ListColumnProps, useListLayout } from '../../list/useListLayout.ts';
import { useListSelection } from '../../list/useListSelection.ts';
import { newestFirst, type SortingState, useListSorting } from '../../list/useListSorting.ts';
import { type ListCount, useOnCountChange } from '../../list/useOnCountChange.ts';
import type { ListView } from '../../list/views/schema.ts';
import { withoutListProps } from '../../list/withoutListProps.ts';
import { ListFilter } from '../../reference-lists/pickers/ListFilter.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import type { InvoiceAgingBucket } from '../data/aging.ts';
import type { InvoiceOrder } from '../data/api.ts';
import {
  filtersOfTab,
  type InvoiceFilters,
  invoiceFilters,
  invoiceTabOf,
  isOverdueTab,
  toInvoiceFilter,
} from '../data/filters.ts';
import {
  invoicesOptions,
  maxOpenInvoices,
  useInvoicePagesInView,
  useOpenInvoices,
  useOverdueCount,
} from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import { invoiceListMessages } from '../messages.ts';
import { defaultOrderByColumn, type InvoiceOrderByColumn, useInvoiceColumns } from './columns.tsx';
import { InvoiceListActions } from './InvoiceListActions.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { NoInvoices } from './NoInvoices.tsx';
import { useInvoiceRows } from './useInvoiceRows.ts';
import { useInvoiceTabs } from './useInvoiceTabs.ts';

const loadAging = () => import('../aging/AgingPanel.tsx');

/** The argument of `onInvoiceSelect`. */
export interface InvoiceSelection {
  invoiceId: string;
  /** The loaded invoices in the list’s order, for links to the next and previous one. */
  invoiceIds: string[];
}

export interface InvoiceListProps
  extends TitledComponentProps,
    ListColumnProps<Invoice>,
    ListSlotProps<Invoice>,
    BulkActionProps<Invoice> {
  /** The filters, controlled with `onFiltersChange`. Invalid ones, such as an impossible date, are ignored and reported to `onError`. */
  filters?: InvoiceFilters;
  /** The initial filters; default none. */
  defaultFilters?: InvoiceFilters;
  /** Called with all filters after each change: plain JSON for a database, or for a URL with `invoiceFiltersToSearchParams`. */
  onFiltersChange?: (filters: InvoiceFilters) => void;
  /** The sort order by column id, controlled with `onSortingChange`. */
  sorting?: SortingState;
  /** The initial sort order; default newest first, or most days overdue first in aging buckets. */
  defaultSorting?: SortingState;
  onSortingChange?: (sorting: SortingState) => void;
  /**
   * The service's `orderBy` value of each sortable column; other columns have no sort button. Default: number, customer, date,
   * due date, total and balance.
   */
  orderByColumn?: InvoiceOrderByColumn;
  /** Makes invoices selectable by click or Enter, for example to show `InvoiceDetails`. */
  onInvoiceSelect?: (selection: InvoiceSelection) => void;
  /** Shows a checkbox in each row; default true if `onSelectionChange` or `bulkActions` is set. */
  selectable?: boolean;
  /** Called when the checked invoices change. */
  onSelectionChange?: (selection: { invoiceIds: string[] }) => void;
  /** Called when the number of loaded or overdue invoices changes, for example for a badge. */
  onCountChange?: (count: ListCount) => void;
  /** Shows the aging summary above the list; default true. */
  showAging?: boolean;
  messages?: MessageOverrides<typeof invoiceListMessages>;
}

/** The company’s invoices with search, filters, sorting and an aging summary. */
export const InvoiceList = forwardRef<HTMLElement, InvoiceListProps>(function InvoiceList(props, ref) {
  const { filters, defaultFilters, onFiltersChange, sorting, defaultSorting, onSortingChange, ...others } = props;
  const { orderByColumn, onInvoiceSelect, selectable, onSelectionChange, onCountChange, ...rest } = others;
  const { showAging, messages, ...rootProps } = rest;
  return (
    <Root component="InvoiceList" name="invoice-list" ref={ref} {...withoutListProps(rootProps)}>
      <List {...props} />
    </Root>
  );
});

/** The list with its header, aging summary, filters and table. */
function List(props: Omit<InvoiceListProps, keyof TitledComponentProps>) {
  const { onInvoiceSelect, onSelectionChange, bulkActions, renderEmpty } = props;
  const { selectable = (onSelectionChange ?? bulkActions) !== undefined } = props;
  const { orderByColumn = defaultOrderByColumn, showAging = true } = props;
  const messages = useMessages('invoiceList', invoiceListMessages, props.messages);
  const [filters, onFiltersChange] = useListFilters(props, invoiceFilters);
  const [chosenSorting, onSortingChange] = useListSorting(props);
  const daybook = useDaybookContext();
  const { timeZone, fiscalYearStart, currency, locale } = daybook;
  const now = today(timeZone);
  const range = toDateRange(filters, now, fiscalYearStart);
  const filter = toInvoiceFilter(filters, range);
  const buckets = filters.aging?.length ? filters.aging : undefined;
  const canServiceSort = (id = '') => Object.hasOwn(orderByColumn, id);
  const isChosen = buckets ? chosenSorting !== newestFirst : canServiceSort(chosenSorting[0]?.id);
  const sorting = isChosen ? chosenSorting : buckets ? mostOverdueFirst : newestFirst;
  const onSelect =
    onInvoiceSelect &&
    (({ id }: Invoice) => {
      const invoiceIds = (pages ?? []).flatMap(({ rows }) => rows.map((row) => row.id));
      onInvoiceSelect({ invoiceId: id, invoiceIds });
    });
  const columns = useInvoiceColumns({ onSelect, today: now, messages });
  const viewProps = { ...props, defaultView: props.defaultView ?? withoutPaid };
  const layout: ListLayout<Invoice> = useListLayout(columns, viewProps, {
    name: 'invoices',
    filters,
    onFiltersChange,
    sorting: {
      sorting,
      onSortingChange,
      canSort: (id) =>
        buckets ? layout.columns.some((column) => column.id === id && accessorOf(column)) : canServiceSort(id),
    },
    features: selectionFeatures,
  });
  const { invoiceStatus: _ofTab, ...ofAllTabs } = filter;
  const { open, readRest } = useOpenInvoices(buckets ? filter : ofAllTabs, showAging || buckets !== undefined);
  const query = { filter, sort: toOrder(sorting, orderByColumn) };
  const list = useInvoiceRows({ query, buckets, open, columns: layout.columns, sorting, today: now });
  const pagesInView = useInvoicePagesInView(query);
  const pages = list.data?.pages;
  const listKey = JSON.stringify([filter, sorting, buckets]);
  const loadAll = useLoadAll(listKey, invoicesOptions(daybook, query));
  const overdue = useOverdueCount(now, props.onCountChange !== undefined);
  useOnCountChange(pages, overdue.data, props.onCountChange);
  const selection = useListSelection(
    listKey,
    pages,
    onSelectionChange && ((invoiceIds) => onSelectionChange({ invoiceIds })),
    bulkActions,
  );
  const { part, search, searchField, clear } = useListSearch(filters, onFiltersChange);
  const tab = invoiceTabOf(filters);
  const ofOpen = showAging || buckets ? open : undefined;
  const tabs = useInvoiceTabs({ tab, list, open: ofOpen, filter: ofAllTabs, today: now, messages });
  const countMatches = (next: InvoiceFilters) => {
    if (next.aging?.length) return undefined; // the service does not know it
    const found = toInvoiceFilter(next, toDateRange(next, now, fiscalYearStart));
    return countLoaded(daybook.queryClient, invoicesOptions(daybook, { ...query, filter: found }));
  };
  const shownByTab = ['aging', 'invoiceStatus'].filter((name) =>
    name === 'aging' ? showAging || isOverdueTab(filters) : tab,
  );
  const isFiltered = Object.keys(filter).length > 0 || buckets !== undefined;
  const isWhole = open.data?.isComplete !== false;
  return (
    <div ref={part}>
      <div className="daybook-list-header">
        <div>
          <Heading>{messages.title}</Heading>
          <p className="daybook-secondary">{messages.amountsIn({ currency })}</p>
        </div>
      </div>
      {showAging && (
        <LazyPart
          load={loadAging}
          fallback={<div className="daybook-aging" />}
          props={{
            open,
            onReadRest: readRest,
            isListEmpty:
              tab === 'all' &&
              list.isSuccess &&
              !list.hasNextPage &&
              pages?.every(({ rows }) => rows.length === 0) === true,
            isListFailed: list.isLoadingError,
            buckets: buckets ?? noBuckets,
            onNarrow: (changes) => onFiltersChange(withFilters(filters, { invoiceStatus: undefined, ...changes })),
            messages,
          }}
        />
      )}
      <ListTabs
        label={messages.status}
        tabs={tabs}
        selectedId={tab}
        onSelect={(id) => onFiltersChange(withFilters(filters, filtersOfTab(id)))}
        part={part}
      />
      <ListFilter
        fields={invoiceFilters.fields}
        without={shownByTab}
        part={part}
        filters={filters}
        range={range}
        countMatches={countMatches}
        search={search}
        searchField={searchField}
        messages={messages}
        onChange={onFiltersChange}
        onClear={() => clear(['period', ...shownByTab])}
        display={
          <DisplayMenu
            layout={layout}
            part={part}
            keys={{ tabs: true, open: onSelect !== undefined, select: selectable }}
          />
        }
        actions={
          <InvoiceListActions
            list={list}
            isWhole={buckets !== undefined}
            loadAll={loadAll}
            selection={selection}
            messages={messages}
            query={query}
            search={search}
          >
            {props.toolbarActions}
          </InvoiceListActions>
        }
      />
      <ListState
        of={list}
        renderError={props.renderError}
        renderLoading={props.renderLoading}
        what={messages.what}
        skeleton={<ListSkeleton caption={messages.title} layout={layout} isSelectable={selectable} />}
        empty={() => {
          if (buckets && !isWhole) {
            return (
              <Notice tone="quiet" action={<Button onPress={readRest}>{messages.loadAll}</Button>}>
                {messages.agingTooMany({ count: maxOpenInvoices.toLocaleString(locale) })}
              </Notice>
            );
          }
          return (
            renderEmpty?.({ isFiltered, clearFilters: () => clear() }) ?? (
              <NoInvoices
                filters={filters}
                isFiltered={isFiltered}
                onClear={() => clear()}
                actions={props.toolbarActions}
                messages={messages}
              />
            )
          );
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
            loadAll={loadAll}
          />
        )}
      </ListState>
    </div>
  );
}
const mostOverdueFirst: SortingState = [{ id: 'daysOverdue', desc: true }];
const noBuckets: InvoiceAgingBucket[] = [];
const withoutPaid: ListView = { columnVisibility: { paid: false } };

/** The service’s order for a sorting; its default order for an unknown column. */
function toOrder([sorted]: SortingState, orderByColumn: InvoiceOrderByColumn): InvoiceOrder | undefined {
  const orderBy = sorted && Object.hasOwn(orderByColumn, sorted.id) ? orderByColumn[sorted.id] : undefined;
  return orderBy === undefined ? undefined : { orderBy, direction: sorted?.desc ? 'DESC' : 'ASC' };
}
