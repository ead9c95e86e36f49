'use client';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useMessages } from '../core/context.ts';
import { type DateRange, rangePresets } from '../core/dates/dateRange.ts';
import type { Customer } from '../reference-lists/schema.ts';
import { ToggleButton } from '../ui/Button.tsx';
import { FilterChips } from '../ui/FilterChips.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';
import { uiMessages } from '../ui/messages.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { Select } from '../ui/Select.tsx';
import type { TypedSearch } from '../ui/useTypedSearch.ts';
import { useLedgerChips } from './LedgerChips.tsx';
import type { ledgerMessages } from './messages.ts';
import { datesOf, hasFreeDates, type LedgerFilters, withFilters } from './rules.ts';

// Calendars and combo boxes weigh more than the ledger itself: they load when a person asks for them.
const loadPanel = () => import('./LedgerFilterPanel.tsx');

interface LedgerFilterBarProps {
  filters: LedgerFilters;
  onChange: (filters: LedgerFilters) => void;
  onClear: () => void;
  /** The days that the filters come to. */
  range: DateRange;
  search: TypedSearch;
  searchField: RefObject<HTMLInputElement | null>;
  /** What can be done with what is shown, beside the filters. */
  actions: ReactNode;
  messages: typeof ledgerMessages;
}

/** Which lines are shown: period and search in sight, the other filters behind a button, and what is on as chips. */
export function LedgerFilterBar(props: LedgerFilterBarProps) {
  const { filters, onChange, onClear, range, search, searchField, actions, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly Customer[]>([]);
  const chips = useLedgerChips({ filters, onChange, chosen, messages });

  return (
    <>
      <div className="daybook-filters">
        <Select
          label={messages.period}
          value={hasFreeDates(filters) ? 'custom' : (filters.period ?? 'thisYear')}
          options={[...rangePresets, 'custom' as const].map((value) => ({ value, label: messages[value] }))}
          onChange={(value) => {
            if (value === 'custom') {
              // It begins with the days that are shown, so that nothing changes before a person changes it.
              onChange(withFilters(filters, datesOf(range)));
              setOpen(true);
            } else onChange(withFilters(filters, { period: value, beginDate: undefined, endDate: undefined }));
          }}
        />
        <SearchField label={messages.search} search={search} input={searchField} />
        <ToggleButton isOpen={isOpen} controls={panelId} onPress={() => setOpen(!isOpen)}>
          {messages.filters({ count: chips.filter(({ id }) => id !== 'search').length })}
        </ToggleButton>
        {actions}
      </div>
      {isOpen && (
        <div id={panelId} className="daybook-filter-panel">
          <LazyPart
            load={loadPanel}
            fallback={<p className="daybook-secondary">{shared.loading}</p>}
            props={{
              filters,
              onChange,
              range,
              chosen,
              messages,
              onCustomer: (customer) => setChosen([...chosen, customer]),
            }}
          />
        </div>
      )}
      <FilterChips
        label={shared.filtersOn}
        chips={chips}
        removeLabel={shared.removeFilter}
        clearLabel={shared.clearAll}
        onClear={onClear}
        onGone={() => searchField.current?.focus()}
      />
    </>
  );
}
