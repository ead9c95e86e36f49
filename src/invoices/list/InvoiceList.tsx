'use client';
import { forwardRef, useMemo, useRef } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { toDateRange, withFilters } from '../../core/filters/filterEntries.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useLoadAll } from '../../core/pages/useLoadAll.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { LazyListActions } from '../../list/actions/LazyListActions.tsx';
import { selectionFeatures } from '../../list/columns/selectionFeatures.ts';
import { useListFilters } from '../../list/filters/useListFilters.ts';
import { ListHeader } from '../../list/ListHeader.tsx';
import type { ListSlotProps } from '../../list/rows/listSlotProps.ts';
import { useSelect } from '../../list/selection/useSelect.ts';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
import { ListTabs } from '../../list/tabs/ListTabs.tsx';
import { useIsCard } from '../../list/useIsCard.ts';
import { type ListColumnProps, useListLayout } from '../../list/useListLayout.ts';
import { useListProps } from '../../list/useListProps.ts';
import { newestFirst, type SortingState, useListSorting } from '../../list/useListSorting.ts';
import { type ListCount, useOnCountChange } from '../../list/useOnCountChange.ts';
import { withoutListProps } from '../../list/withoutListProps.ts';
import { ListFilter } from '../../reference-lists/filters/ListFilter.tsx';
import { useToday } from '../../ui/dates/useToday.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { ofType } from '../../ui/root/useValidProps.ts';
import type { InvoiceAgingBucket } from '../data/aging.ts';
import {
  filtersOfTab,
  type InvoiceFilters,
  type InvoiceTab,
  invoiceFilters,
  invoiceTabOf,
  isOverdueTab,
  toInvoiceFilter,
} from '../data/filters.ts';
import { invoicesOptions } from '../data/options.ts';
import { useInvoicePagesInView, useOverdueCount } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import { type InvoiceSelection, selectInvoice } from '../data/selectInvoice.ts';
import { invoiceListMessages } from '../messages.ts';
import {
  defaultOrderByColumn,
  type InvoiceOrderByColumn,
  notInCards,
  useInvoiceColumns,
  withoutPaid,
} from './columns.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { NoInvoices } from './NoInvoices.tsx';
import { useCountInvoices } from './useCountInvoices.ts';
import { useInvoiceEmptiness } from './useInvoiceEmptiness.ts';
import { useInvoiceReadings } from './useInvoiceReadings.ts';
import { useInvoiceRows } from './useInvoiceRows.ts';
import { type InvoiceSelectionProps, useInvoiceSelection } from './useInvoiceSelection.ts';
import { useInvoiceTabs } from './useInvoiceTabs.ts';

const loadActions = () => import('./InvoiceListActions.tsx');
const loadAging = () => import('../aging/AgingPanel.tsx');
const loadSelectionBar = () => import('./InvoiceSelectionBar.tsx');

