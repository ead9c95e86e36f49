import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A Drizzle database, whichever driver is below it: PGlite (a folder, or memory) or Postgres. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database, and how to leave it in order. */
export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}
