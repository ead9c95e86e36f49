import type { OpenDatabase } from '../../sandbox/service/database/database.ts';
import { openMemory } from '../../sandbox/service/database/openMemory.ts';
import { openPostgres } from '../../sandbox/service/database/openPostgres.ts';

/** An empty database for a test file: on the Postgres server of `DATABASE_URL` if there is one, else in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) return openMemory();
  const name = `daybook_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  await asAdministrator(server, `create database ${name}`);
  url.pathname = `/${name}`;
  const opened = await openPostgres(url.href);
  const close = async () => {
    await opened.close();
    await asAdministrator(server, `drop database ${name} with (force)`);
  };
  return { database: opened.database, close };
}

async function asAdministrator(server: string, statement: string): Promise<void> {
  const { database, close } = await openPostgres(server);
  await database.execute(statement);
  await close();
}
