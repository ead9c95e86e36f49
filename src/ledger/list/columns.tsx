'use client';
import { useMemo } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { CellText } from '../../ui/table/CellText.tsx';
import type { TableColumn } from '../../ui/table/columnDef.ts';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';

/** What a host is told of a selected entry. */
export interface LedgerEntrySelection {
  entryId: string;
  /** The record that the entry comes from, such as a bank transaction; undefined if the service names none. */
  entityId: string | undefined;
}

/** What a host is told of this entry. */
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
    // A host's function may be another one at each render: that is no reason to draw all rows anew.
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

/** A line stands on one side: the other side's zero would only be in the way. */
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
        // The grid itself is what the keyboard meets.
        <button type="button" className="daybook-row-button" tabIndex={-1} onClick={() => onSelect(toSelection(entry))}>
          <CellText>{name}</CellText>
        </button>
      ) : (
        <CellText>{name}</CellText>
      )}
      {entity?.secondaryDisplayName && <CellText isSecondary>{entity.secondaryDisplayName}</CellText>}
    </span>
  );
}
