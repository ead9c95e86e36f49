'use client';
import { type ReactNode, type RefObject, useState } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { FilterBar } from '../../list/FilterBar.tsx';
import type { DebouncedSearch } from '../../list/useDebouncedSearch.ts';
import type { Customer } from '../../reference-lists/data/schema.ts';
import { hasCustomDates, type LedgerFilters, toDateFilters, withFilters } from '../data/filters.ts';
import type { ledgerMessages } from '../messages.ts';
import { useFilterChips } from './useFilterChips.tsx';

const loadPanel = () => import('./LedgerFilterPanel.tsx');

interface LedgerFilterBarProps {
  filters: LedgerFilters;
  onChange: (filters: LedgerFilters) => void;
  onClear: () => void;
  /** The days that the filters come to. */
  range: DateRange;
  search: DebouncedSearch;
  searchField: RefObject<HTMLInputElement | null>;
  /** What can be done with what is shown, beside the filters. */
  actions: ReactNode;
  messages: typeof ledgerMessages;
}

/** Which lines are shown: period and search in sight, the other filters behind a button, and what is on as chips. */
export function LedgerFilterBar(props: LedgerFilterBarProps) {
  const { filters, onChange, onClear, range, search, searchField, actions, messages } = props;
  const [chosen, setChosen] = useState<readonly Customer[]>([]);
  const chips = useFilterChips({ filters, onChange, chosen, messages });
  const onCustomer = (customer: Customer) => setChosen([...chosen, customer]);
  return (
    <FilterBar
      period={hasCustomDates(filters) ? 'custom' : (filters.period ?? 'thisYear')}
      onPeriodChange={(period) => onChange(withFilters(filters, { period, beginDate: undefined, endDate: undefined }))}
      onCustomDates={() => onChange(withFilters(filters, toDateFilters(range)))}
      panel={{ load: loadPanel, props: { filters, onChange, range, chosen, messages, onCustomer } }}
      panelCount={chips.filter(({ id }) => id !== 'search').length}
      {...{ search, searchField, chips, onClear, actions, messages }}
    />
  );
}
