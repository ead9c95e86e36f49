import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';

const appliedMigrations = pgTable('applied_migrations', { name: text('name').primaryKey() });

/**
 * Applies all pending migrations in order, in one transaction. Safe to run concurrently.
 * @throws {Error} if the database has unknown migrations; the message is shown to the user.
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
  'The books were created by an incompatible version of the sandbox. ' +
  'Delete the data folder (.sandbox by default) or the database to start over, or choose another folder with --data.';
