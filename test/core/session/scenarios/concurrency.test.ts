import { describe, expect, test } from 'vitest';
import { catchDaybookError } from '../../../support/http/catchDaybookError.ts';
import { SessionHarness } from '../../../support/session/sessionHarness.ts';

const second = 1000;
const hour = 3600 * second;
const windowBegins = hour - 300 * second;
const never = new Promise<never>(() => {});

test('1: fifty requests at once, before there is a token, fetch one', async () => {
  const harness = new SessionHarness();
  expect(await harness.requests(50)).toEqual(Array(50).fill(200));
  expect(harness.counts).toEqual([1, 50]);
  expect(harness.tokens).toEqual(Array(50).fill('token-1'));
  expect(harness.clock.timers).toEqual([]);
});

describe.each([403, 401])('when the token is rejected with %i', (status) => {
  test('2: fifty requests at once fetch one new token, and no caller notices', async () => {
    const harness = await SessionHarness.inUse();
    harness.service = (token) => ({ status: token === 'token-1' ? status : 200 });
    expect(await harness.requests(50)).toEqual(Array(50).fill(200));
    expect(harness.counts).toEqual([1, 100]);
    expect(harness.fetches).toMatchObject([{ reason: 'rejected', forceRefresh: true, attempt: 1 }]);
  });

  test('3: fifty requests in flight with responses after 5 to 1000 ms fetch one new token', async () => {
    const harness = await SessionHarness.inUse();
    let count = 0;
    harness.service = (token) => ({ status: token === 'token-1' ? status : 200, latency: 5 + ((count++ * 211) % 996) });
    const requests = harness.requests(50);
    await harness.clock.advance(5 * second);
    expect(await requests).toEqual(Array(50).fill(200));
    expect(harness.counts).toEqual([1, 100]);
  });
});

describe('4: in the last five minutes of an hour', () => {
  test('requests are sent at once with the old token, while one fetch refreshes it', async () => {
    const harness = await SessionHarness.inUse(windowBegins);
    harness.host = () => never;
    expect(await harness.requests(10)).toEqual(Array(10).fill(200));
    expect(harness.counts).toEqual([1, 10]);
    expect(harness.tokens).toEqual(Array(10).fill('token-1'));
    expect(harness.fetches).toMatchObject([{ reason: 'scheduled', forceRefresh: true }]);
  });

  test('a host that is down affects no request before the token’s end, and causes no unhandled rejection', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const harness = await SessionHarness.inUse(windowBegins);
    const end = harness.clock.monotonic() + 300 * second;
    harness.host = () => Promise.reject(new Error('down'));
    const failedAt: number[] = [];
    for (let elapsed = 0; elapsed < 310; elapsed++) {
      harness.request().catch(() => failedAt.push(harness.clock.monotonic()));
      await harness.clock.advance(second);
    }
    await harness.clock.advance(5 * second);
    process.off('unhandledRejection', note);
    expect(Math.min(...failedAt)).toBeGreaterThanOrEqual(end);
    expect(harness.sends.length).toBeGreaterThanOrEqual(295);
    expect(failedAt.length + harness.sends.length).toBe(310);
    expect(unhandled).toEqual([]);
  });
});

describe('5: callers that abort while a token is refreshed', () => {
  test('end only their own request', async () => {
    const harness = await SessionHarness.inUse(hour);
    let give = (_token: string) => {};
    harness.host = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    const leaving = new AbortController();
    const left = harness.request(leaving.signal);
    const others = harness.requests(9);
    left.catch(() => {});
    await harness.clock.advance(100);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(harness.fetches[0]?.signal.aborted).toBe(false);
    give('token-2');
    expect(await others).toEqual(Array(9).fill(200));
    expect(harness.counts).toEqual([1, 9]);
  });

  test('do not waste the token, even if all abort: the next request uses it', async () => {
    const harness = await SessionHarness.inUse(hour);
    const leaving = new AbortController();
    const requests = [harness.request(leaving.signal), harness.request(leaving.signal)];
    leaving.abort();
    for (const request of requests) await expect(request).rejects.toMatchObject({ name: 'AbortError' });
    await harness.clock.advance(100);
    expect(harness.counts).toEqual([1, 0]);
    expect(await harness.request()).toBe(200);
    expect(harness.counts).toEqual([1, 1]);
    expect(harness.tokens).toEqual(['token-2']);
  });
});

test('6: a new token can revoke the last one while ten reads are in flight', async () => {
  const harness = await SessionHarness.inUse(windowBegins);
  let count = 0;
  harness.service = (token) => ({ status: token === 'token-1' ? 403 : 200, latency: 50 * ++count });
  const requests = harness.requests(10);
  await harness.clock.advance(5 * second);
  expect(await requests).toEqual(Array(10).fill(200));
  expect(harness.counts).toEqual([1, 20]);
});

test('7: a host that awaits Daybook’s requests does not loop, and the error says why', async () => {
  const harness = new SessionHarness();
  const failedAt: number[] = [];
  const caughtLater = () =>
    catchDaybookError(() => harness.request()).finally(() => failedAt.push(harness.clock.monotonic()));
  const own: Promise<unknown>[] = [];
  harness.host = async () => {
    own.push(caughtLater());
    throw await own[0];
  };
  const waiting = [caughtLater(), caughtLater(), caughtLater()];
  await harness.clock.advance(15 * second);
  for (const failure of [...(await Promise.all(waiting)), await own[0]]) {
    expect(failure).toMatchObject({
      code: 'TOKEN_TIMEOUT',
      message: expect.stringContaining("await Daybook's requests"),
    });
  }
  expect(failedAt).toEqual(Array(4).fill(15 * second));
  await harness.clock.advance(60 * second);
  expect(harness.counts).toEqual([1, 0]);
});
