'use client';
import { useMemo } from 'react';
import { exactSum } from '../../core/money/sum.ts';
import { SummaryRow } from '../../list/table/SummaryRow.tsx';
import type { ListTableModel } from '../../list/table/useListTable.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface InvoiceTotalsRowProps {
  /** The visible columns. */
  columns: ListTableModel<Invoice>['columns'];
  isSelectable: boolean;
  rows: readonly Invoice[];
  /** Whether these are all that match: a total of some would be taken for the total. */
  isComplete: boolean;
  messages: typeof invoiceListMessages;
}

/** The totals of the listed invoices, once all are loaded. */
export function InvoiceTotalsRow({ columns, isSelectable, rows, isComplete, messages }: InvoiceTotalsRowProps) {
  const totals = useMemo(() => {
    const totalOf = (name: 'total' | 'paidAmount' | 'balance') => exactSum(rows.map(({ totals }) => totals[name]));
    return isComplete
      ? { total: totalOf('total'), paid: totalOf('paidAmount'), balance: totalOf('balance') }
      : undefined;
  }, [rows, isComplete]);
  return (
    <SummaryRow
      columns={columns}
      isSelectable={isSelectable}
      className="daybook-invoice-list-totals"
      rowIndex={totals && rows.length + 2}
      label={totals ? messages.count({ count: rows.length }) : messages.loadAllForTotals}
      cells={{
        total: totals?.total !== undefined && <MoneyText amount={totals.total} />,
        paid: totals?.paid !== undefined && <MoneyText amount={totals.paid} />,
        balance: totals?.balance !== undefined && <MoneyText amount={totals.balance} />,
      }}
    />
  );
}
