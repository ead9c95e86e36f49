import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import {
  type Activity,
  type Collection,
  type Installment,
  invoiceStatuses,
  type Recurrence,
  type Share,
  termTypes,
} from './schema.ts';

/** Amounts are minor units. Data that is never queried is JSON. */
export const invoices = pgTable('invoices', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  invoiceNumber: text('invoice_number'),
  /** As entered. Payments determine whether an issued invoice is open or closed; see `invoiceStatus.ts`. */
  invoiceStatus: text('invoice_status', { enum: invoiceStatuses }).notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  dueDate: date('due_date', { mode: 'string' }).notNull(),
  termType: text('term_type', { enum: termTypes }).notNull(),
  customerId: text('customer_id').notNull(),
  notes: text('notes'),
  discountPercent: numeric('discount_percent'),
  dimensionValueIds: text('dimension_value_ids').array().notNull(),
  status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
  customerInvoiceUrl: text('customer_invoice_url'),
  discountBeforeSalesTax: boolean('discount_before_sales_tax').notNull(),
  deposit: jsonb('deposit').$type<Share>(),
  collection: jsonb('collection').$type<Collection>().notNull(),
  recurrence: jsonb('recurrence').$type<Recurrence>(),
  apiName: text('api_name'),
  apiSourceId: text('api_source_id'),
  installments: jsonb('installments').$type<Installment[]>().notNull(),
  activity: jsonb('activity').$type<Activity[]>().notNull(),
  customData: jsonb('custom_data').$type<Record<string, unknown>>(),
  subtotal: bigint('subtotal', { mode: 'number' }).notNull(),
  discountedTotal: bigint('discounted_total', { mode: 'number' }).notNull(),
  salesTax: bigint('sales_tax', { mode: 'number' }).notNull(),
  total: bigint('total', { mode: 'number' }).notNull(),
  /** The sum of the payments, maintained by a database trigger. */
  paidAmount: bigint('paid_amount', { mode: 'number' }).notNull(),
  /** @see numberKey */
  numberKey: text('number_key').notNull(),
  /** The text to search: number, customer, notes and line items, normalized by `searchable`. */
  searchText: text('search_text').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'string' }),
});

/** `rate` is minor units per unit. `quantity`, `rate` and the percentage are decimal strings. */
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
  apiItemId: text('api_item_id'),
  timeId: text('time_id'),
  expenseId: text('expense_id'),
});
