import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files attached to documents. The sandbox has no uploads; the sample companies come with a few files. */
export const attachments = pgTable('attachments', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  url: text('url').notNull(),
  fileName: text('file_name').notNull(),
  byteCount: integer('byte_count').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
});
