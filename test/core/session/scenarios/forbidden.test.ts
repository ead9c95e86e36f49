import { expect, test } from 'vitest';
import { catchDaybookError } from '../../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, readCompany } from '../../../support/http/clientOnServer.ts';
import type { ScriptedResponse } from '../../../support/http/scriptedServer.ts';
import { failure, proxyPage, success } from '../../../support/http/scriptedServer.ts';
import { SessionHarness } from '../../../support/session/sessionHarness.ts';
import { settled } from '../../../support/session/virtualClock.ts';

const second = 1000;

const at = (operation: string) => ({ operation });

test('8: a denied read fetches one new token, and the same read again none', async () => {
  const harness = await SessionHarness.inUse();
  harness.service = () => ({ status: 403 });
  expect(await harness.request(undefined, at('denied'))).toBe(403);
  expect(harness.counts).toEqual([1, 2]);
  harness.restart();
  expect(await harness.request(undefined, at('denied'))).toBe(403);
  expect(harness.counts).toEqual([0, 1]);
});

test('9: twenty denied operations at once fetch one new token; a hundred over fifty minutes at most seven', async () => {
  const harness = await SessionHarness.inUse();
  harness.service = () => ({ status: 403, latency: 5 + Math.random() * 500 });
  const denied = Promise.all(Array.from({ length: 20 }, (_, n) => harness.request(undefined, at(`denied ${n}`))));
  await harness.clock.advance(5 * second);
  expect(await denied).toEqual(Array(20).fill(403));
  expect(harness.counts).toEqual([1, 40]);

  harness.restart();
  for (let n = 0; n < 100; n++) {
    const request = harness.request(undefined, at(`other ${n}`));
    await harness.clock.advance(30 * second);
    expect(await request).toBe(403);
  }
  expect(harness.fetches.length).toBeLessThanOrEqual(7);
});

test('9: two revoked permissions, used in turn every 5 s, fetch at most twelve tokens an hour', async () => {
  const harness = await SessionHarness.inUse();
  const operations = ['GET /closing', 'GET /vendors'];
  for (const operation of operations) expect(await harness.request(undefined, at(operation))).toBe(200);
  harness.service = () => ({ status: 403 });
  harness.restart();
  for (let n = 0; n < 720; n++) {
    expect(await harness.request(undefined, at(operations[n % 2] ?? ''))).toBe(403);
    await harness.clock.advance(5 * second);
  }
  expect(harness.fetches.length).toBeLessThanOrEqual(12);
  expect(harness.sends.length).toBeLessThanOrEqual(732);

  // Granted again, both work at once, and an expired token is replaced as before.
  harness.service = () => ({ status: 200 });
  for (const operation of operations) expect(await harness.request(undefined, at(operation))).toBe(200);
  const dead = `token-${harness.fetchCount}`;
  harness.service = (token) => ({ status: token === dead ? 403 : 200 });
  await harness.clock.advance(5 * second);
  for (const operation of operations) expect(await harness.request(undefined, at(operation))).toBe(200);
});

test('8: a permission granted by the next token works after retry(), although the old token still works', async () => {
  const harness = await SessionHarness.inUse();
  harness.service = () => ({ status: 403 });
  expect(await harness.request(undefined, at('denied'))).toBe(403);
  harness.service = (token) => ({ status: token === 'token-3' ? 200 : 403 });
  expect(await harness.request(undefined, at('denied'))).toBe(403);
  harness.restart();
  harness.session.retry();
  await settled();
  expect(harness.fetches).toMatchObject([{ reason: 'rejected', forceRefresh: true }]);
  expect(await harness.request(undefined, at('denied'))).toBe(200);
  expect(harness.counts).toEqual([1, 1]);
});

test('10: expired and denied together: one new token, the allowed operation succeeds, the denied one is forbidden', async () => {
  const harness = await SessionHarness.inUse();
  harness.service = (token, operation) => ({ status: token === 'token-1' || operation === 'denied' ? 403 : 200 });
  const both = [harness.request(undefined, at('allowed')), harness.request(undefined, at('denied'))];
  expect(await Promise.all(both)).toEqual([200, 403]);
  expect(harness.fetches).toHaveLength(1);
  harness.restart();
  expect(await harness.requests(10)).toEqual(Array(10).fill(200));
  expect(harness.fetches).toHaveLength(0);
});

test('11: when the token expires while denials are stored, an operation that worked gets a new one after 5 s', async () => {
  const harness = await SessionHarness.inUse();
  await harness.request(undefined, at('allowed'));
  harness.service = (_token, operation) => ({ status: operation === 'denied' ? 403 : 200 });
  expect(await harness.request(undefined, at('denied'))).toBe(403);
  expect(await harness.request(undefined, at('allowed'))).toBe(200);
  harness.restart();
  const dead = `token-${harness.fetchCount}`;
  harness.service = (token) => ({ status: token === dead ? 403 : 200 });
  await harness.clock.advance(4 * second);
  expect(await harness.request(undefined, at('allowed'))).toBe(403);
  expect(harness.fetches).toHaveLength(0);
  await harness.clock.advance(second);
  expect(await harness.request(undefined, at('allowed'))).toBe(200);
  expect(harness.fetches).toHaveLength(1);
});

