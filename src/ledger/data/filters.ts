import type { DateRange, RangePreset } from '../../core/dates/dateRange.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Choice, ChosenIds, Comparison } from '../../core/filters/comparisons.ts';
import { defineFilters, type FilterField } from '../../core/filters/defineFilters.ts';
import { toDateRange } from '../../core/filters/filterEntries.ts';
import {
  amounts,
  choice,
  day,
  dimensionGroups,
  ofLoadedRows,
  oneOf,
  period,
  records,
  search,
} from '../../core/filters/filterKinds.ts';
import { fulfills } from '../../core/filters/fulfills.ts';
import { omitEmpty } from '../../core/omitEmpty.ts';
import { type GlAccount, glAccountTypes } from '../../reference-lists/data/glAccountSchema.ts';
import type { AccountingMethod, LedgerFilter, LedgerQuery } from './api.ts';
import type { GlEntry } from './schema.ts';
import { type LedgerSourceType, ledgerSourceTypes } from './sourceTypeOf.ts';

/** The ledger’s filters, as plain JSON that a host can store in a URL or a database. */
export interface LedgerFilters extends LedgerFilter, LoadedEntryFilters {
  /** A named period relative to today, overridden by `beginDate` and `endDate`; default `thisYear`. */
  period?: RangePreset;
  /** Default: the company’s method. */
  accountingMethod?: AccountingMethod;
}

/** Filters that the service does not have. They apply to the loaded entries, whose balances stay the account’s. */
export interface LoadedEntryFilters {
  /** The kinds of source records; see `getSourceType`. */
  sourceType?: Choice;
  /** An entry’s debit or credit, in minor units. */
  amount?: Comparison<number>;
}

export const accountingMethods = ['ACCRUAL', 'CASH'] as const satisfies readonly AccountingMethod[];

/** The filters of a trial balance, as plain JSON that a host can store in a URL or a database. */
export interface TrialBalanceFilters
  extends Pick<LedgerFilters, 'period' | 'beginDate' | 'endDate' | 'accountingMethod'> {
  /** Part of an account’s name or number. */
  search?: string;
  /** The types of accounts, such as `ASSET`. */
  type?: Choice;
  /** Single accounts. */
  glAccount?: ChosenIds;
}

/** The filters with controls of their own, which clearing the others keeps. */
export const keptFilters: readonly (keyof LedgerFilters)[] = ['period', 'accountingMethod'];

/** Both days of a period as one field. */
const datesField: FilterField = {
  name: 'dates',
  label: 'date',
  type: 'dates',
  operators: ['between', 'greaterThanEqual', 'lessThanEqual'],
  read: ({ beginDate, endDate }: LedgerFilters) => omitEmpty({ greaterThanEqual: beginDate, lessThanEqual: endDate }),
  write: ({ greaterThanEqual, lessThanEqual }) => ({
    beginDate: greaterThanEqual,
    endDate: lessThanEqual,
    period: undefined,
  }),
};

export const ledgerFilters = defineFilters<LedgerFilters>(
  {
    period,
    beginDate: day,
    endDate: day,
    search,
    customer: records('customers', 'cus_1'),
    dimensionValues: dimensionGroups,
    sourceType: ofLoadedRows(choice(ledgerSourceTypes, { label: 'source' })),
    amount: ofLoadedRows(amounts),
    accountingMethod: oneOf(accountingMethods),
  },
  [datesField],
);

export const trialBalanceFilters = defineFilters<TrialBalanceFilters>(
  {
    period,
    beginDate: day,
    endDate: day,
    search,
    type: ofLoadedRows(choice(glAccountTypes)),
    glAccount: ofLoadedRows(records('glAccounts', 'gla_1', 'account')),
    accountingMethod: oneOf(accountingMethods),
  },
  [datesField],
);

/**
 * Filters as URL parameters: `period=lastMonth&customer.id.in=cus_1&dimensionValues=dim_1,dv_1`. Lists repeat their parameter;
 * empty values are omitted.
 * @returns the filters’ parameters only.
 */
export const ledgerFiltersToSearchParams = ledgerFilters.toSearchParams;

/**
 * Filters from URL parameters, the inverse of `ledgerFiltersToSearchParams`. Invalid parameters are ignored one by one.
 * @param params `URLSearchParams` or a string such as `location.search`. Other parameters are ignored.
 */
export const ledgerFiltersFromSearchParams = ledgerFilters.fromSearchParams;

/** The filters of a trial balance as URL parameters, like those of a ledger. */
export const trialBalanceFiltersToSearchParams = trialBalanceFilters.toSearchParams;

/** The filters of a trial balance from URL parameters, like those of a ledger. */
export const trialBalanceFiltersFromSearchParams = trialBalanceFilters.fromSearchParams;

/**
 * The dates that the filters cover.
 * @throws {RangeError} for invalid dates.
 */
export function ledgerDateRange(filters: LedgerFilters, today: PlainDate, fiscalYearStart: number): DateRange {
  const { beginDate, endDate, period = 'thisYear' } = filters;
  const date = omitEmpty({ greaterThanEqual: beginDate, lessThanEqual: endDate });
  return toDateRange(date ? { date } : { period }, today, fiscalYearStart);
}

/** The service’s query for these filters. Equivalent filters give the same query, and one cache entry. */
export function toLedgerQuery(glAccountId: string, filters: LedgerFilters, { begin, end }: DateRange): LedgerQuery {
  const { search, customer, dimensionValues, accountingMethod } = ledgerFilters.toRequest(filters);
  return {
    glAccountId,
    filter: { beginDate: begin, endDate: end, search, customer, dimensionValues },
    accountingMethod,
  };
}

/** The filters that apply to the loaded entries; undefined if there are none. */
export const loadedFilterOf: (filters: LedgerFilters) => LoadedEntryFilters | undefined = ledgerFilters.toLoadedRows;

/** Whether an entry matches the filters that apply to the loaded ones. */
export function matchesLoadedFilter(
  { entity, drAmount, crAmount }: GlEntry,
  { sourceType, amount }: LoadedEntryFilters,
  getSourceType: (entityId: string) => LedgerSourceType | undefined,
): boolean {
  const type = (entity && getSourceType(entity.id)) ?? '';
  return (
    isChosen(type, sourceType) &&
    // The service sends 0 for the other side.
    (!amount || fulfills(Math.abs(drAmount || crAmount || 0), amount))
  );
}

/** Whether an account is among those that the user chose. */
export function matchesAccountFilters(
  account: GlAccount,
  { search = '', type, glAccount }: TrialBalanceFilters,
): boolean {
  const { id, accountNo, name, displayName } = account;
  return (
    isChosen(account.type ?? '', type) &&
    isChosen(id, glAccount?.id) &&
    `${accountNo ?? ''} ${name || displayName || ''}`.toLowerCase().includes(search.trim().toLowerCase())
  );
}

function isChosen(value: string, { in: included = [], notIn }: Choice = {}): boolean {
  return (included.length === 0 || included.includes(value)) && !notIn?.includes(value);
}

/** Whether the query excludes entries within its dates. Balances then cover matching entries only. */
export function isFiltered({ filter }: LedgerQuery): boolean {
  return filter?.search !== undefined || filter?.customer !== undefined || filter?.dimensionValues !== undefined;
}
