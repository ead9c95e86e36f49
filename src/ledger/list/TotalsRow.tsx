'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { SummaryRow } from '../../list/rows/SummaryRow.tsx';
import { type Pending, PendingTotals } from '../../list/table/PendingTotals.tsx';
import type { ListTableModel } from '../../list/table/useListTable.ts';
import { uiMessages } from '../../ui/messages.ts';
import type { GlEntry } from '../data/schema.ts';
import type { LedgerSummary } from '../data/useLedgerSummary.ts';
import type { ledgerMessages } from '../messages.ts';
import { TotalMoney } from './TotalMoney.tsx';

interface TotalsRowProps {
  /** The visible columns. */
  columns: ListTableModel<GlEntry>['columns'];
  isSelectable: boolean;
  summary: LedgerSummary;
  pending: Pending | undefined;
  /** Number of loaded entries that could not be read. */
  notIncluded: number;
  /** 1-based; undefined until all entries are loaded. */
  rowIndex: number | undefined;
  isFiltered: boolean;
  messages: typeof ledgerMessages;
}

/** The totals of all entries once they are loaded, and the closing balance. */
export function TotalsRow(props: TotalsRowProps) {
  const { columns, isSelectable, summary, pending, notIncluded, rowIndex, isFiltered, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const { debits, credits, closing } = summary;
  return (
    <SummaryRow
      columns={columns}
      isSelectable={isSelectable}
      className="daybook-ledger-totals"
      rowIndex={rowIndex}
      label={
        <>
          {pending ? <PendingTotals {...pending} messages={messages} /> : messages.totals({ isFiltered })}
          {notIncluded > 0 && ` (${shared.rowsNotIncluded({ count: notIncluded })})`}
        </>
      }
      cells={{
        debit: <TotalMoney amount={debits} pending={null} />,
        credit: <TotalMoney amount={credits} pending={null} />,
        balance: <TotalMoney amount={isFiltered ? null : closing} pending={null} />,
      }}
    />
  );
}
