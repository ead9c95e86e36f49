import type { GlEntry } from './schema.ts';

/** What an entry is about: its own description, else that of its source record. */
export function descriptionOf({ description, entity }: GlEntry): string | undefined {
  return description || entity?.description || undefined;
}
