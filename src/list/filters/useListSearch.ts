'use client';
import { useRef } from 'react';
import type { RangePreset } from '../../core/dates/dateRange.ts';
import { pickFilters, withFilters } from '../../core/filters/filterEntries.ts';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

/** The filters that every list has. */
export interface CommonFilters {
  period?: RangePreset;
  search?: string;
}

/** The search of a list, which is one of its filters, and clearing all of them. */
export function useListSearch<Filters extends CommonFilters>(
  filters: Filters,
  onFiltersChange: (filters: Filters) => void,
) {
  const search = useDebouncedSearch((filters.search ?? '').trim(), (text) => {
    onFiltersChange(withFilters(filters, { search: text } as Partial<Filters>));
  });
  /** The list, in which keys work. */
  const part = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  /** Applies what is left of the filters. What was pressed may be gone: the focus moves to the search. */
  const applyLeft = (left: Filters) => {
    onFiltersChange(left);
    searchField.current?.focus();
  };
  /** Clears the filters but some. */
  const clear = (kept: readonly string[] = []) => {
    if (!kept.includes('search')) search.clear();
    applyLeft(pickFilters(filters, kept));
  };
  return { part, search, searchField, clear, applyLeft };
}
