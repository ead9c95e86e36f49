import { describe, expect, test } from 'vitest';
import { SessionHarness } from '../../support/session/sessionHarness.ts';

/** A session whose first token the service no longer takes. */
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
  test('is sent once more, with a token that the host was forced to renew', async () => {
    const trial = await withDeadToken(status);
    expect(await trial.request()).toBe(200);
    expect(trial.tokens).toEqual(['token-1', 'token-2']);
    expect(trial.fetches).toMatchObject([{ reason: 'rejected', forceRefresh: true, attempt: 1 }]);
  });

  test('whose caller has left costs no new token', async () => {
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

  test('again after the replay is not sent a third time', async () => {
    const trial = await withDeadToken(status);
    trial.service = () => ({ status });
    expect(await trial.requests(1)).toEqual([status === 401 ? 'INVALID_TOKEN' : 403]);
    expect(trial.tokens).toEqual(['token-1', 'token-2']);
    expect(trial.fetches).toHaveLength(1);
  });

  test('is not sent again when the host gives the same token', async () => {
    const trial = await withDeadToken(status);
    trial.host = async () => 'token-1';
    expect(await trial.requests(1)).toEqual([status === 401 ? 'INVALID_TOKEN' : 403]);
    expect(trial.tokens).toEqual(['token-1']);
    expect(trial.fetches).toHaveLength(1);
  });

  test('is not sent again when the host gives none: the refusal stands', async () => {
    const trial = await withDeadToken(status);
    trial.host = () => Promise.reject(new Error('signed out'));
    const request = trial.requests(1);
    await trial.clock.advance(10_000);
    expect(await request).toEqual([status === 401 ? 'TOKEN_UNAVAILABLE' : 403]);
    expect(trial.tokens).toEqual(['token-1']);
  });

  test('of a token replaced since is sent with the current one, without a fetch', async () => {
    const trial = await withDeadToken(status);
    trial.service = (token) => ({ status: token === 'token-1' ? status : 200, latency: trial.sends.length * 500 });
    const requests = trial.requests(2);
    await trial.clock.advance(3000);
    expect(await requests).toEqual([200, 200]);
    expect(trial.tokens).toEqual(['token-1', 'token-1', 'token-2', 'token-2']);
    expect(trial.fetches).toHaveLength(1);
  });

  test('of a token that the host gave twice is renewed by force', async () => {
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
    await trial.clock.advance(84_500); // the window in which it is renewed beforehand
    const second = trial.request();
    await trial.clock.advance(5000);
    expect(await second).toBe(200);
    expect(trial.fetches.map(({ reason }) => reason)).toEqual(['initial', 'scheduled', 'rejected']);
  });
});

test.each([200, 400, 404, 429, 500, 503])(
  'an answer of %i says nothing of the token: no fetch, no replay',
  async (status) => {
    const trial = await withDeadToken(401);
    trial.service = () => ({ status });
    expect(await trial.request()).toBe(status);
    expect(trial.sends).toHaveLength(1);
    expect(trial.fetches).toHaveLength(0);
  },
);

test('a request that fails without an answer is not sent again', async () => {
  const trial = await withDeadToken(401);
  trial.service = () => {
    throw new Error('reset');
  };
  await expect(trial.request()).rejects.toThrow('reset');
  expect(trial.sends).toHaveLength(1);
  expect(trial.fetches).toHaveLength(0);
});
