'use client';
import { useMemo } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { firstOutdated } from '../../core/query/refetchPages.ts';
import type { PagesInView } from '../../core/query/usePagesInView.ts';
import { ListTable } from '../../list/table/ListTable.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
import type { useListSelection } from '../../list/useListSelection.ts';
import type { PlacedRow } from '../../ui/feedback/unreadableRows.ts';
import { BulkActions } from '../bulk/BulkActions.tsx';
import type { BulkJob } from '../bulk/useBulkJob.ts';
import type { useBankTransactions } from '../data/queries.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import type { BankTransactionSelection } from './columns.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { InlineCategory } from './useInlineCategory.ts';

interface TransactionTableProps {
  rows: BankTransaction[];
  unreadable: readonly PlacedRow[];
  list: ReturnType<typeof useBankTransactions>;
  pagesInView: PagesInView;
  layout: ListLayout<BankTransaction>;
  selectable: boolean;
  selection: ReturnType<typeof useListSelection<BankTransaction>>;
  /** Undefined if the list is read-only. */
  bulk: BulkJob | undefined;
  announcement: InlineCategory['announcement'];
  /** Whether a typed search is not yet applied. */
  isSearchPending: boolean;
  onTransactionSelect: ((selection: Pick<BankTransactionSelection, 'transactionId'>) => void) | undefined;
  messages: typeof transactionListMessages;
}

/** The keys that edit the category of the focused row. */
const editKeys = ['F2', 'c'];

/** The loaded transactions, the selection and the bulk actions. */
export function TransactionTable(props: TransactionTableProps) {
  const { rows, unreadable, list, layout, selectable, selection, bulk, announcement, isSearchPending } = props;
  const { onTransactionSelect, messages } = props;
  const { currency, locale } = useDaybookContext();
  const labelOf = useMemo(
    () => (row: BankTransaction) =>
      messages.selectRow({
        name: transactionName(row, messages.unnamed),
        date: formatDate(row.date, { locale }),
        amount: formatMoney(row.amount, { currency, locale }),
      }),
    [messages, currency, locale],
  );
  const pages = list.data?.pages ?? [];
  const hasOutdated = firstOutdated(pages) < pages.length;
  return (
    <>
      <SelectionBar
        selected={selection.rows}
        announcement={announcement}
        isSearchPending={isSearchPending}
        messages={messages}
        count={rows.length}
        isComplete={!list.hasNextPage && !hasOutdated}
        hasOutdated={hasOutdated}
        onClear={selection.clear}
      >
        {bulk && !bulk.run?.inProgress && selection.rows.length > 0 && (
          <BulkActions selected={selection.rows} bulk={bulk} messages={messages} />
        )}
      </SelectionBar>
      <ListTable<BankTransaction>
        caption={messages.title}
        layout={layout}
        rows={rows}
        unreadable={unreadable}
        list={list}
        pagesInView={props.pagesInView}
        onRowSelect={onTransactionSelect && (({ id }) => onTransactionSelect({ transactionId: id }))}
        editKeys={editKeys}
        selection={
          selectable
            ? {
                ids: selection.ids,
                onChange: selection.onChange,
                labelOf,
                allLabel: messages.selectAll({ count: rows.length }),
              }
            : undefined
        }
      />
    </>
  );
}
