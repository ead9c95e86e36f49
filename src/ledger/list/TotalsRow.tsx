'use client';
import { useMessages } from '../../core/daybookContext.ts';
import type { Minor } from '../../core/money/minor.ts';
import { SummaryRow } from '../../list/table/SummaryRow.tsx';
import type { ListTableModel } from '../../list/table/useListTable.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { GlEntry } from '../data/schema.ts';
import type { LedgerTotals } from '../data/totals.ts';
import type { ledgerMessages } from '../messages.ts';

interface TotalsRowProps {
  /** The visible columns. */
  columns: ListTableModel<GlEntry>['columns'];
  /** Undefined while loaded entries may have changed. */
  totals: LedgerTotals | undefined;
  /** Number of loaded entries. */
  count: number;
  /** Number of loaded entries that could not be read. */
  notIncluded: number;
  /** 1-based; undefined until all entries are loaded. */
  rowIndex: number | undefined;
  /** In the service’s sign; undefined until all entries are loaded. */
  closingBalance: Minor | undefined;
  isFiltered: boolean;
  messages: typeof ledgerMessages;
}

/** The totals of the loaded entries, and the closing balance once all are loaded. */
export function TotalsRow({
  columns,
  totals,
  count,
  notIncluded,
  rowIndex,
  closingBalance,
  isFiltered,
  messages,
}: TotalsRowProps) {
  const shared = useMessages('ui', uiMessages);
  const isComplete = totals !== undefined && closingBalance !== undefined;
  const labelOfTotals = isComplete ? messages.totals({ isFiltered }) : messages.totalsSoFar({ count });
  return (
    <SummaryRow
      columns={columns}
      className="daybook-ledger-totals"
      rowIndex={rowIndex}
      label={
        <>
          {totals ? labelOfTotals : messages.totalsOutdated}
          {notIncluded > 0 && ` (${shared.rowsNotIncluded({ count: notIncluded })})`}
        </>
      }
      cells={{
        debit: totals?.debits !== undefined && <MoneyText amount={totals.debits} />,
        credit: totals?.credits !== undefined && <MoneyText amount={totals.credits} />,
        balance: isComplete && <MoneyText amount={closingBalance} />,
      }}
    />
  );
}
