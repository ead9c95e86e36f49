import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files that documents can have attached. How they are uploaded is not part of the sandbox; the sample companies have some. */
export const attachments = pgTable('attachments', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  url: text('url').notNull(),
  fileName: text('file_name').notNull(),
  byteCount: integer('byte_count').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
});
