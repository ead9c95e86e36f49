'use client';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { exactSum } from '../../core/money/sum.ts';
import { type Pending, PendingTotals } from '../../list/table/PendingTotals.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { directionOf, fixedPostingOf } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';

interface TransactionTotalsRowProps {
  /** The number of visible columns, without the checkboxes. */
  columnCount: number;
  isSelectable: boolean;
  rows: readonly BankTransaction[];
  /** Set unless these are all that match: a total of some would be taken for the total. */
  pending: Pending | undefined;
  /** Number of loaded transactions that could not be read. */
  notIncluded: number;
  /** The main keys of the list. */
  keys: ReactNode;
  messages: typeof transactionListMessages;
}

/** The money in and out of the listed transactions, once all are loaded. A transfer between own accounts is neither. */
export function TransactionTotalsRow(props: TransactionTotalsRowProps) {
  const { columnCount, isSelectable, rows, pending, notIncluded, keys, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const isComplete = !pending && notIncluded === 0;
  const totals = useMemo(() => {
    if (!isComplete) return undefined;
    const counted = rows.filter((row) => fixedPostingOf(row) !== 'transfer');
    const totalOf = (direction: 'in' | 'out') =>
      exactSum(counted.filter((row) => directionOf(row) === direction).map(({ amount }) => amount));
    return { in: totalOf('in'), out: totalOf('out'), transfers: rows.length - counted.length };
  }, [rows, isComplete]);
  const remark = !totals && shared.rowsNotIncluded({ count: notIncluded });
  return (
    <tr aria-rowindex={pending ? undefined : rows.length + notIncluded + 2}>
      {isSelectable && <td data-column="select" />}
      <th scope="row" colSpan={columnCount} data-column="label">
        <span className="daybook-transaction-sums">
          {pending ? (
            <PendingTotals {...pending} messages={messages} />
          ) : (
            <span>
              {messages.count({ count: rows.length })}
              {remark && ` (${remark})`}
            </span>
          )}
          {totals?.in !== undefined && (
            <span>
              {messages.moneyIn} <MoneyText amount={totals.in} isSigned />
            </span>
          )}
          {totals?.out !== undefined && (
            <span>
              {messages.moneyOut} <MoneyText amount={totals.out} isSigned />
            </span>
          )}
          {totals && totals.transfers > 0 && (totals.in ?? totals.out) !== undefined && (
            <span>({messages.withoutTransfers({ count: totals.transfers })})</span>
          )}
          {keys}
        </span>
      </th>
    </tr>
  );
}
