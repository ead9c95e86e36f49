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
  const trial = await SessionHarness.inUse();
  let done = 0;
  trial.service = (token) => {
    if (token === 'token-1') return { status: 403 };
    done++;
    return { status: 200 };
  };
  expect(await trial.request(undefined, write)).toBe(200);
  expect([...trial.counts, done]).toEqual([1, 2, 1]);
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
    await using trial = await ClientOnServer.start([trouble, okResponse]);
    const error = await catchDaybookError(() => trial.client.write(renameCompany));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error).toMatchObject({ kind: 'outcomeUnknown', isRetryable: false, cause: { kind: kindOfCause } });
    expect(trial.server.requests).toHaveLength(1);
    expect(trial.fetches).toBe(1);
    expect(trial.clock.timers).toEqual([]);
  });

  test.each(['silence', 'silenceInBody'] as const)('when 30 s pass in %s', async (fault) => {
    await using trial = await ClientOnServer.start([{ ...okResponse, fault }, okResponse]);
    const writing = catchDaybookError(() => trial.client.write(renameCompany));
    await trial.server.received(1);
    await trial.clock.advance(30_000);
    expect(await writing).toMatchObject({ kind: 'outcomeUnknown', cause: { kind: 'timeout' } });
    expect(trial.server.requests).toHaveLength(1);
    expect(trial.fetches).toBe(1);
  });

  test('when nothing listens at the URL: the client can’t tell whether it arrived', async () => {
    await using trial = await ClientOnServer.start([]);
    await trial.server[Symbol.asyncDispose]();
    expect(await catchDaybookError(() => trial.client.write(renameCompany))).toMatchObject({ kind: 'outcomeUnknown' });
  });

  test('when the caller aborts after it was sent', async () => {
    await using trial = await ClientOnServer.start([{ fault: 'silence' }]);
    const leaving = new AbortController();
    const writing = catchDaybookError(() => trial.client.write({ ...renameCompany, signal: leaving.signal }));
    await trial.server.received(1);
    leaving.abort(new DOMException('The page was left.', 'AbortError'));
    expect(await writing).toMatchObject({ kind: 'outcomeUnknown', cause: { name: 'AbortError' } });
    expect(trial.server.requests).toHaveLength(1);
    expect(trial.fetches).toBe(1);
  });

  test('and the error has the status and the request ID', async () => {
    await using trial = await ClientOnServer.start([{ ...failure(500), headers: { 'x-request-id': 'req_12' } }]);
    const error = await catchDaybookError(() => trial.client.write(renameCompany));
    expect(error).toMatchObject({ status: 500, requestId: 'req_12' });
  });
});

test('18: a read-only token: the first write fetches one new token, each further one none and sends one request', async () => {
  const trial = await SessionHarness.inUse();
  trial.service = () => ({ status: 403 });
  expect(await trial.request(undefined, write)).toBe(403);
  expect(trial.counts).toEqual([1, 2]);
  for (let click = 0; click < 5; click++) {
    trial.restart();
    expect(await trial.request(undefined, write)).toBe(403);
    expect(trial.counts).toEqual([0, 1]);
    await trial.clock.advance(20 * second);
  }
});

test('19: a write near the token’s end waits for the new one', async () => {
  const trial = await SessionHarness.inUse(hour - 300 * second);
  trial.host = async () => {
    await trial.pause(2 * second);
    return 'token-2';
  };
  const began = trial.clock.monotonic();
  const saved = trial.request(undefined, write);
  await trial.clock.advance(2 * second);
  expect(await saved).toBe(200);
  expect(trial.sends).toMatchObject([{ token: 'token-2', at: began + 2 * second }]);
  expect(trial.fetches).toHaveLength(1);
});

test('19: when the host hangs, the write is sent with the old token within 3 s', async () => {
  const trial = await SessionHarness.inUse(hour - 300 * second);
  const began = trial.clock.monotonic();
  trial.host = () => new Promise(() => {});
  const saved = trial.request(undefined, write);
  await trial.clock.advance(3 * second);
  expect(await saved).toBe(200);
  expect(trial.sends).toMatchObject([{ token: 'token-1', at: began + 3 * second }]);
  expect(trial.fetches).toHaveLength(1);
});

test('20: a write aborted while it waits for a token is not sent, even when the token arrives', async () => {
  const trial = new SessionHarness();
  trial.host = async () => {
    await trial.pause(2 * second);
    return 'token-1';
  };
  const leaving = new AbortController();
  const saved = trial.request(leaving.signal, write);
  saved.catch(() => {});
  await trial.clock.advance(second);
  leaving.abort();
  await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
  await trial.clock.advance(60 * second);
  expect(trial.counts).toEqual([1, 0]);
});

test('writeReplay never disables the retry of writes', async () => {
  const trial = new SessionHarness('user-7', { writeReplay: 'never' });
  await trial.request();
  trial.restart();
  trial.service = (token) => ({ status: token === 'token-1' ? 403 : 200 });
  expect(await trial.request(undefined, write)).toBe(403);
  expect(trial.counts).toEqual([0, 1]);
});
