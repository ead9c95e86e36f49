'use client';
import { useMemo } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { CellText } from '../../list/table/CellText.tsx';
import type { TableColumn } from '../../list/table/columnDef.ts';
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
  direction: 'ASC' | 'DESC';
  onDirectionChange: (direction: 'ASC' | 'DESC') => void;
  onTransactionSelect: ((selection: Pick<BankTransactionSelection, 'transactionId'>) => void) | undefined;
  messages: typeof transactionListMessages;
}

/** The list's columns: date, description, bank account, category, vendor or customer, amount, review. */
export function useTransactionColumns(options: TransactionColumnsOptions): TableColumn<BankTransaction>[] {
  const { direction, onDirectionChange, onTransactionSelect, messages } = options;
  const latest = useLatest({ onTransactionSelect, onDirectionChange });
  const isSelectable = onTransactionSelect !== undefined;
  return useMemo(() => {
    // The host’s callback may change on each render without rendering every row again.
    const select = isSelectable
      ? (transactionId: string) => latest.current.onTransactionSelect?.({ transactionId })
      : undefined;
    return [
      {
        id: 'date',
        header: messages.date,
        sort: {
          direction: direction === 'ASC' ? 'ascending' : 'descending',
          onChange: () => latest.current.onDirectionChange(direction === 'ASC' ? 'DESC' : 'ASC'),
        },
        cell: ({ date }) => <DateText date={date} />,
      },
      {
        id: 'description',
        header: messages.description,
        isRowHeader: true,
        cell: (row) => <Description row={row} onSelect={select} messages={messages} />,
      },
      {
        id: 'bankAccount',
        header: messages.bankAccount,
        cell: ({ bankAccount }) => optionalText(bankAccount?.displayName || bankAccount?.name),
      },
      { id: 'category', header: messages.category, cell: (row) => <CategoryCell row={row} messages={messages} /> },
      {
        id: 'party',
        header: messages.party,
        cell: ({ vendor, customer }) => optionalText(vendor?.name || customer?.name),
      },
      {
        id: 'amount',
        header: messages.amount,
        align: 'end',
        isMoney: true,
        cell: ({ amount }) => <MoneyText amount={amount} />,
      },
      { id: 'review', header: messages.review, cell: (row) => <Review row={row} messages={messages} /> },
    ];
  }, [messages, direction, isSelectable, latest]);
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
