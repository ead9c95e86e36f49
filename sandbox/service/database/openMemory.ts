import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';

/** Opens an empty in-memory database, in Node or in a web page. */
export async function openMemory(): Promise<OpenDatabase> {
  const client = await PGlite.create();
  return { database: drizzle(client), close: () => client.close() };
}
