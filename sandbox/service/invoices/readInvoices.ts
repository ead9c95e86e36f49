import { and, eq, inArray } from 'drizzle-orm';
import { firstOfEach } from '../companies/firstOfEach.ts';
import { companies } from '../companies/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { invoiceJsonOf } from './invoiceJson.ts';
import type { InvoiceJson } from './schema.ts';
import { type InvoicePage, type InvoiceRow, selectInvoices } from './selectInvoices.ts';
import { invoices } from './tables.ts';

/** An invoice with its JSON. */
export type ReadInvoice = InvoiceRow & { id: string; json: InvoiceJson };

/** Loads invoices with their JSON, with a fixed number of queries. */
export async function readInvoices(database: Database, now: Date, page: InvoicePage): Promise<ReadInvoice[]> {
  const rows = await selectInvoices(database, now, page);
  const jsonOf = await invoiceJsonOf(database, rows);
  return rows.map((row) => ({ ...row, id: row.invoice.id, json: jsonOf(row) }));
}

/** A page of invoices across companies. */
export function readInvoicesOf(database: Database, now: Date, companyIds: readonly string[], page: InvoicePage) {
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
