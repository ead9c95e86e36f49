import { describe, expect, test, vi } from 'vitest';
import { ConfigurationError, NetworkError, OutcomeUnknownError, TimeoutError } from '../../../src/core/errors.ts';
import type { RequestHooks } from '../../../src/core/http/checkedHooks.ts';
import { createHttp } from '../../../src/core/http/http.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, readCompany, renameCompany, secret } from '../../support/http/clientOnServer.ts';
import { success } from '../../support/http/scriptedServer.ts';

async function start(hooks: RequestHooks) {
  const harness = await ClientOnServer.start(() => success(company));
  const { server, session } = harness;
  return { server, harness, client: createHttp({ baseUrl: server.url, session: () => session, hooks }) };
}

test('the host’s fetch sends the requests, and its headers are added to each of them', async () => {
  let count = 0;
  const sent = vi.fn(fetch);
  const { client, server, harness } = await start({ fetch: sent, headers: () => ({ 'X-Trace-Id': String(++count) }) });
  await using _closing = harness;
  await client.read(readCompany);
  await client.write(renameCompany);
  expect(sent.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
    [`${server.url}/v6/company`, 'GET'],
    [`${server.url}/v6/company`, 'POST'],
  ]);
  expect(server.requests.map(({ headers }) => headers['x-trace-id'])).toEqual(['1', '2']);
  expect(server.tokens).toEqual([secret, secret]);
  expect(server.requests[1]?.headers['content-type']).toBe('application/json');
});

test('the parameters that an endpoint takes as headers are sent with the host’s', async () => {
  const { client, server, harness } = await start({ headers: { 'X-Tenant': 'north' } });
  await using _closing = harness;
  await client.read({ ...readCompany, headers: { limit: '10' } });
  expect(server.requests[0]?.headers).toMatchObject({ limit: '10', 'x-tenant': 'north' });
});

describe('hooks that can’t be used', () => {
  // Without TypeScript, a host may pass anything.
  test.each<[string, unknown, string]>([
    ['a fetch that is no function', { fetch: 'fetch' }, 'fetch is of type string: expected a function like'],
    [
      'the token’s header',
      { headers: { authorization: 'Basic 1' } },
      'headers contains "authorization", which Daybook',
    ],
    [
      'the body’s type',
      { headers: () => ({ 'CONTENT-TYPE': 'text/plain' }) },
      'headers contains "CONTENT-TYPE", which',
    ],
    [
      'a parameter of the interface',
      { headers: { lastUpdatedDate: '2026' } },
      'headers contains "lastUpdatedDate", which',
    ],
    ['a number', { headers: { 'X-Try': 7 } }, 'headers contains "X-Try", which isn’t a valid header'],
    ['a line break', { headers: { 'X-Try': `7\n${secret}` } }, 'headers contains "X-Try", which isn’t a valid header'],
    ['a name with a space', { headers: { 'X Try': '7' } }, 'headers contains "X Try", which isn’t a valid header'],
    ['null', { headers: null }, 'headers is of type object: expected a plain object of strings'],
    ['Headers', { headers: new Headers() }, 'headers is of type object: expected a plain object of strings'],
    ['a promise', { headers: async () => ({}) }, 'headers returned a value of type object: expected a plain object'],
    ['nothing', { headers: () => undefined }, 'headers returned a value of type undefined: expected a plain object'],
  ])('%s: neither a read nor a write is sent', async (_name, hooks, message) => {
    const { client, server, harness } = await start(hooks as RequestHooks);
    await using _closing = harness;
    for (const request of [() => client.read(readCompany), () => client.write(renameCompany)]) {
      const error = await catchDaybookError(request);
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message).toContain(message.replace('’', "'"));
      expect(error.message).not.toContain(secret);
    }
    expect(server.requests).toEqual([]);
  });

  test('headers that throw: nothing is sent, and the cause is the host’s error', async () => {
    const cause = new Error('no span');
    const headers = () => {
      throw cause;
    };
    const { client, server, harness } = await start({ headers });
    await using _closing = harness;
    const error = await catchDaybookError(() => client.write(renameCompany));
    expect(error).toMatchObject({ kind: 'configuration', message: expect.stringContaining('not sent'), cause });
    expect(server.requests).toEqual([]);
  });
});

describe('a fetch that fails', () => {
  test.each([
    [
      'throws',
      () => {
        throw new Error('no span');
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('no span');
      },
    ],
  ])('and %s: a read is retried, and a write may have been sent', async (_name, failing) => {
    const failingFetch = vi.fn(failing as typeof fetch);
    const { client, harness } = await start({ fetch: failingFetch });
    await using _closing = harness;
    const reading = catchDaybookError(() => client.read(readCompany));
    await harness.passBackOffs(reading);
    const error = await reading;
    expect(error).toBeInstanceOf(NetworkError);
    expect(error.message).toMatch(/^Couldn't reach GET \/v6\/company at http:.*: .*, or your fetch function failed\.$/);
    expect(error.cause).toMatchObject({ message: 'no span' });
    expect(failingFetch).toHaveBeenCalledTimes(4);
    const failure = await catchDaybookError(() => client.write(renameCompany));
    expect(failure).toBeInstanceOf(OutcomeUnknownError);
    expect(failure.cause).toBeInstanceOf(NetworkError);
    expect(failingFetch).toHaveBeenCalledTimes(5);
  });

  test.each([undefined, null, 'text', {}, { status: 200, data: {} }])(
    'and returns %j: a read is not retried, and a write may have been sent',
    async (returned) => {
      const wrong = vi.fn(async () => returned as unknown as Response);
      const { client, harness } = await start({ fetch: wrong });
      await using _closing = harness;
      const error = await catchDaybookError(() => client.read(readCompany));
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message).toContain(
        `fetch returned a value of type ${typeof returned} for GET /v6/company: expected a`,
      );
      const failure = await catchDaybookError(() => client.write(renameCompany));
      expect(failure).toMatchObject({ kind: 'outcomeUnknown', cause: { kind: 'configuration' } });
      expect(wrong).toHaveBeenCalledTimes(2);
    },
  );

  test.each(['never responds', 'never ends its body'])('and %s, and ignores the signal, times out', async (fault) => {
    const never = new Promise<never>(() => {});
    const body = { status: 200, headers: new Headers(), text: () => never } as unknown as Response;
    const { client, harness } = await start({
      fetch: () => (fault === 'never responds' ? never : Promise.resolve(body)),
    });
    await using _closing = harness;
    const reading = catchDaybookError(() => client.read(readCompany));
    await harness.clock.timerWithin(30_000);
    await harness.clock.advance(30_000);
    expect(await reading).toBeInstanceOf(TimeoutError);
  });
});

test('a response of another class is read', async () => {
  const headers = new Map<string, string>();
  const response = { status: 200, headers, text: async () => JSON.stringify({ data: company }) } as unknown as Response;
  const { client, harness } = await start({ fetch: async () => response });
  await using _closing = harness;
  expect(await client.read(readCompany)).toEqual(company);
});
