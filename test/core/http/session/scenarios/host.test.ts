import { describe, expect, test } from 'vitest';
import { SessionTrial } from '../../../../support/sessionTrial.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test('27: throwing, then rejecting, then answering: three calls in one flight, and all ten are served', async () => {
  const trial = new SessionTrial();
  trial.host = (request) => {
    if (request.attempt === 1) throw new Error('down');
    return request.attempt === 2 ? Promise.reject(new Error('down')) : Promise.resolve('token');
  };
  const requests = trial.requests(10);
  await trial.clock.advance(5 * second);
  expect(await requests).toEqual(Array(10).fill(200));
  expect(trial.fetches).toHaveLength(3);
});

test('28: a host that is down for ten minutes is asked at most 45 times, and found again within a minute', async () => {
  const trial = new SessionTrial();
  trial.host = () => Promise.reject(new Error('down'));
  const outcomes: Promise<unknown>[] = [];
  for (let n = 0; n < 600; n++) {
    outcomes.push(trial.request().catch((error) => [error.code, error.cause.message]));
    await trial.clock.advance(second);
  }
  await trial.clock.advance(10 * second);
  expect(new Set((await Promise.all(outcomes)).map(String))).toEqual(new Set(['TOKEN_UNAVAILABLE,down']));
  expect(trial.fetches.length).toBeLessThanOrEqual(45);
  trial.host = async () => 'token';
  await trial.clock.advance(minute);
  expect(await trial.request()).toBe(200);
});

test('29: a host that never answers: one call, five waiters told at 15 s, and the next request at once', async () => {
  const trial = new SessionTrial();
  trial.host = () => new Promise(() => {});
  const waiting = trial.requests(5);
  await trial.clock.advance(15 * second);
  expect(await waiting).toEqual(Array(5).fill('TOKEN_TIMEOUT'));
  expect([trial.fetches.length, trial.sends.length]).toEqual([1, 0]);
  expect(await trial.requests(1)).toEqual(['TOKEN_TIMEOUT']);
  expect(trial.fetches).toHaveLength(1);
});

test('29: a token that comes after the time is over is taken nevertheless', async () => {
  const trial = new SessionTrial();
  trial.host = async () => {
    await trial.pause(20 * second);
    return 'late';
  };
  const waiting = trial.requests(5);
  await trial.clock.advance(20 * second);
  expect(await waiting).toEqual(Array(5).fill('TOKEN_TIMEOUT'));
  expect(await trial.request()).toBe(200);
  expect(trial.tokens).toEqual(['late']);
  expect(trial.fetches).toHaveLength(1);
});

test('32: tokens of one second cost at most one call in ten seconds', async () => {
  const trial = new SessionTrial();
  trial.host = async () => ({ access_token: `token-${trial.fetches.length}`, expires_in: 1 });
  for (let n = 0; n < 600; n++) {
    expect(await trial.request()).toBe(200);
    await trial.clock.advance(100);
  }
  expect(trial.fetches.length).toBeLessThanOrEqual(7);
});

test('32: a token of thirty days sets no timer that the platform cannot hold, and is not renewed in its first hour', async () => {
  const trial = new SessionTrial();
  trial.host = async () => ({ access_token: 'token', expires_in: 30 * 24 * 3600 });
  const release = trial.session.retain();
  await trial.request();
  for (let n = 0; n < 60; n++) {
    await trial.clock.advance(minute);
    expect(Math.max(0, ...trial.clock.timers)).toBeLessThan(2 ** 31);
    await trial.request();
  }
  expect(trial.fetches).toHaveLength(1);
  release();
});

describe('33: a host whose cache hands out one token', () => {
  test('until 10 s before its end: 719 requests in two hours all succeed, with at most 20 calls', async () => {
    const trial = new SessionTrial();
    const begin = trial.clock.wall();
    let cached = { text: 'token-0', until: begin + hour };
    trial.host = async () => {
      const now = trial.clock.wall();
      if (now >= cached.until - 10 * second) cached = { text: `token-${now}`, until: now + hour };
      return { access_token: cached.text, expires_in: (cached.until - now) / second };
    };
    trial.service = (token) => ({ status: token === cached.text && trial.clock.wall() < cached.until ? 200 : 403 });
    for (let n = 0; n < 719; n++) {
      expect(await trial.request()).toBe(200);
      await trial.clock.advance(10 * second);
    }
    expect(trial.sends).toHaveLength(719);
    expect(trial.fetches.length).toBeLessThanOrEqual(20);
  });

  test('for ever: every request succeeds until the true end, and nobody is signed out', async () => {
    const trial = new SessionTrial();
    trial.host = async () => ({ access_token: 'token', expires_in: 3600 });
    for (let n = 0; n < 359; n++) {
      expect(await trial.request()).toBe(200);
      await trial.clock.advance(10 * second);
    }
  });
});

test('34: a host that says never again is not asked again, until retry()', async () => {
  const trial = new SessionTrial();
  trial.host = () => Promise.reject(Object.assign(new Error('closed'), { retryable: false }));
  for (let n = 0; n < 50; n++) {
    expect(await trial.requests(1)).toEqual(['TOKEN_UNAVAILABLE']);
    await trial.clock.advance(minute);
  }
  expect(trial.fetches).toHaveLength(1);
  expect(trial.session.getState().status).toBe('refused');
  trial.host = async () => 'token';
  trial.session.retry();
  expect(await trial.request()).toBe(200);
  expect(trial.session.getState()).toEqual({ status: 'ready', error: null });
});
