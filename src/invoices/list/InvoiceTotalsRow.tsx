'use client';
import { useMemo } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { exactSum } from '../../core/money/sum.ts';
import { SummaryRow } from '../../list/rows/SummaryRow.tsx';
import { type Pending, PendingTotals } from '../../list/table/PendingTotals.tsx';
import type { ListTableModel } from '../../list/table/useListTable.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface InvoiceTotalsRowProps {
  /** The visible columns. */
  columns: ListTableModel<Invoice>['columns'];
  isSelectable: boolean;
  rows: readonly Invoice[];
  /** Set unless these are all that match: a total of some would be taken for the total. */
  pending: Pending | undefined;
  /** Whether the invoices may have changed and are being read. */
  isUpdating: boolean;
  /** Number of loaded invoices that could not be read. */
  notIncluded: number;
  messages: typeof invoiceListMessages;
}

/** The totals of the listed invoices, once all are loaded. */
export function InvoiceTotalsRow(props: InvoiceTotalsRowProps) {
  const { columns, isSelectable, rows, pending, isUpdating, notIncluded, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const isComplete = !pending && !isUpdating && notIncluded === 0;
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
      rowIndex={pending ? undefined : rows.length + notIncluded + 2}
      label={
        pending ? (
          <PendingTotals {...pending} messages={messages} />
        ) : (
          [
            isUpdating ? messages.updating : messages.count({ count: rows.length }),
            notIncluded > 0 && `(${shared.rowsNotIncluded({ count: notIncluded })})`,
          ]
            .filter(Boolean)
            .join(' ')
        )
      }
      cells={{
        total: totals?.total !== undefined && <MoneyText amount={totals.total} />,
        paid: totals?.paid !== undefined && <MoneyText amount={totals.paid} />,
        balance: totals?.balance !== undefined && <MoneyText amount={totals.balance} />,
      }}
    />
  );
}
