import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, PagingError, ResponseShapeError } from '../../../src/core/errors.ts';
import { type ChangesPage, type ChangesQuery, changedPages } from '../../../src/core/http/changes.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { ClientOnServer } from '../../support/http/clientOnServer.ts';
import type { RecordedRequest, ScriptedResponse } from '../../support/http/scriptedServer.ts';
import { failure, invalidToken } from '../../support/http/scriptedServer.ts';
import { runs } from '../../support/propertyRuns.ts';

const path = '/v5/invoices';
const rowSchema = v.object({ id: v.string() });
const moment = '2026-03-01T09:30:00.123456Z';
const later = '2026-03-01T09:31:00Z';

/** A page as in the interface: no envelope except `data`. */
const pageResponse = (ids: string[], extra: object = {}): ScriptedResponse => ({
  body: { data: ids.map((id) => ({ id })), lastUpdatedDate: moment, deletedIds: [], ...extra },
});
const requestOf = ({ method, path, headers, body }: RecordedRequest) => ({
  method,
  path,
  body,
  ...Object.fromEntries(
    ['limit', 'cursor', 'lastupdateddate'].flatMap((name) => (name in headers ? [[name, headers[name]]] : [])),
  ),
});
const changesOf = ({ client }: ClientOnServer, query: ChangesQuery = {}, where = path) =>
  changedPages(client, where, query, rowSchema);

/** Collects all pages by calling `next`. */
async function walk(pages: ReturnType<typeof changesOf>) {
  const read: ChangesPage<{ id: string }>[] = [];
  for (;;) {
    const { done, value } = await pages.next();
    if (done) return { read, returned: value };
    read.push(value);
  }
}

test('requests pages by headers, 100 rows each by default, with the cursor of each next page', async () => {
  await using harness = await ClientOnServer.start([pageResponse(['a', 'b'], { cursor: 'c1' }), pageResponse(['c'])]);
  const { read } = await walk(changesOf(harness, { since: moment }));
  expect(read.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['a', 'b', 'c']);
  const first = { method: 'GET', path, body: '', limit: '100', lastupdateddate: moment };
  expect(harness.server.requests.map(requestOf)).toEqual([first, { ...first, cursor: 'c1' }]);
});

test('without since, requests everything', async () => {
  await using harness = await ClientOnServer.start([pageResponse([])]);
  expect((await walk(changesOf(harness, { limit: 250 }))).read).toHaveLength(1);
  expect(harness.server.requests.map(requestOf)).toEqual([{ method: 'GET', path, body: '', limit: '250' }]);
});

test('each page has the deleted IDs and the lastUpdatedDate to its last digit, which is also returned', async () => {
  const pages = [
    pageResponse(['a'], { cursor: 'c1', deletedIds: ['x'] }),
    pageResponse(['b'], { deletedIds: ['y', 'z'] }),
  ];
  await using harness = await ClientOnServer.start(pages);
  const { read, returned } = await walk(changesOf(harness));
  expect(read.map(({ deletedIds }) => deletedIds)).toEqual([['x'], ['y', 'z']]);
  expect(read.map(({ lastUpdatedDate }) => lastUpdatedDate)).toEqual([moment, moment]);
  expect(returned).toBe(moment);
});

test('lastUpdatedDate is that of the first page, so that changes made during the run are not missed', async () => {
  await using harness = await ClientOnServer.start([
    pageResponse([], { cursor: 'c1' }),
    pageResponse([], { lastUpdatedDate: later, cursor: 'c2' }),
    pageResponse([], { lastUpdatedDate: later }),
  ]);
  const { read, returned } = await walk(changesOf(harness));
  expect([...read.map(({ lastUpdatedDate }) => lastUpdatedDate), returned]).toEqual([moment, moment, moment, moment]);
});

test.each([[{}], [{ cursor: null }], [{ cursor: '' }], [{ result: 'SUCCESS' }], [{ deletedIds: null }]])(
  'a page with %j is the last, and whole',
  async (extra) => {
    await using harness = await ClientOnServer.start([pageResponse(['a'], extra)]);
    const { read } = await walk(changesOf(harness));
    expect(read).toEqual([
      { rows: [{ id: 'a' }], unreadable: [], deletedIds: [], lastUpdatedDate: moment, next: undefined },
    ]);
  },
);

