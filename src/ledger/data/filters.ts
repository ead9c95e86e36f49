import { type DateRange, type RangePreset, rangeOfPreset } from '../../core/dates/dateRange.ts';
import { type PlainDate, toPlainDate } from '../../core/dates/plainDate.ts';
import type { AccountingMethod, LedgerFilter, LedgerQuery } from './api.ts';

/** Which lines a ledger shows, as plain JSON that a host can keep in an address or a database. */
export interface LedgerFilters extends LedgerFilter {
  /** A period by name, whose days move on with the calendar; free dates win over it. Without both it is `thisYear`. */
  period?: RangePreset;
  /** Default: the company's own. */
  accountingMethod?: AccountingMethod;
}

/**
 * The days that the filters ask for.
 * @throws {RangeError} for dates that are none.
 */
export function rangeOfFilters(filters: LedgerFilters, today: PlainDate, fiscalYearStart: number): DateRange {
  if (!hasFreeDates(filters)) return rangeOfPreset(filters.period ?? 'thisYear', today, fiscalYearStart);
  const { beginDate, endDate } = filters;
  return {
    begin: beginDate === undefined ? undefined : toPlainDate(beginDate),
    end: endDate === undefined ? undefined : toPlainDate(endDate),
  };
}

/** Whether the filters give days of their own rather than a period by name. */
export function hasFreeDates({ beginDate, endDate }: LedgerFilters): boolean {
  return beginDate !== undefined || endDate !== undefined;
}

/** The filters for these days. Without a first and a last one they are all days, which has a name. */
export function datesOf({ begin, end }: DateRange): LedgerFilters {
  return { beginDate: begin, endDate: end, period: begin || end ? undefined : 'all' };
}

/** What is asked of the service for these filters. Two ways to say the same give one query, and one entry in the cache. */
export function ledgerQueryOf(glAccountId: string, filters: LedgerFilters, { begin, end }: DateRange): LedgerQuery {
  const search = filters.search?.trim();
  const customerIds = filters.customer?.id.in ?? [];
  const dimensionValues = filters.dimensionValues?.filter(({ dimensionValueIds }) => dimensionValueIds.length > 0);
  return {
    glAccountId,
    filter: {
      beginDate: begin,
      endDate: end,
      search: search || undefined,
      customer: customerIds.length > 0 ? { id: { in: customerIds } } : undefined,
      dimensionValues: dimensionValues?.length ? dimensionValues : undefined,
    },
    accountingMethod: filters.accountingMethod,
  };
}

/** Whether lines within the days are left out: balances then cover the lines that match. */
export function isNarrowed({ filter }: LedgerQuery): boolean {
  return filter?.search !== undefined || filter?.customer !== undefined || filter?.dimensionValues !== undefined;
}

/** The filters with some of them changed; what is undefined or empty is left out, as it is of no effect. */
export function withFilters(filters: LedgerFilters, changes: LedgerFilters): LedgerFilters {
  const { customer, dimensionValues, ...rest } = { ...filters, ...changes };
  const chosen = dimensionValues?.filter(({ dimensionValueIds }) => dimensionValueIds.length > 0) ?? [];
  const all = {
    ...rest,
    ...(customer && customer.id.in.length > 0 && { customer }),
    ...(chosen.length > 0 && { dimensionValues: chosen }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''));
}

/** What is left when a person clears the filters: the period by name, which stands in sight and is always one. */
export function clearedFilters({ period }: LedgerFilters): LedgerFilters {
  return period ? { period } : {};
}

/**
 * How much of the time from the first entry to the end of the period is loaded, which is how a person sees what is still to
 * come, as nobody says how many entries there are.
 * @returns 0 to 1; undefined where the days say nothing.
 */
export function loadedShare(first: PlainDate, last: PlainDate, end: PlainDate): number | undefined {
  const [from, at, to] = [first, last, end].map((date) => Date.parse(`${date}T00:00Z`));
  if (from === undefined || at === undefined || to === undefined || to <= from) return undefined;
  return Math.min(1, (at - from) / (to - from));
}
