'use client';
import { useRef } from 'react';
import { withFilters } from '../core/query/filterEntries.ts';
import { useDebouncedSearch } from './useDebouncedSearch.ts';
import { useSlashKey } from './useSlashKey.ts';

/** The search of a list, which is one of its filters, and how all of them are cleared. */
export function useListSearch<Filters extends { search?: string }>(
  filters: Filters,
  onFiltersChange: (filters: Filters) => void,
) {
  const search = useDebouncedSearch((filters.search ?? '').trim(), (text) => {
    const change: { search?: string } = { search: text };
    onFiltersChange(withFilters(filters, change as Filters)); // a part of them
  });
  /** What the key `/` is heard in. */
  const part = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useSlashKey(part, searchField);
  const clear = (left: Filters) => {
    search.empty();
    onFiltersChange(left);
    searchField.current?.focus();
  };
  return { part, search, searchField, clear };
}
