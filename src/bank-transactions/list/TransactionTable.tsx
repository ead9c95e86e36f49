'use client';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { PlacedRow } from '../../core/pages/placedRows.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import type { PagesInView } from '../../core/pages/usePagesInView.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useMountedValue } from '../../core/state/useMountedValue.ts';
import type { RowSelection } from '../../list/rows/useRowSelection.ts';
import { ListTable } from '../../list/table/ListTable.tsx';
import type { ListTableHandle } from '../../list/table/listTableHandle.ts';
import type { ListLayout } from '../../list/table/useListTable.ts';
import { useOpenRow } from '../../list/table/useOpenRow.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { isToReview } from '../data/filters.ts';
import type { useBankTransactions } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useMatchedInvoices } from '../data/useMatchedInvoices.ts';
import type { transactionListMessages } from '../messages.ts';
import { useListSession } from '../review/useListSession.ts';
import type { Offer } from '../review/useOffer.ts';
import type { MoveOn, Review } from '../review/useReview.ts';
import type { BankTransactionSelection, SelectTransaction } from './columns.tsx';
import { FooterKeys } from './FooterKeys.tsx';
import { MatchedInvoicesContext } from './MatchedInvoicesContext.ts';
import { TransactionTotalsRow } from './TransactionTotalsRow.tsx';

interface TransactionTableProps {
  rows: BankTransaction[];
  unreadable: readonly PlacedRow[];
  list: ReturnType<typeof useBankTransactions>;
  pagesInView: PagesInView;
  layout: ListLayout<BankTransaction>;
  /** The checked transactions; undefined without checkboxes. */
  selection: RowSelection<BankTransaction> | undefined;
  /** Whether the bar of the selection is shown. */
  isSelectionShown: boolean;
  loadAll: LoadAllTask;
  onTransactionSelect: SelectTransaction;
  /** The transaction that the user opened last, while it may be open. */
  selectedId: RefObject<string | undefined>;
  /** Whether keys may start to change the opened transaction. */
  isEditable: boolean;
  /** Whether reviewed transactions are done, and leave the list. */
  isQueue: boolean;
  edits: Review['edits'];
  /** Takes the place of the transaction that was categorized last. */
  offer: Offer | undefined;
  /** Moves the focus from a transaction to the next one to review. */
  moveOn: Ref<MoveOn>;
  /** Called to show all keys of the list. */
  onAllKeys: () => void;
  messages: typeof transactionListMessages;
}

const loadOffer = () => import('../review/OfferBar.tsx');

/** The keys that accept a suggested category, edit the category, and mark the focused row as reviewed. */
const rowKeys = ['a', 'F2', 'c', 'r'];
/** The keys of a row while the selection bar is shown: C and R act on the whole selection. */
const rowKeysOfSelection = ['a', 'F2'];

/** The loaded transactions. */
export function TransactionTable(props: TransactionTableProps) {
  const { rows, unreadable, list, layout, selection, loadAll } = props;
  const { isSelectionShown, onTransactionSelect, isEditable, isQueue, edits, offer, messages } = props;
  const table = useRef<ListTableHandle>(null);
  const focusNextToReview = (row: BankTransaction) => {
    const index = rows.findIndex(({ id }) => id === row.id);
    const isNext = (each: BankTransaction) => isToReview(each) && !edits.get(each.id)?.pending && each.id !== row.id;
    const next = rows.slice(index + 1).find(isNext) ?? rows.find(isNext);
    if (next) table.current?.focusRow(next.id);
  };
  const focusNext = (row: BankTransaction) => {
    const next = rows[rows.findIndex(({ id }) => id === row.id) + 1];
    if (next) table.current?.focusRow(next.id);
  };
  useImperativeHandle(props.moveOn, () => (row, isReviewOnly) => {
    if (isToReview(row) && (isQueue || !isReviewOnly)) focusNextToReview(row);
    else if (!isReviewOnly) focusNext(row);
  });
  useEffect(() => {
    // Preloaded, so that the first edit also works offline, and its offer opens at once. They are loaded again when they are shown.
    if (isEditable) Promise.all([import('./CategoryCellEditor.tsx'), loadOffer()]).catch(() => {});
  }, [isEditable]);
  const listSession = useListSession();
  const openId = useOpenRow(table, { openIds: listSession.openIds, selectedId: props.selectedId });
  /** The transaction of the last undo until it is listed again, and where the user was. */
  const undone = useRef<{ transactionId: string; current: string | undefined }>(undefined);
  const latestMarkUndone = useLatest(() => {
    if (!undone.current) return;
    const { transactionId, current } = undone.current;
    if (!rows.some(({ id }) => id === transactionId)) return;
    undone.current = undefined;
    const hasMovedOn = openId !== undefined || table.current?.currentRow() !== current;
    if (!hasMovedOn) table.current?.markRow(transactionId);
  });
  useEffect(
    () =>
      listSession.onUndo((transactionId) => {
        undone.current = { transactionId, current: table.current?.currentRow() };
        latestMarkUndone.current();
      }),
    [listSession, latestMarkUndone],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rows bring it back
  useEffect(() => latestMarkUndone.current(), [rows, latestMarkUndone]);
  const { hasNextPage: hasMore } = list;
  useMountedValue(
    listSession.listedRows,
    useMemo(() => {
      const indexOf = (transactionId: string) => rows.findIndex(({ id }) => id === transactionId);
      return { indexOf, count: rows.length, hasMore };
    }, [rows, hasMore]),
  );
  const start = (startWith: NonNullable<BankTransactionSelection['startWith']>) => {
    return ({ id }: BankTransaction) => onTransactionSelect?.({ transactionId: id, startWith });
  };
  const matchedInvoices = useMatchedInvoices(list.data?.pages);
  return (
    <MatchedInvoicesContext.Provider value={matchedInvoices}>
      <ListTable<BankTransaction>
        caption={messages.title}
        layout={layout}
        rows={rows}
        unreadable={unreadable}
        list={list}
        pagesInView={props.pagesInView}
        onRowSelect={onTransactionSelect && (({ id }) => onTransactionSelect({ transactionId: id }))}
        rowKeys={isSelectionShown ? rowKeysOfSelection : rowKeys}
        onRowKey={{ n: focusNextToReview, ...(isEditable && { s: start('split'), m: start('match') }) }}
        isDimmed={isQueue ? (row) => !isToReview(row) : undefined}
        renderInstead={
          offer && (({ id }) => id === offer.row.id && <LazyPart load={loadOffer} props={{ ...offer, messages }} />)
        }
        handle={table}
        loadAll={loadAll}
        footer={(columns, pending) => (
          <TransactionTotalsRow
            columnCount={columns.length}
            pending={pending}
            isSelectable={selection !== undefined}
            rows={rows}
            notIncluded={unreadable.length}
            keys={
              <FooterKeys
                canEdit={isEditable}
                canOpen={onTransactionSelect !== undefined}
                onAllKeys={props.onAllKeys}
                messages={messages}
              />
            }
            messages={messages}
          />
        )}
        selection={selection}
      />
    </MatchedInvoicesContext.Provider>
  );
}
