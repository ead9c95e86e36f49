import { describe, expect, test, vi } from 'vitest';
import { ConfigurationError, DaybookError, OutcomeUnknownError } from '../../../src/core/errors.ts';
import { createHttp } from '../../../src/core/http/http.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, renameCompany, secret } from '../../support/http/clientOnServer.ts';
import type { ScriptedResponse } from '../../support/http/scriptedServer.ts';
import { failure, forbidden, invalidToken, proxyPage, success } from '../../support/http/scriptedServer.ts';
import { afterTurns, settled } from '../../support/session/virtualClock.ts';

const okResponse = success(company);

test('a write is sent once and returns the saved data', async () => {
  await using harness = await ClientOnServer.start([okResponse]);
  expect(await harness.client.write(renameCompany)).toEqual(company);
  expect(harness.server.requests).toMatchObject([{ method: 'POST', body: '{"name":"Lind & Co"}' }]);
  expect(harness.clock.timers).toEqual([]);
});

describe('a rejected write is known not to be saved', () => {
  test.each<[ScriptedResponse, string]>([
    [failure(400, { type: 'REQUIRED', message: 'A name is needed.', param: 'name' }), 'rejected'],
    [failure(200, { type: 'DUPLICATE', message: 'There is one already.' }), 'rejected'],
    [failure(404), 'notFound'],
    [failure(429), 'rateLimited'],
    [failure(403, { type: 'NOT_MODIFIABLE' }), 'http'],
    [proxyPage(413), 'http'],
    [{ status: 307, headers: { location: '/elsewhere' } }, 'http'],
  ])('%j', async (refusal, kind) => {
    await using harness = await ClientOnServer.start([refusal, okResponse]);
    expect(await catchDaybookError(() => harness.client.write(renameCompany))).toMatchObject({ kind });
    expect(harness.server.requests).toHaveLength(1);
    expect(harness.clock.timers).toEqual([]);
  });

  test.each([
    ['401', invalidToken, 'token'],
    ['403', forbidden, 'forbidden'],
  ])('by %s twice: it is sent with the new token, but never a third time', async (_status, refusal, kind) => {
    await using harness = await ClientOnServer.start(() => refusal);
    expect(await catchDaybookError(() => harness.client.write(renameCompany))).toMatchObject({ kind });
    expect(harness.server.tokens).toEqual([secret, `${secret}2`]);
  });

  test('by 403 for an expired token: the retry saves it once', async () => {
    await using harness = await ClientOnServer.start([forbidden, okResponse]);
    expect(await harness.client.write(renameCompany)).toEqual(company);
    expect(harness.server.requests.map(({ body }) => body)).toEqual(Array(2).fill('{"name":"Lind & Co"}'));
    expect(harness.fetches).toBe(2);
  });

  test('and aborted while it waits for the new token: rejects with the reason', async () => {
    const never = new Promise<never>(() => {});
    await using harness = await ClientOnServer.start([forbidden], ({ reason }) =>
      reason === 'initial' ? Promise.resolve(secret) : never,
    );
    const leaving = new AbortController();
    const writing = harness.client.write({ ...renameCompany, signal: leaving.signal });
    writing.catch(() => {});
    await harness.clock.timerWithin(15_000); // the timeout of the new token's fetch
    leaving.abort('left');
    await expect(writing).rejects.toBe('left');
    expect(harness.server.requests).toHaveLength(1);
  });

  test('but a failed retry has an unknown outcome', async () => {
    await using harness = await ClientOnServer.start([forbidden, { fault: 'reset' }]);
    expect(await catchDaybookError(() => harness.client.write(renameCompany))).toMatchObject({
      kind: 'outcomeUnknown',
    });
    expect(harness.server.requests).toHaveLength(2);
  });
});

describe('a write is not sent', () => {
  test('when it is aborted while it waits for a token', async () => {
    let giveToken = (_token: string) => {};
    const token = new Promise<string>((resolve) => {
      giveToken = resolve;
    });
    await using harness = await ClientOnServer.start([okResponse], () => token);
    const leaving = new AbortController();
    const writing = harness.client.write({ ...renameCompany, signal: leaving.signal });
    writing.catch(() => {});
    await harness.clock.timerWithin(15_000);
    leaving.abort('left');
    await expect(writing).rejects.toBe('left');
    giveToken(secret);
    await harness.clock.advance(60_000);
    expect(harness.server.requests).toHaveLength(0);
  });

  test('when aborted just as its token arrives; after that its outcome is unknown', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    for (let turns = 0; turns < 15; turns++) {
      sent.mockClear();
      const leaving = new AbortController();
      await using harness = await ClientOnServer.start([{ fault: 'silence' }], async () => {
        afterTurns(turns, () => leaving.abort('left'));
        return secret;
      });
      const failed = await harness.client.write({ ...renameCompany, signal: leaving.signal }).catch((error) => error);
      await settled();
      if (sent.mock.calls.length === 0) expect(failed).toBe('left');
      else expect(failed).toBeInstanceOf(OutcomeUnknownError);
    }
    sent.mockRestore();
  });

  test('when there is no token', async () => {
    await using harness = await ClientOnServer.start([okResponse], () => Promise.reject(new Error('signed out')));
    const writing = catchDaybookError(() => harness.client.write(renameCompany));
    await harness.passBackOffs(writing);
    expect(await writing).toMatchObject({ kind: 'token', code: 'TOKEN_UNAVAILABLE' });
    expect(harness.server.requests).toHaveLength(0);
  });

  const cycle: Record<string, unknown> = {};
  cycle.itself = cycle;
  test.each([{ amount: 10n }, cycle])('when its body can’t be JSON (%#)', async (body) => {
    await using harness = await ClientOnServer.start([okResponse]);
    const error = await catchDaybookError(() => harness.client.write({ ...renameCompany, body }));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(harness.server.requests).toHaveLength(0);
  });

  test.each([
    'v6/company',
    '//evil.example/v6',
    '/\\evil.example',
    '/v6/invoices/..',
    '/v6/%2E%2e/x',
    '/\t/evil.example',
    '/v6/.\n./x',
    '.evil.example/',
  ])('when its path %s is unsafe', async (path) => {
    await using harness = await ClientOnServer.start([okResponse]);
    const error = await catchDaybookError(() => harness.client.write({ ...renameCompany, path }));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(harness.fetches).toBe(0);
  });

  test('when the base URL is relative and there is no page', async () => {
    await using harness = await ClientOnServer.start([]);
    const client = createHttp({ baseUrl: '/books-api', session: () => harness.session });
    expect(await catchDaybookError(() => client.write(renameCompany))).toBeInstanceOf(ConfigurationError);
    expect(await catchDaybookError(() => client.read(renameCompany))).toBeInstanceOf(DaybookError);
    expect(harness.fetches).toBe(0);
  });
});
