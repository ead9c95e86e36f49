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
  test('is answered with its id, listed with how often it has struck, and can be taken back', async () => {
    const first = await add({ status: 503, retryAfter: 4, path: '/v6/closing' });
    const second = await add({ delay: 1 });
    const answer = await closing();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '4']);
    expect(answer.headers.get('Sandbox-Fault')).toBe(first);
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
  ])('for the path %s strikes GET /v6/closing: %s', async (path, strikes) => {
    await add({ path, status: 500 });
    expect((await closing()).status).toBe(strikes ? 500 : 200);
  });

  // Tried in every way that the asterisks could stand for something, this would not end.
  test('with two hundred asterisks comes to an end', async () => {
    await add({ path: `/${'*a'.repeat(200)}`, status: 500 });
    expect((await raw(`/${'a'.repeat(4000)}b`)).status).toBe(404);
  });

  test('for a method strikes no other', async () => {
    await add({ method: 'POST', path: '/v6/*', status: 500 });
    expect([(await closing()).status, (await accounts()).status]).toEqual([200, 500]);
  });

  test('lets so many requests pass, and strikes so often', async () => {
    const id = await add({ after: 2, times: 2, status: 500, path: '/v6/closing' });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      await accounts();
      statuses.push((await closing()).status);
    }
    expect(statuses).toEqual([200, 200, 500, 500, 200, 200]);
    expect(await list()).toMatchObject([{ id, hits: 2 }]);
  });

  test('that came first strikes first; the next has its turn when that is through', async () => {
    await add({ times: 1, status: 500 });
    await add({ times: 2, status: 503 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await closing()).status);
    expect(statuses).toEqual([500, 503, 503, 200]);
  });

  test('never strikes those who would take it back', async () => {
    await add({ status: 500 });
    expect((await service.send('/sandbox/faults')).status).toBe(200);
    expect((await service.send('/sandbox/faults', { method: 'DELETE' })).status).toBe(200);
  });

  test('strikes what is asked below a fault’s address too', async () => {
    const id = await add({ status: 502, path: '/v6/closing' });
    const answer = await raw('/sandbox/faults/status=500,times=0/v6/closing');
    expect([answer.status, answer.headers.get('Sandbox-Fault')]).toEqual([502, id]);
  });

  test('keeps a write from being done, unless it only spoils the answer', async () => {
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

describe('what a rule does', () => {
  test('JSON that ends in the middle', async () => {
    await add({ body: 'malformed' });
    const answer = await accounts();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    expect(await answer.text()).toMatch(/^\{"result":"SUCCESS","data":\[.*[^\]}]$/);
  });

  test('a page of HTML', async () => {
    await add({ body: 'html', status: 504 });
    const answer = await accounts();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([504, 'text/html']);
  });

  test('one value of a wrong type', async () => {
    await add({ body: 'shape' });
    expect((await (await accounts({ limit: 1 })).json()).data[0].id).toBe(42);
  });

  test('a broken connection, which is what fetch itself rejects with', async () => {
    await add({ drop: true });
    await expect(closing()).rejects.toThrow(TypeError);
    await expect(closing()).rejects.toThrow('Failed to fetch');
  });

  test('an answer that is lost, as fetch or reading the body rejects inside a page', async () => {
    await add({ lose: 'response', times: 1 });
    await expect(closing()).rejects.toThrow(TypeError);
    const id = await add({ lose: 'half', times: 1 });
    const answer = await closing();
    expect([answer.status, answer.headers.get('Sandbox-Fault')]).toEqual([200, id]);
    const reader = answer.body?.getReader();
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

  test('a delay that nobody waits for any more ends early', async () => {
    await add({ delay: 60_000 });
    const controller = new AbortController();
    const answer = raw('/v6/closing', { headers: { Authorization: `Bearer ${token}` }, signal: controller.signal });
    controller.abort();
    expect((await answer).status).toBe(200);
  });

  test('a cursor that comes again and again, so that who trusts it never comes to the end', async () => {
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

  test('a cursor leaves alone what is no page, and what is no JSON', async () => {
    await add({ repeatCursor: true });
    expect(await (await closing()).json()).toEqual({ result: 'SUCCESS', data: expect.any(Object) });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const broken = await raw('/v6/accounting/glAccounts/query', { method: 'POST', headers, body: '{"cursor":' });
    expect([broken.status, (await broken.json()).error[0].type]).toEqual([400, 'JSON_ERROR']);
  });

  test('the end of a token: 403 from then on, until there is a new one', async () => {
    const ended = await service.signIn();
    await add({ expireToken: true, times: 1 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await service.get(ended, '/v6/closing')).status);
    expect(statuses).toEqual([403, 403, 403]);
    expect((await service.get(await service.signIn(), '/v6/closing')).status).toBe(200);
    expect((await service.get(token, '/v6/closing')).status).toBe(200);
  });

  test('the end of a token together with another status, which is answered first', async () => {
    const ended = await service.signIn();
    await add({ expireToken: true, status: 401, times: 1 });
    expect((await service.get(ended, '/v6/closing')).status).toBe(401);
    expect((await service.get(ended, '/v6/closing')).status).toBe(403);
  });
});

test('rules can be there from the beginning, and wrong ones are told at once', async () => {
  const { database } = service;
  const fetch = async (faults: FaultRule[]) => {
    const made = await createService({ database, rateLimit: unlimited, faults });
    return made.fetch(new Request('http://sandbox.test/v6/auth/token', tokenRequest({})));
  };
  expect((await fetch([{ path: '/v6/auth/*', status: 500 }])).status).toBe(500);
  await expect(fetch([{ status: 1 }])).rejects.toThrow('status must be a whole number from 200 to 599.');
});

test.each(['answer', 'half'] as const)(
  'over HTTP a rule loses the answer (%s) to a save that is done',
  async (lose) => {
    const { url, close } = await listen(Promise.resolve(service.service), 0);
    const post = (path: string, body: object) => fetch(url + path, jsonRequest(token, body));
    await post('/sandbox/faults', { path: '/v6/banks/transactions', method: 'POST', lose, times: 1 });
    const item = { date: '2026-03-02', amount: 7, description: `Lost ${lose}`, apiName: 'MANUAL_ENTRY' };
    const save = async () => {
      const places = { bankAccountId: 'bka_checking', classSegmentIds: ['dv_brand'] };
      const answer = await post('/v6/banks/transactions', { data: [{ ...item, ...places }] });
      return answer.text();
    };
    await expect(save()).rejects.toThrow(TypeError);
    const found = await post('/v6/banks/transactions/query', { filter: { search: item.description } });
    expect((await found.json()).data).toMatchObject([item]);
    await close();
  },
);

test('over HTTP a rule breaks the connection, repeats cursors and ends tokens as well', async () => {
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
