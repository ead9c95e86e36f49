import * as v from 'valibot';
import { PagingError } from '../errors.ts';
import { firstMismatch, type ResponseShape } from './envelope.ts';

/** One page of a list, in the service's order. */
export interface ListPage<T> extends ListRows<T> {
  /** Where the next page begins; undefined on the last. */
  next: string | undefined;
  /** Where the page before begins, if the service says so. */
  previous: string | undefined;
}

/** Rows as the service sent them: those that could be read, and the places of the others. */
export interface ListRows<T> {
  rows: T[];
  /** Rows that could not be read. They are missing from `rows`, so a sum of `rows` is not the whole. Usually empty. */
  unreadable: UnreadableRow[];
}

/** What is known of a row that could not be read: nothing of its content. */
export interface UnreadableRow {
  /** The row's `id`, if that is a string. */
  id: string | undefined;
  /** Its place among all rows of the page, from 0. */
  position: number;
  /** Where its first invalid value is, such as `totals.total`; `(row)` if it is no object. */
  path: string;
  /** What was expected there, and what kind of value came. */
  reason: string;
}

/** What tells where a list goes on. */
type Paged = Pick<ListPage<unknown>, 'next'>;

/**
 * What a page is asked with: its cursor, the number of pages before it, and the number of rows if that is not the usual one.
 * Undefined for the first page; the error that ends the list after the last.
 */
export type ListPageParam = { cursor?: string | undefined; index: number; limit?: number } | PagingError | undefined;

type ExtraOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

const cursorSchema = v.nullish(v.object({ after: v.nullish(v.string()), before: v.nullish(v.string()) }));

/**
 * An answer that is one page of rows.
 * @param extra members of the answer beside `data`, such as a beginning balance.
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
  // valibot cannot follow a spread of generic entries; the members are those of `extra`, parsed by it.
  return { schema: schema as unknown as v.GenericSchema<unknown, ListPage<T> & ExtraOf<Extra>> };
}

/** An array whose rows are read one by one, so that an invalid row leaves the others readable. */
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
 * What asks for the page after the last of `pages`; undefined at the end.
 * A cursor that was followed before gives an error instead, which ends the list where it stands.
 */
export function nextPageParam(
  last: Paged,
  _pages: unknown,
  _param: ListPageParam,
  params: ListPageParam[],
): ListPageParam {
  const { next } = last;
  if (next === undefined) return undefined;
  const isKnown = params.some((param) => param && 'cursor' in param && param.cursor === next);
  if (!isKnown) return { cursor: next, index: params.length };
  return new PagingError('The service handed out the same cursor twice. The list ends here, and rows may be missing.');
}

/**
 * The cursor to send.
 * @throws {PagingError} if the list ended with one.
 */
export function cursorOf(param: ListPageParam): string | undefined {
  if (param instanceof PagingError) throw param;
  return param?.cursor;
}

/** Pages as an infinite query keeps them: what was answered, and what each was asked with. */
export interface PagesRead<P> {
  pages: P[];
  pageParams: ListPageParam[];
}

/**
 * Reads every page, one after the other.
 * @param seen the pages that are loaded already: reading goes on after them.
 * @throws {PagingError} if the service returns a cursor twice.
 */
export async function* followingPages<P extends Paged>(
  read: (pageParam: ListPageParam) => Promise<P>,
  seen: PagesRead<P> = { pages: [], pageParams: [] },
): AsyncGenerator<{ page: P; pageParam: ListPageParam }, void> {
  const pageParams = [...seen.pageParams];
  let last = seen.pages.at(-1);
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
