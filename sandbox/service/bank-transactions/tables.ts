import { bigint, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Amounts are minor units; money out is negative, money in positive. */
export const bankTransactions = pgTable('bank_transactions', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  bankAccountId: text('bank_account_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  /** An open enum, like `reviewStatus`, `userAccess` and `accountantAccess`. */
  type: text('type').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  /** The name from the source; empty if there is none. */
  displayName: text('display_name').notNull(),
  description: text('description').notNull(),
  notes: text('notes'),
  status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
  reviewStatus: text('review_status'),
  apiName: text('api_name').notNull(),
  apiSourceId: text('api_source_id'),
  vendorId: text('vendor_id'),
  customerId: text('customer_id'),
  categoryId: text('category_id'),
  glAccountId: text('gl_account_id'),
  dimensionValueIds: text('dimension_value_ids').array().notNull(),
  originalCurrency: text('original_currency'),
  originalAmount: bigint('original_amount', { mode: 'number' }),
  iconUrl: text('icon_url'),
  userAccess: text('user_access'),
  accountantAccess: text('accountant_access'),
  suggestedCategoryIds: text('suggested_category_ids').array().notNull(),
  invoiceItemId: text('invoice_item_id'),
  reconciliationMatchId: text('reconciliation_match_id'),
  matchingBankTransactionId: text('matching_bank_transaction_id'),
  conversationId: text('conversation_id'),
  conversationReadStatus: text('conversation_read_status'),
  ruleId: text('rule_id'),
  ruleTransactionSource: text('rule_transaction_source'),
  attachmentIds: text('attachment_ids').array().notNull(),
  tax: jsonb('tax').$type<Tax>().notNull(),
  /** JSON as submitted. */
  customData: text('custom_data').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** The row of a deleted transaction stays, so that change lists can report it. */
  deletedAt: moment('deleted_at'),
});

/** Details of a tax payment; empty for other transactions. */
export interface Tax {
  paymentInfo?: { region: string | null; year: number | null; quarter: string | null } | undefined;
}

/** The lines of a split transaction. Their signed amounts add up to its amount. */
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
  invoiceId: text('invoice_id'),
  billId: text('bill_id'),
  payrollId: text('payroll_id'),
  apiItemId: text('api_item_id'),
});

export type BankTransactionRow = typeof bankTransactions.$inferSelect;
export type BankTransactionSplitRow = typeof bankTransactionSplits.$inferSelect;
