import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, TokenError } from '../../../../src/core/http/errors.ts';
import { createTokenSession } from '../../../../src/core/http/session/tokenSession.ts';
import { caught } from '../../../support/caught.ts';
import { SessionTrial } from '../../../support/sessionTrial.ts';

const never = new Promise<never>(() => {});

test('a session that nobody uses does nothing', async () => {
  const trial = new SessionTrial();
  await trial.clock.advance(24 * 3600 * 1000);
  expect(trial.fetches).toHaveLength(0);
  expect(trial.clock.timers).toEqual([]);
});

test('fifty requests at once fetch one token', async () => {
  const trial = new SessionTrial();
  expect(await trial.requests(50)).toEqual(Array(50).fill(200));
  expect(trial.fetches).toHaveLength(1);
  expect(trial.tokens).toEqual(Array(50).fill('token-1'));
  expect(trial.clock.timers).toEqual([]);
});

test('the host is told for whom, why, and how often it was asked', async () => {
  const trial = new SessionTrial('user-9:company-1');
  await trial.request();
  expect(trial.fetches).toMatchObject([
    { identity: 'user-9:company-1', reason: 'initial', forceRefresh: false, attempt: 1 },
  ]);
  expect(trial.fetches[0]?.signal.aborted).toBe(false);
});

test('a fetch leaves no listener at the session, however it ends', async () => {
  const trial = new SessionTrial();
  const hosts = [() => Promise.reject(new Error('down')), () => never, async () => 'token'];
  for (const host of hosts) {
    trial.host = host;
    const requests = trial.requests(2);
    await trial.clock.advance(15_000);
    await requests;
    expect(getEventListeners(trial.session.ended, 'abort')).toEqual([]);
  }
});

describe('one caller’s abort', () => {
  test('ends its own request and no other', async () => {
    const trial = new SessionTrial();
    let give = (_token: string) => {};
    trial.host = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    const leaving = new AbortController();
    const [one, other] = [trial.request(leaving.signal), trial.request()];
    one.catch(() => {});
    await trial.clock.advance(100);
    leaving.abort('left');
    await expect(one).rejects.toBe('left');
    expect(trial.fetches[0]?.signal.aborted).toBe(false);
    give('token-1');
    expect(await other).toBe(200);
    expect(trial.tokens).toEqual(['token-1']);
  });

  test('when all abort, the token comes nevertheless and serves the next', async () => {
    const trial = new SessionTrial();
    const leaving = new AbortController();
    const requests = [trial.request(leaving.signal), trial.request(leaving.signal)];
    leaving.abort('left');
    for (const request of requests) await expect(request).rejects.toBe('left');
    expect(await trial.request()).toBe(200);
    expect(trial.fetches).toHaveLength(1);
    expect(trial.tokens).toEqual(['token-1']);
  });
});

