'use client';
import { useControllableState } from '../ui/useControllableState.ts';

/** How a list is sorted: the column’s id and direction, in the shape of TanStack Table. Only the first entry is used. */
export type SortingState = { id: string; desc: boolean }[];

interface ListSortingOptions {
  sorting?: SortingState | undefined;
  /** Default: newest first. */
  defaultSorting?: SortingState | undefined;
  onSortingChange?: ((sorting: SortingState) => void) | undefined;
}

export const newestFirst: SortingState = [{ id: 'date', desc: true }];

/** The sorting of a list, controlled or not. */
export function useListSorting({ sorting, defaultSorting, onSortingChange }: ListSortingOptions) {
  return useControllableState(sorting ?? undefined, defaultSorting ?? newestFirst, onSortingChange);
}
