import { pgTable, text } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  kind: text('kind', { enum: ['expense', 'revenue', 'transfer'] }).notNull(),
  parentId: text('parent_id'),
  name: text('name').notNull(),
  iconUrl: text('icon_url'),
  status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
  /** The account that transactions in this category post to. */
  glAccountId: text('gl_account_id').notNull(),
});
