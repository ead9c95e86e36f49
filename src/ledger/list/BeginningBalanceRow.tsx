'use client';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { SummaryRow } from '../../list/table/SummaryRow.tsx';
import type { ListTableModel } from '../../list/table/useListTable.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';

interface BeginningBalanceRowProps {
  /** The visible columns. */
  columns: ListTableModel<GlEntry>['columns'];
  /** Minor units, in the service's sign. */
  balance: Minor;
  /** The period’s first day; undefined for all dates. */
  date: PlainDate | undefined;
  messages: typeof ledgerMessages;
}

/** The balance before the period’s first entry. */
export function BeginningBalanceRow({ columns, balance, date, messages }: BeginningBalanceRowProps) {
  return (
    <SummaryRow
      columns={columns}
      className="daybook-ledger-beginning"
      rowIndex={2}
      label={messages.beginningBalance}
      cells={{ date: date && <DateText date={date} />, balance: <MoneyText amount={balance} /> }}
    />
  );
}
