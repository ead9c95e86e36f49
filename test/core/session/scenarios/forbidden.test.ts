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
  const trial = await SessionHarness.inUse();
  trial.service = () => ({ status: 403 });
  expect(await trial.request(undefined, at('denied'))).toBe(403);
  expect(trial.counts).toEqual([1, 2]);
  trial.restart();
  expect(await trial.request(undefined, at('denied'))).toBe(403);
  expect(trial.counts).toEqual([0, 1]);
});

test('9: twenty denied operations at once fetch one new token; a hundred over fifty minutes at most seven', async () => {
  const trial = await SessionHarness.inUse();
  trial.service = () => ({ status: 403, latency: 5 + Math.random() * 500 });
  const denied = Promise.all(Array.from({ length: 20 }, (_, n) => trial.request(undefined, at(`denied ${n}`))));
  await trial.clock.advance(5 * second);
  expect(await denied).toEqual(Array(20).fill(403));
  expect(trial.counts).toEqual([1, 40]);

  trial.restart();
  for (let n = 0; n < 100; n++) {
    const request = trial.request(undefined, at(`other ${n}`));
    await trial.clock.advance(30 * second);
    expect(await request).toBe(403);
  }
  expect(trial.fetches.length).toBeLessThanOrEqual(7);
});

test('9: two revoked permissions, used in turn every 5 s, fetch at most twelve tokens an hour', async () => {
  const trial = await SessionHarness.inUse();
  const operations = ['GET /closing', 'GET /vendors'];
  for (const operation of operations) expect(await trial.request(undefined, at(operation))).toBe(200);
  trial.service = () => ({ status: 403 });
  trial.restart();
  for (let n = 0; n < 720; n++) {
    expect(await trial.request(undefined, at(operations[n % 2] ?? ''))).toBe(403);
    await trial.clock.advance(5 * second);
  }
  expect(trial.fetches.length).toBeLessThanOrEqual(12);
  expect(trial.sends.length).toBeLessThanOrEqual(732);

  // Granted again, both work at once, and an expired token is replaced as before.
  trial.service = () => ({ status: 200 });
  for (const operation of operations) expect(await trial.request(undefined, at(operation))).toBe(200);
  const dead = `token-${trial.fetchCount}`;
  trial.service = (token) => ({ status: token === dead ? 403 : 200 });
  await trial.clock.advance(5 * second);
  for (const operation of operations) expect(await trial.request(undefined, at(operation))).toBe(200);
});

test('8: a permission granted by the next token works after retry(), although the old token still works', async () => {
  const trial = await SessionHarness.inUse();
  trial.service = () => ({ status: 403 });
  expect(await trial.request(undefined, at('denied'))).toBe(403);
  trial.service = (token) => ({ status: token === 'token-3' ? 200 : 403 });
  expect(await trial.request(undefined, at('denied'))).toBe(403);
  trial.restart();
  trial.session.retry();
  await settled();
  expect(trial.fetches).toMatchObject([{ reason: 'rejected', forceRefresh: true }]);
  expect(await trial.request(undefined, at('denied'))).toBe(200);
  expect(trial.counts).toEqual([1, 1]);
});

test('10: expired and denied together: one new token, the allowed operation succeeds, the denied one is forbidden', async () => {
  const trial = await SessionHarness.inUse();
  trial.service = (token, operation) => ({ status: token === 'token-1' || operation === 'denied' ? 403 : 200 });
  const both = [trial.request(undefined, at('allowed')), trial.request(undefined, at('denied'))];
  expect(await Promise.all(both)).toEqual([200, 403]);
  expect(trial.fetches).toHaveLength(1);
  trial.restart();
  expect(await trial.requests(10)).toEqual(Array(10).fill(200));
  expect(trial.fetches).toHaveLength(0);
});

test('11: when the token expires while denials are stored, an operation that worked gets a new one after 5 s', async () => {
  const trial = await SessionHarness.inUse();
  await trial.request(undefined, at('allowed'));
  trial.service = (_token, operation) => ({ status: operation === 'denied' ? 403 : 200 });
  expect(await trial.request(undefined, at('denied'))).toBe(403);
  expect(await trial.request(undefined, at('allowed'))).toBe(200);
  trial.restart();
  const dead = `token-${trial.fetchCount}`;
  trial.service = (token) => ({ status: token === dead ? 403 : 200 });
  await trial.clock.advance(4 * second);
  expect(await trial.request(undefined, at('allowed'))).toBe(403);
  expect(trial.fetches).toHaveLength(0);
  await trial.clock.advance(second);
  expect(await trial.request(undefined, at('allowed'))).toBe(200);
  expect(trial.fetches).toHaveLength(1);
});

