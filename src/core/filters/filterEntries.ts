import { type DateRange, type RangePreset, rangeOfPreset } from '../dates/dateRange.ts';
import { type PlainDate, toPlainDate } from '../dates/plainDate.ts';
import { omitEmpty } from '../omitEmpty.ts';
import type { Comparison } from './comparisons.ts';
import type { FilterField } from './defineFilters.ts';

/** Dates by comparison, or by a named period relative to today; `date` takes precedence. */
export interface DatedFilters {
  date?: Comparison<string>;
  period?: RangePreset;
}

/** The date range of filters. */
export function toDateRange({ date, period }: DatedFilters, today: PlainDate, fiscalYearStart: number): DateRange {
  if (!date) return rangeOfPreset(period ?? 'all', today, fiscalYearStart);
  const { greaterThanEqual, lessThanEqual } = date;
  return {
    begin: greaterThanEqual === undefined ? undefined : toPlainDate(greaterThanEqual),
    end: lessThanEqual === undefined ? undefined : toPlainDate(lessThanEqual),
  };
}

/** Filters with the dates that they cover. */
export function withDates<Filters extends DatedFilters>(filters: Filters, { begin, end }: DateRange): Filters {
  return { ...filters, date: filters.date ?? { greaterThanEqual: begin, lessThanEqual: end } };
}

/** Filters with changes applied and empty ones omitted. */
export function withFilters<Filters extends object>(filters: Filters, changes: Partial<Filters>): Filters {
  return (omitEmpty({ ...filters, ...changes }) ?? {}) as Filters; // every member is optional
}

/** Some of the filters, by name. */
export function pickFilters<Filters extends object>(filters: Filters, names: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name))) as Filters; // every member is optional
}

/** Whether filters have a condition of a field. */
export function isActive({ read }: FilterField, filters: object): boolean {
  return omitEmpty(read(filters) ?? {}) !== undefined;
}
