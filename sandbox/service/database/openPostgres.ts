import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { OpenDatabase } from './database.ts';

/**
 * Opens a Postgres server's database.
 * @param url `postgres://user:password@host:port/name`, as in `DATABASE_URL`.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const client = postgres(url, { onnotice: () => {} });
  await client`select 1`; // the driver connects late: a wrong address must fail here, not at the first request
  return { database: drizzle(client), close: () => client.end({ timeout: 5 }) };
}
