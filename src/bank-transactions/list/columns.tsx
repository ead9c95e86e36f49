'use client';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { CellText } from '../../list/table/CellText.tsx';
import type { ListColumn, ListFeatures } from '../../list/table/listFeatures.ts';
import { RowButton } from '../../list/table/RowButton.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { needsReview, transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { CategoryCell } from './CategoryCell.tsx';

/** The argument of `onTransactionSelect`. */
export interface BankTransactionSelection {
  transactionId: string;
  /** The loaded transactions in the list’s order, for links to the next and previous one. */
  transactionIds: string[];
}

interface TransactionColumnsOptions {
  onTransactionSelect: ((selection: Pick<BankTransactionSelection, 'transactionId'>) => void) | undefined;
  messages: typeof transactionListMessages;
}

const column = createColumnHelper<ListFeatures, BankTransaction>();

/** The list's columns: date, description, bank account, category, vendor or customer, amount, review. */
export function useTransactionColumns(options: TransactionColumnsOptions): ListColumn<BankTransaction>[] {
  const { onTransactionSelect, messages } = options;
  const latest = useLatest(onTransactionSelect);
  const isSelectable = onTransactionSelect !== undefined;
  return useMemo(() => {
    // The host’s callback may change on each render without rendering every row again.
    const select = isSelectable ? (transactionId: string) => latest.current?.({ transactionId }) : undefined;
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
      column.accessor(({ bankAccount }) => bankAccount?.displayName || bankAccount?.name, {
        id: 'bankAccount',
        header: messages.bankAccount,
        cell: ({ getValue }) => optionalText(getValue()),
      }),
      column.accessor('category', {
        id: 'category',
        enableHiding: false,
        header: messages.category,
        size: 200,
        cell: ({ row }) => <CategoryCell row={row.original} messages={messages} />,
      }),
      column.accessor(({ vendor, customer }) => vendor?.name || customer?.name, {
        id: 'party',
        header: messages.party,
        cell: ({ getValue }) => optionalText(getValue()),
      }),
      column.accessor('amount', {
        id: 'amount',
        enableHiding: false,
        header: messages.amount,
        size: 116,
        meta: { align: 'end', money: true, truncate: false },
        cell: ({ getValue }) => <MoneyText amount={getValue()} />,
      }),
      column.accessor('reviewStatus', {
        id: 'review',
        header: messages.review,
        size: 130,
        cell: ({ row }) => <Review row={row.original} messages={messages} />,
      }),
    ]);
  }, [messages, isSelectable, latest]);
}

function optionalText(text: string | null | undefined) {
  return text ? <CellText>{text}</CellText> : null;
}

interface CellProps {
  row: BankTransaction;
  messages: typeof transactionListMessages;
}

function Description({ row, onSelect, messages }: CellProps & { onSelect: ((id: string) => void) | undefined }) {
  const name = transactionName(row, messages.unnamed);
  const { description, conversation } = row;
  return (
    <span className="daybook-cell-pair">
      {onSelect ? (
        <RowButton onPress={() => onSelect(row.id)}>
          <CellText>{name}</CellText>
        </RowButton>
      ) : (
        <CellText>{name}</CellText>
      )}
      {conversation?.readStatus === 'UNREAD' && (
        <span className="daybook-unread" title={messages.unread}>
          <span className="daybook-visually-hidden">{messages.unread}</span>
        </span>
      )}
      {description && description !== name && <CellText isSecondary>{description}</CellText>}
    </span>
  );
}

function Review({ row, messages }: CellProps) {
  const { reviewStatus, status } = row;
  const words = [reviewStatus && wordOf(messages, 'review', reviewStatus)];
  if (status && status !== 'ACTIVE') words.push(wordOf(messages, 'status', status));
  const text = words.filter(Boolean).join(' · ');
  return text ? (
    <span className="daybook-status" data-tone={needsReview(row) ? 'warning' : 'quiet'}>
      <CellText>{text}</CellText>
    </span>
  ) : null;
}
