import { describe, expect, test } from 'vitest';
import { SessionHarness } from '../../support/session/sessionHarness.ts';
import { afterTurns, settled } from '../../support/session/virtualClock.ts';

const never = new Promise<never>(() => {});
const second = 1000;
const hour = 3600 * second;
const down = () => Promise.reject(new Error('down'));
const neverAgain = () => Promise.reject(Object.assign(new Error('closed'), { retryable: false }));

/** Records each status that listeners are notified of. */
function statusesOf(trial: SessionHarness): string[] {
  const statuses: string[] = [];
  trial.changed = () => {
    const { status, isRefreshing } = trial.session.getState();
    statuses.push(isRefreshing ? `${status}, refreshing` : status);
  };
  return statuses;
}

describe('a session has the state', () => {
  test('idle, loading, ready, and isRefreshing while the next token is fetched ahead', async () => {
    const trial = new SessionHarness();
    expect(trial.session.getState()).toMatchObject({ status: 'idle', error: null });
    const statuses = statusesOf(trial);
    await trial.request();
    await trial.clock.advance(hour - 300 * second);
    await trial.request();
    await settled();
    expect(statuses).toEqual(['loading', 'ready', 'ready, refreshing', 'ready']);
  });

  test('as the same object until something changes', async () => {
    const trial = new SessionHarness();
    await trial.request();
    const state = trial.session.getState();
    await trial.requests(3);
    expect(trial.session.getState()).toBe(state);
  });

  test('loading once the token expired, and an error when there is no other', async () => {
    const trial = new SessionHarness();
    await trial.request();
    await trial.clock.advance(hour);
    trial.host = down;
    const statuses = statusesOf(trial);
    const [request] = [trial.requests(1)];
    await trial.clock.advance(5 * second);
    expect(await request).toEqual(['TOKEN_UNAVAILABLE']);
    expect(statuses).toEqual(['loading, refreshing', 'error']);
    expect(trial.session.getState().error).toMatchObject({ code: 'TOKEN_UNAVAILABLE' });
  });

  test('loading when the service rejects a token whose successor is on its way', async () => {
    const trial = new SessionHarness();
    await trial.request();
    await trial.clock.advance(hour - 300 * second);
    trial.host = () => never;
    trial.service = () => ({ status: 401, latency: 100 });
    const statuses = statusesOf(trial);
    const request = trial.requests(1);
    await trial.clock.advance(100);
    expect(statuses).toEqual(['ready, refreshing', 'loading, refreshing']);
    await trial.clock.advance(15 * second);
    expect(await request).toEqual(['TOKEN_TIMEOUT']);
  });

  test('not ready after a rejected write that must not be retried', async () => {
    const trial = new SessionHarness('user-7', { writeReplay: 'never' });
    await trial.request();
    trial.service = () => ({ status: 401 });
    expect(await trial.request(undefined, { isWrite: true })).toBe(401);
    expect(trial.session.getState().status).not.toBe('ready');
  });

  test('error with a reason, while the service rejects every token', async () => {
    const trial = new SessionHarness();
    trial.service = () => ({ status: 401 });
    expect(await trial.requests(1)).toEqual(['INVALID_TOKEN']);
    expect(trial.session.getState()).toMatchObject({
      status: 'error',
      error: { code: 'INVALID_TOKEN' },
      retryAt: expect.any(Date),
    });
    trial.service = () => ({ status: 200 });
    await trial.clock.advance(30 * second);
    expect(await trial.request()).toBe(200);
    expect(trial.session.getState()).toMatchObject({ status: 'ready', error: null });
  });

  test('ready again after retry(), if a token still works', async () => {
    const trial = new SessionHarness();
    await trial.request();
    await trial.clock.advance(hour - 300 * second);
    trial.host = neverAgain;
    await trial.request();
    await settled();
    expect(trial.session.getState()).toMatchObject({
      status: 'error',
      error: { code: 'TOKEN_UNAVAILABLE' },
      retryAt: null,
    });
    const statuses = statusesOf(trial);
    trial.host = async () => 'token-3';
    trial.session.retry();
    await settled();
    expect(statuses).toEqual(['ready, refreshing', 'ready']);
    expect(trial.session.getState().error).toBeNull();
  });

  test('loading once its token expired: at once when read, and for listeners while something is shown', async () => {
    const trial = new SessionHarness();
    await trial.request();
    await trial.clock.advance(hour - 1);
    expect(trial.session.getState()).toMatchObject({ status: 'ready', error: null });
    await trial.clock.advance(1);
    expect(trial.session.getState()).toMatchObject({ status: 'idle', error: null });

    await trial.request();
    const statuses = statusesOf(trial);
    const release = trial.session.retain();
    trial.host = async () => ''; // the refresh ahead fails
    await trial.clock.advance(hour);
    expect(statuses).toEqual(['ready, refreshing', 'ready', 'error']);
    expect(trial.session.getState()).toMatchObject({ status: 'error', error: { code: 'TOKEN_INVALID_RESPONSE' } });
    release();
    expect(trial.clock.timers).toEqual([]);
  });

  test('loading if its token expired during sleep', async () => {
    const trial = new SessionHarness();
    await trial.request();
    trial.clock.sleep(2 * hour);
    expect(trial.session.getState().status).toBe('idle');
  });

  test('without an error once a token is accepted after consecutive rejections', async () => {
    const trial = new SessionHarness();
    trial.service = () => ({ status: 200, latency: 5 * second });
    const slow = trial.requests(1);
    await settled();
    trial.service = () => ({ status: 401 });
    expect(await trial.requests(1)).toEqual(['INVALID_TOKEN']);
    const statuses = statusesOf(trial);
    await trial.clock.advance(5 * second);
    expect(await slow).toEqual([200]);
    expect(statuses).toEqual(['idle']);
    expect(trial.session.getState().error).toBeNull();
  });

  test('unchanged once it has ended, at any moment, and sets no timer', async () => {
    for (let turns = 0; turns < 20; turns++) {
      const trial = new SessionHarness();
      trial.session.retain();
      trial.host = async () => {
        afterTurns(turns, () => trial.session.end());
        return 'token-1';
      };
      await trial.requests(1);
      await settled();
      expect(trial.session.getState().status).toBe('idle');
      expect(trial.clock.timers).toEqual([]);
    }
  });
});
