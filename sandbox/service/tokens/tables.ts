import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Issued tokens. Only the SHA-256 of a token is stored. */
export const accessTokens = pgTable('access_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  /** Null for a partner-level token. */
  userId: text('user_id'),
  scope: text('scope', { enum: ['read', 'write'] }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  partnerId: text('partner_id').notNull(),
});
