'use client';
import { type ReactNode, type RefObject, useState } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { FilterBar } from '../../list/filters/FilterBar.tsx';
import type { DebouncedSearch } from '../../list/filters/useDebouncedSearch.ts';
import type { Customer } from '../../reference-lists/data/schema.ts';
import { hasCustomDates, type LedgerFilters, toDateFilters, withFilters } from '../data/filters.ts';
import type { ledgerMessages } from '../messages.ts';
import { useFilterChips } from './useFilterChips.tsx';

const loadPanel = () => import('./LedgerFilterPanel.tsx');

interface LedgerFilterBarProps {
  filters: LedgerFilters;
  onChange: (filters: LedgerFilters) => void;
  onClear: () => void;
  /** The dates that the filters cover. */
  range: DateRange;
  search: DebouncedSearch;
  searchField: RefObject<HTMLInputElement | null>;
  /** Actions beside the filters. */
  actions: ReactNode;
  display: ReactNode;
  messages: typeof ledgerMessages;
}

/** The ledger’s filters: period and search, the others behind a button, and the active ones as chips. */
export function LedgerFilterBar(props: LedgerFilterBarProps) {
  const { filters, onChange, onClear, range, search, searchField, actions, display, messages } = props;
  const [addedCustomers, setAddedCustomers] = useState<readonly Customer[]>([]);
  const chips = useFilterChips({ filters, onChange, addedCustomers, messages });
  const onCustomerAdd = (customer: Customer) => setAddedCustomers([...addedCustomers, customer]);
  return (
    <FilterBar
      period={hasCustomDates(filters) ? 'custom' : (filters.period ?? 'thisYear')}
      onPeriodChange={(period) => onChange(withFilters(filters, { period, beginDate: undefined, endDate: undefined }))}
      onCustomDates={() => onChange(withFilters(filters, toDateFilters(range)))}
      panel={{ load: loadPanel, props: { filters, onChange, range, addedCustomers, messages, onCustomerAdd } }}
      panelCount={chips.filter(({ id }) => id !== 'search').length}
      search={search}
      searchField={searchField}
      chips={chips}
      onClear={onClear}
      actions={actions}
      display={display}
      messages={messages}
    />
  );
}
