import { afterEach, describe, expect, test, vi } from 'vitest';
import { SessionHarness } from '../../../support/session/sessionHarness.ts';
import { StubbedPage } from '../../../support/session/stubbedPage.ts';
import { VirtualClock } from '../../../support/session/virtualClock.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A service that accepts each token for an hour on its clock, whatever the device's clock says. */
function strictService(harness: SessionHarness): SessionHarness {
  const endsAt = new Map<string, number>();
  harness.service = (token) => {
    const now = harness.clock.monotonic();
    const end = endsAt.get(token) ?? now + hour;
    endsAt.set(token, end);
    return { status: now < end ? 200 : 403 };
  };
  return harness;
}

/** A request every 30 s for two hours. */
async function twoHours(harness: SessionHarness): Promise<void> {
  for (let elapsed = 0; elapsed < 2 * hour; elapsed += 30 * second) {
    expect(await harness.request()).toBe(200);
    await harness.clock.advance(30 * second);
  }
}

test('35: after eight hours of sleep, thirty requests fetch one new token, and none uses the old one', async () => {
  const harness = await SessionHarness.inUse();
  harness.clock.sleep(8 * hour);
  expect(await harness.requests(30)).toEqual(Array(30).fill(200));
  expect(harness.counts).toEqual([1, 30]);
  expect(harness.tokens).toEqual(Array(30).fill('token-2'));
});

describe('36: a page that is hidden for six hours', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('requests nothing and sets no timer; when shown again, it refreshes at once', async () => {
    const page = new StubbedPage();
    const harness = new SessionHarness();
    const release = harness.session.retain();
    await harness.request();
    await harness.request();
    harness.restart();
    page.become('hidden');
    expect(harness.clock.timers).toEqual([]);
    await harness.clock.advance(6 * hour);
    expect(harness.counts).toEqual([0, 0]);
    page.become('visible');
    await harness.clock.advance(0);
    expect(harness.fetches).toMatchObject([{ reason: 'scheduled' }]);
    release();
    expect(harness.clock.timers).toEqual([]);
  });

  test('sets no timer when a token arrives either', async () => {
    const page = new StubbedPage();
    const harness = new SessionHarness();
    harness.session.retain();
    harness.host = async () => {
      await harness.pause(10 * second);
      return 'token';
    };
    const request = harness.request();
    await harness.clock.advance(second);
    page.become('hidden');
    await harness.clock.advance(10 * second);
    expect(await request).toBe(200);
    expect(harness.clock.timers).toEqual([]);
    await harness.clock.advance(6 * hour);
    expect(harness.fetches).toHaveLength(1);
  });

  test('receives no events once released', async () => {
    const page = new StubbedPage();
    const harness = new SessionHarness();
    const release = harness.session.retain();
    await harness.request();
    release();
    await harness.clock.advance(hour);
    page.become('visible');
    page.dispatch('pageshow');
    page.dispatch('online');
    await harness.clock.advance(minute);
    expect(harness.fetches).toHaveLength(1);
  });
});

test('36: a page shown but unused for eight hours fetches at most one new token', async () => {
  const harness = new SessionHarness();
  const release = harness.session.retain();
  await harness.request();
  harness.restart();
  await harness.clock.advance(hour);
  expect(harness.fetches).toHaveLength(1);
  expect(harness.clock.timers).toEqual([55 * minute]); // the new token is unused: only its expiry has a timer
  await harness.clock.advance(7 * hour);
  expect(harness.session.getState().status).toBe('idle');
  expect(harness.clock.timers).toEqual([]);
  expect(harness.fetches.length).toBeLessThanOrEqual(1);
  release();
  expect(harness.clock.timers).toEqual([]);
});

describe('37: a clock that jumps', () => {
  test('two hours ahead fetches one new token, not one per request', async () => {
    const harness = await SessionHarness.inUse(second);
    harness.clock.setCalendar(2 * hour);
    for (let n = 0; n < 20; n++) {
      expect(await harness.request()).toBe(200);
      await harness.clock.advance(second);
    }
    expect(harness.counts).toEqual([1, 20]);
  });

  test('two hours back fetches none now, but the token is refreshed before its end', async () => {
    const harness = strictService(await SessionHarness.inUse());
    harness.clock.setCalendar(-2 * hour);
    expect(await harness.request()).toBe(200);
    expect(harness.counts).toEqual([0, 1]);
    await twoHours(harness.restart());
    expect(harness.counts).toEqual([2, 240]);
  });

  test('or is a day off from the start makes no difference', async () => {
    const courses = ['2026-03-02T09:00:00Z', '2026-03-01T09:00:00Z', '2026-03-03T09:00:00Z'].map(async (start) => {
      const harness = strictService(new SessionHarness('ann', { clock: new VirtualClock(start) }));
      await twoHours(harness);
      return harness.sends;
    });
    const [right, slow, fast] = await Promise.all(courses);
    expect(right).toHaveLength(240);
    expect([slow, fast]).toEqual([right, right]);
  });
});
