import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createCompanyOver, send } from '../../support/sandbox/httpClient.ts';
import { jsonRequest, openTestService } from '../../support/sandbox/testService.ts';

const url = inject('sandboxUrl');
let token: string;
let checking: string;
beforeAll(async () => {
  const company = await createCompanyOver(url, { seed: 'small', today: '2026-03-31' });
  token = await company.signIn();
  checking = company.glAccountIds.checking;
});
const faulty = (spec: string) => `${url}/sandbox/faults/${spec}/v6/accounting/glAccounts/${checking}/generalLedger`;
const ask = (spec: string) => fetch(faulty(spec), jsonRequest(token, { limit: 2 }));

describe('a fault in the URL', () => {
  test.each([
    [400, 'BAD_REQUEST'],
    [401, 'INVALID_TOKEN'],
    [403, 'FORBIDDEN'],
    [404, 'BAD_REQUEST'],
    [429, 'BAD_REQUEST'],
    [500, 'UNKNOWN_ERROR'],
    [503, 'UNKNOWN_ERROR'],
  ])('responds with %i in the envelope', async (status, type) => {
    const response = await send(faulty(`status=${status}`), jsonRequest(token, {}));
    expect([response.status, response.body.result, response.body.error[0].type]).toEqual([status, 'FAILURE', type]);
  });

  test('sets Retry-After', async () => {
    const { status, headers } = await ask('status=429,retry-after=7');
    expect([status, headers.get('Retry-After')]).toEqual([429, '7']);
  });

  test('responds with an HTML page', async () => {
    const response = await ask('status=502,body=html');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([502, 'text/html']);
    expect(await response.text()).toContain('<h1>');
    expect((await ask('body=html')).status).toBe(200);
  });

  test('responds with one value of the wrong type', async () => {
    const body = await (await ask('body=shape')).json();
    expect(body).toMatchObject({ result: 'SUCCESS', data: [{ id: 42, type: 'ASSET' }, { id: expect.any(String) }] });
  });

  test('truncates the JSON of the real response or of a failure', async () => {
    for (const [spec, status] of [
      ['body=malformed', 200],
      ['status=500,body=malformed', 500],
    ] as const) {
      const response = await ask(spec);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/json']);
      const text = await response.text();
      expect(text).toMatch(/^\{"result":/);
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
    }
  });

  test('repeats the cursor of the request', async () => {
    const page = async (cursor?: string) => {
      const response = await fetch(faulty('repeat-cursor'), jsonRequest(token, { limit: 250, cursor }));
      return (await response.json()) as { data: { id: string }[]; cursor?: { after: string } };
    };
    const second = (await (await ask('delay=0')).json()).cursor.after;
    const pages = [await page(second), await page(second)];
    for (const { cursor, data } of pages) expect([cursor?.after, data.length > 0]).toEqual([second, true]);
    expect((await page()).cursor?.after).not.toBe(second);
  });

  test('expires the token of the request', async () => {
    const company = await createCompanyOver(url);
    const [lost, other] = [await company.signIn(), await company.signIn()];
    const closing = async (bearer: string, prefix = '') => {
      const headers = { Authorization: `Bearer ${bearer}` };
      const { status, body } = await send(`${url}${prefix}/v6/closing`, { headers });
      return [status, body.error?.[0].type];
    };
    expect(await closing(lost, '/sandbox/faults/expire-token')).toEqual([403, 'FORBIDDEN']);
    expect(await closing(lost)).toEqual([403, 'FORBIDDEN']);
    expect(await closing(other)).toEqual([200, undefined]);
    expect(await closing('unknown', '/sandbox/faults/expire-token')).toEqual([401, 'INVALID_TOKEN']);
  });

  test('marks every response it affects with its text in the URL, and no other', async () => {
    const mark = async (spec: string) => (await ask(spec)).headers.get('Sandbox-Fault');
    const key = crypto.randomUUID();
    for (const spec of ['status=503', 'delay=1', 'body=html', 'body=shape', 'body=malformed', 'repeat-cursor']) {
      expect(await mark(spec)).toBe(spec);
    }
    expect(await mark(`status=500,times=1,key=${key}-%E2%82%AC`)).toBe(`status=500,times=1,key=${key}-%E2%82%AC`);
    expect(await mark(`status=500,times=1,key=${key}-%E2%82%AC`)).toBeNull();
    expect((await fetch(`${url}/v6/closing`)).headers.get('Sandbox-Fault')).toBeNull();
  });

  test('can be a status without a body', async () => {
    const response = await ask('status=204');
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  test('can be a delay before the real response', async () => {
    const started = performance.now();
    expect((await ask('delay=300')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
  });

  test('drops the connection', async () => {
    await expect(ask('drop')).rejects.toThrow('fetch failed');
  });

  test('is limited to a number of requests per key', async () => {
    const key = crypto.randomUUID();
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask(`status=500,times=2,key=${key}`)).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
    expect((await ask(`status=500,times=2,key=${key}-other`)).status).toBe(500);
  });

  test('is limited to a path and a method, and counts only their requests', async () => {
    const key = crypto.randomUUID();
    const statusOf = async (path: string, method: string) =>
      (await fetch(`${url}/sandbox/faults/status=503,path=*closing,method=POST,times=1,key=${key}${path}`, { method }))
        .status;
    expect(await statusOf('/v6/closing', 'GET')).toBe(401);
    expect(await statusOf('/v6/banks/transactions/query', 'POST')).toBe(401);
    expect(await statusOf('/v6/closing', 'POST')).toBe(503);
    expect(await statusOf('/v6/closing', 'POST')).toBe(401);
  });

  test.each([
    'statsu=500',
    'status=abc',
    'status=99',
    'body=xml',
    'lose',
    'lose=all',
    'delay=-1',
    'times=x',
    'status=500,method=PUSH',
    'repeatCursor',
    '%E0%A4%A',
  ])('that is unknown is rejected, so that a typo fails the test: %s', async (spec) => {
    const { status, body } = await send(faulty(spec), jsonRequest(token, {}));
    expect([status, body.result]).toEqual([400, 'FAILURE']);
  });
});

test('without HTTP, a dropped connection is the same error as from fetch', async () => {
  const { service, close } = await openTestService({ control: true });
  const response = service.fetch(new Request('http://sandbox.test/sandbox/faults/drop/v6/closing'));
  await expect(response).rejects.toThrow(TypeError);
  await close();
});

test('without control and faults, /sandbox doesn’t exist', async () => {
  const { send, close } = await openTestService();
  expect((await send('/sandbox/companies', jsonRequest('', { seed: 'none' }))).status).toBe(404);
  expect((await send('/sandbox/faults/status=500/v6/closing')).status).toBe(404);
  expect((await send('/sandbox/faults', jsonRequest('', { status: 500 }))).status).toBe(404);
  expect((await send('/sandbox/faults')).status).toBe(404);
  await close();
});

describe('a company on demand', () => {
  test('has its own owner and ids', async () => {
    const [one, other] = [await createCompanyOver(url), await createCompanyOver(url)];
    const path = (account: string) => `${url}/v6/accounting/glAccounts/${account}`;
    const headers = { Authorization: `Bearer ${await one.signIn()}` };
    expect((await send(path(one.glAccountIds.checking), { headers })).body.data.accountNo).toBe('1010');
    expect(one.glAccountIds['1010']).toBe(one.glAccountIds.checking);
    expect((await send(path(other.glAccountIds.checking), { headers })).status).toBe(404);
  });

  test('has no entries with the seed "none", and entries through today with "small"', async () => {
    const receivables = async (seed: 'none' | 'small') => {
      const company = await createCompanyOver(url, { seed, today: '2025-06-30' });
      const path = `/v6/accounting/glAccounts/${company.glAccountIds.accountsReceivable}/generalLedger`;
      const { body } = await send(url + path, jsonRequest(await company.signIn(), { limit: 250 }));
      return body.data.map(({ date }: { date: string }) => date);
    };
    expect(await receivables('none')).toEqual([]);
    const dates = await receivables('small');
    expect(dates.length).toBeGreaterThan(10);
    expect(dates.at(-1)).toMatch(/^2025-0[56]-/);
  });

  test('is rejected with an invalid seed or date', async () => {
    const response = await send(`${url}/sandbox/companies`, jsonRequest('', { seed: 'huge', today: '31.3.2026' }));
    expect(response.body.error).toMatchObject([
      { type: 'INVALID_VALUE', param: 'seed' },
      { type: 'INVALID_FORMAT', param: 'today' },
    ]);
  });
});
