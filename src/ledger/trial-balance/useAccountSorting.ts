'use client';
import { useCallback, useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ListColumn } from '../../list/columns/listFeatures.ts';
import { accessorOf, sortRows } from '../../list/columns/sortRows.ts';
import { type SortingState, useListSorting } from '../../list/useListSorting.ts';
import { isFailed } from '../data/trialBalance.ts';
import { figures, type TrialBalanceRow } from './columns.tsx';

/** The props of a trial balance for its order. */
export interface AccountSortingProps {
  /** The order by column id, controlled with `onSortingChange`. */
  sorting?: SortingState;
  /** The initial order; default by `type`, as in the chart of accounts. */
  defaultSorting?: SortingState;
  onSortingChange?: (sorting: SortingState) => void;
  storageKey?: string;
}

const byType: SortingState = [{ id: 'type', desc: false }];

/**
 * The accounts, which are sorted here. A figure sorts them once it is known of all; until then, they have the order of the chart of
 * accounts.
 * @param accounts in the order of the chart of accounts.
 */
export function useAccountSorting(
  { defaultSorting = byType, ...props }: AccountSortingProps,
  columns: readonly ListColumn<TrialBalanceRow>[],
  accounts: TrialBalanceRow[] | undefined,
) {
  const { locale } = useDaybookContext();
  const [sorting, onSortingChange, resetSorting] = useListSorting({ ...props, defaultSorting }, 'trial-balance');
  const [{ id, desc } = { id: '', desc: false }] = sorting;
  const sort = useCallback(
    (accounts: TrialBalanceRow[]) => {
      const read = isKnown(accounts, id) ? accessorFor(accounts, columns, id) : undefined;
      return read ? sortRows(accounts, read, { desc, locale }) : accounts;
    },
    [columns, id, desc, locale],
  );
  const canSort = (id: string) => isKnown(accounts ?? [], id) && accessorFor([], columns, id) !== undefined;
  const rows = useMemo(() => accounts && sort(accounts), [accounts, sort]);
  return { sorting: { sorting, onSortingChange, resetSorting, canSort }, rows, sort };
}

/** Whether a column is no figure, or one that is known of all accounts but those that failed. */
function isKnown(rows: readonly TrialBalanceRow[], id: string): boolean {
  const figure = figures.find((each) => each === id);
  return !figure || rows.every(({ result }) => isFailed(result) || result[figure] !== undefined);
}

/** What a column sorts by: types have the order of the chart of accounts. */
function accessorFor(rows: readonly TrialBalanceRow[], columns: readonly ListColumn<TrialBalanceRow>[], id: string) {
  const column = columns.find((each) => each.id === id);
  if (!column || id !== 'type') return column && accessorOf(column);
  const types = [...new Set(rows.map(({ account }) => account.type))];
  return ({ account }: TrialBalanceRow) => types.indexOf(account.type);
}
