'use client';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import type { Minor } from '../../core/money/minor.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { ListColumn, ListFeatures } from '../../list/columns/listFeatures.ts';
import { CellText } from '../../list/rows/CellText.tsx';
import { RowButton } from '../../list/rows/RowButton.tsx';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { TrialBalanceFilters } from '../data/filters.ts';
import { type AccountResult, isFailed } from '../data/trialBalance.ts';
import type { trialBalanceMessages } from '../messages.ts';

/** A row of the trial balance. */
export interface TrialBalanceRow {
  /** The account's id. */
  id: string;
  account: GlAccount;
  result: AccountResult;
}

/** The argument of `onAccountSelect`. */
export interface AccountSelection {
  glAccountId: string;
  /** The period and accounting method of the figures: the filters of a ledger with the same ones. */
  filters: Omit<TrialBalanceFilters, 'search' | 'type' | 'glAccount'>;
}

interface TrialBalanceColumnsOptions {
  onSelect: ((glAccountId: string) => void) | undefined;
  messages: typeof trialBalanceMessages;
}

/** The figures of an account that are columns. */
export const figures = ['opening', 'debits', 'credits', 'closing'] as const;

/** The headers of the figures. */
export function figureLabels(messages: typeof trialBalanceMessages) {
  const { openingBalance: opening, debits, credits, closingBalance: closing } = messages;
  return { opening, debits, credits, closing };
}

/** The figure of each account; undefined unless all are known. */
export function knownFigures(rows: readonly TrialBalanceRow[], figure: (typeof figures)[number]): Minor[] | undefined {
  const known = rows.flatMap(({ result }) => (isFailed(result) ? [] : (result[figure] ?? [])));
  return known.length === rows.length ? known : undefined;
}

const column = createColumnHelper<ListFeatures, TrialBalanceRow>();

/** The columns: number, account, type, opening balance, debits, credits, closing balance. */
export function useTrialBalanceColumns(options: TrialBalanceColumnsOptions): ListColumn<TrialBalanceRow>[] {
  const { onSelect, messages } = options;
  const latest = useLatest(onSelect);
  const isSelectable = onSelect !== undefined;
  return useMemo(() => {
    const labels = figureLabels(messages);
    return column.columns([
      column.accessor(({ account }) => account.accountNo, {
        id: 'number',
        header: messages.accountNumber,
        meta: { truncate: false, hiddenBelow: 760 },
      }),
      column.accessor(({ account }) => nameOf(account), {
        id: 'account',
        enableHiding: false,
        header: messages.account,
        meta: { rowHeader: true, flexible: true },
        cell: ({ row, getValue }) => {
          const name = <CellText>{getValue()}</CellText>;
          return isSelectable ? <RowButton onPress={() => latest.current?.(row.id)}>{name}</RowButton> : name;
        },
      }),
      column.accessor(({ account }) => account.type && wordOf(messages, 'type', account.type), {
        id: 'type',
        header: messages.type,
        meta: { hiddenBelow: 860 },
      }),
      ...figures.map((figure) =>
        column.accessor(({ result }) => (isFailed(result) ? undefined : result[figure]), {
          id: figure,
          header: labels[figure],
          size: 116,
          meta: { align: 'end', money: true, truncate: false },
          cell: ({ row, getValue }) =>
            isFailed(row.original.result) ? (
              figure === 'closing' && <span className="daybook-error-text">{messages.accountFailed}</span>
            ) : (
              <Figure amount={getValue()} messages={messages} />
            ),
        }),
      ),
    ]);
  }, [messages, isSelectable, latest]);
}

/** An account's name; its display name if it has none. */
export function nameOf({ name, displayName }: GlAccount): string {
  return name || displayName || '';
}

interface FigureProps {
  /** Undefined until it is loaded, null if it cannot be known. */
  amount: Minor | null | undefined;
  messages: typeof trialBalanceMessages;
}

function Figure({ amount, messages }: FigureProps) {
  if (typeof amount === 'number') return <MoneyText amount={amount} />;
  return <span className="daybook-secondary">{amount === null ? messages.notKnown : messages.notLoaded}</span>;
}
