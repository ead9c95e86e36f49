import { pgTable, text } from 'drizzle-orm/pg-core';

export const glAccounts = pgTable('gl_accounts', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  accountNo: text('account_no').notNull(),
  name: text('name').notNull(),
  displayName: text('display_name').notNull(),
  type: text('type', {
    enum: ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'COGS', 'EXPENSE', 'OTHER_INCOME', 'OTHER_EXPENSE', 'SUSPENSE'],
  }).notNull(),
  iconUrl: text('icon_url'),
  status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
});
