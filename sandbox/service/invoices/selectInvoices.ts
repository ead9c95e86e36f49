import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { companies } from '../companies/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { companyToday, invoiceStatus } from './invoiceStatus.ts';
import { invoices } from './tables.ts';

export interface InvoicePage {
  where: SQL | undefined;
  orderBy?: SQL[];
  limit: number;
}

/** An invoice with data of its company and customer. */
export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];

/** Selects a page of invoices, without their line items and payments. */
export function selectInvoices(database: Database, now: Date, { where, orderBy = [], limit }: InvoicePage) {
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
