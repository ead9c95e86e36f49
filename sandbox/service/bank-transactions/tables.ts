import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Amounts are minor units; money out is negative, money in positive. */
export const bankTransactions = pgTable('bank_transactions', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  bankAccountId: text('bank_account_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  type: text('type', { enum: ['EXPENSE', 'REVENUE', 'TRANSFER'] }).notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  displayName: text('display_name').notNull(),
  description: text('description').notNull(),
  notes: text('notes'),
  status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
  reviewStatus: text('review_status', {
    enum: ['RECONCILED', 'RECONCILIATION_DISCREPANCY', 'PARTNER_REVIEW_REQUIRED'],
  }),
  apiName: text('api_name').notNull(),
  apiSourceId: text('api_source_id'),
  vendorId: text('vendor_id'),
  customerId: text('customer_id'),
  categoryId: text('category_id'),
  glAccountId: text('gl_account_id'),
  dimensionValueIds: text('dimension_value_ids').array().notNull(),
});

/** The parts of a split transaction, in order; they add up to its amount, each with its sign. */
export const bankTransactionSplits = pgTable('bank_transaction_splits', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  bankTransactionId: text('bank_transaction_id').notNull(),
  position: integer('position').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  notes: text('notes'),
  categoryId: text('category_id'),
  glAccountId: text('gl_account_id'),
  customerId: text('customer_id'),
  dimensionValueIds: text('dimension_value_ids').array().notNull(),
});
