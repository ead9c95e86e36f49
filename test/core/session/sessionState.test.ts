import { describe, expect, test } from 'vitest';
import { SessionHarness } from '../../support/session/sessionHarness.ts';
import { afterTurns, settled } from '../../support/session/virtualClock.ts';

const never = new Promise<never>(() => {});
const second = 1000;
const hour = 3600 * second;
const down = () => Promise.reject(new Error('down'));
const neverAgain = () => Promise.reject(Object.assign(new Error('closed'), { retryable: false }));

/** Records each status that listeners are notified of. */
function statusesOf(harness: SessionHarness): string[] {
  const statuses: string[] = [];
  harness.changed = () => {
    const { status, isRefreshing } = harness.session.getState();
    statuses.push(isRefreshing ? `${status}, refreshing` : status);
  };
  return statuses;
}

describe('a session has the state', () => {
  test('idle, loading, ready, and isRefreshing while the next token is fetched ahead', async () => {
    const harness = new SessionHarness();
    expect(harness.session.getState()).toMatchObject({ status: 'idle', error: null });
    const statuses = statusesOf(harness);
    await harness.request();
    await harness.clock.advance(hour - 300 * second);
    await harness.request();
    await settled();
    expect(statuses).toEqual(['loading', 'ready', 'ready, refreshing', 'ready']);
  });

  test('as the same object until something changes', async () => {
    const harness = new SessionHarness();
    await harness.request();
    const state = harness.session.getState();
    await harness.requests(3);
    expect(harness.session.getState()).toBe(state);
  });

  test('loading once the token expired, and an error when there is no other', async () => {
    const harness = new SessionHarness();
    await harness.request();
    await harness.clock.advance(hour);
    harness.host = down;
    const statuses = statusesOf(harness);
    const [request] = [harness.requests(1)];
    await harness.clock.advance(5 * second);
    expect(await request).toEqual(['TOKEN_UNAVAILABLE']);
    expect(statuses).toEqual(['loading, refreshing', 'error']);
    expect(harness.session.getState().error).toMatchObject({ code: 'TOKEN_UNAVAILABLE' });
  });

  test('loading when the service rejects a token whose successor is on its way', async () => {
    const harness = new SessionHarness();
    await harness.request();
    await harness.clock.advance(hour - 300 * second);
    harness.host = () => never;
    harness.service = () => ({ status: 401, latency: 100 });
    const statuses = statusesOf(harness);
    const request = harness.requests(1);
    await harness.clock.advance(100);
    expect(statuses).toEqual(['ready, refreshing', 'loading, refreshing']);
    await harness.clock.advance(15 * second);
    expect(await request).toEqual(['TOKEN_TIMEOUT']);
  });

  test('not ready after a rejected write that must not be retried', async () => {
    const harness = new SessionHarness('user-7', { writeReplay: 'never' });
    await harness.request();
    harness.service = () => ({ status: 401 });
    expect(await harness.request(undefined, { isWrite: true })).toBe(401);
    expect(harness.session.getState().status).not.toBe('ready');
  });

  test('error with a reason, while the service rejects every token', async () => {
    const harness = new SessionHarness();
    harness.service = () => ({ status: 401 });
    expect(await harness.requests(1)).toEqual(['INVALID_TOKEN']);
    expect(harness.session.getState()).toMatchObject({
      status: 'error',
      error: { code: 'INVALID_TOKEN' },
      retryAt: expect.any(Date),
    });
    harness.service = () => ({ status: 200 });
    await harness.clock.advance(30 * second);
    expect(await harness.request()).toBe(200);
    expect(harness.session.getState()).toMatchObject({ status: 'ready', error: null });
  });

  test('ready again after retry(), if a token still works', async () => {
    const harness = new SessionHarness();
    await harness.request();
    await harness.clock.advance(hour - 300 * second);
    harness.host = neverAgain;
    await harness.request();
    await settled();
    expect(harness.session.getState()).toMatchObject({
      status: 'error',
      error: { code: 'TOKEN_UNAVAILABLE' },
      retryAt: null,
    });
    const statuses = statusesOf(harness);
    harness.host = async () => 'token-3';
    harness.session.retry();
    await settled();
    expect(statuses).toEqual(['ready, refreshing', 'ready']);
    expect(harness.session.getState().error).toBeNull();
  });

  test('loading once its token expired: at once when read, and for listeners while something is shown', async () => {
    const harness = new SessionHarness();
    await harness.request();
    await harness.clock.advance(hour - 1);
    expect(harness.session.getState()).toMatchObject({ status: 'ready', error: null });
    await harness.clock.advance(1);
    expect(harness.session.getState()).toMatchObject({ status: 'idle', error: null });

    await harness.request();
    const statuses = statusesOf(harness);
    const release = harness.session.retain();
    harness.host = async () => ''; // the refresh ahead fails
    await harness.clock.advance(hour);
    expect(statuses).toEqual(['ready, refreshing', 'ready', 'error']);
    expect(harness.session.getState()).toMatchObject({ status: 'error', error: { code: 'TOKEN_INVALID_RESPONSE' } });
    release();
    expect(harness.clock.timers).toEqual([]);
  });

  test('loading if its token expired during sleep', async () => {
    const harness = new SessionHarness();
    await harness.request();
    harness.clock.sleep(2 * hour);
    expect(harness.session.getState().status).toBe('idle');
  });

  test('without an error once a token is accepted after consecutive rejections', async () => {
    const harness = new SessionHarness();
    harness.service = () => ({ status: 200, latency: 5 * second });
    const slow = harness.requests(1);
    await settled();
    harness.service = () => ({ status: 401 });
    expect(await harness.requests(1)).toEqual(['INVALID_TOKEN']);
    const statuses = statusesOf(harness);
    await harness.clock.advance(5 * second);
    expect(await slow).toEqual([200]);
    expect(statuses).toEqual(['idle']);
    expect(harness.session.getState().error).toBeNull();
  });

  test('unchanged once it has ended, at any moment, and sets no timer', async () => {
    for (let turns = 0; turns < 20; turns++) {
      const harness = new SessionHarness();
      harness.session.retain();
      harness.host = async () => {
        afterTurns(turns, () => harness.session.end());
        return 'token-1';
      };
      await harness.requests(1);
      await settled();
      expect(harness.session.getState().status).toBe('idle');
      expect(harness.clock.timers).toEqual([]);
    }
  });
});
