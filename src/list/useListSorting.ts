'use client';
import { useState } from 'react';
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

/**
 * The sorting of a list: controlled, or kept in the browser or the page; and functions that change and reset it.
 * @param name the list's.
 */
export function useListSorting(
  options: ListSortingOptions,
  name: string,
): readonly [sorting: SortingState, change: (sorting: SortingState) => void, reset: () => void] {
  const { defaultSorting = newestFirst, onSortingChange, storageKey } = options;
  const [stored, store] = useSessionViews(storageKey, `${name} sorting`, defaultSorting);
  const [initial] = useState(defaultSorting);
  const change = (sorting: SortingState) => {
    store({ sorting });
    onSortingChange?.(sorting);
  };
  const reset = () => {
    store({ sorting: undefined });
    onSortingChange?.(initial);
  };
  return [options.sorting ?? stored?.sorting ?? initial, change, reset];
}
