'use client';
import { forwardRef, useRef } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { Categorization } from '../../core/events.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { LazyListActions } from '../../list/actions/LazyListActions.tsx';
import { selectionFeatures } from '../../list/columns/selectionFeatures.ts';
import { useListFilters } from '../../list/filters/useListFilters.ts';
import { ListHeader } from '../../list/ListHeader.tsx';
import type { ListSlotProps } from '../../list/rows/listSlotProps.ts';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import { type ListColumnProps, useListLayout } from '../../list/useListLayout.ts';
import { useListProps } from '../../list/useListProps.ts';
import { type SortingState, useListSorting } from '../../list/useListSorting.ts';
import { type ListCount, useOnCountChange } from '../../list/useOnCountChange.ts';
import { withoutListProps } from '../../list/withoutListProps.ts';
import { ListFilter } from '../../reference-lists/filters/ListFilter.tsx';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useKeepFocusWithin } from '../../ui/useKeepFocusWithin.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import type { bulkMessages } from '../bulk/bulkMessages.ts';
import { useBulkJob } from '../bulk/useBulkJob.ts';
import { useOnBusyChange } from '../bulk/useOnBusyChange.ts';
import { type TransactionSelectionProps, useTransactionSelection } from '../bulk/useTransactionSelection.ts';
import { type BankTransactionFilters, bankTransactionFilters, chosenAccountOf } from '../data/filters.ts';
import { useReviewCount } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useListedDimensions } from '../data/useListedDimensions.ts';
import { transactionListMessages } from '../messages.ts';
import { onCategorized } from '../review/onCategorized.ts';
import { ReviewStatus } from '../review/ReviewStatus.tsx';
import type { undoMessages } from '../review/undoMessages.ts';
import { useHeldDeletions } from '../review/useHeldDeletions.ts';
import { useListSession } from '../review/useListSession.ts';
import { useProviderUndo } from '../review/useProviderUndo.ts';
import { type MoveOn, ReviewContext, useReview } from '../review/useReview.ts';
import { type BankTransactionSelection, useTransactionColumns } from './columns.tsx';
import { NoTransactions } from './NoTransactions.tsx';
import { ReviewTabs } from './ReviewTabs.tsx';
import { shownKeys } from './shownKeys.ts';
import { TransactionTable } from './TransactionTable.tsx';
import { useListedTransactions } from './useListedTransactions.ts';
import { useReviewTab } from './useReviewTab.ts';
import { useTransactionSelect } from './useTransactionSelect.ts';

export interface BankTransactionListProps
  extends TitledComponentProps,
    ListColumnProps<BankTransaction>,
    ListSlotProps<BankTransaction>,
    TransactionSelectionProps {
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
  /** Called when the user opens a transaction by click or Enter, for example to show a `BankTransactionEditor`. */
  onTransactionSelect?: (selection: BankTransactionSelection) => void;
  /** Called once for each category, or account without one, that the service has saved by an edit, a bulk change or an undo here. */
  onCategorize?: (event: Categorization) => void;
  /** Called when the number of loaded transactions or of those to review changes, for example for a badge. */
  onCountChange?: (count: ListCount) => void;
  /** Called when a bulk job starts or ends. Unmounting the list during one cancels what isn't sent yet. */
  onBusyChange?: (event: { isBusy: boolean }) => void;
  /** Whether categorizing a transaction also marks it as reviewed; default `true`. */
  reviewOnCategorize?: boolean;
  /** The `reviewStatus` that marks a transaction as reviewed; default `RECONCILED`. */
  reviewedStatus?: string;
  /** Turns off all changes; default `false`. After a 403 on a change, the list becomes read-only automatically. */
  readOnly?: boolean;
  messages?: MessageOverrides<typeof transactionListMessages & typeof bulkMessages & typeof undoMessages>;
}

/** The company's bank transactions with search, filters, sorting, inline categorization and bulk edits. */
export const BankTransactionList = forwardRef<HTMLElement, BankTransactionListProps>(
  function BankTransactionList(props, ref) {
    const { filters, defaultFilters, onFiltersChange, sorting, defaultSorting, onSortingChange, ...others } = props;
    const { onTransactionSelect, selectable, onSelectionChange, onCountChange, ...rest } = others;
    const { onBusyChange, onCategorize, reviewOnCategorize, reviewedStatus, readOnly, messages, ...rootProps } = rest;
    return (
      <Root
        component="BankTransactionList"
        name="bank-transaction-list"
        ref={ref}
        onEmit={onCategorized(onCategorize)}
        {...withoutListProps(rootProps)}
      >
        <List {...props} />
      </Root>
    );
  },
);

const loadActions = () => import('./TransactionListActions.tsx');

