import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Freshness, freshnessOf } from '../../../src/core/session/lifetime.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { SessionHarness } from '../../support/session/sessionHarness.ts';
import { settled } from '../../support/session/virtualClock.ts';

const never = new Promise<never>(() => {});
const second = 1000;
const hour = 3600 * second;

/** A session whose first token is this old and valid for an hour. */
async function withTokenOf(age: number): Promise<SessionHarness> {
  const harness = new SessionHarness();
  await harness.request();
  await harness.clock.advance(age);
  harness.sends.length = 0;
  return harness;
}

describe('a token of an hour', () => {
  test('is used for its first 55 minutes', async () => {
    const harness = await withTokenOf(hour - 300 * second - 1);
    expect(await harness.requests(10)).toEqual(Array(10).fill(200));
    expect(harness.fetches).toHaveLength(1);
  });

  test('is replaced as soon as the new one arrives', async () => {
    const harness = await withTokenOf(hour - 300 * second);
    await harness.request();
    await settled();
    await harness.request();
    expect(harness.tokens).toEqual(['token-1', 'token-2']);
    await harness.clock.advance(hour - 301 * second);
    await harness.request();
    expect(harness.fetches).toHaveLength(2);
  });

  test('is not used in its last 30 s before an attempt to fetch a new one', async () => {
    const harness = await withTokenOf(hour - 30 * second);
    expect(await harness.requests(10)).toEqual(Array(10).fill(200));
    expect(harness.tokens).toEqual(Array(10).fill('token-2'));
    expect(harness.fetches).toHaveLength(2);
  });

  test('is used in its last 30 s if there is no other', async () => {
    const harness = await withTokenOf(hour - 30 * second);
    harness.host = () => Promise.reject(new Error('down'));
    const request = harness.request();
    await harness.clock.advance(5 * second);
    expect(await request).toBe(200);
    expect(harness.tokens).toEqual(['token-1']);
  });

  test('is not used if it expired while a request waited for a new one', async () => {
    const harness = await withTokenOf(hour - 10 * second);
    harness.host = () => never;
    const request = catchDaybookError(() => harness.request());
    await harness.clock.advance(15 * second);
    expect(await request).toMatchObject({ code: 'TOKEN_TIMEOUT' });
    expect(harness.sends).toHaveLength(0);
  });

  test('is never sent after its end', async () => {
    const harness = await withTokenOf(hour);
    harness.host = () => Promise.reject(new Error('down'));
    const request = catchDaybookError(() => harness.request());
    await harness.clock.advance(5 * second);
    expect(await request).toMatchObject({ code: 'TOKEN_UNAVAILABLE' });
    expect(harness.sends).toHaveLength(0);
    expect(harness.fetches[1]).toMatchObject({ reason: 'expired', forceRefresh: true });
  });

  test('is not used for a caller that aborts while it waits for a new one', async () => {
    const harness = await withTokenOf(hour - 20 * second);
    harness.host = () => never;
    const leaving = new AbortController();
    const request = harness.request(leaving.signal);
    request.catch(() => {});
    await harness.clock.advance(second);
    leaving.abort('left');
    await expect(request).rejects.toBe('left');
    expect(harness.sends).toHaveLength(0);
  });
});

describe('the lifetime of a token', () => {
  test('counts from its request, not from its arrival', async () => {
    const harness = new SessionHarness();
    harness.host = async () => {
      if (harness.fetches.length === 1) await new Promise<void>((resolve) => harness.clock.after(14 * second, resolve));
      return { access_token: `token-${harness.fetches.length}`, expires_in: 100 };
    };
    const first = harness.request();
    await harness.clock.advance(14 * second);
    await first;
    await harness.clock.advance(65 * second);
    await harness.request();
    expect(harness.fetches).toHaveLength(1);
    await harness.clock.advance(second); // 80 s after its request: its last fifth
    await harness.request();
    expect(harness.fetches).toHaveLength(2);
  });

  test('is an hour if the host returns none', async () => {
    const harness = new SessionHarness();
    harness.host = async () => 'token';
    await harness.request();
    await harness.clock.advance(3299 * second);
    await harness.request();
    expect(harness.fetches).toHaveLength(1);
    await harness.clock.advance(second);
    await harness.request();
    expect(harness.fetches).toHaveLength(2);
  });

  test('is at most a day, which guards against milliseconds instead of seconds', async () => {
    const harness = new SessionHarness();
    harness.host = async () => ({ access_token: 'token', expires_in: 3_600_000 });
    await harness.request();
    await harness.clock.advance(24 * hour);
    await harness.request();
    expect(harness.fetches).toHaveLength(2);
  });

  test('passes through stages that never go back', () => {
    const stages: Freshness[] = ['fresh', 'stale', 'expiring', 'expired'];
    const ages = fc.array(fc.nat(30 * hour), { minLength: 2 });
    fc.assert(
      fc.property(ages, fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: undefined }), (some, expiresIn) => {
        const passed = some.sort((a, b) => a - b).map((age) => stages.indexOf(freshnessOf(age, expiresIn)));
        return passed.every((stage, index) => stage >= (passed[index - 1] ?? 0));
      }),
    );
  });
});
