'use client';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { ListColumn, ListFeatures } from '../../list/columns/listFeatures.ts';
import { CellText } from '../../list/rows/CellText.tsx';
import { RowButton } from '../../list/rows/RowButton.tsx';
import type { ListView } from '../../list/views/schema.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { getDaysOverdue, getDueDate } from '../data/aging.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { InvoiceStatus } from '../status/InvoiceStatus.tsx';
import { CardAmount, CardDue, CardStatus } from './cardCells.tsx';

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
  /** Whether rows are cards. */
  isCard: boolean;
  /** Makes rows selectable. */
  onSelect: ((invoice: Invoice) => void) | undefined;
  /** The date in the company’s time zone. */
  today: PlainDate;
  messages: Messages;
}

type Messages = typeof invoiceListMessages;

/** The view that the list begins with. */
export const withoutPaid: ListView = { columnVisibility: { paid: false } };

/** The columns whose values cards have in other cells. */
export const notInCards = new Set<string | undefined>(['date', 'total', 'daysOverdue', 'paid']);

const column = createColumnHelper<ListFeatures, Invoice>();

/** The list's columns: number, customer, date, due date, days overdue, status, total, paid, balance. */
export function useInvoiceColumns({ isCard, onSelect, today, messages }: ColumnOptions): ListColumn<Invoice>[] {
  const latest = useLatest(onSelect);
  const { locale } = useDaybookContext();
  const isSelectable = onSelect !== undefined;
  return useMemo(() => {
    // The host’s callback may change on each render without rendering every row again.
    const select = isSelectable ? (invoice: Invoice) => latest.current?.(invoice) : undefined;
    const Status = isCard ? CardStatus : InvoiceStatus;
    const date = { size: 110, meta: { truncate: false } } as const;
    const money = { size: 106, meta: { align: 'end', money: true, truncate: false } } as const;
    return column.columns([
      column.accessor('invoiceNumber', {
        id: 'number',
        enableHiding: false,
        header: messages.number,
        size: 100,
        meta: { rowHeader: true },
        cell: ({ row }) => <InvoiceNumber invoice={row.original} onSelect={select} messages={messages} />,
      }),
      column.accessor(({ customer }) => customer?.name || customer?.email, {
        id: 'customer',
        enableHiding: false,
        header: messages.customer,
        meta: { flexible: true },
        cell: ({ getValue }) => getValue() && <CellText>{getValue()}</CellText>,
      }),
      column.accessor('date', {
        id: 'date',
        ...date,
        meta: { ...date.meta, hiddenBelow: 860 },
        header: messages.date,
        cell: ({ getValue }) => <DateText date={getValue()} />,
      }),
      column.accessor(getDueDate, {
        ...date,
        id: 'dueDate',
        header: messages.dueDate,
        cell: ({ getValue, row }) =>
          isCard ? (
            <CardDue invoice={row.original} today={today} messages={messages} />
          ) : (
            getValue() && <DateText date={getValue()} />
          ),
      }),
      column.accessor((invoice) => getDaysOverdue(invoice, today), {
        id: 'daysOverdue',
        header: messages.daysOverdue,
        size: 116,
        meta: { align: 'end', truncate: false, hiddenBelow: 760 },
        cell: ({ getValue }) =>
          getValue() && <span className="daybook-days-overdue">{getValue()?.toLocaleString(locale)}</span>,
      }),
      column.display({
        id: 'status',
        header: messages.status,
        size: 124,
        meta: { truncate: false },
        cell: ({ row }) => <Status invoice={row.original} today={today} messages={messages} />,
      }),
      column.accessor(({ totals }) => totals.total, {
        ...money,
        id: 'total',
        meta: { ...money.meta, hiddenBelow: 860 },
        header: messages.total,
        cell: ({ getValue }) => <MoneyText amount={getValue()} />,
      }),
      column.accessor(({ totals }) => totals.paidAmount, {
        ...money,
        id: 'paid',
        header: messages.paid,
        cell: ({ getValue }) => <MoneyText amount={getValue()} />,
      }),
      column.accessor(({ totals }) => totals.balance, {
        ...money,
        id: 'balance',
        enableHiding: false,
        header: messages.balance,
        cell: ({ getValue, row }) =>
          isCard ? <CardAmount invoice={row.original} messages={messages} /> : <MoneyText amount={getValue()} />,
      }),
    ]);
  }, [isCard, isSelectable, today, locale, messages, latest]);
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
