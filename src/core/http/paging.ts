import * as v from 'valibot';
import { PagingError } from '../errors.ts';
import { firstMismatch, type ResponseShape } from './envelope.ts';

/** One page of a list, in the service's order. */
export interface ListPage<T> extends ListRows<T> {
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
  /** Cursor of the previous page, if the service returns one. */
  previous: string | undefined;
  /** Set if a write or a refetch may have changed the page since it was read. It is read again when it comes into view. */
  isOutdated?: true;
  /** Set if the page was read without a cursor: its query began at this value of the sort key, such as a day. */
  anchor?: string;
}

/** The readable rows of a list, and the positions of the others. */
export interface ListRows<T> {
  rows: T[];
  /** Rows that could not be read. They are missing from `rows`, and so from any total. Usually empty. */
  unreadable: UnreadableRow[];
}

/** A row that could not be read, without its content. */
export interface UnreadableRow {
  /** The row's `id`, if it is a string. */
  id: string | undefined;
  /** Its position among all rows of the page, from 0. */
  position: number;
  /** Path of its first invalid value, such as `totals.total`; `(row)` if it isn't an object. */
  path: string;
  /** The expected and the actual kind of value. */
  reason: string;
}

type Paged = Pick<ListPage<unknown>, 'next' | 'anchor'>;

/**
 * The parameter of a page: its cursor, its index, its number of rows if that isn't the default, and the anchor of the query that
 * the cursor is from. Undefined for the first page; an error if the list can't continue.
 */
export type ListPageParam =
  | { cursor?: string | undefined; index: number; limit?: number; anchor?: string | undefined }
  | PagingError
  | undefined;

type ExtraOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

const cursorSchema = v.nullish(v.object({ after: v.nullish(v.string()), before: v.nullish(v.string()) }));

/**
 * A response with one page of rows.
 * @param extra members besides `data`, such as a beginning balance.
 */
export function pageOf<T, const Extra extends v.ObjectEntries = Record<never, never>>(
  rowSchema: v.GenericSchema<unknown, T>,
  extra?: Extra,
): ResponseShape<ListPage<T> & ExtraOf<Extra>> {
  const schema = v.pipe(
    v.object({ ...extra, data: rowsOf(rowSchema), cursor: cursorSchema }),
    v.transform(({ data, cursor, ...rest }) => ({
      ...rest,
      ...data,
      next: cursor?.after || undefined,
      previous: cursor?.before || undefined,
    })),
  );
  // valibot can't infer the spread of generic entries; the members are those of `extra`.
  return { schema: schema as unknown as v.GenericSchema<unknown, ListPage<T> & ExtraOf<Extra>> };
}

/** An array whose rows are read one by one, so that an invalid row doesn't affect the others. */
export function rowsOf<T>(rowSchema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, ListRows<T>> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((data) => {
      const read: ListRows<T> = { rows: [], unreadable: [] };
      for (const [position, row] of data.entries()) {
        const parsed = v.safeParse(rowSchema, row);
        if (parsed.success) read.rows.push(parsed.output);
        else read.unreadable.push({ id: idOf(row), position, ...firstMismatch(parsed.issues, '(row)') });
      }
      return read;
    }),
  );
}

function idOf(row: unknown): string | undefined {
  const parsed = v.safeParse(identifiedSchema, row);
  return parsed.success ? parsed.output.id : undefined;
}

const identifiedSchema = v.object({ id: v.string() });

/**
 * The parameter of the next page; undefined at the end, and an error if the service returned a cursor again.
 */
export function nextPageParam(
  last: Paged,
  _pages: unknown,
  lastParam: ListPageParam,
  params: ListPageParam[],
): ListPageParam {
  const { next } = last;
  if (next === undefined) return undefined;
  const anchor = last.anchor ?? anchorOf(lastParam);
  const isRepeated = params.some(
    (param) => param && 'cursor' in param && param.cursor === next && param.anchor === anchor,
  );
  if (!isRepeated) return { cursor: next, index: params.length, anchor };
  return new PagingError('The service returned the same cursor twice. The list ends here, and rows may be missing.');
}

/**
 * The cursor to send.
 * @throws {PagingError} if the parameter is one.
 */
export function cursorOf(param: ListPageParam): string | undefined {
  if (param instanceof PagingError) throw param;
  return param?.cursor;
}

/** The anchor of the query that a page continues. */
export function anchorOf(param: ListPageParam): string | undefined {
  return param instanceof Error ? undefined : param?.anchor;
}

/** Pages and their parameters, as an infinite query stores them. */
export interface PagesRead<P> {
  pages: P[];
  pageParams: ListPageParam[];
}

/**
 * Reads the remaining pages, one after the other.
 * @param loaded the pages to continue after.
 * @throws {PagingError} if the service returns a cursor twice.
 */
export async function* followingPages<P extends Paged>(
  read: (pageParam: ListPageParam) => Promise<P>,
  loaded: PagesRead<P> = { pages: [], pageParams: [] },
): AsyncGenerator<{ page: P; pageParam: ListPageParam }, void> {
  const pageParams = [...loaded.pageParams];
  let last = loaded.pages.at(-1);
  for (;;) {
    const pageParam = last && nextPageParam(last, undefined, pageParams.at(-1), pageParams);
    if (last && pageParam === undefined) return;
    last = await read(pageParam);
    pageParams.push(pageParam);
    yield { page: last, pageParam };
  }
}

/** Every page of a list, one after the other. */
export async function* everyPage<P extends Paged>(
  read: (cursor: string | undefined) => Promise<P>,
): AsyncGenerator<P, void> {
  for await (const { page } of followingPages((pageParam) => read(cursorOf(pageParam)))) yield page;
}
