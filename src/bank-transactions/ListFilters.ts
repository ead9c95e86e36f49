import { type DateRange, type RangePreset, rangeOfPreset } from '../core/dates/dateRange.ts';
import { type PlainDate, plainDate } from '../core/dates/plainDate.ts';
import type { BankTransactionFilter, Choice } from './api.ts';

/** Which transactions a list shows, as plain JSON that a host can keep in an address or a database. */
export interface BankTransactionFilters extends BankTransactionFilter {
  /** A period by name, whose days move on with the calendar; `date` wins over it. Without both it is `all`. */
  period?: RangePreset;
}

/** The review statuses that somebody still has to look at. @see needsReview */
export const openReviews: readonly string[] = ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'];

/** The days that the filters ask for. */
export function rangeOfFilters(
  { date, period }: BankTransactionFilters,
  today: PlainDate,
  fiscalYearStart: number,
): DateRange {
  if (!date) return rangeOfPreset(period ?? 'all', today, fiscalYearStart);
  const { greaterThanEqual, lessThanEqual } = date;
  return {
    begin: greaterThanEqual === undefined ? undefined : plainDate(greaterThanEqual),
    end: lessThanEqual === undefined ? undefined : plainDate(lessThanEqual),
  };
}

/** The filters for these days; comparisons of another kind stay. Without a first and a last day they are all days. */
export function datesOf({ begin, end }: DateRange, date: BankTransactionFilters['date']): BankTransactionFilters {
  const compared = withoutNothing({ ...date, greaterThanEqual: begin, lessThanEqual: end });
  return compared ? { date: compared, period: undefined } : { date: undefined, period: 'all' };
}

/** What is asked of the service for these filters. Two ways to say the same give one query, and one entry in the cache. */
export function filterOf(filters: BankTransactionFilters, { begin, end }: DateRange): BankTransactionFilter {
  const { period: _period, search, description, notes, date, ...rest } = filters;
  return (
    withoutNothing({
      ...rest,
      search: search?.trim(),
      description: description && { ...description, contain: description.contain?.trim() },
      notes: notes && { ...notes, contain: notes.contain?.trim() },
      date: date ?? { greaterThanEqual: begin, lessThanEqual: end },
    }) ?? {}
  );
}

/** The filters with some of them changed; what is none or empty is left out, as it is of no effect. */
export function withFilters(filters: BankTransactionFilters, changes: BankTransactionFilters): BankTransactionFilters {
  return withoutNothing({ ...filters, ...changes }) ?? {};
}

/** What is left when a person clears the filters: the period by name, which stands in sight and is always one. */
export function clearedFilters({ period }: BankTransactionFilters): BankTransactionFilters {
  return period ? { period } : {};
}

/** Whether the filters are those of the quick one for what is to be reviewed. */
export function isToReview({ reviewStatus }: BankTransactionFilters): boolean {
  const { in: chosen = [], notIn = [] } = reviewStatus ?? {};
  return (
    notIn.length === 0 && chosen.length === openReviews.length && openReviews.every((each) => chosen.includes(each))
  );
}

/** A choice with a value added to it, or taken away. */
export function toggledChoice(choice: Choice | undefined, value: string): Choice {
  const chosen = choice?.in ?? [];
  return { ...choice, in: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value] };
}

/** Members that say something, down to the last; undefined where none does. */
function withoutNothing<Members extends object>(members: Members): Members | undefined {
  const said = Object.entries(members).flatMap(([name, value]) => {
    const kept = isMembers(value) ? withoutNothing(value) : value;
    const isNothing = kept === undefined || kept === '' || (Array.isArray(kept) && kept.length === 0);
    return isNothing ? [] : [[name, kept]];
  });
  return said.length > 0 ? (Object.fromEntries(said) as Members) : undefined; // all of them may be left out
}

function isMembers(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
