'use client';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { ledgerMessages } from '../messages.ts';

interface BeginningBalanceRowProps {
  /** Minor units, in the service's sign. */
  balance: Minor;
  /** The first day of the period; undefined for all days. */
  date: PlainDate | undefined;
  /** Whether lines within the period are left out. */
  isNarrowed: boolean;
  messages: typeof ledgerMessages;
}

/** The balance that the period's first entry builds on. */
export function BeginningBalanceRow({ balance, date, isNarrowed, messages }: BeginningBalanceRowProps) {
  return (
    <tr className="daybook-ledger-beginning" aria-rowindex={2}>
      <td data-column="date">{date && <DateText date={date} />}</td>
      <th scope="row" colSpan={4} data-column="source">
        {messages.beginningBalance({ isNarrowed })}
      </th>
      <td data-column="balance" data-align="end" data-money="true" data-label={messages.balance}>
        <MoneyText amount={balance} />
      </td>
    </tr>
  );
}
