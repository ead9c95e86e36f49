import { describe, expect, test } from 'vitest';
import { SessionHarness } from '../../support/session/sessionHarness.ts';

/** A session whose first token the service no longer accepts. */
async function withDeadToken(status: number): Promise<SessionHarness> {
  const trial = new SessionHarness();
  await trial.request();
  trial.service = (token) => ({ status: token === 'token-1' ? status : 200 });
  trial.sends.length = 0;
  trial.fetches.length = 0;
  trial.host = async () => 'token-2';
  return trial;
}

describe.each([401, 403])('a request refused with %i', (status) => {
  test('is retried once with a token fetched with forceRefresh', async () => {
    const trial = await withDeadToken(status);
    expect(await trial.request()).toBe(200);
    expect(trial.tokens).toEqual(['token-1', 'token-2']);
    expect(trial.fetches).toMatchObject([{ reason: 'rejected', forceRefresh: true, attempt: 1 }]);
  });

  test('whose caller has aborted fetches no new token', async () => {
    const trial = await withDeadToken(status);
    trial.service = () => ({ status, latency: 500 });
    const leaving = new AbortController();
    const request = trial.request(leaving.signal);
    request.catch(() => {});
    await trial.clock.advance(100);
    leaving.abort('left');
    await trial.clock.advance(1000);
    await expect(request).rejects.toBe('left');
    expect(trial.fetches).toHaveLength(0);
    expect(trial.sends).toHaveLength(1);
  });

  test('again after the retry is not sent a third time', async () => {
    const trial = await withDeadToken(status);
    trial.service = () => ({ status });
    expect(await trial.requests(1)).toEqual([status === 401 ? 'INVALID_TOKEN' : 403]);
    expect(trial.tokens).toEqual(['token-1', 'token-2']);
    expect(trial.fetches).toHaveLength(1);
  });

  test('is not retried if the host returns the same token', async () => {
    const trial = await withDeadToken(status);
    trial.host = async () => 'token-1';
    expect(await trial.requests(1)).toEqual([status === 401 ? 'INVALID_TOKEN' : 403]);
    expect(trial.tokens).toEqual(['token-1']);
    expect(trial.fetches).toHaveLength(1);
  });

  test('is not retried if the host returns none: the caller gets the response', async () => {
    const trial = await withDeadToken(status);
    trial.host = () => Promise.reject(new Error('signed out'));
    const request = trial.requests(1);
    await trial.clock.advance(10_000);
    expect(await request).toEqual([status === 401 ? 'TOKEN_UNAVAILABLE' : 403]);
    expect(trial.tokens).toEqual(['token-1']);
  });

  test('with a token replaced since is retried with the current one, without a fetch', async () => {
    const trial = await withDeadToken(status);
    trial.service = (token) => ({ status: token === 'token-1' ? status : 200, latency: trial.sends.length * 500 });
    const requests = trial.requests(2);
    await trial.clock.advance(3000);
    expect(await requests).toEqual([200, 200]);
    expect(trial.tokens).toEqual(['token-1', 'token-1', 'token-2', 'token-2']);
    expect(trial.fetches).toHaveLength(1);
  });

  test('with a token that the host returned twice fetches with forceRefresh', async () => {
    const trial = new SessionHarness();
    trial.host = async ({ reason }) => ({
      access_token: reason === 'rejected' ? 'token-2' : 'token-1',
      expires_in: 100,
    });
    trial.service = (token) => ({
      status: token === 'token-1' && trial.clock.monotonic() > 0 ? status : 200,
      latency: 500,
    });
    const first = trial.request();
    await trial.clock.advance(500);
    expect(await first).toBe(200);
    await trial.clock.advance(84_500); // when it is refreshed ahead
    const second = trial.request();
    await trial.clock.advance(5000);
    expect(await second).toBe(200);
    expect(trial.fetches.map(({ reason }) => reason)).toEqual(['initial', 'scheduled', 'rejected']);
  });
});

test.each([200, 400, 404, 429, 500, 503])(
  'a response of %i says nothing about the token: no fetch, no retry',
  async (status) => {
    const trial = await withDeadToken(401);
    trial.service = () => ({ status });
    expect(await trial.request()).toBe(status);
    expect(trial.sends).toHaveLength(1);
    expect(trial.fetches).toHaveLength(0);
  },
);

test('a request that fails without a response is not retried', async () => {
  const trial = await withDeadToken(401);
  trial.service = () => {
    throw new Error('reset');
  };
  await expect(trial.request()).rejects.toThrow('reset');
  expect(trial.sends).toHaveLength(1);
  expect(trial.fetches).toHaveLength(0);
});
