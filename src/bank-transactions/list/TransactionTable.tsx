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
import type { TransactionSelection } from './columns.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { InlineCategory } from './useInlineCategory.ts';

interface ListTableProps {
  rows: BankTransaction[];
  unreadable: readonly PlacedRow[];
  list: ReturnType<typeof useBankTransactions>;
  columns: readonly TableColumn<BankTransaction>[];
  selectable: boolean;
  /** The ids of what is ticked. */
  ticked: ReadonlySet<string>;
  onTick: (transactionIds: ReadonlySet<string>) => void;
  /** What is done to those that are ticked; undefined where nothing may be changed. */
  bulk: BulkJob | undefined;
  /** What there is to say of a category that was changed in place. */
  told: InlineCategory['told'];
  /** Whether a search is typed that is not applied yet: the rows belong to the one before. */
  isSearchPending: boolean;
  onSelectionChange: ((selection: { transactionIds: string[] }) => void) | undefined;
  onTransactionSelect: ((selection: Pick<TransactionSelection, 'transactionId'>) => void) | undefined;
  messages: typeof transactionListMessages;
}

/** What changes the category of the row that the keyboard is on: as in a spreadsheet, or by its letter. */
const editKeys = ['F2', 'c'];

/** The transactions that are loaded, which of them are ticked, and what can be done with those. */
export function TransactionTable(props: ListTableProps) {
  const { rows, unreadable, list, columns, selectable, ticked, onTick, bulk, told, isSearchPending, ...others } = props;
  const { onSelectionChange, onTransactionSelect, messages } = others;
  const { currency, locale } = useDaybookContext();
  // What is ticked stays so while the list is read again, and where a deletion is taken back; what is not there does not count.
  const selected = useMemo(() => (ticked.size > 0 ? rows.filter(({ id }) => ticked.has(id)) : []), [rows, ticked]);
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
        {...{ selected, told, isSearchPending, messages }}
        count={rows.length}
        isWhole={!list.hasNextPage}
        onSelectionChange={(transactionIds) => onTick(new Set(transactionIds))}
      >
        {bulk && !bulk.run?.underWay && selected.length > 0 && <BulkActions {...{ selected, bulk, messages }} />}
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
                ids: ticked,
                onChange: onTick,
                labelOf,
                allLabel: messages.selectAll({ count: rows.length, written: rows.length.toLocaleString(locale) }),
              }
            : undefined
        }
      />
    </>
  );
}
