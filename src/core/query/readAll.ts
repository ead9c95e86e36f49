import type * as v from 'valibot';
import type { ListLoader } from '../daybookContext.ts';
import { readValue } from '../http/envelope.ts';
import { everyPage, type ListPage, type ListRows } from '../http/paging.ts';

/** A host's loader and the schema of its list. */
export interface HostLoader<List> {
  /** The loader's name among the provider's `loaders`. */
  name: string;
  loader: ListLoader<unknown>;
  schema: v.GenericSchema<unknown, List>;
  signal: AbortSignal;
}

/**
 * A list from a host's loader.
 * @throws {ResponseShapeError} saying what came and what was expected; what the loader throws.
 */
export async function loadList<List>({ name, loader, schema, signal }: HostLoader<List>): Promise<List> {
  const given = await loader({ signal });
  return readValue(`loaders.${name}`, schema, given);
}

/** The rows of a list, and whether these are all of them. */
export interface LoadedList<T> extends ListRows<T> {
  isComplete: boolean;
}

/**
 * The rows of a list, read page by page to its end.
 * @param mostPages where to stop before the end; the rows are not the whole list then.
 * @throws {PagingError} where the service would have it go round for ever.
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
