'use client';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import type { ListColumn, ListFeatures } from '../../list/columns/listFeatures.ts';
import { CellText } from '../../list/rows/CellText.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { namesOfValues, type useListedDimensions } from '../data/useListedDimensions.ts';
import type { transactionListMessages } from '../messages.ts';
import { AccountCell } from './AccountCell.tsx';
import { CategoryCell } from './CategoryCell.tsx';
import { Description } from './Description.tsx';
import { ReviewCell } from './ReviewCell.tsx';

/** The argument of `onTransactionSelect`. */
export interface BankTransactionSelection {
  transactionId: string;
  /** The loaded transactions in the list’s order, for links to the next and previous one. */
  transactionIds: string[];
  /** Whether the list shows the transactions to review, for the `BankTransactionEditor`. */
  inReviewQueue: boolean;
  /** What the user starts to do, for the `BankTransactionEditor`; undefined without a key or button for it. */
  startWith?: 'split' | 'match';
}

/** Selects a transaction in the host, with what the list knows about it; undefined if the host doesn't open any. */
export type SelectTransaction =
  | ((selection: Pick<BankTransactionSelection, 'transactionId' | 'startWith'>) => void)
  | undefined;

interface TransactionColumnsOptions {
  onTransactionSelect: SelectTransaction;
  /** Whether all transactions are of the same account. */
  isOneAccount: boolean;
  /** Each has a column. */
  dimensions: ReturnType<typeof useListedDimensions>;
  messages: typeof transactionListMessages;
}

const column = createColumnHelper<ListFeatures, BankTransaction>();

/** The list's columns: date, description, vendor or customer and each class (off by default), bank account, category, amount, review. */
export function useTransactionColumns(options: TransactionColumnsOptions): ListColumn<BankTransaction>[] {
  const { onTransactionSelect, isOneAccount, dimensions, messages } = options;
  const latest = useLatest(onTransactionSelect);
  const isSelectable = onTransactionSelect !== undefined;
  return useMemo(() => {
    // The host’s callback may change on each render without rendering every row again.
    const select = isSelectable ? (transactionId: string) => latest.current?.({ transactionId }) : undefined;
    const split = isSelectable
      ? (transactionId: string) => latest.current?.({ transactionId, startWith: 'split' })
      : undefined;
    return column.columns([
      column.accessor('date', {
        id: 'date',
        header: messages.date,
        size: 110,
        sortDescFirst: true,
        meta: { truncate: false },
        cell: ({ getValue }) => <DateText date={getValue()} />,
      }),
      column.accessor((row) => transactionName(row, messages.unnamed), {
        id: 'description',
        enableHiding: false,
        header: messages.description,
        meta: { rowHeader: true, flexible: true },
        cell: ({ row }) => <Description row={row.original} onSelect={select} messages={messages} />,
      }),
      column.accessor(({ vendor, customer }) => vendor?.name || customer?.name, {
        id: 'vendorOrCustomer',
        header: messages.vendorOrCustomer,
        meta: optional, // the description names it, too
        cell: ({ getValue }) => <CellText>{getValue()}</CellText>,
      }),
      ...dimensions.map(({ id, name }) =>
        column.accessor((row) => namesOfValues(row, id), {
          id: `dimension-${id}`,
          header: name,
          meta: optional,
          cell: ({ getValue }) => <CellText>{getValue()}</CellText>,
        }),
      ),
      column.accessor(({ bankAccount }) => bankAccount?.displayName || bankAccount?.name, {
        id: 'bankAccount',
        header: isOneAccount && select ? () => <HiddenName>{messages.bankAccount}</HiddenName> : messages.bankAccount,
        meta: { label: messages.bankAccount },
        cell: ({ row }) => (
          <AccountCell row={row.original} isSame={isOneAccount} onSelect={select} onSplit={split} messages={messages} />
        ),
      }),
      column.accessor('category', {
        id: 'category',
        enableHiding: false,
        header: messages.category,
        size: 200,
        cell: ({ row }) => <CategoryCell row={row.original} onSplit={split} messages={messages} />,
      }),
      column.accessor('amount', {
        id: 'amount',
        enableHiding: false,
        header: messages.amount,
        size: 116,
        meta: { align: 'end', money: true, truncate: false },
        cell: ({ getValue }) => <MoneyText amount={getValue()} isSigned />,
      }),
      column.accessor('reviewStatus', {
        id: 'review',
        header: () => <HiddenName>{messages.review}</HiddenName>,
        size: 40,
        enableHiding: false,
        enablePinning: false,
        enableResizing: false,
        meta: { label: messages.review, truncate: false, inDisplay: false },
        cell: ({ row }) => <ReviewCell row={row.original} messages={messages} />,
      }),
    ]);
  }, [messages, isSelectable, latest, isOneAccount, dimensions]);
}

/** Shown only if the user chooses it. */
const optional = { hiddenBelow: Number.POSITIVE_INFINITY };

function HiddenName({ children }: { children: string }) {
  return <span className="daybook-visually-hidden">{children}</span>;
}
