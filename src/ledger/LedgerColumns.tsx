'use client';
import { useMemo } from 'react';
import { CellText } from '../ui/CellText.tsx';
import { DateText } from '../ui/DateText.tsx';
import { MoneyText } from '../ui/MoneyText.tsx';
import type { TableColumn } from '../ui/tableColumn.ts';
import type { ledgerMessages } from './messages.ts';
import type { GlEntry } from './schema.ts';

/** What a host is told of a selected entry. */
export interface EntrySelection {
  entryId: string;
  /** The record that the entry comes from, such as a bank transaction; undefined if the service names none. */
  entityId: string | undefined;
}

/** The ledger's columns: date, source, description, debit, credit, running balance. */
export function useLedgerColumns(
  messages: typeof ledgerMessages,
  onEntrySelect: ((selection: EntrySelection) => void) | undefined,
): TableColumn<GlEntry>[] {
  return useMemo(
    () => [
      { id: 'date', header: messages.date, cell: ({ date }) => <DateText date={date} /> },
      {
        id: 'source',
        header: messages.source,
        isRowHeader: true,
        cell: (entry) => <Source entry={entry} unnamed={messages.noSource} onEntrySelect={onEntrySelect} />,
      },
      {
        id: 'description',
        header: messages.description,
        cell: ({ description }) => description && <CellText>{description}</CellText>,
      },
      { id: 'debit', header: messages.debit, align: 'end', cell: ({ drAmount }) => amountOrNothing(drAmount) },
      { id: 'credit', header: messages.credit, align: 'end', cell: ({ crAmount }) => amountOrNothing(crAmount) },
      {
        id: 'balance',
        header: messages.balance,
        align: 'end',
        cell: ({ runningBalance }) => <MoneyText amount={runningBalance} />,
      },
    ],
    [messages, onEntrySelect],
  );
}

/** A line stands on one side: the other side's zero would only be in the way. */
function amountOrNothing(amount: GlEntry['drAmount']) {
  return amount ? <MoneyText amount={amount} /> : null;
}

interface SourceProps {
  entry: GlEntry;
  unnamed: string;
  onEntrySelect: ((selection: EntrySelection) => void) | undefined;
}

function Source({ entry, unnamed, onEntrySelect }: SourceProps) {
  const { entity } = entry;
  const name = entity?.displayName || unnamed;
  const select = onEntrySelect && (() => onEntrySelect({ entryId: entry.id, entityId: entity?.id }));
  return (
    <span className="daybook-ledger-source">
      {select ? (
        <button type="button" className="daybook-row-button" onClick={select}>
          <CellText>{name}</CellText>
        </button>
      ) : (
        <CellText>{name}</CellText>
      )}
      {entity?.secondaryDisplayName && <CellText isSecondary>{entity.secondaryDisplayName}</CellText>}
    </span>
  );
}
