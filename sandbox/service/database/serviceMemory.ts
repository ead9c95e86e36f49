import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** What the service itself has to remember over restarts, by name. */
export const serviceMemory = pgTable('service_memory', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** The remembered value, or what `make` gives the first time. Of several that start at once, all get the same one. */
export async function remember(database: Database, name: string, make: () => string): Promise<string> {
  await database.insert(serviceMemory).values({ name, value: make() }).onConflictDoNothing();
  const [remembered] = await database.select().from(serviceMemory).where(eq(serviceMemory.name, name));
  if (!remembered) throw new Error(`The database did not keep "${name}".`);
  return remembered.value;
}

/** Whether something is remembered by that name. */
export async function remembers(database: Database, name: string): Promise<boolean> {
  return (await database.select().from(serviceMemory).where(eq(serviceMemory.name, name))).length > 0;
}
