import { describe, expect, test } from 'vitest';
import { type HarnessResponse, SessionHarness } from '../../support/session/sessionHarness.ts';
import { settled } from '../../support/session/virtualClock.ts';

const never = new Promise<never>(() => {});
const second = 1000;
const hour = 3600 * second;

describe('a late response to an older token does not change what is known of a newer one', () => {
  const denied = { operation: 'GET /denied' };

  test.each<[string, HarnessResponse]>([
    ['denied', { status: 403, verdict: 'denied' }],
    ['accepted', { status: 200 }],
  ])('%s', async (_name, response) => {
    const trial = await SessionHarness.inUse();
    trial.service = () => ({ ...response, latency: 5 * second });
    const slow = trial.request(undefined, denied);
    await settled();
    trial.service = () => ({ status: 403 });
    expect(await trial.request(undefined, denied)).toBe(403); // with the second token, too
    await trial.clock.advance(hour - 400 * second);
    expect(await slow).toBe(response.status);
    trial.restart();
    expect(await trial.request(undefined, denied)).toBe(403);
    expect([trial.fetches.length, trial.sends.length]).toEqual([0, 1]);
  });
});

test('a waiting write uses a token that arrives late', async () => {
  const trial = await SessionHarness.inUse(hour - 300 * second);
  const responses = ['late', never];
  trial.host = async () => {
    const response = responses.shift() ?? never;
    if (response === 'late') await trial.pause(19 * second);
    return response;
  };
  await trial.request();
  await trial.clock.advance(17 * second); // times out at 15 s, then pauses for 2 s
  const saved = trial.request(undefined, { operation: 'POST /save', isWrite: true });
  await trial.clock.advance(3 * second);
  expect(await saved).toBe(200);
  expect(trial.tokens).toEqual(['token-1', 'late']);
  expect(trial.fetches).toHaveLength(2);
});
