import type { BenchEntry } from './entries.ts';

/** Records the entry's id when its description is read. Not a plain object, which the query cache would copy. */
export function trackReads(entry: BenchEntry, read: Set<string>): BenchEntry {
  const { id, description } = entry;
  return Object.defineProperty(Object.assign(Object.create({}), entry), 'description', {
    get() {
      read.add(id);
      return description;
    },
  });
}
