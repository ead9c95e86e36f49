import { pgTable, text } from 'drizzle-orm/pg-core';

export const bankAccounts = pgTable('bank_accounts', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  displayName: text('display_name').notNull(),
  glAccountId: text('gl_account_id').notNull(),
  status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
  /** The bank's id in the bank feed. */
  apiInstitutionId: text('api_institution_id'),
});
