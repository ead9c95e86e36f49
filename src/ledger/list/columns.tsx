'use client';
import { createColumnHelper } from '@tanstack/react-table';
import { useContext, useMemo } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { CellText } from '../../list/table/CellText.tsx';
import type { ListColumn, listFeatures } from '../../list/table/listFeatures.ts';
import { RowButton } from '../../list/table/RowButton.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';
import { SelectedDayContext } from './SelectedDayContext.ts';

/** The argument of `onEntrySelect`. */
export interface LedgerEntrySelection {
  entryId: string;
  /** The entry’s source record, such as a bank transaction; undefined if the service names none. */
  entityId: string | undefined;
}

export function toSelection({ id, entity }: GlEntry): LedgerEntrySelection {
  return { entryId: id, entityId: entity?.id };
}

const column = createColumnHelper<typeof listFeatures, GlEntry>();

interface LedgerColumnsOptions {
  messages: typeof ledgerMessages;
  onEntrySelect: ((selection: LedgerEntrySelection) => void) | undefined;
  /** Whether balances cover matching entries only. */
  isFiltered: boolean;
}

/** The ledger's columns: date, source, description, debit, credit, running balance. */
export function useLedgerColumns({ messages, onEntrySelect, isFiltered }: LedgerColumnsOptions): ListColumn<GlEntry>[] {
  const latest = useLatest(onEntrySelect);
  const isSelectable = onEntrySelect !== undefined;
  return useMemo(() => {
    // The host’s callback may change on each render without rerendering every row.
    const select = isSelectable ? (selection: LedgerEntrySelection) => latest.current?.(selection) : undefined;
    const money = { size: 110, meta: { align: 'end', money: true, truncate: false } } as const;
    return column.columns([
      column.accessor('date', {
        id: 'date',
        header: messages.date,
        size: 110,
        meta: { truncate: false },
        cell: ({ getValue }) => <DateCell date={getValue()} />,
      }),
      column.accessor(({ entity }) => entity?.displayName || messages.noSource, {
        id: 'source',
        enableHiding: false,
        header: messages.source,
        size: 260,
        meta: { rowHeader: true },
        cell: ({ row, getValue }) => <SourceCell entry={row.original} name={getValue()} onSelect={select} />,
      }),
      column.accessor('description', {
        id: 'description',
        header: messages.description,
        meta: { flexible: true },
        cell: ({ getValue }) => getValue() && <CellText>{getValue()}</CellText>,
      }),
      column.accessor('drAmount', {
        ...money,
        id: 'debit',
        enableHiding: false,
        header: messages.debit,
        cell: ({ getValue }) => renderAmount(getValue()),
      }),
      column.accessor('crAmount', {
        ...money,
        id: 'credit',
        enableHiding: false,
        header: messages.credit,
        cell: ({ getValue }) => renderAmount(getValue()),
      }),
      column.accessor('runningBalance', {
        ...money,
        id: 'balance',
        enableHiding: false,
        header: isFiltered ? messages.matchingBalance : messages.balance,
        cell: ({ getValue }) => <MoneyText amount={getValue()} />,
      }),
    ]);
  }, [messages, isSelectable, isFiltered, latest]);
}

/** Marks its row if it is of the day that was chosen in the chart. */
function DateCell({ date }: { date: PlainDate }) {
  const isSelected = useContext(SelectedDayContext) === date;
  return (
    <span data-selected-day={isSelected || undefined}>
      <DateText date={date} />
    </span>
  );
}

/** An entry has a debit or a credit; the other side stays empty instead of zero. */
function renderAmount(amount: GlEntry['drAmount']) {
  return amount ? <MoneyText amount={amount} /> : null;
}

interface SourceCellProps {
  entry: GlEntry;
  name: string;
  onSelect: ((selection: LedgerEntrySelection) => void) | undefined;
}

function SourceCell({ entry, name, onSelect }: SourceCellProps) {
  const { entity } = entry;
  return (
    <span className="daybook-cell-pair">
      {onSelect ? (
        <RowButton onPress={() => onSelect(toSelection(entry))}>
          <CellText>{name}</CellText>
        </RowButton>
      ) : (
        <CellText>{name}</CellText>
      )}
      {entity?.secondaryDisplayName && <CellText isSecondary>{entity.secondaryDisplayName}</CellText>}
    </span>
  );
}