test('12: a denied operation whose new token never arrives blocks no other, and fails after 15 s', async () => {
  const harness = await SessionHarness.inUse();
  harness.service = (_token, operation) => ({ status: operation === 'denied' ? 403 : 200 });
  harness.host = () => new Promise(() => {});
  let failedAt: number | undefined;
  const denied = harness.request(undefined, at('denied')).then((status) => {
    failedAt = harness.clock.monotonic();
    return status;
  });
  await harness.clock.advance(second);
  const began = harness.clock.monotonic();
  expect(await harness.requests(20)).toEqual(Array(20).fill(200));
  expect(harness.clock.monotonic()).toBe(began);
  await harness.clock.advance(14 * second);
  expect(await denied).toBe(403);
  expect(failedAt).toBe(15 * second);
});

test.each<[string, ScriptedResponse, string]>([
  ['without a body', { status: 403 }, 'http'],
  ['with a proxy’s page', proxyPage(403), 'http'],
  ['in a gateway’s own JSON', { status: 403, body: { message: 'Forbidden' } }, 'http'],
  ['of the service, but for another reason', failure(403, { type: 'NOT_MODIFIABLE' }), 'http'],
])('13: a 403 %s says nothing about the token: no fetch, no retry', async (_name, response, kind) => {
  await using harness = await ClientOnServer.start([success(company), response]);
  await harness.client.read(readCompany);
  expect(await catchDaybookError(() => harness.client.read(readCompany))).toMatchObject({ kind, status: 403 });
  expect([harness.fetches - 1, harness.server.requests.length - 1]).toEqual([0, 1]);
});

test('14: one 401 among twenty requests fetches one new token', async () => {
  const harness = await SessionHarness.inUse();
  let count = 0;
  harness.service = (token) => ({ status: token === 'token-1' ? 401 : 200, latency: 5 + (count++ % 20) * 15 });
  const requests = harness.requests(20);
  await harness.clock.advance(5 * second);
  expect(await requests).toEqual(Array(20).fill(200));
  expect(harness.fetches).toHaveLength(1);
});

test('14: 401 forever: at most five tokens and five requests in two minutes, twelve tokens in an hour', async () => {
  const harness = await SessionHarness.inUse();
  harness.service = () => ({ status: 401 });
  const outcomes: unknown[] = [];
  const everySecond = async (seconds: number) => {
    for (let n = 0; n < seconds; n++) {
      outcomes.push(...(await harness.requests(1)));
      await harness.clock.advance(second);
    }
  };
  await everySecond(120);
  expect(harness.fetches.length).toBeLessThanOrEqual(5);
  expect(harness.sends.length).toBeLessThanOrEqual(5);
  await everySecond(3600 - 120);
  expect(harness.fetches.length).toBeLessThanOrEqual(12);
  expect(new Set(outcomes)).toEqual(new Set(['INVALID_TOKEN']));
});

test('15: a token with 20 s left that claims an hour: when it ends, ten requests fetch one new token', async () => {
  const harness = await SessionHarness.inUse();
  await harness.clock.advance(20 * second);
  harness.service = (token) => ({ status: token === 'token-1' ? 403 : 200 });
  expect(await harness.requests(10)).toEqual(Array(10).fill(200));
  expect(harness.counts).toEqual([1, 20]);
});

test('a late refusal that arrives when the next token has ended too is retried with the token after that', async () => {
  const harness = new SessionHarness();
  const life = 2 * second;
  const made = new Map<string, number>();
  harness.host = async () => {
    const access_token = `token-${harness.fetchCount}`;
    made.set(access_token, harness.clock.monotonic());
    return { access_token, expires_in: 2 };
  };
  const isDead = (token: string) => harness.clock.monotonic() - (made.get(token) ?? 0) >= life;
  harness.service = (token, operation) => ({
    status: isDead(token) ? 403 : 200,
    latency: operation === 'slow' && token === 'token-1' ? 2500 : 5,
  });
  const quick = async () => {
    const request = harness.request();
    await harness.clock.advance(100);
    return request;
  };
  expect(await quick()).toBe(200);
  await harness.clock.advance(2 * second);
  const slow = harness.request(undefined, at('slow')); // refused with the first token, 2.5 s later
  expect(await quick()).toBe(200);
  await harness.clock.advance(3 * second);
  expect(await slow).toBe(200);
  expect(harness.tokens.filter((token) => token === 'token-3')).toHaveLength(1);
  expect([harness.fetches.length, harness.sends.length]).toEqual([3, 5]);
});
