import { expect, test } from 'vitest';
import { SessionTrial } from '../../../../support/sessionTrial.ts';

const second = 1000;
const hour = 3600 * second;

test('35: after eight hours of sleep thirty requests cost one new token, and none goes with the old one', async () => {
  const trial = new SessionTrial();
  await trial.request();
  trial.restart();
  trial.clock.sleep(8 * hour);
  expect(await trial.requests(30)).toEqual(Array(30).fill(200));
  expect(trial.fetches).toHaveLength(1);
  expect(new Set(trial.tokens)).toEqual(new Set(['token-2']));
});

test('36: shown but unused for eight hours costs at most one new token', async () => {
  const trial = new SessionTrial();
  const release = trial.session.retain();
  await trial.request();
  trial.restart();
  await trial.clock.advance(8 * hour);
  expect(trial.fetches.length).toBeLessThanOrEqual(1);
  release();
  expect(trial.clock.timers).toEqual([]);
});

test('37: a wall clock that jumps two hours ahead costs one new token, one that jumps back none, and nothing is refused', async () => {
  const trial = new SessionTrial();
  const begin = trial.clock.monotonic();
  const madeAt = new Map<string, number>();
  trial.host = async () => {
    const token = `token-${trial.fetches.length}`;
    madeAt.set(token, trial.clock.monotonic());
    return { access_token: token, expires_in: 3600 };
  };
  trial.service = (token) => ({
    status: trial.clock.monotonic() - (madeAt.get(token) ?? Number.NaN) < hour ? 200 : 403,
  });
  await trial.request();
  trial.restart();
  trial.clock.setCalendar(2 * hour);
  for (let n = 0; n < 5; n++) expect(await trial.request()).toBe(200);
  expect(trial.fetches).toHaveLength(1);

  trial.restart();
  trial.clock.setCalendar(-2 * hour);
  expect(await trial.request()).toBe(200);
  expect(trial.fetches).toHaveLength(0);
  while (trial.clock.monotonic() - begin < 2 * hour) {
    await trial.clock.advance(30 * second);
    expect(await trial.request()).toBe(200);
  }
});
