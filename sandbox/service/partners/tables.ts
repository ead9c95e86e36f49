import { pgTable, text } from 'drizzle-orm/pg-core';

/** Who offers bookkeeping to its customers through the service. Nobody sees another partner's companies. */
export const partners = pgTable('partners', {
  id: text('id').primaryKey(),
  clientId: text('client_id').notNull(),
  /** The secret itself is never stored, only its SHA-256. */
  clientSecretHash: text('client_secret_hash').notNull(),
});

/** The partner that every database begins with; its credentials are `demo_client` and `demo_secret`. */
export const demoPartnerId = 'prt_demo';
