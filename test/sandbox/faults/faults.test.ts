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

describe('a fault by the address', () => {
  test.each([
    [400, 'BAD_REQUEST'],
    [401, 'INVALID_TOKEN'],
    [403, 'FORBIDDEN'],
    [404, 'BAD_REQUEST'],
    [429, 'BAD_REQUEST'],
    [500, 'UNKNOWN_ERROR'],
    [503, 'UNKNOWN_ERROR'],
  ])('answers %i in the envelope', async (status, type) => {
    const answer = await send(faulty(`status=${status}`), jsonRequest(token, {}));
    expect([answer.status, answer.body.result, answer.body.error[0].type]).toEqual([status, 'FAILURE', type]);
  });

  test('says when to try again', async () => {
    const { status, headers } = await ask('status=429,retry-after=7');
    expect([status, headers.get('Retry-After')]).toEqual([429, '7']);
  });

  test('answers a page of HTML', async () => {
    const answer = await ask('status=502,body=html');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([502, 'text/html']);
    expect(await answer.text()).toContain('<h1>');
    expect((await ask('body=html')).status).toBe(200);
  });

  test('gives the true answer with one value of a wrong type', async () => {
    const body = await (await ask('body=shape')).json();
    expect(body).toMatchObject({ result: 'SUCCESS', data: [{ id: 42, type: 'ASSET' }, { id: expect.any(String) }] });
  });

  test('gives JSON that ends in the middle, of the true answer or of a failure', async () => {
    for (const [spec, status] of [
      ['body=malformed', 200],
      ['status=500,body=malformed', 500],
    ] as const) {
      const answer = await ask(spec);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'application/json']);
      const text = await answer.text();
      expect(text).toMatch(/^\{"result":/);
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
    }
  });

  test('answers the cursor it was asked with, again and again, whatever was on the page', async () => {
    const page = async (cursor?: string) => {
      const answer = await fetch(faulty('repeat-cursor'), jsonRequest(token, { limit: 250, cursor }));
      return (await answer.json()) as { data: { id: string }[]; cursor?: { after: string } };
    };
    const second = (await (await ask('delay=0')).json()).cursor.after;
    const pages = [await page(second), await page(second)];
    for (const { cursor, data } of pages) expect([cursor?.after, data.length > 0]).toEqual([second, true]);
    expect((await page()).cursor?.after).not.toBe(second);
  });

  test('ends the token of the request for good, where it is a bearer’s', async () => {
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

  test('marks every answer that it touched, as it stands in the address, and no other', async () => {
    const mark = async (spec: string) => (await ask(spec)).headers.get('Sandbox-Fault');
    const key = crypto.randomUUID();
    for (const spec of ['status=503', 'delay=1', 'body=html', 'body=shape', 'body=malformed', 'repeat-cursor']) {
      expect(await mark(spec)).toBe(spec);
    }
    expect(await mark(`status=500,times=1,key=${key}-%E2%82%AC`)).toBe(`status=500,times=1,key=${key}-%E2%82%AC`);
    expect(await mark(`status=500,times=1,key=${key}-%E2%82%AC`)).toBeNull();
    expect((await fetch(`${url}/v6/closing`)).headers.get('Sandbox-Fault')).toBeNull();
  });

  test('may be a status that has no body', async () => {
    const answer = await ask('status=204');
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  test('is late, and then right', async () => {
    const started = performance.now();
    expect((await ask('delay=300')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
  });

  test('breaks the connection', async () => {
    await expect(ask('drop')).rejects.toThrow('fetch failed');
  });

  test('happens so many times under a key, then the service answers', async () => {
    const key = crypto.randomUUID();
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask(`status=500,times=2,key=${key}`)).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
    expect((await ask(`status=500,times=2,key=${key}-other`)).status).toBe(500);
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
    'repeatCursor',
    '%E0%A4%A',
  ])('that is not known, %s, is refused, so that no test passes by a typing error', async (spec) => {
    const { status, body } = await send(faulty(spec), jsonRequest(token, {}));
    expect([status, body.result]).toEqual([400, 'FAILURE']);
  });
});

test('without a port a broken connection is what fetch itself would reject with', async () => {
  const { service, close } = await openTestService({ control: true });
  const answer = service.fetch(new Request('http://sandbox.test/sandbox/faults/drop/v6/closing'));
  await expect(answer).rejects.toThrow(TypeError);
  await close();
});

test('without control and without faults there is nothing below /sandbox', async () => {
  const { send, close } = await openTestService();
  expect((await send('/sandbox/companies', jsonRequest('', { seed: 'none' }))).status).toBe(404);
  expect((await send('/sandbox/faults/status=500/v6/closing')).status).toBe(404);
  expect((await send('/sandbox/faults', jsonRequest('', { status: 500 }))).status).toBe(404);
  expect((await send('/sandbox/faults')).status).toBe(404);
  await close();
});

describe('a company on demand', () => {
  test('belongs to its own owner and looks like no other', async () => {
    const [one, other] = [await createCompanyOver(url), await createCompanyOver(url)];
    const path = (account: string) => `${url}/v6/accounting/glAccounts/${account}`;
    const headers = { Authorization: `Bearer ${await one.signIn()}` };
    expect((await send(path(one.glAccountIds.checking), { headers })).body.data.accountNo).toBe('1010');
    expect(one.glAccountIds['1010']).toBe(one.glAccountIds.checking);
    expect((await send(path(other.glAccountIds.checking), { headers })).status).toBe(404);
  });

  test('has nothing booked with the seed "none", and books up to its day with "small"', async () => {
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

  test('is refused with a bad seed or day', async () => {
    const answer = await send(`${url}/sandbox/companies`, jsonRequest('', { seed: 'huge', today: '31.3.2026' }));
    expect(answer.body.error).toMatchObject([
      { type: 'INVALID_VALUE', param: 'seed' },
      { type: 'INVALID_FORMAT', param: 'today' },
    ]);
  });
});
