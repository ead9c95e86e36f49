import { pgTable, text } from 'drizzle-orm/pg-core';

export const vendors = pgTable('vendors', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  email: text('email'),
  status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
});
