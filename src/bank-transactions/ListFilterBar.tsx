'use client';
import { type RefObject, useState } from 'react';
import { useSupplied } from '../core/context.ts';
import type { DateRange } from '../core/dates/dateRange.ts';
import { datesOf, withFilters } from '../core/query/filterMembers.ts';
import { Button } from '../ui/Button.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import type { CountedPart } from '../ui/useToldCount.ts';
import type { TypedSearch } from '../ui/useTypedSearch.ts';
import { type ChosenRecord, type ChosenRecords, noRecords } from './FilterNames.ts';
import { useListChips } from './ListChips.ts';
import { type BankTransactionFilters, isToReview, openReviews } from './ListFilters.ts';
import type { transactionListMessages } from './messages.ts';

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
  reviewCount: CountedPart | undefined;
  direction: 'ASC' | 'DESC';
  onDirectionChange: (direction: 'ASC' | 'DESC') => void;
  messages: typeof transactionListMessages;
}

/** Which transactions are shown: period, search and what is to be reviewed in sight, the rest behind a button, and what is on as chips. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { filters, onChange, onClear, range, search, searchField, reviewCount, messages } = props;
  const { direction, onDirectionChange } = props;
  const { locale } = useSupplied();
  const [chosen, setChosen] = useState(noRecords);
  const chips = useListChips({ filters, onChange, chosen, messages });
  const isReview = isToReview(filters);
  const change = (changes: BankTransactionFilters) => onChange(withFilters(filters, changes));
  const panelProps = {
    filters,
    onChange: change,
    range,
    chosen,
    onChoose: (list: keyof ChosenRecords, record: ChosenRecord) =>
      setChosen({ ...chosen, [list]: [...chosen[list], record] }),
    direction,
    onDirectionChange,
    messages,
  };

  return (
    <FilterBar
      period={filters.date ? 'custom' : (filters.period ?? 'all')}
      onPeriodChange={(period) => change({ period, date: undefined })}
      onCustomDates={() => change(datesOf(range, filters.date))}
      panel={{ load: loadPanel, props: panelProps }}
      panelCount={chips.filter(({ id }) => id !== 'search').length}
      {...{ search, searchField, chips, onClear, messages }}
    >
      <Button
        isPressed={isReview}
        onPress={() => change({ reviewStatus: isReview ? undefined : { in: [...openReviews] } })}
      >
        {reviewCount && (reviewCount.count > 0 || reviewCount.isWhole)
          ? messages.toReviewCount({ ...reviewCount, written: reviewCount.count.toLocaleString(locale) })
          : messages.toReview}
      </Button>
    </FilterBar>
  );
}
