'use client';
import { forwardRef } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { toDateRange, withFilters } from '../../core/query/filterEntries.ts';
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
import { Button } from '../../ui/fields/Button.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { BulkStatus } from '../bulk/BulkStatus.tsx';
import { useBulkJob } from '../bulk/useBulkJob.ts';
import {
  type BankTransactionFilters,
  bankTransactionFilters,
  filterOf,
  isToReview,
  openReviews,
} from '../data/filters.ts';
import { useBankTransactions, useReviewCount, useTransactionPagesInView } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import { transactionListMessages } from '../messages.ts';
import { type BankTransactionSelection, useTransactionColumns } from './columns.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { InlineCategoryContext, useInlineCategory } from './useInlineCategory.ts';
import { useOnBusyChange } from './useOnBusyChange.ts';

export interface BankTransactionListProps extends TitledComponentProps, ListColumnProps<BankTransaction> {
  /** The filters, controlled with `onFiltersChange`. Invalid ones are ignored and reported to `onError`. */
  filters?: BankTransactionFilters;
  /** The initial filters; default: all transactions. */
  defaultFilters?: BankTransactionFilters;
  /** Called with all filters after each change: plain JSON for a URL or a database. */
  onFiltersChange?: (filters: BankTransactionFilters) => void;
  /** The sorting by `date`, controlled with `onSortingChange`. Without it, such as by another column, the newest are first. */
  sorting?: SortingState;
  /** The initial sorting; default: newest first. */
  defaultSorting?: SortingState;
  /** Called with the new sorting. */
  onSortingChange?: (sorting: SortingState) => void;
  /** Makes each transaction selectable by click or Enter, for example to open it in a `BankTransactionEditor`. */
  onTransactionSelect?: (selection: BankTransactionSelection) => void;
  /** Shows a checkbox for each transaction; default: if `onSelectionChange` is given. */
  selectable?: boolean;
  /** Called when the checked transactions change. */
  onSelectionChange?: (selection: { transactionIds: string[] }) => void;
  /** Called when the number of loaded transactions or of those to review changes, for example for a badge. */
  onCountChange?: (count: ListCount) => void;
  /** Called when a bulk job starts or ends. Unmounting the list during one cancels what isn't sent yet. */
  onBusyChange?: (event: { isBusy: boolean }) => void;
  /** Turns off all changes; default `false`. After a 403 on a change, the list becomes read-only automatically. */
  readOnly?: boolean;
  messages?: MessageOverrides<typeof transactionListMessages>;
}

/** The company's bank transactions with search, filters, sorting, inline categorization and bulk edits. */
export const BankTransactionList = forwardRef<HTMLElement, BankTransactionListProps>(
  function BankTransactionList(props, ref) {
    const { filters, defaultFilters, onFiltersChange, sorting, defaultSorting, onSortingChange, ...others } = props;
    const { onTransactionSelect, selectable, onSelectionChange, onCountChange, ...rest } = others;
    const { onBusyChange, readOnly, columns, view, defaultView, onViewChange, messages, ...rootProps } = rest;
    return (
      <Root component="BankTransactionList" name="bank-transaction-list" ref={ref} {...rootProps}>
        <List {...props} />
      </Root>
    );
  },
);

/** Filters, bulk status and the table of transactions. */
function List(props: Omit<BankTransactionListProps, keyof TitledComponentProps>) {
  const { onSelectionChange, selectable = onSelectionChange !== undefined, readOnly: isReadOnly = false } = props;
  const messages = useMessages('bankTransactionList', transactionListMessages, props.messages);
  const [filters, onFiltersChange] = useListFilters(props, bankTransactionFilters);
  const [sorting, onSortingChange] = useListSorting(props);
  const direction = sorting[0]?.id === 'date' && !sorting[0].desc ? 'ASC' : 'DESC';
  const { timeZone, fiscalYearStart, currency } = useDaybookContext();
  const range = toDateRange(filters, today(timeZone), fiscalYearStart);
  const filter = filterOf(filters, range);
  const query = { filter, sort: { orderBy: 'DATE', direction } } as const;
  const listKey = JSON.stringify(query);
  const list = useBankTransactions(query);
  const pagesInView = useTransactionPagesInView(query);
  const reviewCount = useReviewCount();
  useOnCountChange(list.data?.pages, reviewCount.data, props.onCountChange);
  const selection = useListSelection(
    listKey,
    list.data?.pages,
    onSelectionChange && ((transactionIds) => onSelectionChange({ transactionIds })),
  );
  const bulk = useBulkJob({ selectedIds: selection.ids, onSelectedIdsChange: selection.onChange });
  useOnBusyChange(bulk.run?.inProgress !== undefined, props.onBusyChange);
  const inline = useInlineCategory(isReadOnly, messages);
  const select = ({ transactionId }: Pick<BankTransactionSelection, 'transactionId'>) => {
    const transactionIds = (list.data?.pages ?? []).flatMap(({ rows }) => rows.map(({ id }) => id));
    props.onTransactionSelect?.({ transactionId, transactionIds });
  };
  const onTransactionSelect = props.onTransactionSelect && select;
  const layout = useListLayout(useTransactionColumns({ onTransactionSelect, messages }), props, {
    sorting,
    onSortingChange,
    canSort: (id) => id === 'date',
  });
  const { part, search, searchField, clear } = useListSearch(filters, onFiltersChange);
  const isFiltered = Object.keys(filter).length > 0;
  const isReview = isToReview(filters);

  return (
    <div ref={part}>
      <div className="daybook-list-header">
        <div>
          <Heading>{messages.title}</Heading>
          <p className="daybook-secondary">{messages.amountsIn({ currency })}</p>
        </div>
      </div>
      <ListFilter
        fields={bankTransactionFilters.fields}
        filters={filters}
        onChange={onFiltersChange}
        onClear={() => clear({ isPeriodKept: true })}
        range={range}
        without={isReview ? 'reviewStatus' : undefined} // the pressed button shows it
        part={part}
        search={search}
        searchField={searchField}
        display={<DisplayMenu layout={layout} />}
        messages={messages}
      >
        <Button
          isPressed={isReview}
          onPress={() =>
            onFiltersChange(withFilters(filters, { reviewStatus: isReview ? undefined : { in: [...openReviews] } }))
          }
        >
          {reviewCount.data && (reviewCount.data.count > 0 || reviewCount.data.isComplete)
            ? (reviewCount.data.isComplete ? messages.toReviewCount : messages.toReviewCountOrMore)({
                count: reviewCount.data.count,
              })
            : messages.toReview}
        </Button>
      </ListFilter>
      <BulkStatus bulk={bulk} messages={messages} />
      <ListState
        of={list}
        what={messages.what}
        skeleton={
          <>
            <div className="daybook-list-bar" />
            <ListSkeleton caption={messages.title} layout={layout} isSelectable={selectable} />
          </>
        }
        empty={() =>
          isFiltered ? (
            <NoMatch
              text={isReview && Object.keys(filter).length === 1 ? messages.nothingToReview : undefined}
              onClear={() => clear()}
            />
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
              pagesInView={pagesInView}
              layout={layout}
              selectable={selectable}
              selection={selection}
              messages={messages}
              bulk={isReadOnly ? undefined : bulk}
              announcement={inline.announcement}
              isSearchPending={search.isPending}
              onTransactionSelect={onTransactionSelect}
            />
          </InlineCategoryContext.Provider>
        )}
      </ListState>
    </div>
  );
}
