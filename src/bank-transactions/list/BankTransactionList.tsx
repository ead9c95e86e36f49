'use client';
import { forwardRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useParsedFilters } from '../../core/query/useParsedFilters.ts';
import type { SortingState } from '../../list/sortingState.ts';
import type { ListCount } from '../../list/useOnCountChange.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useControllableState } from '../../ui/useControllableState.ts';
import type { BankTransactionFilters } from '../data/filters.ts';
import { parseBankTransactionFilters } from '../data/parseFilters.ts';
import { transactionListMessages } from '../messages.ts';
import type { BankTransactionSelection } from './columns.tsx';
import { TransactionListView } from './TransactionListView.tsx';

export interface BankTransactionListProps extends TitledComponentProps {
  /** The filters, controlled by the host in `onFiltersChange`. Invalid filters are ignored and reported to `onError`. */
  filters?: BankTransactionFilters;
  /** The initial filters; default: all transactions. */
  defaultFilters?: BankTransactionFilters;
  /** Called with the new filters: plain JSON, to keep in a URL or a database. */
  onFiltersChange?: (filters: BankTransactionFilters) => void;
  /** The sorting by `date`, controlled by the host in `onSortingChange`. */
  sorting?: SortingState;
  /** The initial sorting; default: newest first. */
  defaultSorting?: SortingState;
  /** Called with the new sorting. */
  onSortingChange?: (sorting: SortingState) => void;
  /** Makes each transaction selectable by a click or Enter, for instance to open it in a `BankTransactionEditor`. */
  onTransactionSelect?: (selection: BankTransactionSelection) => void;
  /** Shows a checkbox for each transaction; default: if `onSelectionChange` is given. */
  selectable?: boolean;
  /** Called when the checked transactions change. */
  onSelectionChange?: (selection: { transactionIds: string[] }) => void;
  /** Called when the number of loaded transactions, or of those to review, changes: for a badge. */
  onCountChange?: (count: ListCount) => void;
  /** Called when a bulk job starts or ends. Unmounting the list during one cancels what isn't sent yet. */
  onBusyChange?: (event: { isBusy: boolean }) => void;
  /** Turns off every change; default `false`. After a 403 on a change, the list turns read-only by itself. */
  readOnly?: boolean;
  messages?: MessageOverrides<typeof transactionListMessages>;
}

/** The company's bank transactions with search, filters, sorting, inline categorization and bulk edits. */
export const BankTransactionList = forwardRef<HTMLElement, BankTransactionListProps>(
  function BankTransactionList(props, ref) {
    const { filters, defaultFilters, onFiltersChange, sorting, defaultSorting, onSortingChange, ...others } = props;
    const { onTransactionSelect, selectable, onSelectionChange, onCountChange, ...rest } = others;
    const { onBusyChange, readOnly, messages, ...rootProps } = rest;
    return (
      <Root component="BankTransactionList" name="bank-transaction-list" ref={ref} {...rootProps}>
        <List {...props} />
      </Root>
    );
  },
);

const noFilters: BankTransactionFilters = {};
const newestFirst: SortingState = [{ id: 'date', desc: true }];

function List(props: Omit<BankTransactionListProps, keyof TitledComponentProps>) {
  const messages = useMessages('bankTransactionList', transactionListMessages, props.messages);
  const [given, onFiltersChange] = useControllableState(
    props.filters ?? undefined, // a host's database may return null
    props.defaultFilters ?? noFilters,
    props.onFiltersChange,
  );
  const { filters, error = null } = useParsedFilters(given, parseBankTransactionFilters);
  useLifecycle({ isSuccess: false, error });
  const [sorting, onSortingChange] = useControllableState(
    props.sorting ?? undefined,
    props.defaultSorting ?? newestFirst,
    props.onSortingChange,
  );
  return (
    <TransactionListView
      filters={filters}
      onFiltersChange={onFiltersChange}
      direction={sorting[0]?.desc === false ? 'ASC' : 'DESC'}
      onDirectionChange={(direction) => onSortingChange([{ id: 'date', desc: direction === 'DESC' }])}
      onTransactionSelect={props.onTransactionSelect}
      selectable={props.selectable ?? props.onSelectionChange !== undefined}
      onSelectionChange={props.onSelectionChange}
      onCountChange={props.onCountChange}
      onBusyChange={props.onBusyChange}
      isReadOnly={props.readOnly ?? false}
      messages={messages}
    />
  );
}
