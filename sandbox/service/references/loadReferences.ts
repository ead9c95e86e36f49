import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import { attachments } from '../attachments/tables.ts';
import { bankAccounts } from '../bank-accounts/tables.ts';
import { categories } from '../categories/tables.ts';
import { companies } from '../companies/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { glAccountJson } from '../gl-accounts/glAccount.ts';
import { glAccounts } from '../gl-accounts/tables.ts';
import { hueOf, iconUrl } from '../sample-company/icons.ts';
import { vendors } from '../vendors/tables.ts';
import { type DimensionPaths, loadDimensionPaths } from './dimensionPaths.ts';
import type { attachmentSchema } from './schemas.ts';

type Ids = Iterable<string | null>;

/** The ids referenced by the documents of a response. */
export interface ReferenceIds {
  glAccounts?: Ids;
  bankAccounts?: Ids;
  categories?: Ids;
  vendors?: Ids;
  customers?: Ids;
  companies?: Ids;
  attachments?: Ids;
  dimensionValues?: Iterable<string>;
}

/** Lookups of reference JSON; null for a missing reference. */
export type References = Awaited<ReturnType<typeof loadReferences>>;

/** Asserts that a required reference exists, as the database guarantees. */
export function required<Reference>(reference: Reference | null): Reference {
  if (reference === null) throw new Error('A document references a missing record.');
  return reference;
}

/** Loads all references of a response, with one query per kind. */
export async function loadReferences(database: Database, ids: ReferenceIds) {
  const glAccount = await load(database, glAccounts, ids.glAccounts, glAccountJson);
  const bankAccount = await load(database, bankAccounts, ids.bankAccounts, ({ id, name, displayName }) => ({
    id,
    name,
    displayName,
  }));
  const category = await load(database, categories, ids.categories, ({ id, name, iconUrl }) => ({ id, name, iconUrl }));
  const vendor = await load(database, vendors, ids.vendors, ({ id, name }) => ({ id, name }));
  const customer = await load(database, customers, ids.customers, ({ id, name, email }) => ({ id, name, email }));
  const company = await load(database, companies, ids.companies, ({ id, name }) => ({ id, name }));
  const attachment = await load(database, attachments, ids.attachments, attachmentJson);
  const paths: DimensionPaths = await loadDimensionPaths(database, [...new Set(ids.dimensionValues)]);
  return { glAccount, bankAccount, category, vendor, customer, company, attachment, ...paths };
}

async function load<Table extends PgTable & { id: PgColumn }, Json>(
  database: Database,
  table: Table,
  ids: Ids = [],
  toJson: (row: Table['$inferSelect']) => Json,
): Promise<(id: string | null) => Json | null> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows =
    wanted.length > 0
      ? await database
          .select()
          .from(table as PgTable)
          .where(inArray(table.id, wanted))
      : [];
  const byId = new Map(rows.map((row) => [row.id as string, toJson(row)]));
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}

function attachmentJson(row: typeof attachments.$inferSelect): v.InferOutput<typeof attachmentSchema> {
  const { id, url, fileName, byteCount, createdAt } = row;
  const createdDateTime = new Date(createdAt).toISOString();
  return { id, url, fileName, fileSize: formatFileSize(byteCount), createdDateTime, iconUrl: fileIcon(fileName) };
}

/** An icon by file extension. */
function fileIcon(fileName: string): string {
  return iconUrl('file', hueOf(fileName.split('.').at(-1) ?? ''));
}

function formatFileSize(byteCount: number): string {
  return byteCount < 1_000_000 ? `${Math.ceil(byteCount / 1000)} KB` : `${(byteCount / 1_000_000).toFixed(1)} MB`;
}
