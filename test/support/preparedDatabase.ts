import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../../sandbox/service/database/database.ts';
import { migrate } from '../../sandbox/service/database/migrate.ts';
import { openPostgres } from '../../sandbox/service/database/openPostgres.ts';
import { createTestDatabase } from './postgresDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What `openTestDatabase` copies: the name of a database on the Postgres of `DATABASE_URL`, else a file. */
    preparedDatabase: string;
  }
}

interface PreparedDatabase {
  /** What to give to the tests. */
  prepared: string;
  /** One such database for the run itself. */
  opened: OpenDatabase;
  remove(): Promise<void>;
}

/** Makes a database with the schema and nothing in it, once for all tests: to copy one takes a fraction of making one. */
export function prepareDatabase(): Promise<PreparedDatabase> {
  const server = process.env.DATABASE_URL;
  return server ? onPostgres(server) : inMemory();
}

async function inMemory(): Promise<PreparedDatabase> {
  const client = await PGlite.create();
  const database = drizzle(client);
  await migrate(database);
  const folder = mkdtempSync(join(tmpdir(), 'daybook-database-'));
  const prepared = join(folder, 'migrated.tar');
  writeFileSync(prepared, await (await client.dumpDataDir('none')).bytes());
  return {
    prepared,
    opened: { database, close: () => client.close() },
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

async function onPostgres(server: string): Promise<PreparedDatabase> {
  const template = await createTestDatabase(server);
  const { database, close } = await openPostgres(template.url);
  await migrate(database);
  await close(); // nobody may be connected to what is copied
  const own = await createTestDatabase(server, template.name);
  const opened = await openPostgres(own.url);
  const remove = async () => {
    await own.drop();
    await template.drop();
  };
  return { prepared: template.name, opened, remove };
}
