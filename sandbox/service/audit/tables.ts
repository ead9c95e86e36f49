import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An append-only audit trail, written in the transaction of each change. */
export const auditTrail = pgTable('audit_trail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  partnerId: text('partner_id').notNull(),
  /** The kind of token used. */
  actor: text('actor', { enum: ['OWNER', 'BOOKKEEPER', 'PARTNER'] }).notNull(),
  /** Null for a partner-level token. */
  userId: text('user_id'),
  /** Null for changes to a user's settings. */
  companyId: text('company_id'),
  action: text('action', { enum: ['CREATE', 'UPDATE', 'DELETE'] }).notNull(),
  resource: text('resource', {
    enum: ['BANK_TRANSACTION', 'JOURNAL_ENTRY', 'CLOSING', 'NOTIFICATION_SETTINGS'],
  }).notNull(),
  resourceId: text('resource_id').notNull(),
});
