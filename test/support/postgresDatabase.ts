import { openPostgres } from '../../sandbox/service/database/openPostgres.ts';

/**
 * A database of a test's own on a Postgres server.
 * @param server its address, of a user who may make databases.
 * @param template the name of the database that it is a copy of; an empty one unless said.
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
