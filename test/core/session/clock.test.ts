import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { systemClock, untilAborted, wait } from '../../../src/core/session/clock.ts';
import { settled, VirtualClock } from '../../support/session/virtualClock.ts';

describe('a wait', () => {
  test('resolves after its time, and removes its listeners', async () => {
    const clock = new VirtualClock();
    const [one, other] = [new AbortController(), new AbortController()];
    let isOver = false;
    const waiting = wait(clock, 1000, one.signal, undefined, other.signal).then(() => {
      isOver = true;
    });
    await clock.advance(999);
    expect(isOver).toBe(false);
    await clock.advance(1);
    await waiting;
    expect([one, other].flatMap(({ signal }) => getEventListeners(signal, 'abort'))).toEqual([]);
  });

  test.each([0, 1])('rejects as soon as signal %i aborts, and removes its timer', async (which) => {
    const clock = new VirtualClock();
    const leaving = [new AbortController(), new AbortController()];
    const waiting = wait(clock, 1000, ...leaving.map(({ signal }) => signal));
    leaving[which]?.abort('left');
    await expect(waiting).rejects.toBe('left');
    expect(clock.timers).toEqual([]);
    expect(leaving.flatMap(({ signal }) => getEventListeners(signal, 'abort'))).toEqual([]);
  });

  test('rejects at once if a signal has aborted before', async () => {
    const clock = new VirtualClock();
    await expect(wait(clock, 1000, undefined, AbortSignal.abort('left'))).rejects.toBe('left');
    expect(clock.timers).toEqual([]);
  });
});

describe('untilAborted', () => {
  test('returns the promise’s result and leaves no listener', async () => {
    const { signal } = new AbortController();
    expect(await untilAborted(Promise.resolve(7), signal)).toBe(7);
    await expect(untilAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('rejects on abort, while the promise may still reject without being unhandled', async () => {
    for (const leaving of [new AbortController(), AbortSignal.abort('left')]) {
      let fail = () => {};
      const work = new Promise<never>((_resolve, reject) => {
        fail = () => reject(new Error('late'));
      });
      const signal = leaving instanceof AbortController ? leaving.signal : leaving;
      const waiting = untilAborted(work, signal);
      if (leaving instanceof AbortController) leaving.abort('left');
      await expect(waiting).rejects.toBe('left');
      expect(getEventListeners(signal, 'abort')).toEqual([]);
      fail();
      await settled();
    }
  });
});

test('a signal has one listener for any number of waits, and each rejects', async () => {
  const { signal, abort } = bound(new AbortController());
  const clock = new VirtualClock();
  const reasons: unknown[] = [];
  const note = (reason: unknown) => void reasons.push(reason);
  for (let n = 0; n < 20; n++) {
    wait(clock, 1000, signal).catch(note);
    untilAborted(new Promise(() => {}), signal).catch(note);
  }
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  abort('left');
  await settled();
  expect(reasons).toEqual(Array(40).fill('left'));
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(clock.timers).toEqual([]);
});

function bound(controller: AbortController) {
  return { signal: controller.signal, abort: (reason: unknown) => controller.abort(reason) };
}

test('the system clock counts milliseconds and calls back once, unless canceled', async () => {
  const [wall, monotonic] = [systemClock.wall(), systemClock.monotonic()];
  let calls = 0;
  const cancel = systemClock.after(1, () => {
    calls += 100;
  });
  cancel();
  await new Promise<void>((resolve) => {
    systemClock.after(20, () => {
      calls++;
      resolve();
    });
  });
  expect(calls).toBe(1);
  expect(systemClock.monotonic() - monotonic).toBeGreaterThanOrEqual(19);
  expect(Math.abs(systemClock.wall() - wall - (systemClock.monotonic() - monotonic))).toBeLessThan(1000);
});

describe('virtual time', () => {
  test('fires timers in order, including those set in the meantime', async () => {
    const clock = new VirtualClock();
    const fired: string[] = [];
    clock.after(300, () => fired.push('300'));
    clock.after(100, () => {
      fired.push('100');
      clock.after(100, () => fired.push('200'));
      Promise.resolve().then(() => clock.after(150, () => fired.push('250')));
    });
    clock.after(5000, () => fired.push('late'));
    await clock.advance(1000);
    expect(fired).toEqual(['100', '200', '250', '300']);
    expect(clock.timers).toEqual([4000]);
  });

  test('treats a delay too long for setTimeout as none, like setTimeout', async () => {
    const clock = new VirtualClock();
    clock.after(2 ** 31, () => {});
    expect(clock.timers).toEqual([1]);
  });

  test('runs a day of minutes', async () => {
    const clock = new VirtualClock();
    let minutes = 0;
    const tick = () => {
      minutes++;
      clock.after(60_000, tick);
    };
    clock.after(60_000, tick);
    await clock.advance(24 * 3600 * 1000);
    expect(minutes).toBe(1440);
  });

  test('advances only the wall clock during sleep', () => {
    const clock = new VirtualClock();
    const [wall, monotonic] = [clock.wall(), clock.monotonic()];
    clock.sleep(3600_000);
    expect([clock.wall() - wall, clock.monotonic() - monotonic]).toEqual([3600_000, 0]);
  });
});
