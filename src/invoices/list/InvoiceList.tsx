'use client';
import { forwardRef, type ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useParsedFilters } from '../../core/query/useParsedFilters.ts';
import type { SortingState } from '../../list/sortingState.ts';
import type { ListCount } from '../../list/useOnCountChange.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useControllableState } from '../../ui/useControllableState.ts';
import type { InvoiceFilters } from '../data/filters.ts';
import { parseInvoiceFilters } from '../data/parseFilters.ts';
import { invoiceListMessages } from '../messages.ts';
import {
  defaultOrderByColumn,
  type InvoiceColumn,
  type InvoiceColumnId,
  type InvoiceOrderByColumn,
  invoiceColumnIds,
} from './columns.tsx';
import { InvoiceListView, type InvoiceSelection } from './InvoiceListView.tsx';

export interface InvoiceListProps extends TitledComponentProps {
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
  /** The columns in order, including your own. Keep the array stable: a new one renders every row again. */
  columns?: readonly (InvoiceColumnId | InvoiceColumn)[];
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
  const { showAging, emptyState, messages, ...rootProps } = rest;
  return (
    <Root component="InvoiceList" name="invoice-list" ref={ref} {...rootProps}>
      <List
        filters={filters}
        defaultFilters={defaultFilters}
        onFiltersChange={onFiltersChange}
        sorting={sorting}
        defaultSorting={defaultSorting}
        onSortingChange={onSortingChange}
        orderByColumn={orderByColumn}
        columns={columns}
        onInvoiceSelect={onInvoiceSelect}
        selectable={selectable}
        onSelectionChange={onSelectionChange}
        onCountChange={onCountChange}
        showAging={showAging}
        emptyState={emptyState}
        messages={messages}
      />
    </Root>
  );
});

const noFilters: InvoiceFilters = {};
const newestFirst: SortingState = [{ id: 'date', desc: true }];

function List(props: Omit<InvoiceListProps, keyof TitledComponentProps>) {
  const { onSelectionChange, selectable = onSelectionChange !== undefined } = props;
  const { columns = invoiceColumnIds, orderByColumn = defaultOrderByColumn, showAging = true } = props;
  const messages = useMessages('invoiceList', invoiceListMessages, props.messages);
  const [given, onFiltersChange] = useControllableState(
    props.filters ?? undefined, // a host’s database may return null
    props.defaultFilters ?? noFilters,
    props.onFiltersChange,
  );
  const { filters, error = null } = useParsedFilters(given, parseInvoiceFilters);
  useLifecycle({ isSuccess: false, error });
  const [sorting, onSortingChange] = useControllableState(
    props.sorting ?? undefined,
    props.defaultSorting ?? newestFirst,
    props.onSortingChange,
  );
  return (
    <InvoiceListView
      filters={filters}
      onFiltersChange={onFiltersChange}
      sorting={sorting}
      onSortingChange={onSortingChange}
      orderByColumn={orderByColumn}
      columns={columns}
      onInvoiceSelect={props.onInvoiceSelect}
      selectable={selectable}
      onSelectionChange={onSelectionChange}
      onCountChange={props.onCountChange}
      showAging={showAging}
      emptyState={props.emptyState}
      messages={messages}
    />
  );
}
