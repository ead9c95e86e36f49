import { pgTable, text } from 'drizzle-orm/pg-core';

/** Partners embed the service for their customers. Each partner's companies are isolated. */
export const partners = pgTable('partners', {
  id: text('id').primaryKey(),
  clientId: text('client_id').notNull(),
  /** The SHA-256 of the secret, which itself is never stored. */
  clientSecretHash: text('client_secret_hash').notNull(),
});

/** The partner in every new database, with the credentials `demo_client` and `demo_secret`. */
export const demoPartnerId = 'prt_demo';
