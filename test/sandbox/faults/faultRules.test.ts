import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../sandbox/service/command-line/listen.ts';
import type { FaultRule } from '../../../sandbox/service/faults/rule.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { createService } from '../../../sandbox/service/service.ts';
import { jsonRequest, openTestService, tokenRequest, unlimited } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let token: string;
beforeAll(async () => {
  service = await openTestService({ faults: [] });
  await importBooks(service.database, tinyBooks());
  token = await service.signIn();
});
afterEach(() => service.send('/sandbox/faults', { method: 'DELETE' }));
afterAll(() => service.close());

const add = async (rule: FaultRule): Promise<string> => {
  const { status, body } = await service.send('/sandbox/faults', jsonRequest('', rule));
  expect([status, body.data]).toEqual([201, { ...rule, id: expect.any(String), hits: 0 }]);
  return body.data.id;
};
const list = async () => (await service.send('/sandbox/faults')).body.data;
const raw = (path: string, init?: RequestInit) => {
  const headers = { Authorization: `Bearer ${token}` };
  return service.service.fetch(new Request(`http://sandbox.test${path}`, { headers, ...init }));
};
const accounts = (body: object = {}) => raw('/v6/accounting/glAccounts/query', jsonRequest(token, body));
const closing = () => raw('/v6/closing');

describe('a rule', () => {
  test('is returned with its id, listed with its hits, and can be removed', async () => {
    const first = await add({ status: 503, retryAfter: 4, path: '/v6/closing' });
    const second = await add({ delay: 1 });
    const response = await closing();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '4']);
    expect(response.headers.get('Sandbox-Fault')).toBe(first);
    expect((await accounts()).headers.get('Sandbox-Fault')).toBe(second);
    const rules = [
      { id: first, hits: 1, status: 503, retryAfter: 4, path: '/v6/closing' },
      { id: second, hits: 1, delay: 1 },
    ];
    expect(await list()).toEqual(rules);
    const removed = await service.send(`/sandbox/faults/${first}`, { method: 'DELETE' });
    expect([removed.status, removed.body.data]).toEqual([200, rules[0]]);
    expect((await closing()).headers.get('Sandbox-Fault')).toBe(second);
    expect((await service.send(`/sandbox/faults/${first}`, { method: 'DELETE' })).status).toBe(404);
    await service.send('/sandbox/faults', { method: 'DELETE' });
    expect(await list()).toEqual([]);
    expect((await closing()).headers.get('Sandbox-Fault')).toBeNull();
  });

  test.each([
    ['/v6/closing', true],
    ['/v6/clos', false],
    ['/v6/closing/more', false],
    ['/v6/*', true],
    ['*', true],
    ['*closing', true],
    ['/v6/*/query', false],
    ['/v6/*sing', true],
    ['/*/closing', true],
    ['/v6/c*g*g', false],
    ['/v6/c*l*g', true],
    ['/v6/closing*', true],
    ['/v6/clo.ing', false],
  ])('for the path %s applies to GET /v6/closing: %s', async (path, applies) => {
    await add({ path, status: 500 });
    expect((await closing()).status).toBe(applies ? 500 : 200);
  });

  // Backtracking would take forever here.
  test('with two hundred asterisks is matched quickly', async () => {
    await add({ path: `/${'*a'.repeat(200)}`, status: 500 });
    expect((await raw(`/${'a'.repeat(4000)}b`)).status).toBe(404);
  });

  test('for one method doesn’t apply to others', async () => {
    await add({ method: 'POST', path: '/v6/*', status: 500 });
    expect([(await closing()).status, (await accounts()).status]).toEqual([200, 500]);
  });

  test('lets `after` requests pass and fails `times` requests', async () => {
    const id = await add({ after: 2, times: 2, status: 500, path: '/v6/closing' });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      await accounts();
      statuses.push((await closing()).status);
    }
    expect(statuses).toEqual([200, 200, 500, 500, 200, 200]);
    expect(await list()).toMatchObject([{ id, hits: 2 }]);
  });

  test('that was added first applies first, and the next one after it is used up', async () => {
    await add({ times: 1, status: 500 });
    await add({ times: 2, status: 503 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await closing()).status);
    expect(statuses).toEqual([500, 503, 503, 200]);
  });

  test('never applies to the requests that remove it', async () => {
    await add({ status: 500 });
    expect((await service.send('/sandbox/faults')).status).toBe(200);
    expect((await service.send('/sandbox/faults', { method: 'DELETE' })).status).toBe(200);
  });

  test('also applies to requests with a fault in their URL', async () => {
    const id = await add({ status: 502, path: '/v6/closing' });
    const response = await raw('/sandbox/faults/status=500,times=0/v6/closing');
    expect([response.status, response.headers.get('Sandbox-Fault')]).toEqual([502, id]);
  });

  test('prevents a write, unless it only affects the response', async () => {
    const save = (date: string) => raw('/v6/closing', jsonRequest(token, { date }));
    await add({ status: 500, method: 'POST', times: 1 });
    expect((await save('2020-01-01')).status).toBe(500);
    expect((await (await closing()).json()).data.date).toBe('2025-12-31');
    await add({ body: 'malformed', method: 'POST', times: 1 });
    await save('2025-12-30');
    expect((await (await closing()).json()).data.date).toBe('2025-12-30');
    await add({ lose: 'response', method: 'POST', times: 1 });
    await expect(save('2025-12-29')).rejects.toThrow('Failed to fetch');
    expect((await (await closing()).json()).data.date).toBe('2025-12-29');
    await add({ lose: 'half', status: 500, method: 'POST', times: 1 });
    expect((await save('2025-12-28')).status).toBe(500);
    expect((await (await closing()).json()).data.date).toBe('2025-12-29');
  });
});

