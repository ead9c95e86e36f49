import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A balanced set of lines posted by one document. Ids are assigned under the company's lock, so they are its posting
 * sequence.
 */
export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  companyId: text('company_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  /** The accounting methods that include it. */
  basis: text('basis', { enum: ['ACCRUAL', 'CASH', 'BOTH'] }).notNull(),
  sourceKind: text('source_kind', { enum: ['BANK_TRANSACTION', 'INVOICE', 'PAYMENT', 'JOURNAL_ENTRY'] }).notNull(),
  sourceId: text('source_id').notNull(),
  description: text('description').notNull(),
  displayName: text('display_name').notNull(),
  secondaryDisplayName: text('secondary_display_name').notNull(),
});

/** The lines of entries: minor units, either a debit or a credit. */
export const ledgerLines = pgTable('ledger_lines', {
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  lineNo: integer('line_no').notNull(),
  companyId: text('company_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  basis: text('basis', { enum: ['ACCRUAL', 'CASH', 'BOTH'] }).notNull(),
  glAccountId: text('gl_account_id').notNull(),
  /** The counter account; null if there are several. */
  counterGlAccountId: text('counter_gl_account_id'),
  drAmount: bigint('dr_amount', { mode: 'number' }).notNull(),
  crAmount: bigint('cr_amount', { mode: 'number' }).notNull(),
  customerId: text('customer_id'),
  dimensionValueIds: text('dimension_value_ids').array().notNull(),
  description: text('description').notNull(),
  /** The normalized text of the line and its entry, for `filter.search`. */
  searchText: text('search_text').notNull(),
});
