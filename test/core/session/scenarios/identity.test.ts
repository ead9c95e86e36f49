import { expect, test } from 'vitest';
import { createHttp } from '../../../../src/core/http/http.ts';
import { createTokenSession } from '../../../../src/core/session/tokenSession.ts';
import { catchDaybookError } from '../../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, readCompany, renameCompany } from '../../../support/http/clientOnServer.ts';
import { forbidden, success } from '../../../support/http/scriptedServer.ts';
import { SessionHarness } from '../../../support/session/sessionHarness.ts';
import { VirtualClock } from '../../../support/session/virtualClock.ts';

const second = 1000;

/** A session whose host takes this many milliseconds for a token that names the user. */
function trialOf(user: string, latency: number, clock = new VirtualClock()): SessionHarness {
  const harness = new SessionHarness(user, { clock });
  harness.host = async () => {
    await harness.pause(latency);
    return `token of ${user}`.replaceAll(' ', '-');
  };
  return harness;
}

test('21: a slow token of the last user is dropped: it is not used for waiting requests and does not replace the next user’s', async () => {
  const clock = new VirtualClock();
  const [ann, bob] = [trialOf('ann', 500, clock), trialOf('bob', 5, clock)];
  const ofAnn = ann.requests(5);
  await clock.advance(10);
  ann.session.end();
  const ofBob = bob.requests(5);
  await clock.advance(5);
  expect(await ofAnn).toEqual(Array(5).fill('SESSION_CHANGED'));
  expect(await ofBob).toEqual(Array(5).fill(200));
  expect(ann.fetches[0]?.signal.aborted).toBe(true);
  await clock.advance(1.5 * second);
  expect(await bob.request()).toBe(200);
  expect(ann.sends).toEqual([]);
  expect(new Set(bob.tokens)).toEqual(new Set(['token-of-bob']));
  expect(bob.fetches).toHaveLength(1);
});

test('22: a write refused after the switch is not retried with any token', async () => {
  const refusedLate = { ...forbidden, delay: 30 };
  await using ann = await ClientOnServer.start([refusedLate, success(company)], async () => 'token-of-ann');
  const { clock, server } = ann;
  const session = createTokenSession({ identity: 'bob', fetchToken: async () => 'token-of-bob', clock });
  const bob = createHttp({ baseUrl: server.url, session: () => session });
  const writing = catchDaybookError(() => ann.client.write(renameCompany));
  await server.received(1);
  ann.session.end();
  expect(await bob.read(readCompany)).toEqual(company);
  expect(await writing).toMatchObject({
    code: 'SESSION_CHANGED',
    message: 'The user or company changed before this request was complete. Nothing was saved.', // it was sent, and rejected
  });
  await clock.advance(60 * second);
  expect(server.tokens).toEqual(['token-of-ann', 'token-of-bob']);
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(ann.fetches).toBe(1);
});

test('23: a write still waiting for a token at the switch is not sent, and the error says so', async () => {
  const harness = trialOf('ann', 500);
  const writing = catchDaybookError(() => harness.request(undefined, { operation: 'POST /save', isWrite: true }));
  await harness.clock.advance(10);
  harness.session.end();
  const failure = await writing;
  expect(failure).toMatchObject({ kind: 'token', code: 'SESSION_CHANGED' });
  expect(failure.message).toContain('Nothing was saved');
  await harness.clock.advance(60 * second);
  expect(harness.counts).toEqual([1, 0]);
});

test('24: switching back and forth every 7 ms mixes no tokens, and the final user needs one fetch', async () => {
  const clock = new VirtualClock();
  const trials: SessionHarness[] = [];
  const outcomes: Promise<(number | string)[]>[] = [];
  for (const [user, latency] of [
    ['ann', 5],
    ['bob', 6],
    ['ann', 8],
    ['bob', 9],
    ['ann', 20],
  ] as const) {
    trials.at(-1)?.session.end();
    const harness = trialOf(user, latency, clock);
    harness.service = () => ({ status: 200, latency: 3 });
    trials.push(harness);
    outcomes.push(harness.requests(20));
    await clock.advance(7);
  }
  await clock.advance(second);
  for (const [index, user] of ['ann', 'bob', 'ann', 'bob', 'ann'].entries()) {
    expect(trials[index]?.fetches).toHaveLength(1);
    expect(trials[index]?.tokens.filter((token) => token !== `token-of-${user}`)).toEqual([]);
  }
  // Requests in flight at the switch get a response; those waiting for a token are not sent.
  const [succeeded, dropped] = [Array(20).fill(200), Array(20).fill('SESSION_CHANGED')];
  expect(await Promise.all(outcomes)).toEqual([succeeded, succeeded, dropped, dropped, succeeded]);
  expect(trials.map(({ sends }) => sends.length)).toEqual([20, 20, 0, 0, 20]);
});

test('25: two companies side by side fetch once each and get their own data; ending one does not affect the other', async () => {
  const clock = new VirtualClock();
  const [one, other] = [trialOf('one', 20, clock), trialOf('other', 10, clock)];
  const requests = [one.requests(10), other.requests(10)];
  await clock.advance(20);
  expect(await Promise.all(requests)).toEqual(Array(2).fill(Array(10).fill(200)));
  expect([one.counts, other.counts]).toEqual(Array(2).fill([1, 10]));
  expect([...new Set(one.tokens), ...new Set(other.tokens)]).toEqual(['token-of-one', 'token-of-other']);

  const waiting = [trialOf('one', 50, clock), trialOf('other', 50, clock)].map((harness) => ({
    harness,
    outcome: harness.requests(2),
  }));
  await clock.advance(10);
  waiting[0]?.harness.session.end();
  one.session.end();
  await clock.advance(50);
  expect(await Promise.all(waiting.map(({ outcome }) => outcome))).toEqual([
    Array(2).fill('SESSION_CHANGED'),
    [200, 200],
  ]);
  expect(await other.requests(3)).toEqual([200, 200, 200]);
  expect(other.fetches).toHaveLength(1);
});
