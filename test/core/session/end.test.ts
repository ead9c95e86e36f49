import { describe, expect, test } from 'vitest';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, readCompany, renameCompany } from '../../support/http/clientOnServer.ts';
import { failure, success } from '../../support/http/scriptedServer.ts';
import { SessionHarness } from '../../support/session/sessionHarness.ts';
import { afterTurns, settled } from '../../support/session/virtualClock.ts';

const changed = { kind: 'token', code: 'SESSION_CHANGED' };

describe('when the user or company changes', () => {
  test('requests waiting for a token fail at once, nothing is sent, and a late token is dropped', async () => {
    const harness = new SessionHarness();
    let give = (_token: string) => {};
    harness.host = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    const requests = harness.requests(5);
    await harness.clock.advance(100);
    harness.session.end();
    expect(await requests).toEqual(Array(5).fill('SESSION_CHANGED'));
    expect(harness.fetches[0]?.signal.aborted).toBe(true);
    give('token-1');
    await harness.clock.advance(60_000);
    expect(harness.sends).toHaveLength(0);
    expect(harness.clock.timers).toEqual([]);
  });

  test('a failed host is not called again', async () => {
    const harness = new SessionHarness();
    harness.host = () => Promise.reject(new Error('down'));
    const requests = harness.requests(2);
    await harness.clock.advance(100);
    harness.session.end();
    expect(await requests).toEqual(Array(2).fill('SESSION_CHANGED'));
    await harness.clock.advance(60_000);
    expect(harness.fetches).toHaveLength(1);
  });

  test('before the host is called, it is not called', async () => {
    const harness = new SessionHarness();
    const request = catchDaybookError(() => harness.request());
    harness.session.end();
    expect(await request).toMatchObject(changed);
    expect(harness.fetches).toHaveLength(0);
  });

  test('just as the token arrives, a request is sent before the end or not at all', async () => {
    for (let turns = 0; turns < 20; turns++) {
      const harness = new SessionHarness();
      let sentBefore = 0;
      harness.host = async () => {
        afterTurns(turns, () => {
          sentBefore = harness.sends.length;
          harness.session.end();
        });
        return 'token-1';
      };
      const [outcome] = await harness.requests(1);
      await settled();
      expect(harness.sends).toHaveLength(sentBefore);
      expect(outcome).toBe(sentBefore === 1 ? 200 : 'SESSION_CHANGED');
    }
  });

  test('later requests fail without a fetch, and ending twice has no effect', async () => {
    const harness = new SessionHarness();
    await harness.request();
    harness.session.end();
    harness.session.end();
    expect(await harness.requests(3)).toEqual(Array(3).fill('SESSION_CHANGED'));
    expect(harness.fetches).toHaveLength(1);
    expect(harness.sends).toHaveLength(1);
    expect(harness.session.ended.aborted).toBe(true);
  });

  test('a refusal after that is not retried', async () => {
    const harness = new SessionHarness();
    harness.service = () => ({ status: 403, latency: 1000 });
    const requests = harness.requests(3);
    await harness.clock.advance(500);
    harness.session.end();
    await harness.clock.advance(60_000);
    expect(await requests).toEqual(Array(3).fill('SESSION_CHANGED'));
    expect(harness.fetches).toHaveLength(1);
    expect(harness.sends).toHaveLength(3);
  });

  test('nor is one whose new token is being fetched', async () => {
    const harness = new SessionHarness();
    await harness.request();
    harness.service = () => ({ status: 403 });
    harness.host = () => new Promise(() => {});
    const requests = harness.requests(3);
    await harness.clock.advance(500);
    harness.session.end();
    expect(await requests).toEqual(Array(3).fill('SESSION_CHANGED'));
    await harness.clock.advance(60_000);
    expect(harness.sends).toHaveLength(4);
    expect(harness.clock.timers).toEqual([]);
  });
});

describe('requests of an ended session', () => {
  test('do not wait for a retry delay', async () => {
    await using harness = await ClientOnServer.start([{ ...failure(429), headers: { 'retry-after': '25' } }]);
    const reading = catchDaybookError(() => harness.client.read(readCompany));
    await harness.clock.timerWithin(25_000);
    harness.session.end();
    expect(await reading).toMatchObject(changed);
    expect(harness.clock.timers).toEqual([]);
    await harness.clock.advance(60_000);
    expect(harness.server.requests).toHaveLength(1);
  });

  test('that are in flight get their response: a save is known to be saved', async () => {
    await using harness = await ClientOnServer.start([{ ...success(company), delay: 30 }]);
    const writing = harness.client.write(renameCompany);
    await harness.server.received(1);
    harness.session.end();
    expect(await writing).toEqual(company);
  });
});
