import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';

const appliedMigrations = pgTable('applied_migrations', { name: text('name').primaryKey() });

/**
 * Brings the database to the newest schema: each migration once, in order, all or none. Safe when several start at once.
 * @throws {Error} if the database was made by a version whose steps are not known here; the message is for a person.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(6100, 1)`);
    await transaction.execute(
      sql`create table if not exists applied_migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = new Set((await transaction.select().from(appliedMigrations)).map(({ name }) => name));
    const known = new Set(migrations.map(({ name }) => name));
    if ([...applied].some((name) => !known.has(name))) throw new Error(otherVersion);
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      for (const statement of migration.statements) await transaction.execute(sql.raw(statement));
      await transaction.insert(appliedMigrations).values({ name: migration.name });
    }
  });
}

const otherVersion =
  'The books were made by another version of the sandbox, which this one cannot read. ' +
  'Delete their folder (.sandbox unless --data names another) or database to start over, or name another folder with --data.';
