import type { OpenDatabase } from '../../sandbox/service/database/database.ts';
import { openMemory } from '../../sandbox/service/database/openMemory.ts';
import { openPostgres } from '../../sandbox/service/database/openPostgres.ts';

/** An empty database for a test file: on the Postgres server of `DATABASE_URL` if there is one, else in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) return openMemory();
  const { url, drop } = await createTestDatabase(server);
  const opened = await openPostgres(url);
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { database: opened.database, close };
}

/**
 * An empty database on a Postgres server.
 * @param server its address, of a user who may make databases.
 */
export async function createTestDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `daybook_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await asAdministrator(server, `create database ${name}`);
  return { url: url.href, drop: () => asAdministrator(server, `drop database ${name} with (force)`) };
}

async function asAdministrator(server: string, statement: string): Promise<void> {
  const { database, close } = await openPostgres(server);
  await database.execute(statement);
  await close();
}
