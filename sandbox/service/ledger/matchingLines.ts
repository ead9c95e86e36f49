import { and, arrayOverlaps, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { dimensionValues } from '../class-segments/tables.ts';
import type { Database } from '../database/database.ts';
import type { GlAccountRow } from '../gl-accounts/glAccount.ts';
import { withDescendants } from '../references/withDescendants.ts';
import type { AccountingMethod, LedgerFilter } from './query.ts';
import { searchable } from './searchText.ts';
import { ledgerLines } from './tables.ts';

/** The conditions of a query on ledger lines. Dates are separate from the others. */
export interface LineConditions {
  /** Account, method, search, customer and dimensions. These also apply to the beginning balance. */
  matching: SQL | undefined;
  fromBeginDate: SQL | undefined;
  toEndDate: SQL | undefined;
}

/** Converts a query to conditions. All members of the filter must match; in a list of ids, any may match. */
export async function lineConditions(
  database: Database,
  account: GlAccountRow,
  method: AccountingMethod,
  filter: LedgerFilter,
): Promise<LineConditions> {
  const conditions: (SQL | undefined)[] = [
    eq(ledgerLines.glAccountId, account.id),
    // A literal rather than a parameter, so that the planner can use the method's partial index.
    method === 'ACCRUAL' ? sql`${ledgerLines.basis} <> 'CASH'` : sql`${ledgerLines.basis} <> 'ACCRUAL'`,
  ];
  const search = searchable(filter.search ?? '').trim();
  if (search !== '') conditions.push(sql`strpos(${ledgerLines.searchText}, ${search}) > 0`);
  const customerIds = filter.customer?.id?.in ?? [];
  if (customerIds.length > 0) conditions.push(inArray(ledgerLines.customerId, customerIds));
  for (const { dimensionId, dimensionValueIds } of filter.dimensionValues ?? []) {
    if (dimensionValueIds.length === 0) continue;
    const isOfDimension = and(
      eq(dimensionValues.companyId, account.companyId),
      eq(dimensionValues.dimensionId, dimensionId),
    );
    const wanted = await withDescendants(database, dimensionValueIds, isOfDimension);
    conditions.push(wanted.length > 0 ? arrayOverlaps(ledgerLines.dimensionValueIds, wanted) : sql`false`);
  }
  return {
    matching: and(...conditions),
    fromBeginDate: filter.beginDate ? gte(ledgerLines.date, filter.beginDate) : undefined,
    toEndDate: filter.endDate ? lte(ledgerLines.date, filter.endDate) : undefined,
  };
}
