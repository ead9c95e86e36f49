import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { ClientOnServer, company, readCompany, renameCompany, secret } from '../../support/http/clientOnServer.ts';
import type { ScriptedResponse } from '../../support/http/scriptedServer.ts';
import { failure, forbidden, success } from '../../support/http/scriptedServer.ts';
import { settled, until } from '../../support/session/virtualClock.ts';

const okResponse = success({ ...company, name: 'Lind'.repeat(20_000) });
const never = new Promise<never>(() => {});

/** The state of a read when its caller aborts: the service's script, the host's function, and how to get there. */
const points: [string, ScriptedResponse[], () => Promise<string>, (harness: ClientOnServer) => Promise<unknown>][] = [
  ['while it waits for the first token', [], () => never, ({ clock }) => clock.timerWithin(15_000)],
  ['while it is under way', [{ fault: 'silence' }], async () => secret, ({ server }) => server.received(1)],
  [
    'while the body comes',
    [{ ...okResponse, fault: 'silenceInBody' }],
    async () => secret,
    async ({ server }) => {
      await server.received(1);
      await new Promise((resolve) => setTimeout(resolve, 50)); // the headers have arrived by then
    },
  ],
  ['in a back-off', [failure(503)], async () => secret, ({ clock }) => clock.timerWithin(500)],
  [
    'while it waits as long as the service requested',
    [{ ...failure(429), headers: { 'retry-after': '25' } }],
    async () => secret,
    ({ clock }) => clock.timerWithin(25_000),
  ],
];

describe('an aborted read rejects at once with the signal’s reason and leaves nothing behind', () => {
  test.each(points)('%s', async (_name, script, fetchToken, arrived) => {
    await using harness = await ClientOnServer.start(script, fetchToken);
    const leaving = new AbortController();
    const reason = new DOMException('The page was left.', 'AbortError');
    let failed: unknown;
    harness.client.read({ ...readCompany, signal: leaving.signal }).catch((error) => {
      failed = error;
    });
    await arrived(harness);
    const sent = harness.server.requests.length;
    leaving.abort(reason);
    await settled();
    expect(failed).toBe(reason);
    expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(0);
    await harness.clock.advance(120_000);
    expect(harness.server.requests).toHaveLength(sent);
    expect(harness.clock.timers).toEqual([]);
  });

  test('while it waits for a new token after 403', async () => {
    await using harness = await ClientOnServer.start([forbidden], ({ reason }) =>
      reason === 'initial' ? Promise.resolve(secret) : never,
    );
    const leaving = new AbortController();
    const reading = harness.client.read({ ...readCompany, signal: leaving.signal });
    reading.catch(() => {});
    await harness.clock.timerWithin(15_000);
    leaving.abort('left');
    await expect(reading).rejects.toBe('left');
    expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(0);
    expect(harness.server.requests).toHaveLength(1);
  });

  test.each(['read', 'write'] as const)('before it begins: a %s requests nothing, not even a token', async (kind) => {
    await using harness = await ClientOnServer.start([okResponse]);
    const reading = harness.client[kind]({ ...renameCompany, signal: AbortSignal.abort('left') });
    await expect(reading).rejects.toBe('left');
    expect(harness.fetches).toBe(0);
    expect(harness.server.requests).toHaveLength(0);
    expect(harness.clock.timers).toEqual([]);
  });
});

test('an aborted request frees its connection', async () => {
  await using harness = await ClientOnServer.start([{ fault: 'silence' }]);
  const leaving = new AbortController();
  const reading = harness.client.read({ ...readCompany, signal: leaving.signal });
  reading.catch(() => {});
  await harness.server.received(1);
  leaving.abort('left');
  await until(() => harness.server.abandoned === 1, 'the connection to be broken off');
});

test('many requests can share a signal: each removes its listeners', async () => {
  await using harness = await ClientOnServer.start(() => success(company));
  const { signal } = new AbortController();
  const requests = [readCompany, renameCompany].map((request) => ({ ...request, signal }));
  for (let round = 0; round < 5; round++) {
    await Promise.all(requests.map((request) => harness.client.read(request)));
  }
  await harness.client.write({ ...renameCompany, signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('an abort after the response changes nothing', async () => {
  await using harness = await ClientOnServer.start([success(company)]);
  const leaving = new AbortController();
  expect(await harness.client.read({ ...readCompany, signal: leaving.signal })).toEqual(company);
  leaving.abort();
  await harness.clock.advance(60_000);
  expect(harness.server.requests).toHaveLength(1);
});
