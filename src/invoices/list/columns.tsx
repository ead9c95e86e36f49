'use client';
import { type ReactNode, useMemo } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { CellText } from '../../list/table/CellText.tsx';
import type { ColumnSort, TableColumn } from '../../list/table/columnDef.ts';
import { RowButton } from '../../list/table/RowButton.tsx';
import type { SortingState } from '../../list/useListSorting.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { getDueDate } from '../data/aging.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { InvoiceStatus } from '../status/InvoiceStatus.tsx';

/** The built-in columns in their default order. */
export const invoiceColumnIds = [
  'number',
  'customer',
  'date',
  'dueDate',
  'status',
  'total',
  'paid',
  'balance',
] as const;
export type InvoiceColumnId = (typeof invoiceColumnIds)[number];

/** A custom column. */
export interface InvoiceColumn {
  /** Stable; also the value of `data-column` for CSS. */
  id: string;
  header: string;
  /** `end` for numbers; default `start`. */
  align?: 'end';
  /** The cell’s content; null leaves it empty. */
  cell: (invoice: Invoice) => ReactNode;
}

/** The service’s `orderBy` value of each sortable column, by column id. */
export type InvoiceOrderByColumn = Readonly<Record<string, string>>;

export const defaultOrderByColumn: InvoiceOrderByColumn = {
  number: 'INVOICE_NUMBER',
  customer: 'CUSTOMER',
  date: 'DATE',
  dueDate: 'DUE_DATE',
  total: 'TOTAL',
  balance: 'BALANCE',
};

interface ColumnOptions {
  columns: readonly (InvoiceColumnId | InvoiceColumn)[];
  sorting: SortingState;
  onSortingChange: (sorting: SortingState) => void;
  orderByColumn: InvoiceOrderByColumn;
  /** Makes rows selectable. */
  onSelect: ((invoice: Invoice) => void) | undefined;
  /** The date in the company’s time zone. */
  today: PlainDate;
  messages: typeof invoiceListMessages;
}

/** The table’s columns, built-in and custom. */
export function useInvoiceColumns(options: ColumnOptions): TableColumn<Invoice>[] {
  const { columns, sorting, orderByColumn, onSelect, today, messages } = options;
  const { id: sortedId, desc: isDescending = false } = sorting[0] ?? {};
  const latest = useLatest(options);
  const isSelectable = onSelect !== undefined;
  return useMemo(() => {
    const sortOf = (id: string): ColumnSort | undefined => {
      if (!Object.hasOwn(orderByColumn, id)) return undefined;
      const isSorted = id === sortedId;
      return {
        direction: !isSorted ? 'none' : isDescending ? 'descending' : 'ascending',
        onChange: () => latest.current.onSortingChange([{ id, desc: isSorted && !isDescending }]),
      };
    };
    // The host’s callback may change on each render without rendering every row again.
    const select = isSelectable ? (invoice: Invoice) => latest.current.onSelect?.(invoice) : undefined;
    return columns.map((column) => {
      const definition = typeof column === 'string' ? builtInColumn(column, { select, today, messages }) : column;
      return { ...definition, sort: sortOf(definition.id) };
    });
  }, [columns, orderByColumn, sortedId, isDescending, isSelectable, today, messages, latest]);
}

type Messages = typeof invoiceListMessages;

interface CellOptions {
  select: ((invoice: Invoice) => void) | undefined;
  today: PlainDate;
  messages: Messages;
}

function builtInColumn(id: InvoiceColumnId, { select, today, messages }: CellOptions): TableColumn<Invoice> {
  const column = { id, header: messages[id] };
  const money = { ...column, align: 'end' as const, isMoney: true };
  switch (id) {
    case 'number':
      return {
        ...column,
        isRowHeader: true,
        cell: (invoice) => <InvoiceNumber invoice={invoice} onSelect={select} messages={messages} />,
      };
    case 'customer':
      return { ...column, cell: ({ customer }) => textOrNothing(customer?.name || customer?.email) };
    case 'date':
      return { ...column, cell: ({ date }) => <DateText date={date} /> };
    case 'dueDate':
      return { ...column, cell: (invoice) => <DueDate invoice={invoice} /> };
    case 'status':
      return { ...column, cell: (invoice) => <InvoiceStatus invoice={invoice} today={today} messages={messages} /> };
    case 'total':
      return { ...money, cell: ({ totals }) => <MoneyText amount={totals.total} /> };
    case 'paid':
      return { ...money, cell: ({ totals }) => <MoneyText amount={totals.paidAmount} /> };
    case 'balance':
      return { ...money, cell: ({ totals }) => <MoneyText amount={totals.balance} /> };
  }
}

function textOrNothing(text: string | null | undefined) {
  return text ? <CellText>{text}</CellText> : null;
}

function DueDate({ invoice }: { invoice: Invoice }) {
  const dueDate = getDueDate(invoice);
  return dueDate ? <DateText date={dueDate} /> : null;
}

interface InvoiceNumberProps {
  invoice: Invoice;
  onSelect: ((invoice: Invoice) => void) | undefined;
  messages: Messages;
}

function InvoiceNumber({ invoice, onSelect, messages }: InvoiceNumberProps) {
  const name = <CellText>{invoice.invoiceNumber || messages.unnamed}</CellText>;
  if (!onSelect) return name;
  return <RowButton onPress={() => onSelect(invoice)}>{name}</RowButton>;
}
