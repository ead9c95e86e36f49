import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Service state that survives restarts, by name. */
export const serviceMemory = pgTable('service_memory', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** The stored value, or the result of `make` the first time. Concurrent callers get the same value. */
export async function remember(database: Database, name: string, make: () => string): Promise<string> {
  await database.insert(serviceMemory).values({ name, value: make() }).onConflictDoNothing();
  const [remembered] = await database.select().from(serviceMemory).where(eq(serviceMemory.name, name));
  if (!remembered) throw new Error(`The database did not store "${name}".`);
  return remembered.value;
}

/** Whether a value is stored under that name. */
export async function remembers(database: Database, name: string): Promise<boolean> {
  return (await database.select().from(serviceMemory).where(eq(serviceMemory.name, name))).length > 0;
}
