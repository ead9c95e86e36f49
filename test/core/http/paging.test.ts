import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PagingError } from '../../../src/core/errors.ts';
import { readResponse } from '../../../src/core/http/envelope.ts';
import { minorSchema } from '../../../src/core/http/fields.ts';
import { cursorOf, type ListPageParam, nextPageParam, pageOf } from '../../../src/core/http/paging.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';

const shape = pageOf(v.object({ id: v.number() }));
const read = (body: unknown) => readResponse({ endpoint: 'POST /v6/x/query', status: 200, body }, shape);

/** The service's response to a cursor. */
type Pages = (cursor: string | undefined) => unknown;

/** Follows the cursors with React Query, as lists do, up to `most` pages. */
async function walk(pages: Pages, most: number) {
  const requested: (string | undefined)[] = [];
  const walking = new QueryClient().fetchInfiniteQuery({
    queryKey: ['walk'],
    queryFn: ({ pageParam }) => {
      const cursor = cursorOf(pageParam);
      requested.push(cursor);
      return read(pages(cursor));
    },
    initialPageParam: undefined as ListPageParam,
    getNextPageParam: nextPageParam,
    pages: most,
    retry: false,
  });
  const failed = await walking.then(
    () => undefined,
    (error: unknown) => error,
  );
  const rows = failed ? [] : (await walking).pages.flatMap((page) => page.rows.map(({ id }) => id));
  return { requested, rows, failed };
}

describe('the last page', () => {
  test.each([
    {},
    { cursor: null },
    { cursor: {} },
    { cursor: { after: null } },
    { cursor: { after: '', before: 'b' } },
  ])('has %j', async (end) => {
    expect(read({ result: 'SUCCESS', data: [{ id: 1 }], ...end }).next).toBeUndefined();
    const { requested, rows, failed } = await walk(() => ({ data: [{ id: 1 }], ...end }), 10);
    expect({ requested, rows, failed }).toEqual({ requested: [undefined], rows: [1], failed: undefined });
  });

  test('can be empty, and an empty page before it is not the end', async () => {
    const pages: Pages = (cursor) =>
      cursor === undefined
        ? { data: [{ id: 1 }], cursor: { after: 'a' } }
        : { data: [], ...(cursor === 'a' && { cursor: { after: 'b' } }) };
    expect(await walk(pages, 10)).toMatchObject({ requested: [undefined, 'a', 'b'], rows: [1], failed: undefined });
  });
});

describe('a page', () => {
  test('has its rows, the next and previous cursors, and the endpoint’s extra members', () => {
    const ledger = pageOf(v.object({ id: v.number() }), { beginningBalance: v.nullish(minorSchema) });
    const body = {
      data: [{ id: 1, more: true }],
      cursor: { after: 'a', before: 'b' },
      beginningBalance: 1250,
      other: 1,
    };
    expect(readResponse({ endpoint: 'x', status: 200, body }, ledger)).toEqual({
      rows: [{ id: 1 }],
      unreadable: [],
      next: 'a',
      previous: 'b',
      beginningBalance: 1250,
    });
  });

  test.each([
    [{ data: [], cursor: { after: 7 } }, 'cursor.after'],
    [{ data: [], cursor: 'text' }, 'cursor'],
    [{ data: null }, 'data'],
  ])('that does not match the interface is rejected (%#)', async (body, path) => {
    expect(await catchDaybookError(() => read(body))).toMatchObject({ kind: 'responseShape', path });
  });
});

describe('a repeated cursor ends the list with an error, not a loop', () => {
  test.each<[string, Record<string, string>, number]>([
    ['A → A', { '': 'A', A: 'A' }, 2],
    ['A → B → A', { '': 'A', A: 'B', B: 'A' }, 3],
    ['A → B → C → B', { '': 'A', A: 'B', B: 'C', C: 'B' }, 4],
  ])('%s', async (_name, successors, requests) => {
    const pages: Pages = (cursor) => ({ data: [{ id: 1 }], cursor: { after: successors[cursor ?? ''] } });
    const { requested, failed } = await walk(pages, 50);
    expect(failed).toBeInstanceOf(PagingError);
    expect(failed).toMatchObject({ kind: 'paging', isRetryable: false });
    expect(requested).toHaveLength(requests);
  });
});

test('all rows are read once and in order, whatever the pages', async () => {
  const cuts = fc.array(fc.nat(7), { minLength: 1, maxLength: 30 });
  const opaque = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 30, maxLength: 30 });
  const end = fc.constantFrom({}, { cursor: null }, { cursor: { after: null } }, { cursor: { after: '' } });
  const property = fc.asyncProperty(cuts, opaque, end, async (sizes, cursors, lastPage) => {
    const starts = sizes.map((_, page) => sizes.slice(0, page).reduce((sum, size) => sum + size, 0));
    const pages: Pages = (cursor) => {
      const page = cursor === undefined ? 0 : cursors.indexOf(cursor) + 1;
      const data = Array.from({ length: sizes[page] ?? 0 }, (_, row) => ({ id: (starts[page] ?? 0) + row }));
      const isLast = page === sizes.length - 1;
      return { data, ...(isLast ? lastPage : { cursor: { after: cursors[page], before: cursor } }) };
    };
    const { rows, requested, failed } = await walk(pages, 100);
    expect(failed).toBeUndefined();
    const count = sizes.reduce((sum, size) => sum + size, 0);
    expect(rows).toEqual(Array.from({ length: count }, (_, id) => id));
    expect(requested).toEqual([undefined, ...cursors.slice(0, sizes.length - 1)]);
  });
  await fc.assert(property);
});
