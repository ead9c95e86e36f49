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
    const harness = await SessionHarness.inUse();
    harness.service = () => ({ ...response, latency: 5 * second });
    const slow = harness.request(undefined, denied);
    await settled();
    harness.service = () => ({ status: 403 });
    expect(await harness.request(undefined, denied)).toBe(403); // with the second token, too
    await harness.clock.advance(hour - 400 * second);
    expect(await slow).toBe(response.status);
    harness.restart();
    expect(await harness.request(undefined, denied)).toBe(403);
    expect([harness.fetches.length, harness.sends.length]).toEqual([0, 1]);
  });
});

test('a waiting write uses a token that arrives late', async () => {
  const harness = await SessionHarness.inUse(hour - 300 * second);
  const responses = ['late', never];
  harness.host = async () => {
    const response = responses.shift() ?? never;
    if (response === 'late') await harness.pause(19 * second);
    return response;
  };
  await harness.request();
  await harness.clock.advance(17 * second); // times out at 15 s, then pauses for 2 s
  const saved = harness.request(undefined, { operation: 'POST /save', isWrite: true });
  await harness.clock.advance(3 * second);
  expect(await saved).toBe(200);
  expect(harness.tokens).toEqual(['token-1', 'late']);
  expect(harness.fetches).toHaveLength(2);
});
