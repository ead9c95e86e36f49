'use client';
import { useMessages } from '../../core/daybookContext.ts';
import type { Minor } from '../../core/money/minor.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { LedgerTotals } from '../data/totals.ts';
import type { ledgerMessages } from '../messages.ts';

interface TotalsRowProps {
  totals: LedgerTotals;
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
  totals,
  count,
  notIncluded,
  rowIndex,
  closingBalance,
  isFiltered,
  messages,
}: TotalsRowProps) {
  const shared = useMessages('ui', uiMessages);
  const isComplete = closingBalance !== undefined;
  return (
    <tr className="daybook-ledger-totals" aria-rowindex={rowIndex}>
      <th scope="row" colSpan={3} data-column="source">
        {isComplete ? messages.totals({ isFiltered }) : messages.totalsSoFar({ count })}
        {notIncluded > 0 && ` (${shared.rowsNotIncluded({ count: notIncluded })})`}
      </th>
      <td data-column="debit" data-align="end" data-money="true" data-label={messages.debit}>
        {totals.debits !== undefined && <MoneyText amount={totals.debits} />}
      </td>
      <td data-column="credit" data-align="end" data-money="true" data-label={messages.credit}>
        {totals.credits !== undefined && <MoneyText amount={totals.credits} />}
      </td>
      <td data-column="balance" data-align="end" data-money="true" data-label={messages.balance}>
        {isComplete && <MoneyText amount={closingBalance} />}
      </td>
    </tr>
  );
}
