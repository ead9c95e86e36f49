import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { firstOfEach } from '../companies/firstOfEach.ts';
import { companies } from '../companies/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { invoiceJsonOf } from './invoiceJson.ts';
import { companyToday, invoiceStatus } from './invoiceStatus.ts';
import type { InvoiceJson } from './schema.ts';
import { invoices } from './tables.ts';

/** An invoice with data of its company and customer. */
export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];

/** An invoice with its JSON. */
export type ReadInvoice = InvoiceRow & { id: string; json: InvoiceJson };

interface Page {
  where: SQL | undefined;
  orderBy?: SQL[];
  limit: number;
}

/** Loads invoices with their JSON, with a fixed number of queries. */
export async function readInvoices(database: Database, now: Date, page: Page): Promise<ReadInvoice[]> {
  const rows = await selectInvoices(database, now, page);
  const jsonOf = await invoiceJsonOf(database, rows);
  return rows.map((row) => ({ ...row, id: row.invoice.id, json: jsonOf(row) }));
}

/** A page of invoices across companies. */
export function readInvoicesOf(database: Database, now: Date, companyIds: readonly string[], page: Page) {
  const { where, orderBy = [], limit } = page;
  const first = database
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .where(and(eq(invoices.companyId, companies.id), where))
    .orderBy(...orderBy)
    .limit(limit);
  return readInvoices(database, now, { ...page, where: firstOfEach(invoices.id, companyIds, first) });
}

/** Loads existing invoices by id, in the same order. */
export async function readInvoicesById(database: Database, now: Date, ids: readonly string[]): Promise<InvoiceJson[]> {
  const rows = await readInvoices(database, now, { where: inArray(invoices.id, [...ids]), limit: ids.length });
  const byId = new Map(rows.map(({ id, json }) => [id, json]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectInvoices(database: Database, now: Date, { where, orderBy = [], limit }: Page) {
  const { searchText, numberKey, ...columns } = getTableColumns(invoices);
  return database
    .select({
      invoice: columns,
      invoiceStatus,
      customerName: customers.name,
      today: sql<string>`${companyToday(now)}::text`,
    })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}
