'use client';
import { type ReactNode, type RefObject, useState } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { toDateFilters, withFilters } from '../../core/query/filterEntries.ts';
import { FilterBar } from '../../list/filters/FilterBar.tsx';
import type { DebouncedSearch } from '../../list/filters/useDebouncedSearch.ts';
import type { CountedPart } from '../../list/useOnCountChange.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { type BankTransactionFilters, isToReview, openReviews } from '../data/filters.ts';
import type { transactionListMessages } from '../messages.ts';
import { useFilterChips } from './useFilterChips.ts';
import { type AddedRecord, type AddedRecords, noRecords } from './useFilterNames.ts';

const loadPanel = () => import('./TransactionFilterPanel.tsx');

interface TransactionFilterBarProps {
  filters: BankTransactionFilters;
  onChange: (filters: BankTransactionFilters) => void;
  onClear: () => void;
  /** The dates that the filters cover. */
  range: DateRange;
  search: DebouncedSearch;
  searchField: RefObject<HTMLInputElement | null>;
  /** Undefined while loading. */
  reviewCount: CountedPart | undefined;
  direction: 'ASC' | 'DESC';
  onDirectionChange: (direction: 'ASC' | 'DESC') => void;
  display: ReactNode;
  messages: typeof transactionListMessages;
}

/** Period, search and the review filter, other filters in a panel, and chips of active filters. */
export function TransactionFilterBar(props: TransactionFilterBarProps) {
  const { filters, onChange, onClear, range, search, searchField, reviewCount, messages } = props;
  const { direction, onDirectionChange, display } = props;
  const [addedRecords, setAddedRecords] = useState(noRecords);
  const chips = useFilterChips({ filters, onChange, addedRecords, messages });
  const isReview = isToReview(filters);
  const change = (changes: BankTransactionFilters) => onChange(withFilters(filters, changes));
  const panelProps = {
    filters,
    onChange: change,
    range,
    addedRecords,
    onRecordAdd: (list: keyof AddedRecords, record: AddedRecord) =>
      setAddedRecords({ ...addedRecords, [list]: [...addedRecords[list], record] }),
    direction,
    onDirectionChange,
    messages,
  };

  return (
    <FilterBar
      period={filters.date ? 'custom' : (filters.period ?? 'all')}
      onPeriodChange={(period) => change({ period, date: undefined })}
      onCustomDates={() => change(toDateFilters(range, filters.date))}
      panel={{ load: loadPanel, props: panelProps }}
      panelCount={chips.filter(({ id }) => id !== 'search').length}
      search={search}
      searchField={searchField}
      chips={chips}
      onClear={onClear}
      display={display}
      messages={messages}
    >
      <Button
        isPressed={isReview}
        onPress={() => change({ reviewStatus: isReview ? undefined : { in: [...openReviews] } })}
      >
        {reviewCount && (reviewCount.count > 0 || reviewCount.isComplete)
          ? (reviewCount.isComplete ? messages.toReviewCount : messages.toReviewCountOrMore)({
              count: reviewCount.count,
            })
          : messages.toReview}
      </Button>
    </FilterBar>
  );
}
