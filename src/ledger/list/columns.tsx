'use client';
import { useMemo } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';
import { CellText } from '../../list/table/CellText.tsx';
import type { TableColumn } from '../../list/table/columnDef.ts';
import { RowButton } from '../../list/table/RowButton.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';

/** The argument of `onEntrySelect`. */
export interface LedgerEntrySelection {
  entryId: string;
  /** The entry’s source record, such as a bank transaction; undefined if the service names none. */
  entityId: string | undefined;
}

export function toSelection({ id, entity }: GlEntry): LedgerEntrySelection {
  return { entryId: id, entityId: entity?.id };
}

/** The ledger's columns: date, source, description, debit, credit, running balance. */
export function useLedgerColumns(
  messages: typeof ledgerMessages,
  onEntrySelect: ((selection: LedgerEntrySelection) => void) | undefined,
): TableColumn<GlEntry>[] {
  const latest = useLatest(onEntrySelect);
  const isSelectable = onEntrySelect !== undefined;
  return useMemo(() => {
    // The host’s callback may change on each render without rerendering every row.
    const select = isSelectable ? (selection: LedgerEntrySelection) => latest.current?.(selection) : undefined;
    return [
      { id: 'date', header: messages.date, cell: ({ date }) => <DateText date={date} /> },
      {
        id: 'source',
        header: messages.source,
        isRowHeader: true,
        cell: (entry) => <SourceCell entry={entry} unnamed={messages.noSource} onSelect={select} />,
      },
      {
        id: 'description',
        header: messages.description,
        cell: ({ description }) => description && <CellText>{description}</CellText>,
      },
      {
        id: 'debit',
        header: messages.debit,
        align: 'end',
        isMoney: true,
        cell: ({ drAmount }) => renderAmount(drAmount),
      },
      {
        id: 'credit',
        header: messages.credit,
        align: 'end',
        isMoney: true,
        cell: ({ crAmount }) => renderAmount(crAmount),
      },
      {
        id: 'balance',
        header: messages.balance,
        align: 'end',
        isMoney: true,
        cell: ({ runningBalance }) => <MoneyText amount={runningBalance} />,
      },
    ];
  }, [messages, isSelectable, latest]);
}

/** An entry has a debit or a credit; the other side stays empty instead of zero. */
function renderAmount(amount: GlEntry['drAmount']) {
  return amount ? <MoneyText amount={amount} /> : null;
}

interface SourceCellProps {
  entry: GlEntry;
  unnamed: string;
  onSelect: ((selection: LedgerEntrySelection) => void) | undefined;
}

function SourceCell({ entry, unnamed, onSelect }: SourceCellProps) {
  const { entity } = entry;
  const name = entity?.displayName || unnamed;
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
