'use client';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { SummaryRow } from '../../list/rows/SummaryRow.tsx';
import type { ListTableModel } from '../../list/table/useListTable.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { GlEntry } from '../data/schema.ts';

interface BalanceRowProps {
  /** The visible columns. */
  columns: ListTableModel<GlEntry>['columns'];
  isSelectable: boolean;
  /** Minor units, in the service's sign. */
  balance: Minor;
  /** The period’s first or last day; undefined for all dates. */
  date: PlainDate | undefined;
  rowIndex: number;
  label: string;
}

/** The balance before the period’s first entry, or after its last one. */
export function BalanceRow({ columns, isSelectable, balance, date, rowIndex, label }: BalanceRowProps) {
  return (
    <SummaryRow
      columns={columns}
      isSelectable={isSelectable}
      className="daybook-ledger-boundary"
      rowIndex={rowIndex}
      label={label}
      cells={{ date: date && <DateText date={date} />, balance: <MoneyText amount={balance} /> }}
    />
  );
}
