'use client';
import { type DateRange, type RangePreset, rangeOfPreset, rangePresets } from '../../core/dates/dateRange.ts';
import { formatDateRange } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { FilterField } from '../../core/filters/defineFilters.ts';
import { isActive, withFilters } from '../../core/filters/filterEntries.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { useIsOnServer } from '../../ui/useIsOnServer.ts';
import type { Condition } from './conditions.ts';
import type { FilterMessages } from './useFilterChips.ts';
import type { ListFiltering } from './useListFilters.ts';
import type { CommonFilters } from './useListSearch.ts';

interface PeriodSelectProps<Filters extends CommonFilters> {
  filtering: Pick<ListFiltering<Filters>, 'fields' | 'filters' | 'onFiltersChange'>;
  /** The dates that the filters cover. */
  range: DateRange;
  value: RangePreset | 'custom';
  /** Whether there is no room for the dates of the presets. */
  isNarrow: boolean;
  /** Called to edit the dates, which begin as those of the period. */
  onDates: (field: FilterField, condition: Condition) => void;
  messages: FilterMessages;
}

/** The period of a list: a preset, or other dates. */
export function PeriodSelect<Filters extends CommonFilters>(props: PeriodSelectProps<Filters>) {
  const { range, value, isNarrow, onDates, messages } = props;
  const { fields, filters, onFiltersChange } = props.filtering;
  const { fiscalYearStart } = useDaybookContext();
  const format = useDateFormat();
  const isOnServer = useIsOnServer(); // whose day may be another one
  const dates = fields.find(isDates);
  /** The name of a period, with its dates where there is room for them. */
  const labelOf = (period: RangePreset | 'custom') => {
    if (period === 'custom' || isNarrow || isOnServer) return messages[period];
    const { begin, end } = rangeOfPreset(period, format.today, fiscalYearStart);
    return begin && end ? `${messages[period]} · ${formatDateRange(begin, end, format)}` : messages[period];
  };
  const change = (changes: object) => onFiltersChange(withFilters(filters, changes));
  return (
    <Select
      label={messages.period}
      isLabelHidden
      value={value}
      options={[...rangePresets, 'custom' as const].map((each) => ({ value: each, label: labelOf(each) }))}
      onChange={(period) => {
        if (period !== 'custom') return change({ ...dates?.write({}, filters), period });
        const { begin, end } = range;
        if (begin || end) change({ ...dates?.write({ greaterThanEqual: begin, lessThanEqual: end }, filters) });
        const operator = begin && !end ? 'greaterThanEqual' : end && !begin ? 'lessThanEqual' : 'between';
        const operands = [begin, end].filter((day) => day !== undefined);
        if (dates) onDates(dates, { operator, operands });
      }}
    />
  );
}

/** The period of the filters, or of a list without one; `custom` if they have other dates. */
export function periodOf(
  { fields, filters }: { fields: readonly FilterField[]; filters: CommonFilters },
  defaultPeriod: RangePreset,
): RangePreset | 'custom' {
  return fields.some((field) => isDates(field) && isActive(field, filters))
    ? 'custom'
    : (filters.period ?? defaultPeriod);
}

function isDates({ type }: FilterField): boolean {
  return type === 'dates';
}
