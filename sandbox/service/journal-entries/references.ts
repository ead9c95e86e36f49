import { and, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { attachments } from '../attachments/tables.ts';
import { bankAccounts } from '../bank-accounts/tables.ts';
import { dimensionValues } from '../class-segments/tables.ts';
import type { Database } from '../database/database.ts';
import { glAccounts } from '../gl-accounts/tables.ts';
import type { ErrorItem } from '../http/errors.ts';
import type { EntryInput } from './item.ts';

/**
 * The company that the accounts of the lines belong to, by the first that the writer can see.
 * @param companyIds what the writer can see.
 */
export async function companyOfLines(
  database: Database,
  companyIds: readonly string[],
  lines: EntryInput['lines'] = [],
): Promise<string | undefined> {
  const ids = lines.flatMap(({ glAccountId }) => glAccountId ?? []);
  const companyById = await companiesOf(database, glAccounts, ids, companyIds);
  return ids.map((id) => companyById.get(id)).find((companyId) => companyId !== undefined);
}

/**
 * Every id in an item that is not of the company. Another company's looks exactly like one that is not there.
 * @param companyIds the entry's company; all that the writer can see where the item does not tell which.
 */
export async function unknownReferences(
  database: Database,
  companyIds: readonly string[],
  { value, lines = [] }: EntryInput,
): Promise<ErrorItem[]> {
  const accountIds = lines.map(({ glAccountId }) => glAccountId);
  const groups = [
    {
      table: bankAccounts,
      name: 'bank account',
      references: [{ id: value.bankAccountId, param: 'bankAccountId' }],
    },
    {
      table: dimensionValues,
      name: 'dimension value',
      references: (value.dimensionValueIds ?? []).map((id, index) => ({ id, param: `dimensionValueIds[${index}]` })),
    },
    {
      table: attachments,
      name: 'attachment',
      references: (value.attachmentIds ?? []).map((id, index) => ({ id, param: `attachmentIds[${index}]` })),
    },
    {
      table: glAccounts,
      name: 'GL account',
      references: accountIds.map((id, index) => ({ id, param: `children[${index}].glAccountId` })),
    },
  ];
  const problems: ErrorItem[] = [];
  for (const { table, name, references } of groups) {
    const given = references.flatMap(({ id, param }) => (id === undefined || id === null ? [] : [{ id, param }]));
    const known = await companiesOf(
      database,
      table,
      given.map(({ id }) => id),
      companyIds,
    );
    for (const { id, param } of given) {
      if (known.has(id)) continue;
      problems.push({ type: 'INVALID_VALUE', message: `The company has no such ${name}.`, param });
    }
  }
  return problems;
}

/** Whose each of the ids is; without those that are nobody's, or of none of these companies. */
async function companiesOf(
  database: Database,
  table: PgTable & { id: PgColumn; companyId: PgColumn },
  ids: readonly string[],
  companyIds: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: table.id, companyId: table.companyId })
    .from(table as PgTable)
    .where(and(inArray(table.id, [...ids]), inArray(table.companyId, [...companyIds])));
  return new Map(rows.map(({ id, companyId }) => [id as string, companyId as string])); // text columns, both
}