/** Filters, bulk status and the table of transactions. */
function List(given: Omit<BankTransactionListProps, keyof TitledComponentProps>) {
  const props = useListProps(given);
  const { toolbarActions, readOnly: isReadOnly = false } = props;
  const { reviewOnCategorize = true, reviewedStatus = 'RECONCILED' } = props;
  const categorizedAs = reviewOnCategorize ? reviewedStatus : undefined;
  const messages = useMessages('bankTransactionList', transactionListMessages, props.messages);
  const filtering = useListFilters(props, bankTransactionFilters);
  const { filters, onFiltersChange, part, clear } = filtering;
  const [sorting, onSortingChange, resetSorting] = useListSorting(props, 'bank-transactions');
  const direction = sorting[0]?.id === 'date' && !sorting[0].desc ? 'ASC' : 'DESC';
  const daybook = useDaybookContext();
  const listed = useListedTransactions(filters, direction);
  const { list, loaded, loadAll, filterNames } = listed;
  const reviewCount = useReviewCount();
  useKeepFocusWithin(part, String(listed.isNone), 'table'); // the buttons in place of the rows go with their return
  useOnCountChange(list.data?.pages, reviewCount.data, props.onCountChange);
  const moveOn = useRef<MoveOn>(null);
  const openKeys = useRef<() => void>(null);
  const { review, offer } = useReview({
    isReadOnly,
    reviewedStatus,
    reviewOnCategorize,
    rows: loaded,
    onDecide: moveOn,
    part,
    messages,
  });
  const canEdit = !review.isReadOnly;
  const selection = useTransactionSelection({
    listKey: listed.filterKey,
    order: direction,
    pages: list.data?.pages,
    props,
    isReadOnly,
    canEdit,
    messages,
  });
  const { isSelectable } = selection;
  const bulk = useBulkJob({
    deletion: useHeldDeletions(),
    selectedIds: selection.table.ids,
    onSelectedIdsChange: selection.table.onChange,
  });
  const isBusy = bulk.run?.inProgress !== undefined;
  useOnBusyChange(isBusy, props.onBusyChange);
  const isSelectionShown = selection.rows.length > 0 && !loadAll.isRunning && !isBusy;
  const ofTab = useReviewTab({ filters, filterNames, reviewedStatus, onFiltersChange });
  const isQueue = ofTab.tab === 'toReview';
  const { onTransactionSelect, selectedId } = useTransactionSelect(props.onTransactionSelect, {
    loaded,
    inReviewQueue: isQueue,
  });
  const isOneAccount = chosenAccountOf(filters) !== undefined;
  const dimensions = useListedDimensions(loaded);
  const columns = useTransactionColumns({ onTransactionSelect, isOneAccount, dimensions, messages });
  const withoutOptions = useListLayout(columns, props, {
    name: 'bank-transactions',
    filtering,
    sorting: { sorting, onSortingChange, resetSorting, canSort: (id) => id === 'date' },
    features: selectionFeatures,
  });
  const layout = { ...withoutOptions, options: [{ name: 'bankText', label: messages.bankText }] };
  const listSession = useListSession();
  const provideUndo = useProviderUndo();
  // Then the host's actions are below the text.
  const isFirstUse = listed.isNone && ofTab.isWhole && !props.renderEmpty;

  return (
    <div ref={part} data-bank-text={layout.view.options?.bankText === false ? 'hidden' : undefined}>
      <ListHeader
        title={messages.title}
        actions={
          <LazyListActions
            load={loadActions}
            props={{
              query: listed.query,
              list,
              filterPage: listed.filterPage,
              loadAll,
              selectMode: isSelectable ? selection.mode : undefined,
              search: filtering.search,
              isViewOnly: !canEdit,
              part,
              review,
              messages,
            }}
          >
            {isFirstUse ? null : toolbarActions}
          </LazyListActions>
        }
      >
        {messages.amountsIn(daybook)}
      </ListHeader>
      <ReviewTabs
        filtering={filtering}
        ofTab={ofTab}
        reviewedStatus={reviewedStatus}
        list={list}
        loadedOf={listed.loadedOf}
        messages={messages}
      />
      <ListFilter
        filtering={filtering}
        range={listed.range}
        countMatches={listed.countMatches}
        without={ofTab.withoutChips}
        layout={layout}
        openKeys={openKeys}
        keys={shownKeys({ isSelectable, canEdit, canOpen: onTransactionSelect !== undefined })}
        selectionBar={
          <BulkBar
            isSelectable={isSelectable}
            selected={
              isSelectionShown
                ? {
                    selection,
                    hasMore: list.hasNextPage,
                    suggestionFor: (row) => (review.blockedReason(row) ? undefined : review.suggestionFor(row)),
                    reviewedStatus,
                    bulk: isReadOnly ? undefined : bulk,
                    part,
                    overrides: props.messages,
                    ofList: messages,
                  }
                : undefined
            }
            status={{
              bulk,
              listKey: listed.filterKey,
              hasSelection: selection.table.ids.size > 0,
              reviewedStatus: categorizedAs,
              overrides: props.messages,
              undos: listSession.undos,
              provideUndo,
            }}
          />
        }
        messages={messages}
      />
      <ListState
        query={list}
        renderError={props.renderError}
        renderLoading={props.renderLoading}
        what={messages.what}
        skeleton={<ListSkeleton caption={messages.title} layout={layout} isSelectable={isSelectable} />}
        empty={() =>
          props.renderEmpty?.({ isFiltered: filterNames.length > 0, clearFilters: () => clear() }) ?? (
            <NoTransactions
              filters={filters}
              ofTab={ofTab}
              onClear={() => clear()}
              onRemove={filtering.applyLeft}
              countMatches={listed.countMatches}
              actions={toolbarActions}
              messages={messages}
            />
          )
        }
      >
        {(rows, _first, unreadable) => (
          <ReviewContext.Provider value={review}>
            <TransactionTable
              key={listed.listKey} // another list starts at the top
              rows={rows}
              unreadable={unreadable}
              list={list}
              pagesInView={listed.pagesInView}
              layout={layout}
              selection={isSelectable ? selection.table : undefined}
              isSelectionShown={isSelectionShown}
              messages={messages}
              loadAll={loadAll}
              isQueue={isQueue}
              edits={review.edits}
              offer={offer}
              moveOn={moveOn}
              onAllKeys={() => openKeys.current?.()}
              onTransactionSelect={onTransactionSelect}
              selectedId={selectedId}
              isEditable={canEdit}
            />
          </ReviewContext.Provider>
        )}
      </ListState>
      <ReviewStatus
        review={review}
        offer={offer}
        isReadOnly={isReadOnly}
        part={part}
        overrides={props.messages}
        messages={messages}
      />
    </div>
  );
}
