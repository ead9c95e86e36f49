import * as v from 'valibot';
import { ConfigurationError, received } from '../errors.ts';
import type { ResponseShape } from './envelope.ts';
import { datetimeTextSchema } from './fields.ts';
import type { HttpClient } from './http.ts';
import { everyPage, type ListRows, rowsOf } from './paging.ts';

export interface ChangesQuery {
  /** The `lastUpdatedDate` stored from the last run, unchanged. Default: returns everything. */
  since?: string;
  /** Rows per page: at most 250, default 100. */
  limit?: number;
  signal?: AbortSignal;
}

/** A page of created and changed rows, and of the IDs of deleted ones. */
export interface ChangesPage<T> extends ListRows<T> {
  deletedIds: string[];
  /**
   * Pass it as `since` next time, but only once every page is stored. Every page has the first page's value, so that
   * changes made during the run are returned next time.
   */
  lastUpdatedDate: string;
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
}

/**
 * Changes since a given time, page by page, for lists of the earlier style (`/v5`).
 * @returns the `lastUpdatedDate` to store.
 * @throws {DaybookError} if a read fails; `PagingError` if a cursor repeats; `ConfigurationError` for an invalid path, `since` or
 * `limit`.
 * @see "Pagination convention" in the API
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
        lastUpdatedDate: datetimeTextSchema, // without it, the next run would miss changes
        cursor: v.nullish(v.string()),
        deletedIds: v.nullish(v.array(v.string()), () => []),
      }),
      v.transform(({ data, cursor, ...rest }) => ({ ...rest, ...data, next: cursor || undefined })),
    ),
  };
}

/** @throws {ConfigurationError} for an invalid query. */
function headersOf({ since, limit = 100 }: ChangesQuery): Record<string, string> {
  if (!Number.isInteger(limit) || limit < 1 || limit > 250) {
    throw new ConfigurationError(`limit is ${limit}: expected an integer from 1 to 250.`);
  }
  if (since === undefined) return { limit: String(limit) };
  if (v.is(datetimeTextSchema, since)) return { limit: String(limit), lastUpdatedDate: since };
  throw new ConfigurationError(
    `since is ${received(since)}: expected the lastUpdatedDate of an earlier run, such as "2026-03-01T09:30:00.123456Z". ` +
      'Omit it to get everything.',
  );
}

/** For the rows of a list without a schema. */
export const uncheckedRow: v.GenericSchema = v.unknown();
