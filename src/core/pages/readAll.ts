import type * as v from 'valibot';
import type { ListLoader } from '../daybookContext.ts';
import { asError } from '../errors.ts';
import { readValue } from '../http/envelope.ts';
import { everyPage, type ListPage, type ListRows } from '../http/paging.ts';

/** A host's loader and the schema of its result. */
export interface HostLoader<List> {
  /** The loader's name among the provider's `loaders`. */
  name: string;
  loader: ListLoader<unknown>;
  schema: v.GenericSchema<unknown, List>;
  signal: AbortSignal;
}

/**
 * Calls a host's loader and validates the result.
 * @throws {ResponseShapeError} for an invalid result; the loader's own error.
 */
export async function loadList<List>({ name, loader, schema, signal }: HostLoader<List>): Promise<List> {
  try {
    return readValue(`loaders.${name}`, schema, await loader({ signal }));
  } catch (thrown) {
    throw asError(thrown);
  }
}

/** The rows of a list, and whether they are all of them. */
export interface LoadedList<T> extends ListRows<T> {
  isComplete: boolean;
}

/**
 * Reads all rows of a list, page by page.
 * @param mostPages limit of pages; beyond it, the result is incomplete.
 * @throws {PagingError} if the service returns a cursor twice.
 */
export async function readAll<T>(
  readPage: (cursor: string | undefined) => Promise<ListPage<T>>,
  mostPages = Number.POSITIVE_INFINITY,
): Promise<LoadedList<T>> {
  const read: ListRows<T> = { rows: [], unreadable: [] };
  let pages = 0;
  for await (const page of everyPage(readPage)) {
    const before = read.rows.length + read.unreadable.length;
    read.unreadable.push(...page.unreadable.map((row) => ({ ...row, position: before + row.position })));
    read.rows.push(...page.rows);
    pages += 1;
    if (page.next !== undefined && pages >= mostPages) return { ...read, isComplete: false };
  }
  return { ...read, isComplete: true };
}
