'use client';
import { type RefObject, useId, useState } from 'react';
import { useMessages, useSupplied } from '../core/context.ts';
import { type DateRange, rangePresets } from '../core/dates/dateRange.ts';
import { Button, ToggleButton } from '../ui/Button.tsx';
import { FilterChips } from '../ui/FilterChips.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';
import { uiMessages } from '../ui/messages.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { Select } from '../ui/Select.tsx';
import type { TypedSearch } from '../ui/useTypedSearch.ts';
import { noRecords } from './FilterNames.ts';
import { useListChips } from './ListChips.ts';
import { type BankTransactionFilters, datesOf, isToReview, openReviews, withFilters } from './ListFilters.ts';
import type { transactionListMessages } from './messages.ts';
import type { ReviewCount } from './queries.ts';

// Calendars and combo boxes weigh more than the list itself: they load when a person asks for them.
const loadPanel = () => import('./ListFilterPanel.tsx');

interface ListFilterBarProps {
  filters: BankTransactionFilters;
  onChange: (filters: BankTransactionFilters) => void;
  onClear: () => void;
  /** The days that the filters come to. */
  range: DateRange;
  search: TypedSearch;
  searchField: RefObject<HTMLInputElement | null>;
  /** Undefined until it is known. */
  reviewCount: ReviewCount | undefined;
  direction: 'ASC' | 'DESC';
  onDirectionChange: (direction: 'ASC' | 'DESC') => void;
  messages: typeof transactionListMessages;
}

/** Which transactions are shown: period, search and what is to be reviewed in sight, the rest behind a button, and what is on as chips. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { filters, onChange, onClear, range, search, searchField, reviewCount, messages } = props;
  const { direction, onDirectionChange } = props;
  const { locale } = useSupplied();
  const shared = useMessages('ui', uiMessages);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(noRecords);
  const chips = useListChips({ filters, onChange, chosen, messages });
  const isReview = isToReview(filters);
  const inPanel = chips.filter(({ id }) => id !== 'search' && id !== 'toReview');
  const change = (changes: BankTransactionFilters) => onChange(withFilters(filters, changes));

  return (
    <>
      <div className="daybook-filters">
        <Select
          label={messages.period}
          value={filters.date ? 'custom' : (filters.period ?? 'all')}
          options={[...rangePresets, 'custom' as const].map((value) => ({ value, label: messages[value] }))}
          onChange={(value) => {
            if (value !== 'custom') return change({ period: value, date: undefined });
            // It begins with the days that are shown, so that nothing changes before a person changes it.
            change(datesOf(range, filters.date));
            setOpen(true);
          }}
        />
        <SearchField label={messages.search} search={search} input={searchField} />
        <Button
          isPressed={isReview}
          onPress={() => change({ reviewStatus: isReview ? undefined : { in: [...openReviews] } })}
        >
          {reviewCount
            ? messages.toReviewCount({ ...reviewCount, written: reviewCount.count.toLocaleString(locale) })
            : messages.toReview}
        </Button>
        <ToggleButton isOpen={isOpen} controls={panelId} onPress={() => setOpen(!isOpen)}>
          {messages.filters({ count: inPanel.length })}
        </ToggleButton>
      </div>
      {isOpen && (
        <div id={panelId} className="daybook-filter-panel">
          <LazyPart
            load={loadPanel}
            fallback={<p className="daybook-secondary">{shared.loading}</p>}
            props={{
              filters,
              onChange: change,
              range,
              chosen,
              onChoose: (list, record) => setChosen({ ...chosen, [list]: [...chosen[list], record] }),
              direction,
              onDirectionChange,
              messages,
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
