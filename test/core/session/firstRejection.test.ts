import { describe, expect, test } from 'vitest';
import { SessionHarness } from '../../support/session/sessionHarness.ts';

const never = new Promise<never>(() => {});
const second = 1000;
const hour = 3600 * second;

describe('a single 401 does not mean a wrong environment', () => {
  test('for a write that waits for the next token', async () => {
    const trial = await SessionHarness.inUse(hour - 300 * second);
    trial.host = async () => {
      await trial.pause(2 * second);
      throw Object.assign(new Error('closed for today'), { retryable: false });
    };
    trial.service = () => ({ status: 401, latency: 100 });
    const requests = [trial.request(), trial.request(undefined, { isWrite: true })].map((request) =>
      request.catch(({ code }) => code),
    );
    await trial.clock.advance(2 * second);
    expect(await Promise.all(requests)).toEqual(['TOKEN_UNAVAILABLE', 'TOKEN_UNAVAILABLE']);
    expect(trial.sends).toHaveLength(1);
  });

  test('for a request that waits in the last 30 s', async () => {
    const trial = await SessionHarness.inUse(hour - 40 * second);
    trial.service = () => ({ status: 401, latency: 11 * second });
    trial.host = () => never;
    const early = trial.requests(1);
    await trial.clock.advance(10 * second);
    const late = trial.requests(1);
    await trial.clock.advance(20 * second);
    expect([await early, await late]).toEqual([['TOKEN_TIMEOUT'], ['TOKEN_TIMEOUT']]);
    expect(trial.sends).toHaveLength(1);
  });

  test('for the next request, after a refused one got it with its new token', async () => {
    const trial = await SessionHarness.inUse();
    trial.service = (token) => ({ status: token === 'token-1' ? 403 : token === 'token-2' ? 401 : 200 });
    expect(await trial.request()).toBe(401);
    expect(await trial.request()).toBe(200);
    expect(trial.tokens).toEqual(['token-1', 'token-2', 'token-3']);
  });
});
