import type * as v from 'valibot';
import type { Loader } from '../daybookContext.ts';
import { readValue } from '../http/envelope.ts';
import { everyPage, type Page, type ReadRows } from '../http/paging.ts';

/** What a host's loader gives, checked as the service's answers are. */
export interface LoadedList<List> {
  /** The loader's name among the provider's `loaders`. */
  name: string;
  loader: Loader<unknown>;
  schema: v.GenericSchema<unknown, List>;
  signal: AbortSignal;
}

/**
 * A list from a host's loader.
 * @throws {ResponseShapeError} saying what came and what was expected; what the loader throws.
 */
export async function loadList<List>({ name, loader, schema, signal }: LoadedList<List>): Promise<List> {
  const given = await loader({ signal });
  return readValue(`loaders.${name}`, schema, given);
}

/** Rows of a list, and whether they are all that it has. */
export interface ListPart<T> extends ReadRows<T> {
  isWhole: boolean;
}

/**
 * The rows of a list, read page by page to its end.
 * @param mostPages where to stop before the end; the rows are not the whole list then.
 * @throws {PagingError} where the service would have it go round for ever.
 */
export async function readAll<T>(
  readPage: (cursor: string | undefined) => Promise<Page<T>>,
  mostPages = Number.POSITIVE_INFINITY,
): Promise<ListPart<T>> {
  const read: ReadRows<T> = { rows: [], unreadable: [] };
  let pages = 0;
  for await (const page of everyPage(readPage)) {
    const before = read.rows.length + read.unreadable.length;
    read.unreadable.push(...page.unreadable.map((row) => ({ ...row, position: before + row.position })));
    read.rows.push(...page.rows);
    pages += 1;
    if (page.next !== undefined && pages >= mostPages) return { ...read, isWhole: false };
  }
  return { ...read, isWhole: true };
}
