import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';

/** Opens an empty database in memory; also inside a web page. It ends with the process or the page. */
export async function openMemory(): Promise<OpenDatabase> {
  const client = await PGlite.create();
  return { database: drizzle(client), close: () => client.close() };
}
