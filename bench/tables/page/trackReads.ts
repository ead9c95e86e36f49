import type { BenchEntry } from './entries.ts';

/** The entry, noting its id when its description is read. No plain object, which the query cache would copy. */
export function watched(entry: BenchEntry, read: Set<string>): BenchEntry {
  const { id, description } = entry;
  return Object.defineProperty(Object.assign(Object.create({}), entry), 'description', {
    get() {
      read.add(id);
      return description;
    },
  });
}
