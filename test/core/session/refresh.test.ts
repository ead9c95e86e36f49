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
  const trial = new SessionHarness();
  await trial.request();
  await trial.clock.advance(age);
  trial.sends.length = 0;
  return trial;
}

describe('a token of an hour', () => {
  test('is used for its first 55 minutes', async () => {
    const trial = await withTokenOf(hour - 300 * second - 1);
    expect(await trial.requests(10)).toEqual(Array(10).fill(200));
    expect(trial.fetches).toHaveLength(1);
  });

  test('is replaced as soon as the new one arrives', async () => {
    const trial = await withTokenOf(hour - 300 * second);
    await trial.request();
    await settled();
    await trial.request();
    expect(trial.tokens).toEqual(['token-1', 'token-2']);
    await trial.clock.advance(hour - 301 * second);
    await trial.request();
    expect(trial.fetches).toHaveLength(2);
  });

  test('is not used in its last 30 s before an attempt to fetch a new one', async () => {
    const trial = await withTokenOf(hour - 30 * second);
    expect(await trial.requests(10)).toEqual(Array(10).fill(200));
    expect(trial.tokens).toEqual(Array(10).fill('token-2'));
    expect(trial.fetches).toHaveLength(2);
  });

  test('is used in its last 30 s if there is no other', async () => {
    const trial = await withTokenOf(hour - 30 * second);
    trial.host = () => Promise.reject(new Error('down'));
    const request = trial.request();
    await trial.clock.advance(5 * second);
    expect(await request).toBe(200);
    expect(trial.tokens).toEqual(['token-1']);
  });

  test('is not used if it expired while a request waited for a new one', async () => {
    const trial = await withTokenOf(hour - 10 * second);
    trial.host = () => never;
    const request = catchDaybookError(() => trial.request());
    await trial.clock.advance(15 * second);
    expect(await request).toMatchObject({ code: 'TOKEN_TIMEOUT' });
    expect(trial.sends).toHaveLength(0);
  });

  test('is never sent after its end', async () => {
    const trial = await withTokenOf(hour);
    trial.host = () => Promise.reject(new Error('down'));
    const request = catchDaybookError(() => trial.request());
    await trial.clock.advance(5 * second);
    expect(await request).toMatchObject({ code: 'TOKEN_UNAVAILABLE' });
    expect(trial.sends).toHaveLength(0);
    expect(trial.fetches[1]).toMatchObject({ reason: 'expired', forceRefresh: true });
  });

  test('is not used for a caller that aborts while it waits for a new one', async () => {
    const trial = await withTokenOf(hour - 20 * second);
    trial.host = () => never;
    const leaving = new AbortController();
    const request = trial.request(leaving.signal);
    request.catch(() => {});
    await trial.clock.advance(second);
    leaving.abort('left');
    await expect(request).rejects.toBe('left');
    expect(trial.sends).toHaveLength(0);
  });
});

describe('the lifetime of a token', () => {
  test('counts from its request, not from its arrival', async () => {
    const trial = new SessionHarness();
    trial.host = async () => {
      if (trial.fetches.length === 1) await new Promise<void>((resolve) => trial.clock.after(14 * second, resolve));
      return { access_token: `token-${trial.fetches.length}`, expires_in: 100 };
    };
    const first = trial.request();
    await trial.clock.advance(14 * second);
    await first;
    await trial.clock.advance(65 * second);
    await trial.request();
    expect(trial.fetches).toHaveLength(1);
    await trial.clock.advance(second); // 80 s after its request: its last fifth
    await trial.request();
    expect(trial.fetches).toHaveLength(2);
  });

  test('is an hour if the host returns none', async () => {
    const trial = new SessionHarness();
    trial.host = async () => 'token';
    await trial.request();
    await trial.clock.advance(3299 * second);
    await trial.request();
    expect(trial.fetches).toHaveLength(1);
    await trial.clock.advance(second);
    await trial.request();
    expect(trial.fetches).toHaveLength(2);
  });

  test('is at most a day, which guards against milliseconds instead of seconds', async () => {
    const trial = new SessionHarness();
    trial.host = async () => ({ access_token: 'token', expires_in: 3_600_000 });
    await trial.request();
    await trial.clock.advance(24 * hour);
    await trial.request();
    expect(trial.fetches).toHaveLength(2);
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
