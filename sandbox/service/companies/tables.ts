import { date, pgTable, text } from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  accountingMethod: text('accounting_method', { enum: ['ACCRUAL', 'CASH'] }).notNull(),
  closingDate: date('closing_date', { mode: 'string' }),
  closingModifications: text('closing_modifications', { enum: ['DISABLED', 'ENABLED_WITH_WARNING'] }).notNull(),
  accountsReceivable: text('accounts_receivable').notNull(),
  undepositedFunds: text('undeposited_funds').notNull(),
  salesTaxPayable: text('sales_tax_payable').notNull(),
  uncategorizedExpense: text('uncategorized_expense').notNull(),
  uncategorizedIncome: text('uncategorized_income').notNull(),
  discountsGiven: text('discounts_given').notNull(),
  partnerId: text('partner_id').notNull(),
  /** An IANA name; determines the company's current date. */
  timeZone: text('time_zone').notNull(),
});

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  partnerId: text('partner_id').notNull(),
  /** An owner has one company, a bookkeeper several. */
  role: text('role', { enum: ['OWNER', 'BOOKKEEPER'] }).notNull(),
});

/** The companies each user has access to. */
export const companyAccess = pgTable('company_access', {
  userId: text('user_id').notNull(),
  companyId: text('company_id').notNull(),
});
