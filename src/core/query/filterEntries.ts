import { type DateRange, type RangePreset, rangeOfPreset } from '../dates/dateRange.ts';
import { type PlainDate, toPlainDate } from '../dates/plainDate.ts';
import type { Choice, Comparison } from '../http/filters.ts';

/** Days by comparison, or by the name of a period, whose days move on with the calendar; `date` wins over it. */
export interface DatedFilters {
  date?: Comparison<string>;
  period?: RangePreset;
}

/** The days that filters ask for. */
export function rangeOfDates({ date, period }: DatedFilters, today: PlainDate, fiscalYearStart: number): DateRange {
  if (!date) return rangeOfPreset(period ?? 'all', today, fiscalYearStart);
  const { greaterThanEqual, lessThanEqual } = date;
  return {
    begin: greaterThanEqual === undefined ? undefined : toPlainDate(greaterThanEqual),
    end: lessThanEqual === undefined ? undefined : toPlainDate(lessThanEqual),
  };
}

/** The filters for these days; comparisons of another kind stay. Without a first and a last day they are all days. */
export function datesOf({ begin, end }: DateRange, date: DatedFilters['date']): DatedFilters {
  const compared = omitEmpty({ ...date, greaterThanEqual: begin, lessThanEqual: end });
  return compared ? { date: compared, period: undefined } : { date: undefined, period: 'all' };
}

/** A choice with a value added to it, or taken away. */
export function toggledChoice(choice: Choice | undefined, value: string): Choice {
  const chosen = choice?.in ?? [];
  return { ...choice, in: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value] };
}

/** Filters with some of them changed; what is none or empty is left out, as it is of no effect. */
export function withFilters<Filters extends object>(filters: Filters, changes: Filters): Filters {
  return omitEmpty({ ...filters, ...changes }) ?? ({} as Filters); // each of them may be left out
}

/** Members that say something, down to the last; undefined where none does. */
export function omitEmpty<Members extends object>(members: Members): Members | undefined {
  const said = Object.entries(members).flatMap(([name, value]) => {
    const kept = isMembers(value) ? omitEmpty(value) : value;
    const isNothing = kept === undefined || kept === '' || (Array.isArray(kept) && kept.length === 0);
    return isNothing ? [] : [[name, kept]];
  });
  return said.length > 0 ? (Object.fromEntries(said) as Members) : undefined; // all of them may be left out
}

function isMembers(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
