import { describe, expect, test } from 'vitest';
import { OutcomeUnknownError } from '../../../../src/core/errors.ts';
import { catchDaybookError } from '../../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, renameCompany } from '../../../support/http/clientOnServer.ts';
import type { ScriptedResponse } from '../../../support/http/scriptedServer.ts';
import { failure, proxyPage, success } from '../../../support/http/scriptedServer.ts';
import { SessionHarness } from '../../../support/session/sessionHarness.ts';

const second = 1000;
const hour = 3600 * second;
const okResponse = success(company);
const write = { operation: 'POST /save', isWrite: true };

test('16: a write whose response is 403 for an expired token is sent twice and saved once', async () => {
  const harness = await SessionHarness.inUse();
  let done = 0;
  harness.service = (token) => {
    if (token === 'token-1') return { status: 403 };
    done++;
    return { status: 200 };
  };
  expect(await harness.request(undefined, write)).toBe(200);
  expect([...harness.counts, done]).toEqual([1, 2, 1]);
});

describe('17: a write is sent once, and its outcome is unknown', () => {
  test.each<[string, ScriptedResponse, string]>([
    ['the connection breaks before the response', { fault: 'reset' }, 'network'],
    ['the connection breaks during the response', { ...okResponse, fault: 'resetInBody' }, 'network'],
    ['the service fails', failure(500), 'service'],
    ['the service is not available', { ...failure(503), headers: { 'retry-after': '1' } }, 'service'],
    ['a proxy gives up', proxyPage(504), 'service'],
    ['the success has a page for a body', proxyPage(200), 'http'],
    ['the success has no body', { status: 200 }, 'responseShape'],
    ['the success holds something else', success({ id: 5 }), 'responseShape'],
  ])('when %s', async (_name, trouble, kindOfCause) => {
    await using harness = await ClientOnServer.start([trouble, okResponse]);
    const error = await catchDaybookError(() => harness.client.write(renameCompany));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error).toMatchObject({ kind: 'outcomeUnknown', isRetryable: false, cause: { kind: kindOfCause } });
    expect(harness.server.requests).toHaveLength(1);
    expect(harness.fetches).toBe(1);
    expect(harness.clock.timers).toEqual([]);
  });

  test.each(['silence', 'silenceInBody'] as const)('when 30 s pass in %s', async (fault) => {
    await using harness = await ClientOnServer.start([{ ...okResponse, fault }, okResponse]);
    const writing = catchDaybookError(() => harness.client.write(renameCompany));
    await harness.server.received(1);
    await harness.clock.advance(30_000);
    expect(await writing).toMatchObject({ kind: 'outcomeUnknown', cause: { kind: 'timeout' } });
    expect(harness.server.requests).toHaveLength(1);
    expect(harness.fetches).toBe(1);
  });

  test('when nothing listens at the URL: the client can’t tell whether it arrived', async () => {
    await using harness = await ClientOnServer.start([]);
    await harness.server[Symbol.asyncDispose]();
    expect(await catchDaybookError(() => harness.client.write(renameCompany))).toMatchObject({
      kind: 'outcomeUnknown',
    });
  });

  test('when the caller aborts after it was sent', async () => {
    await using harness = await ClientOnServer.start([{ fault: 'silence' }]);
    const leaving = new AbortController();
    const writing = catchDaybookError(() => harness.client.write({ ...renameCompany, signal: leaving.signal }));
    await harness.server.received(1);
    leaving.abort(new DOMException('The page was left.', 'AbortError'));
    expect(await writing).toMatchObject({ kind: 'outcomeUnknown', cause: { name: 'AbortError' } });
    expect(harness.server.requests).toHaveLength(1);
    expect(harness.fetches).toBe(1);
  });

  test('and the error has the status and the request ID', async () => {
    await using harness = await ClientOnServer.start([{ ...failure(500), headers: { 'x-request-id': 'req_12' } }]);
    const error = await catchDaybookError(() => harness.client.write(renameCompany));
    expect(error).toMatchObject({ status: 500, requestId: 'req_12' });
  });
});

test('18: a read-only token: the first write fetches one new token, each further one none and sends one request', async () => {
  const harness = await SessionHarness.inUse();
  harness.service = () => ({ status: 403 });
  expect(await harness.request(undefined, write)).toBe(403);
  expect(harness.counts).toEqual([1, 2]);
  for (let click = 0; click < 5; click++) {
    harness.restart();
    expect(await harness.request(undefined, write)).toBe(403);
    expect(harness.counts).toEqual([0, 1]);
    await harness.clock.advance(20 * second);
  }
});

test('19: a write near the token’s end waits for the new one', async () => {
  const harness = await SessionHarness.inUse(hour - 300 * second);
  harness.host = async () => {
    await harness.pause(2 * second);
    return 'token-2';
  };
  const began = harness.clock.monotonic();
  const saved = harness.request(undefined, write);
  await harness.clock.advance(2 * second);
  expect(await saved).toBe(200);
  expect(harness.sends).toMatchObject([{ token: 'token-2', at: began + 2 * second }]);
  expect(harness.fetches).toHaveLength(1);
});

test('19: when the host hangs, the write is sent with the old token within 3 s', async () => {
  const harness = await SessionHarness.inUse(hour - 300 * second);
  const began = harness.clock.monotonic();
  harness.host = () => new Promise(() => {});
  const saved = harness.request(undefined, write);
  await harness.clock.advance(3 * second);
  expect(await saved).toBe(200);
  expect(harness.sends).toMatchObject([{ token: 'token-1', at: began + 3 * second }]);
  expect(harness.fetches).toHaveLength(1);
});

test('20: a write aborted while it waits for a token is not sent, even when the token arrives', async () => {
  const harness = new SessionHarness();
  harness.host = async () => {
    await harness.pause(2 * second);
    return 'token-1';
  };
  const leaving = new AbortController();
  const saved = harness.request(leaving.signal, write);
  saved.catch(() => {});
  await harness.clock.advance(second);
  leaving.abort();
  await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
  await harness.clock.advance(60 * second);
  expect(harness.counts).toEqual([1, 0]);
});

test('writeReplay never disables the retry of writes', async () => {
  const harness = new SessionHarness('user-7', { writeReplay: 'never' });
  await harness.request();
  harness.restart();
  harness.service = (token) => ({ status: token === 'token-1' ? 403 : 200 });
  expect(await harness.request(undefined, write)).toBe(403);
  expect(harness.counts).toEqual([0, 1]);
});
