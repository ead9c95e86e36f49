import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/service/database/database.ts';
import { migrate } from '../../../sandbox/service/database/migrate.ts';
import { openMemory } from '../../../sandbox/service/database/openMemory.ts';
import { openPostgres } from '../../../sandbox/service/database/openPostgres.ts';
import { createTestDatabase } from '../postgresDatabase.ts';

/**
 * A database for a test file, with the schema and nothing in it: on the Postgres server of `DATABASE_URL` if there is one,
 * else in memory.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.DATABASE_URL;
  if (server) return openOnPostgres(server, inject('preparedDatabase'));
  const client = await openTestMemory();
  return { database: drizzle(client), close: () => client.close() };
}

/** The same in memory in any case, for what looks below Drizzle. */
export async function openTestMemory(): Promise<PGlite> {
  if (!process.env.DATABASE_URL) {
    return PGlite.create({ loadDataDir: new Blob([await readFile(inject('preparedDatabase'))]) });
  }
  const client = await PGlite.create();
  await migrate(drizzle(client));
  return client;
}

/** A database without even the schema, for the tests of how that grows. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const server = process.env.DATABASE_URL;
  return server ? openOnPostgres(server) : openMemory();
}

async function openOnPostgres(server: string, template?: string): Promise<OpenDatabase> {
  const { url, drop } = await createTestDatabase(server, template);
  const opened = await openPostgres(url);
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { database: opened.database, close };
}
