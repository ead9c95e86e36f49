'use client';
import { type ComponentType, type ReactNode, type RefObject, useId, useState } from 'react';
import { type RangePreset, rangePresets } from '../../core/dates/dateRange.ts';
import { useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { type filterMessages, uiMessages } from '../../ui/messages.ts';
import { type FilterChip, FilterChips } from './FilterChips.tsx';
import { SearchField } from './SearchField.tsx';
import type { DebouncedSearch } from './useDebouncedSearch.ts';

interface FilterBarProps<Panel extends object> {
  /** The active preset, or `'custom'`. */
  period: RangePreset | 'custom';
  onPeriodChange: (period: RangePreset) => void;
  /** Called for custom dates, which start with the dates shown. */
  onCustomDates: () => void;
  search: DebouncedSearch;
  searchField: RefObject<HTMLInputElement | null>;
  /** The active filters. */
  chips: readonly FilterChip[];
  /** How many of them are set in the panel. */
  panelCount: number;
  /** The filter panel, whose code loads when it opens. */
  panel: { load: () => Promise<{ default: ComponentType<Panel> }>; props: Panel };
  onClear: () => void;
  /** Quick filters. */
  children?: ReactNode;
  actions?: ReactNode;
  /** The Display menu. */
  display: ReactNode;
  messages: typeof filterMessages & { search: string };
}

/** The filters of a list: period and search, a panel with the others, and chips for the active ones. */
export function FilterBar<Panel extends object>(props: FilterBarProps<Panel>) {
  const { period, search, searchField, chips, panel, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="daybook-filters">
        <Select
          label={messages.period}
          value={period}
          options={[...rangePresets, 'custom' as const].map((value) => ({ value, label: messages[value] }))}
          onChange={(value) => {
            if (value !== 'custom') return props.onPeriodChange(value);
            props.onCustomDates();
            setOpen(true);
          }}
        />
        <SearchField label={messages.search} search={search} input={searchField} />
        {props.children}
        <Button isExpanded={isOpen} controls={panelId} onPress={() => setOpen(!isOpen)}>
          {messages.filters({ count: props.panelCount })}
        </Button>
        {props.display}
        {props.actions}
      </div>
      {isOpen && (
        <div id={panelId} className="daybook-card daybook-filter-panel">
          <LazyPart {...panel} fallback={<p className="daybook-secondary">{shared.loading}</p>} />
        </div>
      )}
      <FilterChips
        label={shared.activeFilters}
        chips={chips}
        removeLabel={shared.removeFilter}
        clearLabel={shared.clearAll}
        onClear={props.onClear}
        onGone={() => searchField.current?.focus()}
      />
    </>
  );
}
