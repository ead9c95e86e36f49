import { bigint, date, integer, json, pgTable, text } from 'drizzle-orm/pg-core';

export const journalEntries = pgTable('journal_entries', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  description: text('description').notNull(),
  status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
  apiName: text('api_name').notNull(),
  apiSourceId: text('api_source_id'),
  bankAccountId: text('bank_account_id'),
  dimensionValueIds: text('dimension_value_ids').array().notNull(),
  /** Null, like the interval, for an entry that doesn't recur. */
  recurrenceFrequency: text('recurrence_frequency'),
  recurrenceInterval: integer('recurrence_interval'),
  recurrenceEndDate: date('recurrence_end_date', { mode: 'string' }),
  attachmentIds: text('attachment_ids').array().notNull(),
  /** Not `jsonb`, which would reorder members and reject some strings. */
  customData: json('custom_data').$type<Record<string, unknown>>().notNull(),
});

/** The lines of journal entries. Amounts are minor units, never negative. */
export const journalEntryLines = pgTable('journal_entry_lines', {
  journalEntryId: text('journal_entry_id').notNull(),
  position: integer('position').notNull(),
  companyId: text('company_id').notNull(),
  glAccountId: text('gl_account_id').notNull(),
  drAmount: bigint('dr_amount', { mode: 'number' }).notNull(),
  crAmount: bigint('cr_amount', { mode: 'number' }).notNull(),
});