test('12: a denied operation whose new token never arrives blocks no other, and fails after 15 s', async () => {
  const trial = await SessionHarness.inUse();
  trial.service = (_token, operation) => ({ status: operation === 'denied' ? 403 : 200 });
  trial.host = () => new Promise(() => {});
  let failedAt: number | undefined;
  const denied = trial.request(undefined, at('denied')).then((status) => {
    failedAt = trial.clock.monotonic();
    return status;
  });
  await trial.clock.advance(second);
  const began = trial.clock.monotonic();
  expect(await trial.requests(20)).toEqual(Array(20).fill(200));
  expect(trial.clock.monotonic()).toBe(began);
  await trial.clock.advance(14 * second);
  expect(await denied).toBe(403);
  expect(failedAt).toBe(15 * second);
});

test.each<[string, ScriptedResponse, string]>([
  ['without a body', { status: 403 }, 'http'],
  ['with a proxy’s page', proxyPage(403), 'http'],
  ['in a gateway’s own JSON', { status: 403, body: { message: 'Forbidden' } }, 'http'],
  ['of the service, but for another reason', failure(403, { type: 'NOT_MODIFIABLE' }), 'http'],
])('13: a 403 %s is no evidence about the token: no fetch, no retry', async (_name, response, kind) => {
  await using trial = await ClientOnServer.start([success(company), response]);
  await trial.client.read(readCompany);
  expect(await catchDaybookError(() => trial.client.read(readCompany))).toMatchObject({ kind, status: 403 });
  expect([trial.fetches - 1, trial.server.requests.length - 1]).toEqual([0, 1]);
});

test('14: one 401 among twenty requests fetches one new token', async () => {
  const trial = await SessionHarness.inUse();
  let count = 0;
  trial.service = (token) => ({ status: token === 'token-1' ? 401 : 200, latency: 5 + (count++ % 20) * 15 });
  const requests = trial.requests(20);
  await trial.clock.advance(5 * second);
  expect(await requests).toEqual(Array(20).fill(200));
  expect(trial.fetches).toHaveLength(1);
});

test('14: 401 forever: at most five tokens and five requests in two minutes, twelve tokens in an hour', async () => {
  const trial = await SessionHarness.inUse();
  trial.service = () => ({ status: 401 });
  const outcomes: unknown[] = [];
  const everySecond = async (seconds: number) => {
    for (let n = 0; n < seconds; n++) {
      outcomes.push(...(await trial.requests(1)));
      await trial.clock.advance(second);
    }
  };
  await everySecond(120);
  expect(trial.fetches.length).toBeLessThanOrEqual(5);
  expect(trial.sends.length).toBeLessThanOrEqual(5);
  await everySecond(3600 - 120);
  expect(trial.fetches.length).toBeLessThanOrEqual(12);
  expect(new Set(outcomes)).toEqual(new Set(['INVALID_TOKEN']));
});

test('15: a token with 20 s left that claims an hour: when it ends, ten requests fetch one new token', async () => {
  const trial = await SessionHarness.inUse();
  await trial.clock.advance(20 * second);
  trial.service = (token) => ({ status: token === 'token-1' ? 403 : 200 });
  expect(await trial.requests(10)).toEqual(Array(10).fill(200));
  expect(trial.counts).toEqual([1, 20]);
});

test('a late refusal that arrives when the next token has ended too is retried with the token after that', async () => {
  const trial = new SessionHarness();
  const life = 2 * second;
  const made = new Map<string, number>();
  trial.host = async () => {
    const access_token = `token-${trial.fetchCount}`;
    made.set(access_token, trial.clock.monotonic());
    return { access_token, expires_in: 2 };
  };
  const isDead = (token: string) => trial.clock.monotonic() - (made.get(token) ?? 0) >= life;
  trial.service = (token, operation) => ({
    status: isDead(token) ? 403 : 200,
    latency: operation === 'slow' && token === 'token-1' ? 2500 : 5,
  });
  const quick = async () => {
    const request = trial.request();
    await trial.clock.advance(100);
    return request;
  };
  expect(await quick()).toBe(200);
  await trial.clock.advance(2 * second);
  const slow = trial.request(undefined, at('slow')); // refused with the first token, 2.5 s later
  expect(await quick()).toBe(200);
  await trial.clock.advance(3 * second);
  expect(await slow).toBe(200);
  expect(trial.tokens.filter((token) => token === 'token-3')).toHaveLength(1);
  expect([trial.fetches.length, trial.sends.length]).toEqual([3, 5]);
});
