import { date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

export const invoices = pgTable('invoices', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  invoiceNumber: text('invoice_number'),
  invoiceStatus: text('invoice_status', {
    enum: ['DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED'],
  }).notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  dueDate: date('due_date', { mode: 'string' }).notNull(),
  termType: text('term_type', { enum: ['DUE_NOW', 'NET_10', 'NET_15', 'NET_30', 'NET_60', 'OTHER'] }).notNull(),
  customerId: text('customer_id').notNull(),
  notes: text('notes'),
  discountPercent: numeric('discount_percent'),
  dimensionValueIds: text('dimension_value_ids').array().notNull(),
});

/** `rate` is minor units for one of `quantity`; both, and the percentage, are decimal strings. */
export const invoiceLineItems = pgTable('invoice_line_items', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  invoiceId: text('invoice_id').notNull(),
  position: integer('position').notNull(),
  description: text('description').notNull(),
  quantity: numeric('quantity').notNull(),
  rate: numeric('rate').notNull(),
  salesTaxPercent: numeric('sales_tax_percent'),
  glAccountId: text('gl_account_id').notNull(),
});