describe('a host that fails', () => {
  test('by throwing at once, then by rejecting, is asked three times in one go, and ten wait for it', async () => {
    const trial = new SessionTrial();
    const times: number[] = [];
    trial.host = (request) => {
      times.push(trial.clock.monotonic());
      if (request.attempt === 1) throw new Error('not even a promise');
      if (request.attempt === 2) return Promise.reject(new Error('502'));
      return Promise.resolve('token-3');
    };
    const requests = trial.requests(10);
    await trial.clock.advance(2000);
    expect(await requests).toEqual(Array(10).fill(200));
    expect(trial.fetches.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(250);
    expect(second - first).toBeLessThanOrEqual(500);
    expect(third - second).toBeGreaterThanOrEqual(750);
    expect(third - second).toBeLessThanOrEqual(1500);
  });

  test('three times gives an error with the host’s own as its cause, and the next request asks anew', async () => {
    const trial = new SessionTrial();
    const cause = new Error('signed out');
    trial.host = () => Promise.reject(cause);
    const failing = caught(() => trial.request());
    await trial.clock.advance(10_000);
    expect(await failing).toBeInstanceOf(TokenError);
    expect(await failing).toMatchObject({ code: 'TOKEN_UNAVAILABLE', cause });
    expect(trial.fetches).toHaveLength(3);
    expect(trial.sends).toHaveLength(0);
    expect(trial.clock.timers).toEqual([]);

    trial.host = async () => 'token-4';
    expect(await trial.request()).toBe(200);
    expect(trial.fetches).toHaveLength(4);
  });

  test.each([undefined, null, 'text', 0])('with %s for an error fails all the same', async (thrown) => {
    const trial = new SessionTrial();
    trial.host = () => Promise.reject(thrown);
    const failing = caught(() => trial.request());
    await trial.clock.advance(10_000);
    expect(await failing).toMatchObject({ code: 'TOKEN_UNAVAILABLE' });
  });

  test('for good, as it says, is not asked again within the flight', async () => {
    const trial = new SessionTrial();
    trial.host = () => Promise.reject(Object.assign(new Error('account closed'), { retryable: false }));
    expect(await trial.requests(50)).toEqual(Array(50).fill('TOKEN_UNAVAILABLE'));
    expect(trial.fetches).toHaveLength(1);
  });

  test('by giving no token is not asked again within the flight', async () => {
    const trial = new SessionTrial();
    // A host without types may give anything.
    trial.host = async () => null as unknown as string;
    expect(await trial.requests(5)).toEqual(Array(5).fill('TOKEN_INVALID_RESPONSE'));
    expect(trial.fetches).toHaveLength(1);
    expect(trial.sends).toHaveLength(0);
  });
});

describe('a host that gives no token', () => {
  test('has 15 s; then all who wait fail and its signal aborts', async () => {
    const trial = new SessionTrial();
    trial.host = () => never;
    let isOver = false;
    const requests = trial.requests(5).finally(() => {
      isOver = true;
    });
    await trial.clock.advance(14_999);
    expect(isOver).toBe(false);
    expect(trial.fetches[0]?.signal.aborted).toBe(false);
    await trial.clock.advance(1);
    expect(await requests).toEqual(Array(5).fill('TOKEN_TIMEOUT'));
    expect(trial.fetches[0]?.signal.aborted).toBe(true);
    expect(trial.fetches).toHaveLength(1);
    expect(trial.sends).toHaveLength(0);
    expect(trial.clock.timers).toEqual([]);
  });

  test('because it waits for Daybook itself does not run round in circles, and the failure says why', async () => {
    const trial = new SessionTrial();
    const own: Promise<unknown>[] = [];
    trial.host = async () => {
      const request = caught(() => trial.request());
      own.push(request);
      throw await request;
    };
    const outer = caught(() => trial.request());
    await trial.clock.advance(15_000);
    expect(await outer).toMatchObject({
      code: 'TOKEN_TIMEOUT',
      message: expect.stringContaining("Daybook's own requests"),
    });
    expect(await own[0]).toMatchObject({ code: 'TOKEN_TIMEOUT' });
    await trial.clock.advance(60_000);
    expect(trial.fetches).toHaveLength(1);
    expect(trial.sends).toHaveLength(0);
  });

  test('and rejects after its time is over, which nobody hears', async () => {
    const trial = new SessionTrial();
    trial.host = ({ signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const failing = caught(() => trial.request());
    await trial.clock.advance(20_000);
    expect(await failing).toMatchObject({ code: 'TOKEN_TIMEOUT' });
  });
});

test.each(['', undefined, null, 42, {}])(
  'an identity of %j is a mistake that the first request tells',
  async (identity) => {
    let fetches = 0;
    const fetchToken = async () => `token-${++fetches}`;
    // A host without types may give anything.
    const session = createTokenSession({ identity: identity as string, fetchToken });
    const request = () =>
      session.withToken({
        operation: 'GET /books',
        isWrite: false,
        send: async () => 200,
        verdictOf: () => undefined,
      });
    expect(await caught(request)).toBeInstanceOf(ConfigurationError);
    expect(fetches).toBe(0);
  },
);

test('each session has an id of its own, which is not the identity', () => {
  const sessions = [new SessionTrial(), new SessionTrial()].map(({ session }) => session);
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
  expect(sessions[0]?.id).not.toContain('user-7');
});
