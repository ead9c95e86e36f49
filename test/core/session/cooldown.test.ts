import { describe, expect, test } from 'vitest';
import { type HarnessResponse, SessionHarness } from '../../support/session/sessionHarness.ts';
import { settled } from '../../support/session/virtualClock.ts';

const second = 1000;
const minute = 60 * second;
const down = () => Promise.reject(new Error('down'));
const neverAgain = () => Promise.reject(Object.assign(new Error('closed'), { retryable: false }));

/** Twenty requests whose responses arrive over three seconds: the last during the cooldown. */
function spread(harness: SessionHarness, status: number): Promise<(number | string)[]> {
  let count = 0;
  harness.service = () => ({ status, latency: 150 * ++count });
  return harness.requests(20);
}

describe('a failed host is not called during the cooldown', () => {
  test('not even for requests that are rejected only then', async () => {
    const harness = await SessionHarness.inUse();
    harness.host = down;
    const requests = spread(harness, 401);
    await harness.clock.advance(3 * second);
    expect(harness.fetches.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    await harness.clock.advance(10 * second);
    expect(await requests).toEqual(Array(20).fill('TOKEN_UNAVAILABLE'));
  });

  test('or ever again if it asked for that, whatever requests in flight return', async () => {
    for (const status of [401, 403]) {
      const harness = await SessionHarness.inUse();
      harness.host = neverAgain;
      const requests = spread(harness, status);
      await harness.clock.advance(10 * second);
      expect(await requests).toEqual(Array(20).fill(status === 401 ? 'TOKEN_UNAVAILABLE' : 403));
      expect(harness.fetches).toHaveLength(1);
    }
  });

  test('and its late token after that is not used', async () => {
    const harness = new SessionHarness();
    harness.host = async () => {
      await harness.pause(20 * second);
      return 'late';
    };
    const timedOut = harness.requests(1);
    await harness.clock.advance(17 * second);
    expect(await timedOut).toEqual(['TOKEN_TIMEOUT']);
    harness.host = neverAgain;
    expect(await harness.requests(1)).toEqual(['TOKEN_UNAVAILABLE']);
    await harness.clock.advance(10 * second);
    expect(await harness.requests(1)).toEqual(['TOKEN_UNAVAILABLE']);
    expect(harness.session.getState()).toMatchObject({
      status: 'error',
      error: { code: 'TOKEN_UNAVAILABLE' },
      retryAt: null,
    });
    expect(harness.sends).toEqual([]);
  });
});

test('a cooldown that began while a token still worked ends with that token', async () => {
  const harness = await SessionHarness.inUse(3290 * second);
  harness.host = down;
  while (harness.clock.monotonic() < 3599 * second) {
    expect(await harness.requests(1)).toEqual([200]);
    await harness.clock.advance(second);
  }
  // By doubling alone, the last cooldown would end twenty seconds after the token.
  harness.host = async () => ({ access_token: 'new', expires_in: 3600 });
  await harness.clock.advance(3 * second);
  expect(await harness.requests(1)).toEqual([200]);
  expect(harness.sends.at(-1)?.token).toBe('new');
});

test('a host that returns the same token for one refused operation is not called for the next', async () => {
  const harness = await SessionHarness.inUse(60 * second);
  harness.host = async () => ({ access_token: 'token-1', expires_in: 3600 });
  harness.service = () => ({ status: 403 });
  for (const operation of ['GET /closing', 'GET /vendors', 'GET /customers']) {
    expect(await harness.request(undefined, { operation })).toBe(403);
    await harness.clock.advance(5 * second);
  }
  expect(harness.fetches).toHaveLength(1);
  expect(harness.sends.map(({ token }) => token)).toEqual(Array(3).fill('token-1'));
});

describe('the cooldown for refused operations', () => {
  const denied = (operation: string) => operation !== 'GET /books';

  test('grows with the tokens that did not help, not with the refused operations', async () => {
    const harness = await SessionHarness.inUse();
    harness.service = (_token, operation) => ({ status: denied(operation) ? 403 : 200 });
    const operations = Array.from({ length: 20 }, (_, index) => `GET /denied/${index}`);
    const statuses = await Promise.all(operations.map((operation) => harness.request(undefined, { operation })));
    expect(statuses).toEqual(Array(20).fill(403));
    expect(harness.fetches).toHaveLength(1);
    await harness.clock.advance(29 * second);
    expect(await harness.request(undefined, { operation: 'GET /too/early' })).toBe(403);
    expect(harness.fetches).toHaveLength(1);
    await harness.clock.advance(2 * second);
    expect(await harness.request(undefined, { operation: 'GET /half/a/minute/later' })).toBe(403);
    expect(harness.fetches).toHaveLength(2);
  });

  test('ends when a new token resolves a refusal', async () => {
    const harness = await SessionHarness.inUse();
    let good = 'token-2';
    harness.service = (token, operation) => ({ status: denied(operation) || token !== good ? 403 : 200 });
    expect(await harness.request(undefined, { operation: 'GET /denied' })).toBe(403);
    await harness.clock.advance(6 * second);
    good = 'token-3'; // the other ended early
    expect(await harness.request()).toBe(200);
    expect(harness.fetches).toHaveLength(2);
    expect(await harness.request(undefined, { operation: 'GET /denied/as/well' })).toBe(403);
    expect(harness.fetches).toHaveLength(3);
  });
});

test('an operation refused during a refresh waits for that token, however many retries failed before', async () => {
  const harness = await SessionHarness.inUse();
  harness.service = () => ({ status: 403 });
  expect(await harness.request(undefined, { operation: 'GET /denied' })).toBe(403);
  harness.host = async () => {
    await harness.pause(2 * second);
    return { access_token: 'token-3', expires_in: 3600 };
  };
  harness.service = (token, operation) => ({
    status: token === 'token-3' ? 200 : operation === 'GET /books' ? 401 : 403,
  });
  const both = [harness.request(), harness.request(undefined, { operation: 'GET /vendors' })];
  await harness.clock.advance(3 * second);
  expect(await Promise.all(both)).toEqual([200, 200]);
  expect(harness.fetches).toHaveLength(2);
});

describe('a denied operation', () => {
  test('fetches a token again once it was allowed with the same token', async () => {
    const harness = await SessionHarness.inUse();
    harness.service = () => ({ status: 403 });
    expect(await harness.request()).toBe(403);
    harness.service = () => ({ status: 200 });
    expect(await harness.request()).toBe(200);
    harness.service = (token) => ({ status: token === 'token-2' ? 403 : 200 });
    await harness.clock.advance(minute);
    expect(await harness.request()).toBe(200);
    expect(harness.fetches).toHaveLength(2);
  });

  test('with a newer token does not fetch another after a late refusal of an older one', async () => {
    const harness = await SessionHarness.inUse();
    harness.service = () => ({ status: 403 });
    expect(await harness.request()).toBe(403); // with the first token and the second
    await harness.clock.advance(minute);
    harness.service = () => ({ status: 403, latency: 5 * second });
    const slow = harness.request();
    await settled();
    harness.host = async () => ({ access_token: 'token-3', expires_in: 1 });
    harness.service = (token) => ({ status: 403, verdict: token === 'token-2' ? 'expired' : 'denied' });
    expect(await harness.request()).toBe(403); // with the third
    harness.restart();
    await harness.clock.advance(10 * second);
    expect(await slow).toBe(403);
    expect(harness.fetches).toHaveLength(0);
  });
});

describe('while the service rejects every token, none is fetched', () => {
  test('not even for a late ambiguous refusal', async () => {
    const harness = await SessionHarness.inUse();
    harness.service = (): HarnessResponse => ({ status: 403, latency: 5 * second });
    const slow = harness.request();
    await settled();
    harness.service = () => ({ status: 401 });
    expect(await harness.requests(1)).toEqual(['INVALID_TOKEN']);
    harness.restart();
    await harness.clock.advance(10 * second);
    expect(await slow).toBe(403);
    expect(harness.fetches).toHaveLength(0);
  });

  test('even if it reports each of them as expired', async () => {
    const harness = await SessionHarness.inUse();
    harness.service = () => ({ status: 403, verdict: 'expired' });
    for (let n = 0; n < 120; n++) {
      expect(await harness.requests(1)).toEqual(['INVALID_TOKEN']);
      await harness.clock.advance(second);
    }
    expect(harness.fetches.length).toBeLessThanOrEqual(6);
  });
});
