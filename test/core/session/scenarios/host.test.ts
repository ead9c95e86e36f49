import { afterEach, describe, expect, test, vi } from 'vitest';
import { SessionHarness } from '../../../support/session/sessionHarness.ts';
import { StubbedPage } from '../../../support/session/stubbedPage.ts';

const never = new Promise<never>(() => {});
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test('27: a host that throws, then rejects, then responds is called three times in one refresh for ten requests', async () => {
  const harness = new SessionHarness();
  const times: number[] = [];
  harness.host = (request) => {
    times.push(harness.clock.monotonic());
    if (request.attempt === 1) throw new Error('not even a promise');
    if (request.attempt === 2) return Promise.reject(new Error('502'));
    return Promise.resolve('token-3');
  };
  const requests = harness.requests(10);
  await harness.clock.advance(2000);
  expect(await requests).toEqual(Array(10).fill(200));
  expect(harness.fetches.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(250);
  expect(second - first).toBeLessThanOrEqual(500);
  expect(third - second).toBeGreaterThanOrEqual(750);
  expect(third - second).toBeLessThanOrEqual(1500);
});

test('28: a host that is down for ten minutes is called at most 45 times, and again within a minute', async () => {
  const harness = new SessionHarness();
  harness.host = () => Promise.reject(new Error('down'));
  const outcomes: Promise<unknown>[] = [];
  for (let n = 0; n < 600; n++) {
    outcomes.push(harness.request().catch((error) => [error.code, error.cause.message]));
    await harness.clock.advance(second);
  }
  await harness.clock.advance(10 * second);
  expect(new Set((await Promise.all(outcomes)).map(String))).toEqual(new Set(['TOKEN_UNAVAILABLE,down']));
  expect(harness.fetches.length).toBeLessThanOrEqual(45);
  harness.host = async () => 'token';
  for (let waited = 0; ; waited += second) {
    const [outcome] = await harness.requests(1);
    if (outcome === 200) break;
    expect(waited).toBeLessThan(minute);
    await harness.clock.advance(second);
  }
});

describe('28: a host that was down for ten minutes is called at once', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each<[string, (page: StubbedPage) => void]>([
    ['when the page is shown again', (page) => page.become('visible')],
    ['when the browser brings the page back', (page) => page.dispatch('pageshow')],
    ['when there is a network again', (page) => page.dispatch('online')],
  ])('%s', async (_name, come) => {
    const page = new StubbedPage();
    const harness = new SessionHarness();
    harness.session.retain();
    harness.host = () => Promise.reject(new Error('down'));
    for (let n = 0; n < 600; n++) {
      harness.request().catch(() => {});
      await harness.clock.advance(second);
    }
    await harness.clock.advance(5 * second);
    harness.restart().host = async () => 'token';
    expect(await harness.requests(1)).toEqual(['TOKEN_UNAVAILABLE']);
    come(page);
    expect(await harness.request()).toBe(200);
    expect(harness.counts).toEqual([1, 1]);
  });
});

