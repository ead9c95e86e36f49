'use client';
import { useControllableState } from '../ui/useControllableState.ts';
import { useSessionViews } from './views/useSessionViews.ts';

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

/** The sorting of a list: controlled, or kept in the browser or the page. @param name the list's. */
export function useListSorting(options: ListSortingOptions, name: string) {
  const { defaultSorting = newestFirst, onSortingChange, storageKey } = options;
  const [stored, store] = useSessionViews(storageKey, `${name} sorting`, defaultSorting);
  return useControllableState(options.sorting ?? stored?.sorting, defaultSorting, (sorting) => {
    store({ sorting });
    onSortingChange?.(sorting);
  });
}
