import * as v from 'valibot';
import { ConfigurationError } from '../errors.ts';
import type { ResponseShape } from './envelope.ts';
import { datetimeTextSchema } from './fields.ts';
import type { HttpClient } from './http.ts';
import { everyPage, type ListRows, rowsOf } from './paging.ts';

/** Since when, and how many at a time. */
export interface ChangesQuery {
  /** The `lastUpdatedDate` that was kept the last time, as it was; without it everything comes. */
  since?: string;
  /** Rows a page: at most 250, default 100. */
  limit?: number;
  signal?: AbortSignal;
}

/** A page of what was created or changed since, and what is gone. */
export interface ChangesPage<T> extends ListRows<T> {
  /** Of rows that are no longer there. */
  deletedIds: string[];
  /**
   * What to ask with next time, once every page is stored, and not before. The same on each page, that of the first: what
   * changes while the pages are read comes the next time.
   */
  lastUpdatedDate: string;
  /** Where the next page begins; undefined on the last. */
  next: string | undefined;
}

/**
 * What changed since a moment, page by page, by the headers of the earlier style (`/v5`).
 * @param path of a list in that style.
 * @returns the `lastUpdatedDate` to keep.
 * @throws {DaybookError} what a read fails with; `PagingError` if a cursor comes twice; `ConfigurationError` for a path that is
 * none, for a `since` that is no datetime, and for a `limit` that no page has.
 * @see "Pagination convention" in the interface
 */
export async function* changedPages<T>(
  http: HttpClient,
  path: string,
  query: ChangesQuery,
  rowSchema: v.GenericSchema<unknown, T>,
): AsyncGenerator<ChangesPage<T>, string, void> {
  const headers = headersOf(query);
  const response = changesOf(rowSchema);
  const { signal } = query;
  const read = (cursor: string | undefined) =>
    http.read({
      method: 'GET',
      path,
      headers: cursor === undefined ? headers : { ...headers, cursor },
      response,
      signal,
    });
  let lastUpdatedDate = '';
  for await (const page of everyPage(read)) {
    lastUpdatedDate ||= page.lastUpdatedDate;
    yield { ...page, lastUpdatedDate };
  }
  return lastUpdatedDate;
}

function changesOf<T>(rowSchema: v.GenericSchema<unknown, T>): ResponseShape<ChangesPage<T>> {
  return {
    schema: v.pipe(
      v.object({
        data: rowsOf(rowSchema),
        lastUpdatedDate: datetimeTextSchema, // without it the next time would miss what changed
        cursor: v.nullish(v.string()),
        deletedIds: v.nullish(v.array(v.string()), () => []),
      }),
      v.transform(({ data, cursor, ...rest }) => ({ ...rest, ...data, next: cursor || undefined })),
    ),
  };
}

/** @throws {ConfigurationError} for what cannot be asked. */
function headersOf({ since, limit = 100 }: ChangesQuery): Record<string, string> {
  if (!Number.isInteger(limit) || limit < 1 || limit > 250) {
    throw new ConfigurationError(`limit is ${limit}. Give the rows a page: a whole number from 1 to 250.`);
  }
  if (since === undefined) return { limit: String(limit) };
  if (v.is(datetimeTextSchema, since)) return { limit: String(limit), lastUpdatedDate: since };
  const given = typeof since === 'string' ? JSON.stringify(since) : `of type ${typeof since}`;
  throw new ConfigurationError(
    `since is ${given}. Give the lastUpdatedDate that the service answered the last time, such as ` +
      '"2026-03-01T09:30:00.123456Z", or nothing to have everything.',
  );
}

/** A row of a list that is not known. */
export const uncheckedRow: v.GenericSchema = v.unknown();
