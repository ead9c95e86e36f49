'use client';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { ledgerMessages } from '../messages.ts';

interface BeginningBalanceRowProps {
  /** Minor units, in the service's sign. */
  balance: Minor;
  /** The period’s first day; undefined for all dates. */
  date: PlainDate | undefined;
  isFiltered: boolean;
  messages: typeof ledgerMessages;
}

/** The balance before the period’s first entry. */
export function BeginningBalanceRow({ balance, date, isFiltered, messages }: BeginningBalanceRowProps) {
  return (
    <tr className="daybook-ledger-beginning" aria-rowindex={2}>
      <td data-column="date">{date && <DateText date={date} />}</td>
      <th scope="row" colSpan={4} data-column="source">
        {messages.beginningBalance({ isFiltered })}
      </th>
      <td data-column="balance" data-align="end" data-money="true" data-label={messages.balance}>
        <MoneyText amount={balance} />
      </td>
    </tr>
  );
}
