'use client';
import { useControllableState } from '../ui/useControllableState.ts';
import { useStoredViews } from './views/useStoredViews.ts';

/** How a list is sorted: the column’s id and direction, in the shape of TanStack Table. Only the first entry is used. */
export type SortingState = { id: string; desc: boolean }[];

interface ListSortingOptions {
  sorting?: SortingState | undefined;
  /** Default: newest first. */
  defaultSorting?: SortingState | undefined;
  onSortingChange?: ((sorting: SortingState) => void) | undefined;
  storageKey?: string | undefined;
}

export const newestFirst: SortingState = [{ id: 'date', desc: true }];

/** The sorting of a list: controlled, kept in the browser, or neither. */
export function useListSorting({ sorting, defaultSorting, onSortingChange, storageKey }: ListSortingOptions) {
  const [stored, store] = useStoredViews(storageKey);
  return useControllableState(sorting ?? stored?.sorting, defaultSorting ?? newestFirst, (sorting) => {
    store({ sorting });
    onSortingChange?.(sorting);
  });
}
