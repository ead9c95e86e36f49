import { describe, expect, test } from 'vitest';
import { type HarnessResponse, SessionHarness } from '../../support/session/sessionHarness.ts';
import { settled } from '../../support/session/virtualClock.ts';

const second = 1000;
const minute = 60 * second;
const down = () => Promise.reject(new Error('down'));
const neverAgain = () => Promise.reject(Object.assign(new Error('closed'), { retryable: false }));

/** Twenty requests whose responses arrive over three seconds: the last during the cooldown. */
function spread(trial: SessionHarness, status: number): Promise<(number | string)[]> {
  let count = 0;
  trial.service = () => ({ status, latency: 150 * ++count });
  return trial.requests(20);
}

describe('a failed host is not called during the cooldown', () => {
  test('not even for requests that are rejected only then', async () => {
    const trial = await SessionHarness.inUse();
    trial.host = down;
    const requests = spread(trial, 401);
    await trial.clock.advance(3 * second);
    expect(trial.fetches.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    await trial.clock.advance(10 * second);
    expect(await requests).toEqual(Array(20).fill('TOKEN_UNAVAILABLE'));
  });

  test('or ever again if it said so, whatever requests in flight return', async () => {
    for (const status of [401, 403]) {
      const trial = await SessionHarness.inUse();
      trial.host = neverAgain;
      const requests = spread(trial, status);
      await trial.clock.advance(10 * second);
      expect(await requests).toEqual(Array(20).fill(status === 401 ? 'TOKEN_UNAVAILABLE' : 403));
      expect(trial.fetches).toHaveLength(1);
    }
  });

  test('and its late token after that is not used', async () => {
    const trial = new SessionHarness();
    trial.host = async () => {
      await trial.pause(20 * second);
      return 'late';
    };
    const timedOut = trial.requests(1);
    await trial.clock.advance(17 * second);
    expect(await timedOut).toEqual(['TOKEN_TIMEOUT']);
    trial.host = neverAgain;
    expect(await trial.requests(1)).toEqual(['TOKEN_UNAVAILABLE']);
    await trial.clock.advance(10 * second);
    expect(await trial.requests(1)).toEqual(['TOKEN_UNAVAILABLE']);
    expect(trial.session.getState()).toMatchObject({
      status: 'error',
      error: { code: 'TOKEN_UNAVAILABLE' },
      retryAt: null,
    });
    expect(trial.sends).toEqual([]);
  });
});

test('a cooldown that began while a token still worked ends with that token', async () => {
  const trial = await SessionHarness.inUse(3290 * second);
  trial.host = down;
  while (trial.clock.monotonic() < 3599 * second) {
    expect(await trial.requests(1)).toEqual([200]);
    await trial.clock.advance(second);
  }
  // By doubling alone, the last cooldown would end twenty seconds after the token.
  trial.host = async () => ({ access_token: 'new', expires_in: 3600 });
  await trial.clock.advance(3 * second);
  expect(await trial.requests(1)).toEqual([200]);
  expect(trial.sends.at(-1)?.token).toBe('new');
});

test('a host that returns the same token for one refused operation is not called for the next', async () => {
  const trial = await SessionHarness.inUse(60 * second);
  trial.host = async () => ({ access_token: 'token-1', expires_in: 3600 });
  trial.service = () => ({ status: 403 });
  for (const operation of ['GET /closing', 'GET /vendors', 'GET /customers']) {
    expect(await trial.request(undefined, { operation })).toBe(403);
    await trial.clock.advance(5 * second);
  }
  expect(trial.fetches).toHaveLength(1);
  expect(trial.sends.map(({ token }) => token)).toEqual(Array(3).fill('token-1'));
});

describe('the cooldown for refused operations', () => {
  const denied = (operation: string) => operation !== 'GET /books';

  test('grows with the tokens that did not help, not with the refused operations', async () => {
    const trial = await SessionHarness.inUse();
    trial.service = (_token, operation) => ({ status: denied(operation) ? 403 : 200 });
    const operations = Array.from({ length: 20 }, (_, index) => `GET /denied/${index}`);
    const statuses = await Promise.all(operations.map((operation) => trial.request(undefined, { operation })));
    expect(statuses).toEqual(Array(20).fill(403));
    expect(trial.fetches).toHaveLength(1);
    await trial.clock.advance(29 * second);
    expect(await trial.request(undefined, { operation: 'GET /too/early' })).toBe(403);
    expect(trial.fetches).toHaveLength(1);
    await trial.clock.advance(2 * second);
    expect(await trial.request(undefined, { operation: 'GET /half/a/minute/later' })).toBe(403);
    expect(trial.fetches).toHaveLength(2);
  });

  test('ends when a new token resolves a refusal', async () => {
    const trial = await SessionHarness.inUse();
    let good = 'token-2';
    trial.service = (token, operation) => ({ status: denied(operation) || token !== good ? 403 : 200 });
    expect(await trial.request(undefined, { operation: 'GET /denied' })).toBe(403);
    await trial.clock.advance(6 * second);
    good = 'token-3'; // the other ended early
    expect(await trial.request()).toBe(200);
    expect(trial.fetches).toHaveLength(2);
    expect(await trial.request(undefined, { operation: 'GET /denied/as/well' })).toBe(403);
    expect(trial.fetches).toHaveLength(3);
  });
});

test('an operation refused during a refresh waits for that token, however many retries failed before', async () => {
  const trial = await SessionHarness.inUse();
  trial.service = () => ({ status: 403 });
  expect(await trial.request(undefined, { operation: 'GET /denied' })).toBe(403);
  trial.host = async () => {
    await trial.pause(2 * second);
    return { access_token: 'token-3', expires_in: 3600 };
  };
  trial.service = (token, operation) => ({
    status: token === 'token-3' ? 200 : operation === 'GET /books' ? 401 : 403,
  });
  const both = [trial.request(), trial.request(undefined, { operation: 'GET /vendors' })];
  await trial.clock.advance(3 * second);
  expect(await Promise.all(both)).toEqual([200, 200]);
  expect(trial.fetches).toHaveLength(2);
});

describe('a denied operation', () => {
  test('fetches a token again once it was allowed with the same token', async () => {
    const trial = await SessionHarness.inUse();
    trial.service = () => ({ status: 403 });
    expect(await trial.request()).toBe(403);
    trial.service = () => ({ status: 200 });
    expect(await trial.request()).toBe(200);
    trial.service = (token) => ({ status: token === 'token-2' ? 403 : 200 });
    await trial.clock.advance(minute);
    expect(await trial.request()).toBe(200);
    expect(trial.fetches).toHaveLength(2);
  });

  test('with a newer token does not fetch another after a late refusal of an older one', async () => {
    const trial = await SessionHarness.inUse();
    trial.service = () => ({ status: 403 });
    expect(await trial.request()).toBe(403); // with the first token and the second
    await trial.clock.advance(minute);
    trial.service = () => ({ status: 403, latency: 5 * second });
    const slow = trial.request();
    await settled();
    trial.host = async () => ({ access_token: 'token-3', expires_in: 1 });
    trial.service = (token) => ({ status: 403, verdict: token === 'token-2' ? 'expired' : 'denied' });
    expect(await trial.request()).toBe(403); // with the third
    trial.restart();
    await trial.clock.advance(10 * second);
    expect(await slow).toBe(403);
    expect(trial.fetches).toHaveLength(0);
  });
});

describe('while the service rejects every token, none is fetched', () => {
  test('not even for a late ambiguous refusal', async () => {
    const trial = await SessionHarness.inUse();
    trial.service = (): HarnessResponse => ({ status: 403, latency: 5 * second });
    const slow = trial.request();
    await settled();
    trial.service = () => ({ status: 401 });
    expect(await trial.requests(1)).toEqual(['INVALID_TOKEN']);
    trial.restart();
    await trial.clock.advance(10 * second);
    expect(await slow).toBe(403);
    expect(trial.fetches).toHaveLength(0);
  });

  test('even if it reports each of them as expired', async () => {
    const trial = await SessionHarness.inUse();
    trial.service = () => ({ status: 403, verdict: 'expired' });
    for (let n = 0; n < 120; n++) {
      expect(await trial.requests(1)).toEqual(['INVALID_TOKEN']);
      await trial.clock.advance(second);
    }
    expect(trial.fetches.length).toBeLessThanOrEqual(6);
  });
});
