'use client';
import { useMemo } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { useOnSelectionChange } from '../../list/useOnSelectionChange.ts';
import type { PlacedRow } from '../../ui/feedback/unreadableRows.ts';
import type { TableColumn } from '../../ui/table/columnDef.ts';
import { Table } from '../../ui/table/Table.tsx';
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
  columns: readonly TableColumn<BankTransaction>[];
  selectable: boolean;
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange: (transactionIds: ReadonlySet<string>) => void;
  /** Undefined if the list is read-only. */
  bulk: BulkJob | undefined;
  announcement: InlineCategory['announcement'];
  /** Whether a search is about to start: the rows are those of the previous one. */
  isSearchPending: boolean;
  onSelectionChange: ((selection: { transactionIds: string[] }) => void) | undefined;
  onTransactionSelect: ((selection: Pick<BankTransactionSelection, 'transactionId'>) => void) | undefined;
  messages: typeof transactionListMessages;
}

/** The keys that edit the category of the focused row. */
const editKeys = ['F2', 'c'];

/** The loaded transactions, the selection and the bulk actions. */
export function TransactionTable(props: TransactionTableProps) {
  const {
    rows,
    unreadable,
    list,
    columns,
    selectable,
    selectedIds,
    onSelectedIdsChange,
    bulk,
    announcement,
    isSearchPending,
    ...others
  } = props;
  const { onSelectionChange, onTransactionSelect, messages } = others;
  const { currency, locale } = useDaybookContext();
  // Ids stay selected during a refetch or a reverted deletion; only loaded rows count.
  const selected = useMemo(
    () => (selectedIds.size > 0 ? rows.filter(({ id }) => selectedIds.has(id)) : []),
    [rows, selectedIds],
  );
  useOnSelectionChange(selected, onSelectionChange && ((transactionIds) => onSelectionChange({ transactionIds })));

  const labelOf = useMemo(
    () => (row: BankTransaction) =>
      messages.selectRow({
        name: transactionName(row, messages.unnamed),
        date: formatDate(row.date, { locale }),
        amount: formatMoney(row.amount, { currency, locale }),
      }),
    [messages, currency, locale],
  );
  return (
    <>
      <SelectionBar
        selected={selected}
        announcement={announcement}
        isSearchPending={isSearchPending}
        messages={messages}
        count={rows.length}
        isWhole={!list.hasNextPage}
        onSelectionChange={(transactionIds) => onSelectedIdsChange(new Set(transactionIds))}
      >
        {bulk && !bulk.run?.inProgress && selected.length > 0 && (
          <BulkActions selected={selected} bulk={bulk} messages={messages} />
        )}
      </SelectionBar>
      <Table<BankTransaction>
        caption={messages.title}
        columns={columns}
        rows={rows}
        unreadable={unreadable}
        pages={{
          hasNextPage: list.hasNextPage,
          isFetchingNextPage: list.isFetchingNextPage,
          isFetchNextPageError: list.isFetchNextPageError,
          isOutdated: list.isRefetching || list.isRefetchError,
          fetchNextPage: list.fetchNextPage,
        }}
        onRowSelect={onTransactionSelect && (({ id }) => onTransactionSelect({ transactionId: id }))}
        editKeys={editKeys}
        selection={
          selectable
            ? {
                ids: selectedIds,
                onChange: onSelectedIdsChange,
                labelOf,
                allLabel: messages.selectAll({ count: rows.length }),
              }
            : undefined
        }
      />
    </>
  );
}
