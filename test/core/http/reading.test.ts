import { describe, expect, test } from 'vitest';
import { NetworkError, RateLimitedError, ServiceError } from '../../../src/core/errors.ts';
import { createHttp } from '../../../src/core/http/http.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, readCompany, secret } from '../../support/http/clientOnServer.ts';
import type { ScriptedResponse } from '../../support/http/scriptedServer.ts';
import { failure, proxyPage, success } from '../../support/http/scriptedServer.ts';
import { settled } from '../../support/session/virtualClock.ts';

const okResponse = success(company);
const half = { ...okResponse, fault: 'resetInBody' } as const;

test('a read is sent once, with the token, and returns the data', async () => {
  await using harness = await ClientOnServer.start([okResponse]);
  expect(await harness.client.read(readCompany)).toEqual(company);
  const [request] = harness.server.requests;
  expect(request).toMatchObject({ method: 'GET', path: '/v6/company', body: '' });
  expect(request?.headers).toMatchObject({ authorization: `Bearer ${secret}` });
  expect(request?.headers).not.toHaveProperty('content-type');
  expect(harness.clock.timers).toEqual([]);
});

test('a read by POST sends its body as JSON, the same each time', async () => {
  await using harness = await ClientOnServer.start([failure(503), okResponse]);
  const body = { limit: 100, cursor: undefined, filter: { search: 'Größe "€"' } };
  const reading = harness.client.read({ ...readCompany, method: 'POST', body });
  await harness.passBackOffs(reading);
  const text = '{"limit":100,"filter":{"search":"Größe \\"€\\""}}';
  expect(harness.server.requests.map((request) => request.body)).toEqual([text, text]);
  expect(harness.server.requests[0]?.headers['content-type']).toBe('application/json');
});

test('twenty reads that wait for a retry and share a signal cause no warning in Node', async () => {
  const warnings: string[] = [];
  const note = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', note);
  try {
    await using harness = await ClientOnServer.start(() => failure(503));
    const { signal } = new AbortController();
    const reads = Array.from({ length: 20 }, () =>
      catchDaybookError(() => harness.client.read({ ...readCompany, signal })),
    );
    await harness.passBackOffs(Promise.all(reads));
    await settled();
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', note);
  }
});

describe('a read is retried', () => {
  const passing: [string, ScriptedResponse][] = [
    ...[429, 500, 502, 503, 504].map((status): [string, ScriptedResponse] => [`${status}`, failure(status)]),
    ['a proxy’s 502', proxyPage(502)],
    ['a connection that breaks before the response', { fault: 'reset' }],
    ['a connection that breaks during the response', half],
  ];

  test.each(passing)('after %s, and then returns the data', async (_name, trouble) => {
    await using harness = await ClientOnServer.start([trouble, trouble, trouble, okResponse]);
    const reading = harness.client.read(readCompany);
    await harness.passBackOffs(reading);
    expect(await reading).toEqual(company);
    expect(harness.server.requests).toHaveLength(4);
    expect(harness.fetches).toBe(1);
    expect(harness.clock.timers).toEqual([]);
  });

  test.each(passing)('after %s at most three times', async (_name, trouble) => {
    await using harness = await ClientOnServer.start(() => trouble);
    const reading = catchDaybookError(() => harness.client.read(readCompany));
    const waits = await harness.passBackOffs(reading);
    expect((await reading).isRetryable).toBe(true);
    expect(harness.server.requests).toHaveLength(4);
    expect(waits).toHaveLength(3);
    expect(harness.clock.timers).toEqual([]);
  });

  test('after increasing delays: between half and all of 0.5, 1 and 2 s', async () => {
    await using harness = await ClientOnServer.start(() => failure(503));
    const waits = await harness.passBackOffs(catchDaybookError(() => harness.client.read(readCompany)));
    for (const [retry, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(250 * 2 ** retry);
      expect(wait).toBeLessThanOrEqual(500 * 2 ** retry);
    }
  });

  test('when nothing listens at the URL, and then fails with a network error', async () => {
    await using harness = await ClientOnServer.start([]);
    const { session, server } = harness;
    const unreachable = createHttp({ baseUrl: server.url, session: () => session });
    await server[Symbol.asyncDispose]();
    const reading = catchDaybookError(() => unreachable.read(readCompany));
    expect(await harness.passBackOffs(reading)).toHaveLength(3);
    expect(await reading).toBeInstanceOf(NetworkError);
    expect((await reading).message).toMatch(/^Couldn't reach GET \/v6\/company/);
    expect((await reading).cause).toMatchObject({ message: expect.stringContaining('ECONNREFUSED') });
  });
});

test.each([400, 404, 405, 408, 409, 410, 413, 418, 422, 501, 505])(
  'a read with response status %i is not retried',
  async (status) => {
    await using harness = await ClientOnServer.start([failure(status), okResponse]);
    expect((await catchDaybookError(() => harness.client.read(readCompany))).status).toBe(status);
    expect(harness.server.requests).toHaveLength(1);
    expect(harness.clock.timers).toEqual([]);
  },
);

describe('Retry-After', () => {
  const limited = (retryAfter: string) => ({ ...failure(429), headers: { 'retry-after': retryAfter } });

  test('in seconds is respected', async () => {
    await using harness = await ClientOnServer.start([limited('7'), okResponse]);
    const reading = harness.client.read(readCompany);
    expect(await harness.passBackOffs(reading)).toEqual([7000]);
    expect(await reading).toEqual(company);
  });

  test('as a date is respected', async () => {
    await using harness = await ClientOnServer.start([]);
    harness.server.script = [limited(new Date(harness.clock.wall() + 12_000).toUTCString()), okResponse];
    const reading = harness.client.read(readCompany);
    expect(await harness.passBackOffs(reading)).toEqual([12_000]);
    expect(await reading).toEqual(company);
  });

  test.each(['0', 'Mon, 01 Jan 2024 00:00:00 GMT', 'soon', '-5', ''])(
    'of "%s" leaves the usual wait',
    async (given) => {
      await using harness = await ClientOnServer.start([limited(given), okResponse]);
      const [wait] = await harness.passBackOffs(harness.client.read(readCompany));
      expect(wait).toBeGreaterThanOrEqual(250);
      expect(wait).toBeLessThanOrEqual(500);
    },
  );

  test.each(['31', '3600', '99999999999999999999', 'Tue, 03 Mar 2026 09:00:00 GMT'])(
    'of "%s" is too long, so the read fails at once',
    async (given) => {
      await using harness = await ClientOnServer.start([limited(given), okResponse]);
      expect(await catchDaybookError(() => harness.client.read(readCompany))).toBeInstanceOf(RateLimitedError);
      expect(harness.server.requests).toHaveLength(1);
      expect(harness.clock.timers).toEqual([]);
    },
  );

  test('also applies to 503', async () => {
    await using harness = await ClientOnServer.start([{ ...failure(503), headers: { 'retry-after': '120' } }]);
    expect(await catchDaybookError(() => harness.client.read(readCompany))).toBeInstanceOf(ServiceError);
    expect(harness.server.requests).toHaveLength(1);
  });
});
