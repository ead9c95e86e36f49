import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A Drizzle database or transaction, with either driver: PGlite (folder or memory) or Postgres. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with its cleanup. */
export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}
