import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { createDaybookClient } from '../../../src/client.ts';
import { ConfigurationError, TokenError } from '../../../src/core/errors.ts';
import type { FetchToken } from '../../../src/core/session/requestToken.ts';
import { createTokenSession } from '../../../src/core/session/tokenSession.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { SessionHarness } from '../../support/session/sessionHarness.ts';

const never = new Promise<never>(() => {});

test('an unused session does nothing', async () => {
  const harness = new SessionHarness();
  await harness.clock.advance(24 * 3600 * 1000);
  expect(harness.fetches).toHaveLength(0);
  expect(harness.clock.timers).toEqual([]);
});

test('fetchToken receives the identity, reason and attempt', async () => {
  const harness = new SessionHarness('user-9:company-1');
  await harness.request();
  expect(harness.fetches).toMatchObject([
    { identity: 'user-9:company-1', reason: 'initial', forceRefresh: false, attempt: 1 },
  ]);
  expect(harness.fetches[0]?.signal.aborted).toBe(false);
});

test('a fetch leaves no listener on the session, however it ends', async () => {
  const harness = new SessionHarness();
  const hosts = [() => Promise.reject(new Error('down')), () => never, async () => 'token'];
  for (const host of hosts) {
    harness.host = host;
    const requests = harness.requests(2);
    await harness.clock.advance(15_000);
    await requests;
    expect(getEventListeners(harness.session.ended, 'abort')).toEqual([]);
  }
});

test('the signal of a call that has responded is left alone', async () => {
  const harness = new SessionHarness();
  harness.host = async () => ({ access_token: `token-${harness.fetches.length}`, expires_in: 60 });
  await harness.request();
  await harness.clock.advance(70_000);
  await harness.request();
  harness.session.end();
  expect(harness.fetches.map(({ signal }) => signal.aborted)).toEqual([false, false]);
});

describe('a host that fails', () => {
  test('three times causes an error with the host’s error as its cause, and the next request tries again', async () => {
    const harness = new SessionHarness();
    const cause = new Error('signed out');
    harness.host = () => Promise.reject(cause);
    const failing = catchDaybookError(() => harness.request());
    await harness.clock.advance(10_000);
    expect(await failing).toBeInstanceOf(TokenError);
    expect(await failing).toMatchObject({ code: 'TOKEN_UNAVAILABLE', cause });
    expect(harness.fetches).toHaveLength(3);
    expect(harness.sends).toHaveLength(0);
    expect(harness.clock.timers).toEqual([]);

    harness.host = async () => 'token-4';
    expect(await harness.request()).toBe(200);
    expect(harness.fetches).toHaveLength(4);
  });

  test('is told by the class of its error, whose message may quote a token', async () => {
    const harness = new SessionHarness();
    harness.host = async () => JSON.parse('secret-token');
    const failing = catchDaybookError(() => harness.request());
    await harness.clock.advance(10_000);
    expect((await failing).message).toBe(
      'fetchToken failed (SyntaxError), so there is no access token. See the cause of this error.',
    );
  });

  test.each([undefined, null, 'text', 0])('by throwing %s fails too', async (thrown) => {
    const harness = new SessionHarness();
    harness.host = () => Promise.reject(thrown);
    const failing = catchDaybookError(() => harness.request());
    await harness.clock.advance(10_000);
    expect(await failing).toMatchObject({ code: 'TOKEN_UNAVAILABLE' });
  });

  test('by returning no token is not called again in the same refresh', async () => {
    const harness = new SessionHarness();
    // Without TypeScript, a host may pass anything.
    harness.host = async () => null as unknown as string;
    expect(await harness.requests(5)).toEqual(Array(5).fill('TOKEN_INVALID_RESPONSE'));
    expect(harness.fetches).toHaveLength(1);
    expect(harness.sends).toHaveLength(0);
  });
});

describe('a host that returns no token', () => {
  test('and rejects after the timeout causes no unhandled rejection', async () => {
    const harness = new SessionHarness();
    harness.host = ({ signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const failing = catchDaybookError(() => harness.request());
    await harness.clock.advance(20_000);
    expect(await failing).toMatchObject({ code: 'TOKEN_TIMEOUT' });
  });
});

test.each(['', undefined, null, 42, {}])(
  'an identity of %j is a mistake that the first request tells',
  async (identity) => {
    let fetches = 0;
    const fetchToken = async () => `token-${++fetches}`;
    // Without TypeScript, a host may pass anything.
    const session = createTokenSession({ identity: identity as string, fetchToken });
    const request = () => session.getToken({ operation: 'GET /books', isWrite: false });
    expect(await catchDaybookError(request)).toBeInstanceOf(ConfigurationError);
    expect(fetches).toBe(0);
  },
);

test.each([undefined, null, '/api/token'])(
  'a fetchToken of %j is a mistake that the first request tells',
  async (given) => {
    // Without TypeScript, a host may pass anything.
    const fetchToken = given as unknown as FetchToken;
    const client = createDaybookClient({ baseUrl: 'https://books.invalid', identity: 'usr_1', fetchToken });
    const error = await catchDaybookError(() => client.closing.get());
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toMatch(/^fetchToken is of type \w+\. Pass a function/);
  },
);

test('each session has its own ID, which is not the identity', () => {
  const sessions = [new SessionHarness(), new SessionHarness()].map(({ session }) => session);
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
  expect(sessions[0]?.id).not.toContain('user-7');
});
