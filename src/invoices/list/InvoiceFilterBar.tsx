'use client';
import { type ReactNode, type RefObject, useState } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { toDateFilters, withFilters } from '../../core/query/filterEntries.ts';
import { FilterBar } from '../../list/filters/FilterBar.tsx';
import type { DebouncedSearch } from '../../list/filters/useDebouncedSearch.ts';
import type { Customer } from '../../reference-lists/data/schema.ts';
import type { InvoiceFilters } from '../data/filters.ts';
import type { invoiceListMessages } from '../messages.ts';
import { useFilterChips } from './useFilterChips.ts';

const loadPanel = () => import('./InvoiceFilterPanel.tsx');

interface InvoiceFilterBarProps {
  filters: InvoiceFilters;
  onChange: (filters: InvoiceFilters) => void;
  onClear: () => void;
  /** The dates that the filters cover. */
  range: DateRange;
  search: DebouncedSearch;
  searchField: RefObject<HTMLInputElement | null>;
  /** Actions beside the filters. */
  actions: ReactNode;
  display: ReactNode;
  messages: typeof invoiceListMessages;
}

/** The list’s filters: period and search, the others behind a button, and the active ones as chips. */
export function InvoiceFilterBar(props: InvoiceFilterBarProps) {
  const { filters, onChange, range, messages, ...others } = props;
  const [addedCustomers, setAddedCustomers] = useState<readonly Customer[]>([]);
  const chips = useFilterChips({ filters, onChange, addedCustomers, messages });
  const change = (changes: InvoiceFilters) => onChange(withFilters(filters, changes));
  const onCustomerAdd = (customer: Customer) => setAddedCustomers([...addedCustomers, customer]);
  return (
    <FilterBar
      {...others}
      period={filters.date ? 'custom' : (filters.period ?? 'all')}
      onPeriodChange={(period) => change({ period, date: undefined })}
      onCustomDates={() => change(toDateFilters(range, filters.date))}
      panel={{ load: loadPanel, props: { filters, onChange: change, range, addedCustomers, onCustomerAdd, messages } }}
      panelCount={chips.filter(({ id }) => id !== 'search' && id !== 'aging').length}
      chips={chips}
      messages={messages}
    />
  );
}
