import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';

/** Money received for invoices: positive minor units. */
export const payments = pgTable('payments', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  invoiceId: text('invoice_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
});
