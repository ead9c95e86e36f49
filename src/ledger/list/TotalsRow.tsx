'use client';
import { useMessages } from '../../core/daybookContext.ts';
import type { Minor } from '../../core/money/minor.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { LedgerTotals } from '../data/totals.ts';
import type { ledgerMessages } from '../messages.ts';

interface LedgerTotalsRowProps {
  totals: LedgerTotals;
  /** How many entries are loaded. */
  count: number;
  /** How many of the loaded entries could not be read. */
  notIncluded: number;
  /** Its place among all rows, from 1; undefined while rows are still to come. */
  rowIndex: number | undefined;
  /** The balance after the last entry, in the service's sign; undefined while entries are still to come. */
  closingBalance: Minor | undefined;
  /** Whether lines within the period are left out. */
  isNarrowed: boolean;
  messages: typeof ledgerMessages;
}

/** What the loaded entries come to, and the closing balance once all of them are there. */
export function TotalsRow({
  totals,
  count,
  notIncluded,
  rowIndex,
  closingBalance,
  isNarrowed,
  messages,
}: LedgerTotalsRowProps) {
  const shared = useMessages('ui', uiMessages);
  const isWhole = closingBalance !== undefined;
  return (
    <tr className="daybook-ledger-totals" aria-rowindex={rowIndex}>
      <th scope="row" colSpan={3} data-column="source">
        {isWhole ? messages.totals({ isNarrowed }) : messages.totalsSoFar({ count })}
        {notIncluded > 0 && ` (${shared.rowsNotIncluded({ count: notIncluded })})`}
      </th>
      <td data-column="debit" data-align="end" data-money="true" data-label={messages.debit}>
        {totals.debits !== undefined && <MoneyText amount={totals.debits} />}
      </td>
      <td data-column="credit" data-align="end" data-money="true" data-label={messages.credit}>
        {totals.credits !== undefined && <MoneyText amount={totals.credits} />}
      </td>
      <td data-column="balance" data-align="end" data-money="true" data-label={messages.balance}>
        {isWhole && <MoneyText amount={closingBalance} />}
      </td>
    </tr>
  );
}
