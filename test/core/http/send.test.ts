import { describe, expect, test } from 'vitest';
import { ConfigurationError, HttpError, ResponseShapeError, TimeoutError } from '../../../src/core/errors.ts';
import { checkedBaseUrl, send } from '../../../src/core/http/send.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, readCompany } from '../../support/http/clientOnServer.ts';
import { failure, proxyPage, ScriptedServer, success } from '../../support/http/scriptedServer.ts';

describe('a read fails after 30 s', () => {
  test.each(['silence', 'silenceInBody'] as const)('of %s, and not before', async (fault) => {
    await using harness = await ClientOnServer.start([{ ...success(company), fault }, success(company)]);
    let isOver = false;
    const reading = catchDaybookError(() => harness.client.read(readCompany)).finally(() => {
      isOver = true;
    });
    await harness.server.received(1);
    await new Promise((resolve) => setTimeout(resolve, 30)); // any response has arrived by then
    await harness.clock.advance(29_999);
    expect(isOver).toBe(false);
    await harness.clock.advance(1);
    const error = await reading;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.message).toBe('GET /v6/company did not respond within 30 s.');
    await harness.clock.advance(60_000);
    expect(harness.server.requests).toHaveLength(1);
    expect(harness.clock.timers).toEqual([]);
  });
});

describe('a body that is not JSON', () => {
  test.each(['<!doctype html><title>App</title>', '\n <!DOCTYPE HTML>', '<html lang="en">', '<HTML>'])(
    '%j with 200 reports HTML and suggests to check baseUrl',
    async (body) => {
      await using harness = await ClientOnServer.start([{ status: 200, body }]);
      const error = await catchDaybookError(() => harness.client.read(readCompany));
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ kind: 'http', status: 200 });
      expect(error.message).toBe(
        'GET /v6/company returned an HTML page (200). Check that baseUrl is the service or your proxy for it.',
      );
    },
  );

  test.each(['Sign in', '', 'null', '{"data":', '\u0000'])('%j with 200 is an unexpected response', async (body) => {
    await using harness = await ClientOnServer.start([{ status: 200, body }]);
    const error = await catchDaybookError(() => harness.client.read(readCompany));
    expect(error).toBeInstanceOf(ResponseShapeError);
    expect(error).toMatchObject({ path: '(body)', endpoint: 'GET /v6/company' });
  });

  test.each([400, 401, 403, 404, 418])('%i with HTML is an HTTP error with that status', async (status) => {
    await using harness = await ClientOnServer.start([proxyPage(status)]);
    const error = await catchDaybookError(() => harness.client.read(readCompany));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, isRetryable: false });
    expect(harness.fetches).toBe(1);
    expect(harness.server.requests).toHaveLength(1);
  });

  test('a byte order mark before the JSON is ignored', async () => {
    await using harness = await ClientOnServer.start([{ body: `\ufeff${JSON.stringify({ data: company })}` }]);
    expect(await harness.client.read(readCompany)).toEqual(company);
  });
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])(
    '%i is not followed, so that the token is not sent elsewhere',
    async (status) => {
      await using elsewhere = await ScriptedServer.start(() => success(company));
      const redirect = { status, headers: { location: `${elsewhere.url}/v6/company` } };
      await using harness = await ClientOnServer.start([redirect, success(company)]);
      const error = await catchDaybookError(() => harness.client.read(readCompany));
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ status });
      expect(error.message).toContain('was redirected');
      expect(elsewhere.requests).toHaveLength(0);
      expect(harness.server.requests).toHaveLength(1);
      expect(harness.clock.timers).toEqual([]);
    },
  );
});

test('a response has the request ID, and so does its error', async () => {
  await using harness = await ClientOnServer.start([{ ...failure(400), headers: { 'x-request-id': 'req_77' } }]);
  expect(await catchDaybookError(() => harness.client.read(readCompany))).toMatchObject({ requestId: 'req_77' });
});

test('the text of an HTML page is not stored', async () => {
  await using server = await ScriptedServer.start([proxyPage(502)]);
  const response = await send({ method: 'GET', url: `${server.url}/v6/closing`, headers: {} });
  expect(response).toEqual({ endpoint: 'GET /v6/closing', status: 502, isHtml: true });
});

test('a request aborted before is not sent', async () => {
  await using server = await ScriptedServer.start([success(company)]);
  const request = {
    method: 'GET',
    url: `${server.url}/v6/closing`,
    headers: {},
    signal: AbortSignal.abort('left'),
  } as const;
  await expect(send(request)).rejects.toBe('left');
  expect(server.requests).toHaveLength(0);
});

test('the endpoint of an error is method and path, without origin and query', async () => {
  await using server = await ScriptedServer.start([{ status: 302 }]);
  const request = { method: 'GET', url: `${server.url}/v6/closing?at=now#top`, headers: {} } as const;
  expect((await catchDaybookError(() => send(request))).message).toMatch(/^GET \/v6\/closing was redirected/);
});

describe('the base URL', () => {
  test.each([
    ['https://books.example.com', 'https://books.example.com'],
    ['https://books.example.com/', 'https://books.example.com'],
    ['http://127.0.0.1:6100/api//', 'http://127.0.0.1:6100/api'],
    ['http://[::1]:6100', 'http://[::1]:6100'],
    ['/books-api', '/books-api'],
    ['/', ''],
    ['./books-api/', './books-api'],
    ['../books-api', '../books-api'],
  ])('can be %s', (given, used) => {
    expect(checkedBaseUrl(given)).toBe(used);
  });

  test.each([
    '',
    'books-api',
    'books.example.com',
    '//books.example.com',
    '/\\books.example.com',
    'ftp://books.example.com',
    'javascript:alert(1)',
    'https://',
    'https:///v6',
    'https://books.example.com?key=1',
    'https://books.example.com#v6',
    'https://books.example.com:port',
    'https://books.example.com /v6',
    undefined,
    null,
    42,
    10n,
    Symbol('url'),
    {},
    new URL('https://books.example.com'),
  ])('cannot be %s (case %#)', async (given) => {
    const error = await catchDaybookError(() => checkedBaseUrl(given));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toMatch(/^baseUrl is .*"\/books-api"\.$/);
  });

  test('cannot contain a password, and the error does not repeat it', async () => {
    const error = await catchDaybookError(() => checkedBaseUrl('https://partner:s3cret@books.example.com'));
    expect(error.message).toContain('books.example.com');
    expect(error.message).not.toMatch(/partner|s3cret/);
  });
});
