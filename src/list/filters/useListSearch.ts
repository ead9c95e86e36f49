'use client';
import { useRef } from 'react';
import { withFilters } from '../../core/query/filterEntries.ts';
import { useDebouncedSearch } from './useDebouncedSearch.ts';
import { useSlashKey } from './useSlashKey.ts';

/** The search of a list, which is one of its filters, and clearing all of them. */
export function useListSearch<Filters extends { search?: string }>(
  filters: Filters,
  onFiltersChange: (filters: Filters) => void,
) {
  const search = useDebouncedSearch((filters.search ?? '').trim(), (text) => {
    const change: { search?: string } = { search: text };
    onFiltersChange(withFilters(filters, change as Filters)); // all filters are optional
  });
  /** The element in which `/` focuses the search. */
  const part = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useSlashKey(part, searchField);
  const clear = (left: Filters) => {
    search.clear();
    onFiltersChange(left);
    searchField.current?.focus();
  };
  return { part, search, searchField, clear };
}
