import { describe, expect, test } from 'vitest';
import { SessionHarness } from '../../support/session/sessionHarness.ts';

const never = new Promise<never>(() => {});
const second = 1000;
const hour = 3600 * second;

describe('a single 401 does not mean a wrong environment', () => {
  test('for a write that waits for the next token', async () => {
    const harness = await SessionHarness.inUse(hour - 300 * second);
    harness.host = async () => {
      await harness.pause(2 * second);
      throw Object.assign(new Error('closed for today'), { retryable: false });
    };
    harness.service = () => ({ status: 401, latency: 100 });
    const requests = [harness.request(), harness.request(undefined, { isWrite: true })].map((request) =>
      request.catch(({ code }) => code),
    );
    await harness.clock.advance(2 * second);
    expect(await Promise.all(requests)).toEqual(['TOKEN_UNAVAILABLE', 'TOKEN_UNAVAILABLE']);
    expect(harness.sends).toHaveLength(1);
  });

  test('for a request that waits in the last 30 s', async () => {
    const harness = await SessionHarness.inUse(hour - 40 * second);
    harness.service = () => ({ status: 401, latency: 11 * second });
    harness.host = () => never;
    const early = harness.requests(1);
    await harness.clock.advance(10 * second);
    const late = harness.requests(1);
    await harness.clock.advance(20 * second);
    expect([await early, await late]).toEqual([['TOKEN_TIMEOUT'], ['TOKEN_TIMEOUT']]);
    expect(harness.sends).toHaveLength(1);
  });

  test('for the next request, after a refused one got it with its new token', async () => {
    const harness = await SessionHarness.inUse();
    harness.service = (token) => ({ status: token === 'token-1' ? 403 : token === 'token-2' ? 401 : 200 });
    expect(await harness.request()).toBe(401);
    expect(await harness.request()).toBe(200);
    expect(harness.tokens).toEqual(['token-1', 'token-2', 'token-3']);
  });
});
