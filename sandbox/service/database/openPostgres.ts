import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { OpenDatabase } from './database.ts';

/**
 * Opens a Postgres server's database.
 * @param url `postgres://user:password@host:port/name`, as in `DATABASE_URL`.
 * @throws {Error} if it does not answer; the message is for a person.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const client = postgres(url, { onnotice: () => {} });
  try {
    await client`select 1`; // the driver connects late: a wrong address must fail here, not at the first request
  } catch (error) {
    await client.end({ timeout: 0 });
    throw new Error(`The Postgres of DATABASE_URL does not answer: ${messageOf(error)}`, { cause: error });
  }
  return { database: drizzle(client), close: () => client.end({ timeout: 5 }) };
}

/** An address that resolves to several is refused by each: then the message is in the parts. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
