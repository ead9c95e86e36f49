import { afterEach, describe, expect, test, vi } from 'vitest';
import { SessionHarness } from '../../../support/session/sessionHarness.ts';
import { StubbedPage } from '../../../support/session/stubbedPage.ts';
import { VirtualClock } from '../../../support/session/virtualClock.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A service that accepts each token for an hour of its own time, whatever the device's clock says. */
function strictService(trial: SessionHarness): SessionHarness {
  const endsAt = new Map<string, number>();
  trial.service = (token) => {
    const now = trial.clock.monotonic();
    const end = endsAt.get(token) ?? now + hour;
    endsAt.set(token, end);
    return { status: now < end ? 200 : 403 };
  };
  return trial;
}

/** A request every 30 s for two hours. */
async function twoHours(trial: SessionHarness): Promise<void> {
  for (let elapsed = 0; elapsed < 2 * hour; elapsed += 30 * second) {
    expect(await trial.request()).toBe(200);
    await trial.clock.advance(30 * second);
  }
}

test('35: after eight hours of sleep, thirty requests fetch one new token, and none uses the old one', async () => {
  const trial = await SessionHarness.inUse();
  trial.clock.sleep(8 * hour);
  expect(await trial.requests(30)).toEqual(Array(30).fill(200));
  expect(trial.counts).toEqual([1, 30]);
  expect(trial.tokens).toEqual(Array(30).fill('token-2'));
});

describe('36: a page that is hidden for six hours', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('requests nothing and sets no timer; when shown again, it refreshes at once', async () => {
    const page = new StubbedPage();
    const trial = new SessionHarness();
    const release = trial.session.retain();
    await trial.request();
    await trial.request();
    trial.restart();
    page.become('hidden');
    expect(trial.clock.timers).toEqual([]);
    await trial.clock.advance(6 * hour);
    expect(trial.counts).toEqual([0, 0]);
    page.become('visible');
    await trial.clock.advance(0);
    expect(trial.fetches).toMatchObject([{ reason: 'scheduled' }]);
    release();
    expect(trial.clock.timers).toEqual([]);
  });

  test('sets no timer when a token arrives either', async () => {
    const page = new StubbedPage();
    const trial = new SessionHarness();
    trial.session.retain();
    trial.host = async () => {
      await trial.pause(10 * second);
      return 'token';
    };
    const request = trial.request();
    await trial.clock.advance(second);
    page.become('hidden');
    await trial.clock.advance(10 * second);
    expect(await request).toBe(200);
    expect(trial.clock.timers).toEqual([]);
    await trial.clock.advance(6 * hour);
    expect(trial.fetches).toHaveLength(1);
  });

  test('receives no events once released', async () => {
    const page = new StubbedPage();
    const trial = new SessionHarness();
    const release = trial.session.retain();
    await trial.request();
    release();
    await trial.clock.advance(hour);
    page.become('visible');
    page.dispatch('pageshow');
    page.dispatch('online');
    await trial.clock.advance(minute);
    expect(trial.fetches).toHaveLength(1);
  });
});

test('36: a page shown but unused for eight hours fetches at most one new token', async () => {
  const trial = new SessionHarness();
  const release = trial.session.retain();
  await trial.request();
  trial.restart();
  await trial.clock.advance(hour);
  expect(trial.fetches).toHaveLength(1);
  expect(trial.clock.timers).toEqual([55 * minute]); // the new token is unused: only its expiry has a timer
  await trial.clock.advance(7 * hour);
  expect(trial.session.getState().status).toBe('idle');
  expect(trial.clock.timers).toEqual([]);
  expect(trial.fetches.length).toBeLessThanOrEqual(1);
  release();
  expect(trial.clock.timers).toEqual([]);
});

describe('37: a clock that jumps', () => {
  test('two hours ahead fetches one new token, not one per request', async () => {
    const trial = await SessionHarness.inUse(second);
    trial.clock.setCalendar(2 * hour);
    for (let n = 0; n < 20; n++) {
      expect(await trial.request()).toBe(200);
      await trial.clock.advance(second);
    }
    expect(trial.counts).toEqual([1, 20]);
  });

  test('two hours back fetches none now, but the token is refreshed before its end', async () => {
    const trial = strictService(await SessionHarness.inUse());
    trial.clock.setCalendar(-2 * hour);
    expect(await trial.request()).toBe(200);
    expect(trial.counts).toEqual([0, 1]);
    await twoHours(trial.restart());
    expect(trial.counts).toEqual([2, 240]);
  });

  test('or is a day off from the start makes no difference', async () => {
    const courses = ['2026-03-02T09:00:00Z', '2026-03-01T09:00:00Z', '2026-03-03T09:00:00Z'].map(async (start) => {
      const trial = strictService(new SessionHarness('ann', { clock: new VirtualClock(start) }));
      await twoHours(trial);
      return trial.sends;
    });
    const [right, slow, fast] = await Promise.all(courses);
    expect(right).toHaveLength(240);
    expect([slow, fast]).toEqual([right, right]);
  });
});
