import { describe, expect, test } from 'vitest';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, readCompany, renameCompany } from '../../support/http/clientOnServer.ts';
import { failure, success } from '../../support/http/scriptedServer.ts';
import { SessionHarness } from '../../support/session/sessionHarness.ts';
import { afterTurns, settled } from '../../support/session/virtualClock.ts';

const changed = { kind: 'token', code: 'SESSION_CHANGED' };

describe('when the user or company changes', () => {
  test('requests waiting for a token fail at once, nothing is sent, and a late token is dropped', async () => {
    const trial = new SessionHarness();
    let give = (_token: string) => {};
    trial.host = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    const requests = trial.requests(5);
    await trial.clock.advance(100);
    trial.session.end();
    expect(await requests).toEqual(Array(5).fill('SESSION_CHANGED'));
    expect(trial.fetches[0]?.signal.aborted).toBe(true);
    give('token-1');
    await trial.clock.advance(60_000);
    expect(trial.sends).toHaveLength(0);
    expect(trial.clock.timers).toEqual([]);
  });

  test('a failed host is not called again', async () => {
    const trial = new SessionHarness();
    trial.host = () => Promise.reject(new Error('down'));
    const requests = trial.requests(2);
    await trial.clock.advance(100);
    trial.session.end();
    expect(await requests).toEqual(Array(2).fill('SESSION_CHANGED'));
    await trial.clock.advance(60_000);
    expect(trial.fetches).toHaveLength(1);
  });

  test('before the host is called, it is not called', async () => {
    const trial = new SessionHarness();
    const request = catchDaybookError(() => trial.request());
    trial.session.end();
    expect(await request).toMatchObject(changed);
    expect(trial.fetches).toHaveLength(0);
  });

  test('just as the token arrives, a request is sent before the end or not at all', async () => {
    for (let turns = 0; turns < 20; turns++) {
      const trial = new SessionHarness();
      let sentBefore = 0;
      trial.host = async () => {
        afterTurns(turns, () => {
          sentBefore = trial.sends.length;
          trial.session.end();
        });
        return 'token-1';
      };
      const [outcome] = await trial.requests(1);
      await settled();
      expect(trial.sends).toHaveLength(sentBefore);
      expect(outcome).toBe(sentBefore === 1 ? 200 : 'SESSION_CHANGED');
    }
  });

  test('later requests fail without a fetch, and ending twice has no effect', async () => {
    const trial = new SessionHarness();
    await trial.request();
    trial.session.end();
    trial.session.end();
    expect(await trial.requests(3)).toEqual(Array(3).fill('SESSION_CHANGED'));
    expect(trial.fetches).toHaveLength(1);
    expect(trial.sends).toHaveLength(1);
    expect(trial.session.ended.aborted).toBe(true);
  });

  test('a refusal after that is not retried', async () => {
    const trial = new SessionHarness();
    trial.service = () => ({ status: 403, latency: 1000 });
    const requests = trial.requests(3);
    await trial.clock.advance(500);
    trial.session.end();
    await trial.clock.advance(60_000);
    expect(await requests).toEqual(Array(3).fill('SESSION_CHANGED'));
    expect(trial.fetches).toHaveLength(1);
    expect(trial.sends).toHaveLength(3);
  });

  test('nor is one whose new token is being fetched', async () => {
    const trial = new SessionHarness();
    await trial.request();
    trial.service = () => ({ status: 403 });
    trial.host = () => new Promise(() => {});
    const requests = trial.requests(3);
    await trial.clock.advance(500);
    trial.session.end();
    expect(await requests).toEqual(Array(3).fill('SESSION_CHANGED'));
    await trial.clock.advance(60_000);
    expect(trial.sends).toHaveLength(4);
    expect(trial.clock.timers).toEqual([]);
  });
});

describe('requests of an ended session', () => {
  test('do not wait for a retry delay', async () => {
    await using trial = await ClientOnServer.start([{ ...failure(429), headers: { 'retry-after': '25' } }]);
    const reading = catchDaybookError(() => trial.client.read(readCompany));
    await trial.clock.timerWithin(25_000);
    trial.session.end();
    expect(await reading).toMatchObject(changed);
    expect(trial.clock.timers).toEqual([]);
    await trial.clock.advance(60_000);
    expect(trial.server.requests).toHaveLength(1);
  });

  test('that are in flight get their response: a save is known to be saved', async () => {
    await using trial = await ClientOnServer.start([{ ...success(company), delay: 30 }]);
    const writing = trial.client.write(renameCompany);
    await trial.server.received(1);
    trial.session.end();
    expect(await writing).toEqual(company);
  });
});
