import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/service/database/database.ts';
import { migrate } from '../../../sandbox/service/database/migrate.ts';
import { openMemory } from '../../../sandbox/service/database/openMemory.ts';
import { openPostgres } from '../../../sandbox/service/database/openPostgres.ts';

/**
 * Opens an empty database with the schema: on the Postgres server at `DATABASE_URL` if set, else in memory.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.DATABASE_URL;
  if (server) return openOnPostgres(server, inject('preparedDatabase'));
  const client = emptied.pop() ?? (await openTestMemory());
  return { database: drizzle(client), close: () => reuse(client) };
}

/** Databases in memory that are as good as new. Emptying one is many times faster than opening another. */
const emptied: PGlite[] = [];

async function reuse(client: PGlite): Promise<void> {
  try {
    await client.exec(emptyTables);
    emptied.push(client);
  } catch {
    await client.close(); // the test has changed the schema
  }
}

/** Always opens it in memory, for tests that bypass Drizzle. */
export async function openTestMemory(): Promise<PGlite> {
  if (!process.env.DATABASE_URL) {
    return PGlite.create({ loadDataDir: new Blob([await readFile(inject('preparedDatabase'))]) });
  }
  const client = await PGlite.create();
  await migrate(drizzle(client));
  return client;
}

/** Opens a database without the schema, for migration tests. */
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

declare module 'vitest' {
  interface ProvidedContext {
    /** The template of `openTestDatabase`: the name of a database on the Postgres at `DATABASE_URL`, else a file. */
    preparedDatabase: string;
  }
}

interface PreparedDatabase {
  /** The template for tests. */
  prepared: string;
  /** A database for the run. */
  opened: OpenDatabase;
  remove(): Promise<void>;
}

/** Creates the template database once for all tests, since copying is much faster. */
export function prepareDatabase(): Promise<PreparedDatabase> {
  const server = process.env.DATABASE_URL;
  return server ? onPostgres(server) : inMemory();
}

/** Keeps a copy of the rows that the migrations insert. */
const keepRows = `do $$ declare name text; begin
  create schema migrated;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table migrated.%1$I as table public.%1$I', name);
  end loop;
end $$`;

/** Empties all tables but for those rows. */
const emptyTables = `do $$ declare name text; begin
  execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'migrated');
  for name in select tablename from pg_tables where schemaname = 'migrated' loop
    execute format('insert into public.%1$I overriding system value select * from migrated.%1$I', name);
  end loop;
  for name in select sequencename from pg_sequences where schemaname = 'public' loop
    execute format('alter sequence public.%I restart', name);
  end loop;
end $$`;

async function inMemory(): Promise<PreparedDatabase> {
  const client = await PGlite.create();
  const database = drizzle(client);
  await migrate(database);
  await client.exec(keepRows);
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
  await close(); // a template can't have connections
  const own = await createTestDatabase(server, template.name);
  const opened = await openPostgres(own.url);
  const remove = async () => {
    await own.drop();
    await template.drop();
  };
  return { prepared: template.name, opened, remove };
}

/**
 * Creates a database on a Postgres server.
 * @param server the URL, with a user who can create databases.
 * @param template the database to copy. Default: an empty one.
 */
export async function createTestDatabase(server: string, template = 'template1') {
  const name = `daybook_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await asAdministrator(server, `create database ${name} template ${template}`);
  return { name, url: url.href, drop: () => asAdministrator(server, `drop database ${name} with (force)`) };
}

async function asAdministrator(server: string, statement: string): Promise<void> {
  const { database, close } = await openPostgres(server);
  await database.execute(statement);
  await close();
}
