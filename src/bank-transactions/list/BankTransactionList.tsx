'use client';
import { forwardRef } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useParsedFilters } from '../../core/query/useParsedFilters.ts';
import type { ListCount } from '../../list/useOnCountChange.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useControllableState } from '../../ui/useControllableState.ts';
import type { BankTransactionFilters } from '../data/filters.ts';
import { parseBankTransactionFilters } from '../data/parseFilters.ts';
import { transactionListMessages } from '../messages.ts';
import type { TransactionSelection } from './columns.tsx';
import { TransactionListView } from './TransactionListView.tsx';

export interface BankTransactionListProps extends TitledComponentProps {
  /**
   * Which transactions are shown, held by the host; change them in `onFiltersChange`. What is no filter, such as a day that
   * does not exist, is left out, and `onError` is told.
   */
  filters?: BankTransactionFilters;
  /** Which transactions are shown at first; default all. */
  defaultFilters?: BankTransactionFilters;
  /** Told of each change of the filters: plain JSON, to keep in an address or a database. */
  onFiltersChange?: (filters: BankTransactionFilters) => void;
  /** In which order of their dates, held by the host; change it in `onSortChange`. */
  sort?: TransactionSort;
  /** In which order at first; default the newest first. */
  defaultSort?: TransactionSort;
  onSortChange?: (sort: TransactionSort) => void;
  /** Makes each transaction selectable, by a click or Enter, for instance to open it in a `BankTransactionEditor`. */
  onTransactionSelect?: (selection: TransactionSelection) => void;
  /** Whether a checkbox stands before each transaction; default: where `onSelectionChange` is given. */
  selectable?: boolean;
  /** Told which transactions are ticked, whenever that changes. */
  onSelectionChange?: (selection: { transactionIds: string[] }) => void;
  /** Told how many transactions are loaded, and how many need review, whenever that changes: for a badge. */
  onCountChange?: (count: ListCount) => void;
  /**
   * Told when several transactions begin to be changed or deleted together, and when that is over. To take the list away
   * meanwhile calls off what is not sent yet.
   */
  onBusyChange?: (event: { isBusy: boolean }) => void;
  /** Whether nothing can be changed here; default `false`. A service that refuses a change comes to the same. */
  isReadOnly?: boolean;
  messages?: MessageOverrides<typeof transactionListMessages>;
}

/** By their dates: the newest first is `DESC`. */
export interface TransactionSort {
  direction: 'ASC' | 'DESC';
}

/** The company's bank transactions with search, filters and sort; categories are changed in place. */
export const BankTransactionList = forwardRef<HTMLElement, BankTransactionListProps>(
  function BankTransactionList(props, ref) {
    const { filters, defaultFilters, onFiltersChange, sort, defaultSort, onSortChange, ...others } = props;
    const { onTransactionSelect, selectable, onSelectionChange, onCountChange, ...rest } = others;
    const { onBusyChange, isReadOnly, messages, ...rootProps } = rest;
    return (
      <Root component="BankTransactionList" name="bank-transaction-list" ref={ref} {...rootProps}>
        <List
          {...{ filters, defaultFilters, onFiltersChange, sort, defaultSort, onSortChange, onTransactionSelect }}
          {...{ selectable, onSelectionChange, onCountChange, onBusyChange, isReadOnly, messages }}
        />
      </Root>
    );
  },
);

type ListProps = Omit<BankTransactionListProps, keyof TitledComponentProps>;

const noFilters: BankTransactionFilters = {};
const newestFirst: TransactionSort = { direction: 'DESC' };

function List(props: ListProps) {
  const { session } = useDaybookContext();
  // Another user begins with filters of their own, and nothing ticked.
  return <ListOfSession key={session.id} {...props} />;
}

function ListOfSession(props: ListProps) {
  const { onSelectionChange, selectable = onSelectionChange !== undefined, isReadOnly = false } = props;
  const messages = useMessages('bankTransactionList', transactionListMessages, props.messages);
  const [given, onFiltersChange] = useControllableState(
    props.filters ?? undefined, // where a host keeps nothing, its database may say null
    props.defaultFilters ?? noFilters,
    props.onFiltersChange,
  );
  const { filters, error = null } = useParsedFilters(given, parseBankTransactionFilters);
  useLifecycle({ isSuccess: false, error });
  const [sort, onSortChange] = useControllableState(
    props.sort ?? undefined,
    props.defaultSort ?? newestFirst,
    props.onSortChange,
  );
  return (
    <TransactionListView
      {...{ filters, onFiltersChange, onSelectionChange, selectable, isReadOnly, messages }}
      direction={sort.direction === 'ASC' ? 'ASC' : 'DESC'}
      onDirectionChange={(direction) => onSortChange({ direction })}
      onTransactionSelect={props.onTransactionSelect}
      onCountChange={props.onCountChange}
      onBusyChange={props.onBusyChange}
    />
  );
}
