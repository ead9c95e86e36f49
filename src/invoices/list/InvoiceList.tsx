'use client';
import { forwardRef, type ReactNode } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useParsedFilters } from '../../core/query/useParsedFilters.ts';
import type { ListCount } from '../../list/useOnCountChange.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useControllableState } from '../../ui/useControllableState.ts';
import type { InvoiceFilters } from '../data/filters.ts';
import { parseInvoiceFilters } from '../data/parseFilters.ts';
import { invoiceListMessages } from '../messages.ts';
import {
  type InvoiceColumn,
  type InvoiceColumnId,
  type InvoiceSort,
  type InvoiceSortBy,
  invoiceColumnIds,
  usualSortBy,
} from './columns.tsx';
import { InvoiceListView, type InvoiceSelection } from './InvoiceListView.tsx';

export interface InvoiceListProps extends TitledComponentProps {
  /**
   * Which invoices are shown, held by the host; change them in `onFiltersChange`. What is no filter, such as a day that does
   * not exist, is left out, and `onError` is told.
   */
  filters?: InvoiceFilters;
  /** Which invoices are shown at first; default all. */
  defaultFilters?: InvoiceFilters;
  /** Told of each change of the filters: plain JSON, to keep in a database, or in an address by `toSearchParams`. */
  onFiltersChange?: (filters: InvoiceFilters) => void;
  /** How they are sorted, held by the host; change it in `onSortChange`. */
  sort?: InvoiceSort;
  /** How they are sorted at first; default the newest first. */
  defaultSort?: InvoiceSort;
  onSortChange?: (sort: InvoiceSort) => void;
  /**
   * What the service calls the order of each column; a column that is not among them cannot be sorted by. Default: number,
   * customer, date, due date, total and balance.
   */
  sortBy?: InvoiceSortBy;
  /**
   * Which columns there are and in which order, those of the host's own among them. Give the same array as long as nothing
   * in it changes: another one draws all rows anew.
   */
  columns?: readonly (InvoiceColumnId | InvoiceColumn)[];
  /** Makes each invoice selectable, by a click or Enter, for instance to show it in an `InvoiceDetails`. */
  onInvoiceSelect?: (selection: InvoiceSelection) => void;
  /** Whether a checkbox stands before each invoice; default: where `onSelectionChange` is given. */
  selectable?: boolean;
  /** Told which invoices are ticked, whenever that changes. */
  onSelectionChange?: (selection: { invoiceIds: string[] }) => void;
  /** Told how many invoices are loaded, and how many are overdue, whenever that changes: for a badge. */
  onCountChange?: (count: ListCount) => void;
  /** Whether what is owed is summed up by how long it has been due, above the list; default `true`. */
  showAging?: boolean;
  /** What a company sees that has no invoices yet, in place of a sentence: the host's way to the first one. */
  empty?: ReactNode;
  messages?: MessageOverrides<typeof invoiceListMessages>;
}

/** The company's invoices with search, filters and sort, and what is owed by how long it has been due. */
export const InvoiceList = forwardRef<HTMLElement, InvoiceListProps>(function InvoiceList(props, ref) {
  const { filters, defaultFilters, onFiltersChange, sort, defaultSort, onSortChange, sortBy, ...others } = props;
  const { columns, onInvoiceSelect, selectable, onSelectionChange, onCountChange, ...rest } = others;
  const { showAging, empty, messages, ...rootProps } = rest;
  return (
    <Root component="InvoiceList" name="invoice-list" ref={ref} {...rootProps}>
      <List
        {...{ filters, defaultFilters, onFiltersChange, sort, defaultSort, onSortChange, sortBy, columns }}
        {...{ onInvoiceSelect, selectable, onSelectionChange, onCountChange, showAging, empty, messages }}
      />
    </Root>
  );
});

type ListProps = Omit<InvoiceListProps, keyof TitledComponentProps>;

const noFilters: InvoiceFilters = {};
const newestFirst: InvoiceSort = { column: 'date', direction: 'DESC' };

function List(props: ListProps) {
  const { session } = useDaybookContext();
  // Another user begins with filters of their own, and nothing ticked.
  return <ListOfSession key={session.id} {...props} />;
}

function ListOfSession(props: ListProps) {
  const { onSelectionChange, selectable = onSelectionChange !== undefined } = props;
  const { columns = invoiceColumnIds, sortBy = usualSortBy, showAging = true } = props;
  const messages = useMessages('invoiceList', invoiceListMessages, props.messages);
  const [given, onFiltersChange] = useControllableState(
    props.filters ?? undefined, // where a host keeps nothing, its database may say null
    props.defaultFilters ?? noFilters,
    props.onFiltersChange,
  );
  const { filters, error = null } = useParsedFilters(given, parseInvoiceFilters);
  useLifecycle({ isSuccess: false, error });
  const [sort, onSortChange] = useControllableState(
    props.sort ?? undefined,
    props.defaultSort ?? newestFirst,
    props.onSortChange,
  );
  return (
    <InvoiceListView
      {...{ filters, onFiltersChange, sort, onSortChange, sortBy, columns, selectable, showAging, messages }}
      onInvoiceSelect={props.onInvoiceSelect}
      onSelectionChange={onSelectionChange}
      onCountChange={props.onCountChange}
      empty={props.empty}
    />
  );
}