describe('a rule can cause', () => {
  test('truncated JSON', async () => {
    await add({ body: 'malformed' });
    const response = await accounts();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    expect(await response.text()).toMatch(/^\{"result":"SUCCESS","data":\[.*[^\]}]$/);
  });

  test('an HTML page', async () => {
    await add({ body: 'html', status: 504 });
    const response = await accounts();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([504, 'text/html']);
  });

  test('one value of the wrong type', async () => {
    await add({ body: 'shape' });
    expect((await (await accounts({ limit: 1 })).json()).data[0].id).toBe(42);
  });

  test('a dropped connection, with the same error as fetch', async () => {
    await add({ drop: true });
    await expect(closing()).rejects.toThrow(TypeError);
    await expect(closing()).rejects.toThrow('Failed to fetch');
  });

  test('a lost response: in a page, fetch or reading the body rejects', async () => {
    await add({ lose: 'response', times: 1 });
    await expect(closing()).rejects.toThrow(TypeError);
    const id = await add({ lose: 'half', times: 1 });
    const response = await closing();
    expect([response.status, response.headers.get('Sandbox-Fault')]).toEqual([200, id]);
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/^\{"result":"SUCCESS","data":\{[^}]*$/);
    await expect(reader?.read()).rejects.toThrow(TypeError);
  });

  test('a delay', async () => {
    await add({ delay: 150 });
    const started = performance.now();
    expect((await closing()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(145);
  });

  test('a delay that ends early when the request is aborted', async () => {
    await add({ delay: 60_000 });
    const controller = new AbortController();
    const response = raw('/v6/closing', { headers: { Authorization: `Bearer ${token}` }, signal: controller.signal });
    controller.abort();
    expect((await response).status).toBe(200);
  });

  test('a repeated cursor, so that naive paging never ends', async () => {
    await add({ repeatCursor: true });
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let count = 0; count < 5; count += 1) {
      const page = await (await accounts({ limit: 10, cursor })).json();
      cursor = page.cursor?.after;
      seen.push(`${cursor} ${page.data.length}`);
    }
    expect(new Set(seen.slice(0, 1)).size).toBe(1);
    expect(new Set(seen.slice(1)).size).toBe(1);
    expect(seen[1]).toBe(`${seen[0]?.split(' ')[0]} 2`);
  });

  test('a repeated cursor without affecting other responses', async () => {
    await add({ repeatCursor: true });
    expect(await (await closing()).json()).toEqual({ result: 'SUCCESS', data: expect.any(Object) });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const broken = await raw('/v6/accounting/glAccounts/query', { method: 'POST', headers, body: '{"cursor":' });
    expect([broken.status, (await broken.json()).error[0].type]).toEqual([400, 'JSON_ERROR']);
  });

  test('an expired token: 403 until there is a new one', async () => {
    const ended = await service.signIn();
    await add({ expireToken: true, times: 1 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await service.get(ended, '/v6/closing')).status);
    expect(statuses).toEqual([403, 403, 403]);
    expect((await service.get(await service.signIn(), '/v6/closing')).status).toBe(200);
    expect((await service.get(token, '/v6/closing')).status).toBe(200);
  });

  test('an expired token together with another status, which comes first', async () => {
    const ended = await service.signIn();
    await add({ expireToken: true, status: 401, times: 1 });
    expect((await service.get(ended, '/v6/closing')).status).toBe(401);
    expect((await service.get(ended, '/v6/closing')).status).toBe(403);
  });
});

test('the service can start with rules, and rejects invalid ones', async () => {
  const { database } = service;
  const fetch = async (faults: FaultRule[]) => {
    const made = await createService({ database, rateLimit: unlimited, faults });
    return made.fetch(new Request('http://sandbox.test/v6/auth/token', tokenRequest({})));
  };
  expect((await fetch([{ path: '/v6/auth/*', status: 500 }])).status).toBe(500);
  await expect(fetch([{ status: 1 }])).rejects.toThrow('status must be a whole number from 200 to 599.');
});

test.each(['response', 'half'] as const)(
  'over HTTP, a rule loses the response (%s) to a completed save',
  async (lose) => {
    const { url, close } = await listen(Promise.resolve(service.service), 0);
    const post = (path: string, body: object) => fetch(url + path, jsonRequest(token, body));
    await post('/sandbox/faults', { path: '/v6/banks/transactions', method: 'POST', lose, times: 1 });
    const item = { date: '2026-03-02', amount: 7, description: `Lost ${lose}`, apiName: 'MANUAL_ENTRY' };
    const save = async () => {
      const places = { bankAccountId: 'bka_checking', classSegmentIds: ['dv_brand'] };
      const response = await post('/v6/banks/transactions', { data: [{ ...item, ...places }] });
      return response.text();
    };
    await expect(save()).rejects.toThrow(TypeError);
    const found = await post('/v6/banks/transactions/query', { filter: { search: item.description } });
    expect((await found.json()).data).toMatchObject([item]);
    await close();
  },
);

test('over HTTP, a rule drops the connection, repeats cursors and expires tokens', async () => {
  const { url, close } = await listen(Promise.resolve(service.service), 0);
  const post = (path: string, body: object) => fetch(url + path, jsonRequest(token, body));
  await post('/sandbox/faults', { path: '/v6/closing', drop: true });
  await post('/sandbox/faults', { path: '/v6/accounting/*', repeatCursor: true });
  await expect(fetch(`${url}/v6/closing`)).rejects.toThrow('fetch failed');
  const path = '/v6/accounting/glAccounts/query';
  const cursor = (await (await post(path, { limit: 5 })).json()).cursor.after;
  expect((await (await post(path, { limit: 250, cursor })).json()).cursor.after).toBe(cursor);
  const ended = await service.signIn();
  await post('/sandbox/faults', { path: '/v6/vendors/*', expireToken: true });
  expect((await fetch(`${url}/v6/vendors/query`, jsonRequest(ended, {}))).status).toBe(403);
  expect((await service.post(ended, path, {})).status).toBe(403);
  await close();
});
