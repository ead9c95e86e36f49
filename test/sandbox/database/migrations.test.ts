import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/service/database/database.ts';
import { migrations } from '../../../sandbox/service/database/migrations.ts';
import { openFolder } from '../../../sandbox/service/database/openFolder.ts';
import { createService } from '../../../sandbox/service/service.ts';
import { startSandbox, temporaryFolder } from '../../support/sandbox/process.ts';
import { openEmptyDatabase } from '../../support/sandbox/testDatabase.ts';

/** The schema of an unreleased version of the sandbox. */
const early = [
  sql`create table applied_migrations (name text primary key, applied_at timestamptz not null default now())`,
  sql`insert into applied_migrations (name) values ('001 companies'), ('002 reference lists')`,
  sql`create table companies (id text primary key, name text not null)`,
  sql`insert into companies values ('co_1', 'Old Books')`,
];

describe('the schema', () => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await openEmptyDatabase();
  });
  afterEach(() => opened.close());

  test('is created once, however often the service starts', async () => {
    const applied = () =>
      opened.database.select({ name: sql`name`, at: sql`applied_at::text` }).from(sql`applied_migrations`);
    await createService({ database: opened.database });
    const before = await applied();
    await Promise.all([createService({ database: opened.database }), createService({ database: opened.database })]);
    expect(await applied()).toEqual(before);
    expect(before.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  });

  test('of another version is rejected and left unchanged', async () => {
    for (const statement of early) await opened.database.execute(statement);
    await expect(createService({ database: opened.database })).rejects.toThrow(/incompatible version.*Delete/);
    const rows = await opened.database.select({ name: sql`name` }).from(sql`companies`);
    expect(rows).toEqual([{ name: 'Old Books' }]);
  });
});

test('a folder of another version fails the start with a one-line instruction', async () => {
  const folder = temporaryFolder();
  const { database, close } = await openFolder(folder);
  for (const statement of early) await database.execute(statement);
  await close();
  const { code, stdout, stderr } = await startSandbox(['--port', '0', '--data', folder]).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^sandbox: The books were created by an incompatible version .* Delete .* --data.*\n$/);
  expect(readdirSync(folder)).toContain('database');
});
