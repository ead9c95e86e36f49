import { and, arrayOverlaps, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { calendarDate } from '../http/calendarDate.ts';
import {
  amountComparisons,
  anyOfIds,
  compared,
  contains,
  dateComparisons,
  isOneOf,
  oneOf,
  textMatches,
  textOperators,
} from '../http/operators.ts';
import { members, optional, paging, text } from '../http/parameters.ts';
import { withDescendants } from '../references/withDescendants.ts';
import { vendors } from '../vendors/tables.ts';
import { bankTransactionSplits as splits, bankTransactions as transactions } from './tables.ts';

/** The body of a query. All members of the filter must match; in a list, any item may match. */
export const bankTransactionQuerySchema = members({
  ...paging,
  sort: optional(
    members({
      orderBy: v.nullish(v.picklist(['DATE'], 'orderBy must be DATE.'), 'DATE'),
      direction: v.nullish(v.picklist(['ASC', 'DESC'], 'The direction must be ASC or DESC.'), 'DESC'),
      /** The date at which the first page starts. */
      start: optional(calendarDate),
    }),
  ),
  filter: optional(
    members({
      search: optional(text),
      date: optional(dateComparisons),
      amount: optional(amountComparisons),
      description: optional(textOperators),
      notes: optional(textOperators),
      status: optional(oneOf(v.picklist(['ACTIVE', 'INACTIVE'], 'The status must be ACTIVE or INACTIVE.'))),
      reviewStatus: optional(oneOf(text)),
      type: optional(oneOf(text)),
      bankAccount: optional(anyOfIds),
      vendor: optional(anyOfIds),
      customer: optional(anyOfIds),
      category: optional(anyOfIds),
      glAccount: optional(anyOfIds),
      dimensionValues: optional(anyOfIds),
    }),
  ),
});

export type BankTransactionQuery = v.InferOutput<typeof bankTransactionQuerySchema>;
type Filter = NonNullable<BankTransactionQuery['filter']>;

/**
 * The condition of a filter, for transactions of any company.
 * @param companyIds limits the vendors and customers to search.
 */
export async function matching(
  database: Database,
  companyIds: readonly string[],
  filter: Filter,
): Promise<SQL | undefined> {
  const dimensionValueIds = filter.dimensionValues?.id?.in ?? [];
  const wanted = dimensionValueIds.length > 0 ? await withDescendants(database, dimensionValueIds) : [];
  return and(
    isNull(transactions.deletedAt),
    filter.search === undefined ? undefined : searched(database, companyIds, filter.search.trim()),
    compared(transactions.date, 'date', filter.date),
    compared(transactions.amount, 'bigint', filter.amount),
    textMatches(transactions.description, filter.description),
    textMatches(transactions.notes, filter.notes),
    isOneOf(transactions.status, filter.status),
    isOneOf(transactions.reviewStatus, filter.reviewStatus),
    isOneOf(transactions.type, filter.type),
    anyOf(filter.bankAccount, (ids) => inArray(transactions.bankAccountId, ids)),
    anyOf(filter.vendor, (ids) => inArray(transactions.vendorId, ids)),
    anyOf(filter.customer, (ids) => itselfOrSplit(database, transactions.customerId, splits.customerId, ids)),
    anyOf(filter.category, (ids) => itselfOrSplit(database, transactions.categoryId, splits.categoryId, ids)),
    anyOf(filter.glAccount, (ids) => itselfOrSplit(database, transactions.glAccountId, splits.glAccountId, ids)),
    anyOf(filter.dimensionValues, () =>
      or(
        overlaps(transactions.dimensionValueIds, wanted),
        hasSplit(database, overlaps(splits.dimensionValueIds, wanted)),
      ),
    ),
  );
}

function anyOf(list: v.InferOutput<typeof anyOfIds> | undefined, condition: (ids: string[]) => SQL | undefined) {
  const ids = list?.id?.in ?? [];
  return ids.length > 0 ? condition(ids) : undefined;
}

/** Matches the transaction or any of its split lines. */
function itselfOrSplit(database: Database, own: PgColumn, ofSplit: PgColumn, ids: string[]) {
  return or(inArray(own, ids), hasSplit(database, inArray(ofSplit, ids)));
}

function hasSplit(database: Database, condition: SQL) {
  const isItsSplit = sql`${splits.bankTransactionId} = ${transactions.id}`;
  return exists(database.select({ one: sql`1` }).from(splits).where(and(isItsSplit, condition)));
}

function overlaps(column: PgColumn, ids: string[]): SQL {
  return ids.length > 0 ? arrayOverlaps(column, ids) : sql`false`;
}

/** Searches texts and party names; input that looks like an amount also matches the leading digits of amounts. */
function searched(database: Database, companyIds: readonly string[], search: string): SQL | undefined {
  if (search === '') return undefined;
  const named = (table: typeof vendors | typeof customers) =>
    database
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.companyId, [...companyIds]), contains(table.name, search)));
  const digits = /^[-+]?[\d.,' ]+$/.test(search) ? search.replace(/\D/g, '') : '';
  return or(
    contains(transactions.description, search),
    contains(transactions.displayName, search),
    contains(transactions.notes, search),
    hasSplit(database, contains(splits.notes, search)),
    inArray(transactions.vendorId, named(vendors)),
    inArray(transactions.customerId, named(customers)),
    digits === '' ? undefined : sql`abs(${transactions.amount})::text like ${`${digits}%`}`,
  );
}
