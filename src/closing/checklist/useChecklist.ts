'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTransactionCount } from '../../bank-transactions/data/useTransactionCount.ts';
import type { CountedPart } from '../../core/pages/rowCount.ts';
import { useDraftCount } from '../../invoices/data/queries.ts';
import type { ClosingShift } from '../model/closingShift.ts';
import { type ChecklistItem, type ChecklistSelection, checklistFilters } from './checklistFilters.ts';

/** An item of the checklist, and how many documents it has in the period. */
export interface ChecklistRow {
  selection: ChecklistSelection;
  count: UseQueryResult<CountedPart>;
  /** How many of them are in another item, too. */
  shared?: number | undefined;
}

/** Counts what is open in a period. Each count loads, and fails, by itself. */
export function useChecklist(period: ClosingShift): ChecklistRow[] {
  const filters = checklistFilters(period);
  const toReview = useTransactionCount(filters.toReview);
  const uncategorized = useTransactionCount({ date: filters.uncategorized.date }, 'uncategorized');
  const unreconciled = useTransactionCount(filters.unreconciled);
  const drafts = useDraftCount({ date: filters.draftInvoices.date }, true);
  return [
    { selection: { item: 'toReview', filters: filters.toReview }, count: toReview },
    {
      selection: { item: 'uncategorized', filters: filters.uncategorized },
      count: uncategorized,
      shared: uncategorized.data?.toReview, // whichever status that is
    },
    { selection: { item: 'unreconciled', filters: filters.unreconciled }, count: unreconciled },
    { selection: { item: 'draftInvoices', filters: filters.draftInvoices }, count: drafts },
  ];
}

/** Where a count stands. A failed count is unknown, even if an earlier one was none. */
export function checklistState({ count: { data, isError } }: ChecklistRow): 'counting' | 'failed' | 'open' | 'clear' {
  if (isError) return 'failed';
  if (!data) return 'counting';
  return data.count === 0 && data.isComplete ? 'clear' : 'open';
}

/** The items with something open in the period, as far as they are counted. */
export function openItems(rows: readonly ChecklistRow[]) {
  return rows.flatMap((row): { item: ChecklistItem; count: CountedPart; shared: number }[] => {
    const { selection, count, shared = 0 } = row;
    const { data } = count;
    return data && data.count > 0 && checklistState(row) === 'open'
      ? [{ item: selection.item, count: data, shared }]
      : [];
  });
}
