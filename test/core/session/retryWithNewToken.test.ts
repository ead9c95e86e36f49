import { describe, expect, test } from 'vitest';
import { SessionHarness } from '../../support/session/sessionHarness.ts';

/** A session whose first token the service no longer accepts. */
async function withDeadToken(status: number): Promise<SessionHarness> {
  const harness = new SessionHarness();
  await harness.request();
  harness.service = (token) => ({ status: token === 'token-1' ? status : 200 });
  harness.sends.length = 0;
  harness.fetches.length = 0;
  harness.host = async () => 'token-2';
  return harness;
}

describe.each([401, 403])('a request refused with %i', (status) => {
  test('is retried once with a token fetched with forceRefresh', async () => {
    const harness = await withDeadToken(status);
    expect(await harness.request()).toBe(200);
    expect(harness.tokens).toEqual(['token-1', 'token-2']);
    expect(harness.fetches).toMatchObject([{ reason: 'rejected', forceRefresh: true, attempt: 1 }]);
  });

  test('whose caller has aborted fetches no new token', async () => {
    const harness = await withDeadToken(status);
    harness.service = () => ({ status, latency: 500 });
    const leaving = new AbortController();
    const request = harness.request(leaving.signal);
    request.catch(() => {});
    await harness.clock.advance(100);
    leaving.abort('left');
    await harness.clock.advance(1000);
    await expect(request).rejects.toBe('left');
    expect(harness.fetches).toHaveLength(0);
    expect(harness.sends).toHaveLength(1);
  });

  test('again after the retry is not sent a third time', async () => {
    const harness = await withDeadToken(status);
    harness.service = () => ({ status });
    expect(await harness.requests(1)).toEqual([status === 401 ? 'INVALID_TOKEN' : 403]);
    expect(harness.tokens).toEqual(['token-1', 'token-2']);
    expect(harness.fetches).toHaveLength(1);
  });

  test('is not retried if the host returns the same token', async () => {
    const harness = await withDeadToken(status);
    harness.host = async () => 'token-1';
    expect(await harness.requests(1)).toEqual([status === 401 ? 'INVALID_TOKEN' : 403]);
    expect(harness.tokens).toEqual(['token-1']);
    expect(harness.fetches).toHaveLength(1);
  });

  test('is not retried if the host returns none: the caller gets the response', async () => {
    const harness = await withDeadToken(status);
    harness.host = () => Promise.reject(new Error('signed out'));
    const request = harness.requests(1);
    await harness.clock.advance(10_000);
    expect(await request).toEqual([status === 401 ? 'TOKEN_UNAVAILABLE' : 403]);
    expect(harness.tokens).toEqual(['token-1']);
  });

  test('with a token replaced since is retried with the current one, without a fetch', async () => {
    const harness = await withDeadToken(status);
    harness.service = (token) => ({ status: token === 'token-1' ? status : 200, latency: harness.sends.length * 500 });
    const requests = harness.requests(2);
    await harness.clock.advance(3000);
    expect(await requests).toEqual([200, 200]);
    expect(harness.tokens).toEqual(['token-1', 'token-1', 'token-2', 'token-2']);
    expect(harness.fetches).toHaveLength(1);
  });

  test('with a token that the host returned twice fetches with forceRefresh', async () => {
    const harness = new SessionHarness();
    harness.host = async ({ reason }) => ({
      access_token: reason === 'rejected' ? 'token-2' : 'token-1',
      expires_in: 100,
    });
    harness.service = (token) => ({
      status: token === 'token-1' && harness.clock.monotonic() > 0 ? status : 200,
      latency: 500,
    });
    const first = harness.request();
    await harness.clock.advance(500);
    expect(await first).toBe(200);
    await harness.clock.advance(84_500); // when it is refreshed ahead
    const second = harness.request();
    await harness.clock.advance(5000);
    expect(await second).toBe(200);
    expect(harness.fetches.map(({ reason }) => reason)).toEqual(['initial', 'scheduled', 'rejected']);
  });
});

test.each([200, 400, 404, 429, 500, 503])(
  'a response of %i says nothing about the token: no fetch, no retry',
  async (status) => {
    const harness = await withDeadToken(401);
    harness.service = () => ({ status });
    expect(await harness.request()).toBe(status);
    expect(harness.sends).toHaveLength(1);
    expect(harness.fetches).toHaveLength(0);
  },
);

test('a request that fails without a response is not retried', async () => {
  const harness = await withDeadToken(401);
  harness.service = () => {
    throw new Error('reset');
  };
  await expect(harness.request()).rejects.toThrow('reset');
  expect(harness.sends).toHaveLength(1);
  expect(harness.fetches).toHaveLength(0);
});
