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
 * The company of the first visible account in the lines.
 * @param companyIds the companies visible to the caller.
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
 * A problem for each unknown id in an item. Another company's ids count as unknown.
 * @param companyIds the entry's company, or all visible ones if it can't be determined.
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

/** The company of each id; unknown ids and other companies' are omitted. */
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