test('yields all rows once and in order, whatever the pages and cursors', async () => {
  const texts = fc.uniqueArray(fc.stringMatching(/^[!-~]{1,12}$/), { minLength: 0, maxLength: 6 });
  const sizes = fc.array(fc.nat(4), { minLength: 7, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(texts, sizes, async (cursors, sizes) => {
      const pages = [undefined, ...cursors].map((_, page) =>
        Array.from({ length: sizes[page] ?? 0 }, (_, row) => `${page}.${row}`),
      );
      await using harness = await ClientOnServer.start((_request, index) =>
        pageResponse(pages[index] ?? [], { cursor: cursors[index] }),
      );
      const { read } = await walk(changesOf(harness));
      expect(read.map(({ rows }) => rows.map(({ id }) => id))).toEqual(pages);
      expect(harness.server.requests.map(({ headers }) => headers.cursor)).toEqual([undefined, ...cursors]);
    }),
    { numRuns: runs(30) },
  );
});

describe('stops', () => {
  test('at a repeated cursor', async () => {
    await using harness = await ClientOnServer.start((_request, index) =>
      pageResponse([], { cursor: `c${index % 3}` }),
    );
    expect(await catchDaybookError(() => walk(changesOf(harness)))).toBeInstanceOf(PagingError);
    expect(harness.server.requests).toHaveLength(4);
  });

  test.each([
    ['no moment, with which the next time would miss changes', { lastUpdatedDate: undefined }, 'lastUpdatedDate'],
    ['a moment that is none', { lastUpdatedDate: '2026-02-30T00:00:00Z' }, 'lastUpdatedDate'],
    ['a cursor of the later style', { cursor: { after: 'c1' } }, 'cursor'],
    ['no rows', { data: undefined }, 'data'],
    ['ids that are none', { deletedIds: [7] }, 'deletedIds.0'],
  ])('at %s', async (_what, extra, where) => {
    await using harness = await ClientOnServer.start([pageResponse(['a'], { cursor: 'c1' }), pageResponse([], extra)]);
    const pages = changesOf(harness);
    expect((await pages.next()).done).toBe(false);
    const error = await catchDaybookError(() => pages.next());
    expect(error).toBeInstanceOf(ResponseShapeError);
    expect(error).toMatchObject({ endpoint: 'GET /v5/invoices', path: where });
    expect(await pages.next()).toEqual({ done: true, value: undefined });
  });

  test('not at an invalid row, which is listed as unreadable', async () => {
    await using harness = await ClientOnServer.start([pageResponse([], { data: [{ id: 'a' }, { id: 1 }] })]);
    const { value } = await changesOf(harness).next();
    expect(value).toMatchObject({
      rows: [{ id: 'a' }],
      unreadable: [{ id: undefined, position: 1, path: 'id', reason: 'expected string, found number.' }],
    });
  });

  test('as soon as the caller stops iterating', async () => {
    await using harness = await ClientOnServer.start((_request, index) => pageResponse(['a'], { cursor: `c${index}` }));
    for await (const page of changesOf(harness)) if (page.next === 'c2') break;
    expect(harness.server.requests).toHaveLength(3);
  });

  test('when aborted between two pages, with the signal’s reason', async () => {
    await using harness = await ClientOnServer.start((_request, index) => pageResponse(['a'], { cursor: `c${index}` }));
    const leaving = new AbortController();
    const pages = changesOf(harness, { signal: leaving.signal });
    await pages.next();
    leaving.abort(new Error('Left.'));
    await expect(pages.next()).rejects.toThrow('Left.');
    expect(harness.server.requests).toHaveLength(1);
  });

  test('when aborted during a request', async () => {
    await using harness = await ClientOnServer.start([pageResponse(['a'], { cursor: 'c1' }), { fault: 'silence' }]);
    const leaving = new AbortController();
    const pages = changesOf(harness, { signal: leaving.signal });
    await pages.next();
    const next = pages.next();
    await harness.server.received(2);
    leaving.abort(new Error('Left.'));
    await expect(next).rejects.toThrow('Left.');
    expect(harness.clock.timers).toEqual([]);
  });
});

describe('between pages', () => {
  test('an expired token is replaced once, and no page is missed or repeated', async () => {
    await using harness = await ClientOnServer.start([
      pageResponse(['a'], { cursor: 'c1' }),
      invalidToken,
      pageResponse(['b'], { cursor: 'c2' }),
      pageResponse(['c']),
    ]);
    const { read } = await walk(changesOf(harness, { since: moment }));
    expect(read.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['a', 'b', 'c']);
    expect(harness.server.requests.map(({ headers }) => headers.cursor)).toEqual([undefined, 'c1', 'c1', 'c2']);
    expect(harness.fetches).toBe(2);
  });

  test.each<[string, ScriptedResponse]>([
    ['a service that fails in passing', failure(503)],
    ['too many requests', failure(429)],
    ['a connection that breaks', { ...pageResponse(['b']), fault: 'resetInBody' }],
  ])('%s retries the same page', async (_what, trouble) => {
    await using harness = await ClientOnServer.start([
      pageResponse(['a'], { cursor: 'c1' }),
      trouble,
      pageResponse(['b']),
    ]);
    const walking = walk(changesOf(harness));
    await harness.passBackOffs(walking);
    expect((await walking).read.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['a', 'b']);
    expect(harness.server.requests.map(({ headers }) => headers.cursor)).toEqual([undefined, 'c1', 'c1']);
  });
});

describe('sends nothing, not even for a token,', () => {
  test.each([
    'v5/invoices',
    'https://evil.example/v5/invoices',
    '//evil.example/v5/invoices',
    '/\\evil.example/v5/invoices',
    '/\t/evil.example/v5/invoices',
    '/v5/../../invoices',
    '/v5/invoices ',
    '',
  ])('for the path %j', async (where) => {
    await using harness = await ClientOnServer.start([]);
    const error = await catchDaybookError(() => walk(changesOf(harness, {}, where)));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain('is not a valid path');
    expect([harness.fetches, harness.server.requests.length]).toEqual([0, 0]);
  });

  test.each(['2026-03-01', '2026-02-30T00:00:00Z', '2026-03-01T24:00:00Z', '1772357400', 'yesterday', ''])(
    'since %j',
    async (since) => {
      await using harness = await ClientOnServer.start([]);
      const error = await catchDaybookError(() => walk(changesOf(harness, { since })));
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message).toContain('expected the lastUpdatedDate');
      expect([harness.fetches, harness.server.requests.length]).toEqual([0, 0]);
    },
  );

  test.each([0, -1, 251, 1.5, Number.NaN])('for %d rows per page', async (limit) => {
    await using harness = await ClientOnServer.start([]);
    const error = await catchDaybookError(() => walk(changesOf(harness, { limit })));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect([harness.fetches, harness.server.requests.length]).toEqual([0, 0]);
  });
});
