import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { firstOfEach } from '../companies/firstOfEach.ts';
import { companies } from '../companies/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import type { InvoiceJson } from './answers.ts';
import { invoiceJsonOf } from './invoiceJson.ts';
import { invoiceStatus, todayOfCompany } from './invoiceStatus.ts';
import { invoices } from './tables.ts';

/** An invoice as it is read, with what is asked of its company and its customer. */
export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];

/** An invoice with its answer. */
export type ReadInvoice = InvoiceRow & { id: string; json: InvoiceJson };

interface Page {
  where: SQL | undefined;
  orderBy?: SQL[];
  limit: number;
}

/** Reads invoices, each with its answer: as many queries for one as for a page. */
export async function readInvoices(database: Database, now: Date, page: Page): Promise<ReadInvoice[]> {
  const rows = await selectInvoices(database, now, page);
  const jsonOf = await invoiceJsonOf(database, rows);
  return rows.map((row) => ({ ...row, id: row.invoice.id, json: jsonOf(row) }));
}

/** A page of the invoices of several companies, in one order. */
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

/** Reads invoices that are all there, in the order of their ids. */
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
      today: sql<string>`${todayOfCompany(now)}::text`,
    })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}