export interface InvoiceListProps
  extends TitledComponentProps,
    ListColumnProps<Invoice>,
    ListSlotProps<Invoice>,
    InvoiceSelectionProps {
  /** The filters, controlled with `onFiltersChange`. Invalid ones, such as an impossible date, are ignored and reported to `onError`. */
  filters?: InvoiceFilters;
  /** The initial filters; default open invoices. */
  defaultFilters?: InvoiceFilters;
  /** Called with all filters after each change: plain JSON for a database, or for a URL with `invoiceFiltersToSearchParams`. */
  onFiltersChange?: (filters: InvoiceFilters) => void;
  /** The sort order by column id, controlled with `onSortingChange`; `[]` is the default order. */
  sorting?: SortingState;
  /** The initial sort order; default newest first, or most days overdue first once all open invoices are read. */
  defaultSorting?: SortingState;
  onSortingChange?: (sorting: SortingState) => void;
  /**
   * The service's `orderBy` value of each sortable column; other columns have no sort button. Default: number, customer, date,
   * due date, total and balance.
   */
  orderByColumn?: InvoiceOrderByColumn;
  /** Called when the user opens an invoice by click or Enter, for example to show `InvoiceDetails`. */
  onInvoiceSelect?: (selection: InvoiceSelection) => void;
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
function List(given: Omit<InvoiceListProps, keyof TitledComponentProps>) {
  const props = useListProps(given, own);
  const { orderByColumn = defaultOrderByColumn, showAging = true, renderEmpty } = props;
  const messages = useMessages('invoiceList', invoiceListMessages, props.messages);
  const filterProps = { ...props, defaultFilters: props.defaultFilters ?? openInvoices };
  const filtering = useListFilters(filterProps, invoiceFilters);
  const { filters, onFiltersChange, part, clear } = filtering;
  const sortingProps = {
    ...props,
    // Stored as JSON, the default would be the user's choice of the newest date.
    onSortingChange: (sorting: SortingState) => props.onSortingChange?.(sorting === newestFirst ? [] : sorting),
  };
  const [chosenSorting, onSortingChange, resetSorting] = useListSorting(sortingProps, 'invoices');
  const daybook = useDaybookContext();
  const { fiscalYearStart, currency } = daybook;
  const today = useToday();
  const range = toDateRange(filters, today, fiscalYearStart);
  const filter = toInvoiceFilter(filters, range);
  const selectedId = useRef<string>(undefined);
  const select = useSelect(props.onInvoiceSelect, ({ invoiceId }) => ({ type: 'invoice.selected', invoiceId }));
  const onInvoiceSelect = (selected: InvoiceSelection) => {
    selectedId.current = selected.invoiceId;
    select?.(selected);
  };
  const onSelect = select && (({ id }: Invoice) => selectInvoice(id, shown));
  const isCard = useIsCard(part);
  const columns = useInvoiceColumns({ isCard, onSelect, today, messages });
  const viewProps = { ...props, defaultView: props.defaultView ?? withoutPaid };
  const unsorted = useListLayout(columns, viewProps, {
    name: 'invoices',
    filtering,
    features: selectionFeatures,
  });
  const readings = useInvoiceReadings({
    filters,
    filter,
    chosenSorting,
    orderByColumn,
    columns: unsorted.columns,
    showAging,
  });
  const { query, buckets, summarized, sorting, canSort } = readings;
  const layout: ListLayout<Invoice> = { ...unsorted, sorting: { sorting, onSortingChange, resetSorting, canSort } };
  const cardColumns = useMemo(() => layout.columns.filter(({ id }) => !notInCards.has(id)), [layout.columns]);
  const shownLayout = isCard ? { ...layout, columns: cardColumns, hasCardCells: true } : layout;
  const list = useInvoiceRows(readings, { columns: layout.columns, today });
  const pagesInView = useInvoicePagesInView(query);
  const pages = list.data?.pages;
  const listKey = JSON.stringify([filter, chosenSorting, buckets]);
  const loadAll = useLoadAll(listKey, invoicesOptions(daybook, query));
  const overdue = useOverdueCount(today, props.onCountChange !== undefined);
  useOnCountChange(buckets && !readings.whole ? undefined : pages, overdue.data, props.onCountChange);
  const selection = useInvoiceSelection({
    listKey: JSON.stringify([filter, buckets]),
    order: chosenSorting,
    pages,
    props,
    messages,
  });
  const tab = invoiceTabOf(filters);
  const tabs = useInvoiceTabs({ tab, list, readings, today, messages });
  const countMatches = useCountInvoices(query);
  const shownByTab = ['aging', 'invoiceStatus'].filter((name) =>
    name === 'aging' ? showAging || isOverdueTab(filters) : tab,
  );
  const emptiness = useInvoiceEmptiness({ filters, filter, readings, list });
  const { isNone } = emptiness;
  const selectedTab = filter.customer ? undefined : emptiness.tab; // filtered, a list has a part of its tab
  const isSelectable = selection !== undefined;
  const skeleton = <ListSkeleton caption={messages.title} layout={shownLayout} isSelectable={isSelectable} />;
  const shown = useLatest({ list, tab: selectedTab, onInvoiceSelect });
  const showTab = (id: InvoiceTab) => onFiltersChange(withFilters(filters, filtersOfTab(id)));

  return (
    <div ref={part}>
      <ListHeader
        title={messages.title}
        actions={
          <LazyListActions
            load={loadActions}
            props={{
              list,
              isWhole: readings.isSortedHere,
              loadAll,
              selectMode: selection?.mode,
              messages,
              query,
              search: filtering.search,
            }}
          >
            {isNone && !renderEmpty ? null : props.toolbarActions /* they are below the text */}
          </LazyListActions>
        }
      >
        {messages.amountsIn({ currency })}
      </ListHeader>
      {showAging && !isNone && (
        <LazyPart
          load={loadAging}
          fallback={<div className="daybook-aging" />}
          props={{
            open: summarized.open,
            isUpdating: summarized.isUpdating,
            onReadRest: summarized.readRest,
            isListFailed: list.isLoadingError,
            buckets: buckets ?? noBuckets,
            invoiceStatus: filters.invoiceStatus,
            onNarrow: (changes) => onFiltersChange(withFilters(filters, { invoiceStatus: undefined, ...changes })),
            messages,
          }}
        />
      )}
      {!isNone && (
        <>
          <ListTabs label={messages.status} tabs={tabs} selectedId={tab} onSelect={showTab} part={part} />
          <ListFilter
            filtering={filtering}
            range={range}
            countMatches={countMatches}
            without={shownByTab}
            layout={layout}
            keys={{ tabs: true, open: onSelect !== undefined, select: isSelectable, buckets: showAging }}
            messages={messages}
            selectionBar={
              selection &&
              selection.rows.length > 0 &&
              !loadAll.isRunning && (
                <LazyPart load={loadSelectionBar} props={{ selection, hasMore: list.hasNextPage, messages }} />
              )
            }
          />
        </>
      )}
      <ListState
        query={list}
        renderError={props.renderError}
        renderLoading={props.renderLoading}
        what={messages.what}
        skeleton={skeleton}
        empty={() =>
          emptiness.isLoading ? (
            skeleton
          ) : (
            <NoInvoices
              emptiness={emptiness}
              readings={readings}
              filters={filters}
              onTabChange={showTab}
              clear={clear}
              onRemove={filtering.applyLeft}
              kept={shownByTab}
              countMatches={countMatches}
              renderEmpty={renderEmpty}
              actions={props.toolbarActions}
              messages={messages}
            />
          )
        }
      >
        {(rows, _first, unreadable) => (
          <InvoiceTable
            key={listKey} // another list starts at its top
            rows={rows}
            unreadable={unreadable}
            list={list}
            pagesInView={readings.whole ? undefined : pagesInView} // to be sorted here, all are read
            layout={shownLayout}
            onSelect={onSelect}
            selectedId={selectedId}
            selection={selection?.table}
            messages={messages}
            loadAll={loadAll}
          />
        )}
      </ListState>
    </div>
  );
}

const own = { showAging: ofType('boolean') };
const openInvoices: InvoiceFilters = { invoiceStatus: { in: ['OPEN'] } };
const noBuckets: InvoiceAgingBucket[] = [];
