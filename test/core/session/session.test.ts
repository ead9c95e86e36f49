import { describe, expect, test, vi } from 'vitest';
import { ConfigurationError } from '../../../src/core/errors.ts';
import { sendWithToken } from '../../../src/core/http/http.ts';
import type { FetchToken } from '../../../src/core/session/requestToken.ts';
import { accessOf, type Session } from '../../../src/core/session/session.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { sessionOnClock } from '../../support/session/sessionOnClock.ts';
import { settled, VirtualClock } from '../../support/session/virtualClock.ts';

/** A host's session and its requests. */
class HostSession {
  readonly clock = new VirtualClock();
  readonly sent: string[] = [];
  #tokenCount = 0;
  readonly fetchToken = vi.fn<FetchToken>(async () => ({
    access_token: `token-${++this.#tokenCount}`,
    expires_in: 3600,
  }));
  readonly session: Session = sessionOnClock(this.clock, {
    identity: 'user-7:company-42',
    fetchToken: this.fetchToken,
  });

  request(): Promise<number> {
    const send = async (token: string) => this.sent.push(token);
    const request = { operation: 'GET /books', isWrite: false };
    return sendWithToken(accessOf(this.session).current(), request, send, () => 'accepted');
  }
}

test('a session reports its status from the first request to the token, without the token', async () => {
  const { session, clock, fetchToken, request } = bound(new HostSession());
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.isRefreshing ? `${session.status}, refreshing` : session.status));
  expect(session).toMatchObject({
    identity: 'user-7:company-42',
    status: 'idle',
    isRefreshing: false,
    error: null,
    retryAt: null,
  });
  await request();
  await clock.advance(0);
  expect(seen).toEqual(['loading', 'ready']);
  await clock.advance(3_400_000);
  await request();
  await clock.advance(0);
  expect(seen).toEqual(['loading', 'ready', 'ready, refreshing', 'ready']);
  await clock.advance(3_600_000);
  fetchToken.mockRejectedValue(new Error('down'));
  const failing = catchDaybookError(request);
  await clock.advance(3000);
  expect(await failing).toMatchObject({ code: 'TOKEN_UNAVAILABLE' });
  expect(seen.slice(4)).toEqual(['loading, refreshing', 'error']);
  expect(session.error).toBe(await failing);
  expect(JSON.stringify(session)).not.toContain('token-');
});

test('after a failure, retryAt says when the next request may fetch a token; retry() does not wait', async () => {
  const { session, clock, fetchToken, request } = bound(new HostSession());
  fetchToken.mockResolvedValueOnce('').mockResolvedValueOnce('');
  for (const pause of [2000, 4000]) {
    expect(await catchDaybookError(request)).toMatchObject({ code: 'TOKEN_INVALID_RESPONSE' });
    const retryAt = new Date(clock.wall() + pause);
    await clock.advance(pause - 1);
    expect(session).toMatchObject({ status: 'error', error: { code: 'TOKEN_INVALID_RESPONSE' }, retryAt });
    if (pause === 2000) await clock.advance(1);
  }
  session.retry();
  expect(session.status).toBe('loading');
  await clock.advance(0);
  expect(session).toMatchObject({ status: 'ready', error: null });
});

test('a listener’s error fails no request, does not stop other listeners, and is reported', async () => {
  const { session, sent, request } = bound(new HostSession());
  const thrown = new Error('a host’s mistake');
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  process.prependListener('uncaughtException', report);
  const others = process.listeners('uncaughtException').filter((each) => each !== report);
  for (const other of others) process.off('uncaughtException', other);
  try {
    const seen: string[] = [];
    session.subscribe(() => {
      throw thrown;
    });
    session.subscribe(() => seen.push(session.status));
    await Promise.all(Array.from({ length: 50 }, request));
    await settled();
    expect(sent).toHaveLength(50);
    expect(seen).toEqual(['loading', 'ready']);
    expect(reported).toEqual([thrown, thrown]);
  } finally {
    process.off('uncaughtException', report);
    for (const other of others) process.on('uncaughtException', other);
  }
});

describe('logout()', () => {
  test('drops the token: nothing is sent with it, and the host is not called until retry()', async () => {
    const { session, sent, clock, fetchToken, request } = bound(new HostSession());
    await request();
    const { id } = session;
    session.logout();
    expect(session).toMatchObject({ status: 'error', error: { code: 'SIGNED_OUT' }, retryAt: null });
    expect(session.id).not.toBe(id);
    expect(await catchDaybookError(request)).toMatchObject({ code: 'SIGNED_OUT' });
    await clock.advance(24 * 3_600_000);
    expect(await catchDaybookError(request)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(fetchToken).toHaveBeenCalledTimes(1);
    expect(sent).toEqual(['token-1']);

    session.retry();
    await request();
    expect(sent).toEqual(['token-1', 'token-2']);
    expect(fetchToken.mock.lastCall?.[0]).toMatchObject({ reason: 'initial', forceRefresh: false });
    expect(session).toMatchObject({ status: 'ready', error: null });
  });

  test('fails requests that wait for a token, and drops that token', async () => {
    const { session, sent, clock, fetchToken, request } = bound(new HostSession());
    let deliver: (token: string) => void = () => {};
    fetchToken.mockReturnValueOnce(new Promise((resolve) => (deliver = resolve)));
    const waiting = catchDaybookError(request);
    await clock.advance(0);
    session.logout();
    expect(await waiting).toMatchObject({ code: 'SESSION_CHANGED', message: expect.stringContaining('signed out') });
    expect(fetchToken.mock.lastCall?.[0].signal.aborted).toBe(true);
    deliver('late');
    session.retry();
    await request();
    expect(sent).toEqual(['token-1']);
  });

  test('notifies listeners once the new ID is set', () => {
    const { session } = new HostSession();
    const { id } = session;
    const seen: string[] = [];
    session.subscribe(() => seen.push(`${session.id === id ? 'old' : 'new'} ${session.status}`));
    session.logout();
    expect(seen).toEqual(['new error']);
  });

  test('keeps refreshing ahead after a retry', async () => {
    const { session, clock, fetchToken, request } = bound(new HostSession());
    const release = accessOf(session).retain();
    await request();
    session.logout();
    await clock.advance(0);
    expect(clock.timers).toEqual([]);
    session.retry();
    await request();
    await clock.advance(3_301_000);
    expect(fetchToken).toHaveBeenCalledTimes(3);
    release();
    expect(clock.timers).toEqual([]);
  });

  test('of an ended session does nothing', async () => {
    const { session, fetchToken, request } = bound(new HostSession());
    accessOf(session).end();
    session.logout();
    session.retry();
    expect(await catchDaybookError(request)).toMatchObject({ code: 'SESSION_CHANGED' });
    expect(fetchToken).not.toHaveBeenCalled();
  });
});

test('a session not created by createSession is reported', () => {
  // Without TypeScript, a host may pass anything.
  expect(() => accessOf({ id: 's1' } as Session)).toThrow(ConfigurationError);
  expect(() => accessOf({ id: 's1' } as Session)).toThrow(/createSession\(\{ identity, fetchToken \}\).*two copies/);
});

/** The parts of a harness; `request` can be passed on its own. */
function bound(harness: HostSession) {
  const { session, sent, clock, fetchToken } = harness;
  return { session, sent, clock, fetchToken, request: () => harness.request() };
}
