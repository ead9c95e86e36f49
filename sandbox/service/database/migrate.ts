import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { type Migration, migrations } from './migrations.ts';

const appliedMigrations = pgTable('applied_migrations', { name: text('name').primaryKey() });

/**
 * Brings the database to the newest schema: each migration once, in order, all or none. Safe when several start at once.
 * @param steps all of them, or the first ones.
 */
export async function migrate(database: Database, steps: readonly Migration[] = migrations): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(6100, 1)`);
    await transaction.execute(
      sql`create table if not exists applied_migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = new Set((await transaction.select().from(appliedMigrations)).map(({ name }) => name));
    for (const migration of steps) {
      if (applied.has(migration.name)) continue;
      for (const statement of migration.statements) await transaction.execute(sql.raw(statement));
      await transaction.insert(appliedMigrations).values({ name: migration.name });
    }
  });
}
