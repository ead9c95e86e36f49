import { type DateRange, type RangePreset, rangeOfPreset } from '../dates/dateRange.ts';
import { type PlainDate, toPlainDate } from '../dates/plainDate.ts';
import type { Comparison } from '../http/filters.ts';

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

/** Filters with changes applied and empty ones omitted. */
export function withFilters<Filters extends object>(filters: Filters, changes: Filters): Filters {
  return omitEmpty({ ...filters, ...changes }) ?? ({} as Filters); // every member is optional
}

/** The object without empty members, recursively; undefined if nothing is left. */
export function omitEmpty<Members extends object>(members: Members): Members | undefined {
  const entries = Object.entries(members).flatMap(([name, value]) => {
    const result = isObject(value) ? omitEmpty(value) : value;
    const isEmpty = result === undefined || result === '' || (Array.isArray(result) && result.length === 0);
    return isEmpty ? [] : [[name, result]];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as Members) : undefined; // every member is optional
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