test('29: a host that never responds: one call, five requests fail after exactly 15 s, and the next fails at once', async () => {
  const harness = new SessionHarness();
  harness.host = () => never;
  let isOver = false;
  const requests = harness.requests(5).finally(() => {
    isOver = true;
  });
  await harness.clock.advance(14_999);
  expect(isOver).toBe(false);
  expect(harness.fetches[0]?.signal.aborted).toBe(false);
  await harness.clock.advance(1);
  expect(await requests).toEqual(Array(5).fill('TOKEN_TIMEOUT'));
  expect(harness.fetches).toHaveLength(1);
  expect(harness.sends).toHaveLength(0);
  expect(harness.clock.timers).toEqual([]);
  expect(await harness.requests(1)).toEqual(['TOKEN_TIMEOUT']);
  expect(harness.counts).toEqual([1, 0]);
  // It may still respond, until the next call takes its place.
  expect(harness.fetches[0]?.signal.aborted).toBe(false);
  await harness.clock.advance(minute);
  harness.requests(1);
  await harness.clock.advance(0);
  expect(harness.fetches.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('29: a token that arrives after the timeout is still used, also from a host that stops when it is told to', async () => {
  const harness = new SessionHarness();
  harness.host = async ({ signal }) => {
    await harness.pause(20 * second);
    signal.throwIfAborted();
    return 'late';
  };
  const waiting = harness.requests(5);
  await harness.clock.advance(20 * second);
  expect(await waiting).toEqual(Array(5).fill('TOKEN_TIMEOUT'));
  expect(await harness.request()).toBe(200);
  expect(harness.tokens).toEqual(['late']);
  expect(harness.fetches).toHaveLength(1);
});

test('32: tokens of one second cause at most one call in ten seconds', async () => {
  const harness = new SessionHarness();
  harness.host = async () => ({ access_token: `token-${harness.fetches.length}`, expires_in: 1 });
  for (let n = 0; n < 600; n++) {
    expect(await harness.request()).toBe(200);
    await harness.clock.advance(100);
  }
  expect(harness.fetches.length).toBeLessThanOrEqual(7);
});

test('32: a token of thirty days sets no timer beyond the platform’s limit, and is not refreshed in its first hour', async () => {
  const harness = new SessionHarness();
  harness.host = async () => ({ access_token: 'token', expires_in: 30 * 24 * 3600 });
  const release = harness.session.retain();
  await harness.request();
  for (let n = 0; n < 60; n++) {
    await harness.clock.advance(minute);
    await harness.request();
  }
  expect(harness.clock.longestDelay).toBeLessThan(2 ** 31);
  expect(harness.fetches).toHaveLength(1);
  release();
});

describe('33: a host whose cache always returns one token', () => {
  test('until 10 s before its end: 719 requests in two hours all succeed, with at most 20 calls', async () => {
    const harness = new SessionHarness();
    const begin = harness.clock.wall();
    let cached = { text: 'token-0', until: begin + hour };
    harness.host = async () => {
      const now = harness.clock.wall();
      if (now >= cached.until - 10 * second) cached = { text: `token-${now}`, until: now + hour };
      return { access_token: cached.text, expires_in: (cached.until - now) / second };
    };
    harness.service = (token) => ({ status: token === cached.text && harness.clock.wall() < cached.until ? 200 : 403 });
    for (let n = 0; n < 719; n++) {
      expect(await harness.request()).toBe(200);
      await harness.clock.advance(10 * second);
    }
    expect(harness.sends).toHaveLength(719);
    expect(harness.fetches.length).toBeLessThanOrEqual(20);
  });

  test('forever: every request succeeds until the actual end, and no user is signed out', async () => {
    const harness = new SessionHarness();
    harness.host = async () => ({ access_token: 'token', expires_in: 3600 });
    for (let n = 0; n < 359; n++) {
      expect(await harness.request()).toBe(200);
      await harness.clock.advance(10 * second);
    }
    expect(harness.session.getState()).toMatchObject({ status: 'ready', error: null });
  });
});

test('34: a host that throws retryable: false is not called again until retry()', async () => {
  const harness = new SessionHarness();
  harness.host = () => Promise.reject(Object.assign(new Error('closed'), { retryable: false }));
  expect(await harness.requests(25)).toEqual(Array(25).fill('TOKEN_UNAVAILABLE'));
  for (let n = 0; n < 25; n++) {
    await harness.clock.advance(minute);
    expect(await harness.requests(1)).toEqual(['TOKEN_UNAVAILABLE']);
  }
  expect(harness.fetches).toHaveLength(1);
  expect(harness.session.getState()).toMatchObject({ status: 'error', retryAt: null });
  harness.host = async () => 'token';
  harness.session.retry();
  expect(await harness.request()).toBe(200);
  expect(harness.session.getState()).toMatchObject({ status: 'ready', error: null });
});
