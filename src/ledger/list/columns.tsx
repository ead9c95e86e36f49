'use client';
import { createColumnHelper } from '@tanstack/react-table';
import { useContext, useMemo } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { ListColumn, ListFeatures } from '../../list/columns/listFeatures.ts';
import { CellText } from '../../list/rows/CellText.tsx';
import { RowButton } from '../../list/rows/RowButton.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { descriptionOf } from '../data/descriptionOf.ts';
import type { GlEntry } from '../data/schema.ts';
import { type LedgerSourceType, sourceTypeOf } from '../data/sourceTypeOf.ts';
import type { ledgerMessages } from '../messages.ts';
import { LedgerAccountContext } from '../source/LedgerAccountContext.ts';
import { otherSide } from '../source/otherSide.ts';
import { SourceIcon } from '../source/SourceIcon.tsx';
import { ExpandedEntryContext } from './ExpandedEntryContext.ts';

/** The argument of `onEntrySelect`. */
export interface LedgerEntrySelection {
  entryId: string;
  /** The entry’s source record, such as a bank transaction; undefined if the service names none. */
  entityId: string | undefined;
}

export function toSelection({ id, entity }: GlEntry): LedgerEntrySelection {
  return { entryId: id, entityId: entity?.id };
}

const column = createColumnHelper<ListFeatures, GlEntry>();

interface LedgerColumnsOptions {
  messages: typeof ledgerMessages;
  onEntrySelect: ((selection: LedgerEntrySelection) => void) | undefined;
  /** The kind of a source record; default by the prefix of its id. */
  getSourceType: ((entityId: string) => LedgerSourceType | undefined) | undefined;
  /** Whether balances cover matching entries only. */
  isFiltered: boolean;
}

/** The ledger's columns: date, source, detail, description, debit, credit, running balance. */
export function useLedgerColumns(options: LedgerColumnsOptions): ListColumn<GlEntry>[] {
  const { messages, onEntrySelect, isFiltered } = options;
  const latest = useLatest(options);
  const isSelectable = onEntrySelect !== undefined;
  return useMemo(() => {
    // The host’s callbacks may change on each render without rerendering every row.
    const select = isSelectable
      ? (selection: LedgerEntrySelection) => latest.current.onEntrySelect?.(selection)
      : undefined;
    const typeOf = (entityId: string) => (latest.current.getSourceType ?? sourceTypeOf)(entityId);
    const money = { size: 110, meta: { align: 'end', money: true, truncate: false } } as const;
    return column.columns([
      column.accessor('date', {
        id: 'date',
        enableHiding: false,
        header: messages.date,
        size: 110,
        meta: { truncate: false },
        cell: ({ getValue }) => <DateText date={getValue()} />,
      }),
      column.accessor(({ entity }) => entity?.displayName || messages.noSource, {
        id: 'source',
        enableHiding: false,
        header: messages.source,
        size: 192,
        meta: { rowHeader: true, widest: 192 },
        cell: ({ row, getValue }) => {
          const { entity } = row.original;
          const type = entity ? typeOf(entity.id) : undefined;
          const typeName = type && wordOf(messages, 'source', type);
          const name = <CellText>{getValue()}</CellText>;
          return (
            <span className="daybook-ledger-source" title={typeName}>
              <ExpandButton id={row.id} label={messages.showSource} />
              <SourceIcon type={type} name={typeName === getValue() ? undefined : typeName} />
              {select ? <RowButton onPress={() => select(toSelection(row.original))}>{name}</RowButton> : name}
            </span>
          );
        },
      }),
      column.accessor('entity', {
        id: 'detail',
        header: messages.detail,
        size: 142,
        meta: { hiddenBelow: 860, widest: 142 },
        cell: ({ row }) => <DetailCell entry={row.original} />,
      }),
      column.accessor(descriptionOf, {
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
        header: isFiltered ? messages.matchingBalance : messages.balance,
        cell: ({ getValue }) => <MoneyText amount={getValue()} />,
      }),
    ]);
  }, [messages, isSelectable, isFiltered, latest]);
}

/** An entry has a debit or a credit; the other side stays empty instead of zero. */
function renderAmount(amount: GlEntry['drAmount']) {
  return amount ? <MoneyText amount={amount} /> : null;
}

/** Opens and closes the source below its row. It is not a tab stop: the grid handles the arrow keys. */
function ExpandButton({ id, label }: { id: string; label: string }) {
  const { id: expandedId, onChange } = useContext(ExpandedEntryContext);
  const isExpanded = id === expandedId;
  return (
    <button
      type="button"
      className="daybook-plain-button daybook-expand-button"
      tabIndex={-1}
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={() => onChange(isExpanded ? undefined : id)}
    />
  );
}

/** The other side of an entry. */
function DetailCell({ entry }: { entry: GlEntry }) {
  const detail = otherSide(entry, useContext(LedgerAccountContext));
  return detail ? <CellText isSecondary>{detail}</CellText> : null;
}
