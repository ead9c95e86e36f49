import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostRoutes } from '../../../sandbox/host/server/routes.ts';
import { verdictOf } from '../../../src/core/http/envelope.ts';
import { sendJson, startTokenEndpoint, type TokenEndpoint } from '../../server/tokenEndpoint.ts';

const path = '/v6/accounting/glAccounts/gla_1010/generalLedger';
let service: TokenEndpoint;
let host: ReturnType<typeof hostRoutes>;
let cookie: string;
beforeEach(async () => {
  service = await startTokenEndpoint();
  service.respond = (response) => sendJson(response, 200, {});
  host = hostRoutes({ baseUrl: service.baseUrl, clientId: 'demo_client', clientSecret: 'demo_secret' });
  cookie = (await host.request('/api/session')).headers.get('set-cookie')?.split(';')[0] ?? expect.unreachable();
});
afterEach(() => service.close());

/** Sends a request as a signed-in user's page does. */
function send(target: string, init: RequestInit = {}) {
  const headers = { cookie, authorization: 'Bearer abc', ...(init.headers as Record<string, string>) };
  return host.request(`/books-api${target}`, { ...init, headers });
}

describe('a request', () => {
  test('is relayed with its method, path, body, token and content type, and nothing else from the page', async () => {
    const headers = { 'content-type': 'application/json', 'x-other': '1' };
    await send(`${path}?a=1%2F2`, { method: 'POST', body: 'limit=100', headers });
    const [seen] = service.seen;
    expect(seen).toMatchObject({ method: 'POST', path: `${path}?a=1%2F2`, form: { limit: '100' } });
    expect(seen?.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/json' });
    expect(seen?.headers).not.toHaveProperty('cookie');
    expect(seen?.headers).not.toHaveProperty('x-other');
  });

  test('is relayed with the headers of a change list', async () => {
    const headers = { limit: '50', cursor: 'c1', lastupdateddate: '2026-03-01T09:30:00Z' };
    await send('/v5/invoices', { headers });
    expect(service.seen).toEqual([expect.objectContaining({ method: 'GET', path: '/v5/invoices' })]);
    expect(service.seen[0]?.headers).toMatchObject(headers);
  });

  test.each(['GET', 'POST', 'DELETE'])('of the method %s is relayed', async (method) => {
    expect((await send('/v6/banks/transactions/btxn_1', { method })).status).toBe(200);
    expect(service.seen[0]?.method).toBe(method);
  });

  test('can contain encoded characters in an id', async () => {
    await send('/v6/banks/transactions/a%20b%3Fc:1~2');
    expect(service.seen[0]?.path).toBe('/v6/banks/transactions/a%20b%3Fc:1~2');
  });

  test('is aborted when the page disconnects', async () => {
    const page = new AbortController();
    const hungUp = new Promise((resolve) => {
      service.respond = (response) => {
        response.on('close', resolve);
        page.abort();
      };
    });
    await send(path, { signal: page.signal });
    await hungUp;
  });
});

describe('the service receives nothing', () => {
  afterEach(() => expect(service.seen).toEqual([]));

  test.each(['PUT', 'PATCH', 'OPTIONS', 'HEAD'])('of the method %s', async (method) => {
    const response = await send(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST, DELETE');
  });

  test.each([
    ['no session', { cookie: '' }],
    ['a forged session', { cookie: 'atelier_session=usr_owner' }],
    ['no token', { authorization: '' }],
    ['client credentials', { authorization: `Basic ${btoa('demo_client:guess')}` }],
    ['another scheme', { authorization: 'DPoP abc' }],
    ['two tokens', { authorization: 'Bearer abc, Basic abc' }],
  ])('with %s', async (_name, headers) => {
    const response = await send(path, { method: 'POST', body: '{}', headers });
    expect(response.status).toBe(401);
    // Daybook then requests a new token, and the token route responds that no one is signed in.
    expect(verdictOf({ endpoint: path, status: 401, body: await response.json() })).toBe('invalid');
  });

  test('for a body over 1 MiB, with or without a declared length', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    expect((await send(path, { method: 'POST', body: large })).status).toBe(413);
    const body = new Blob([large]).stream();
    expect((await send(path, { method: 'POST', body, duplex: 'half' } as RequestInit)).status).toBe(413);
  });
});

test('a body of exactly 1 MiB is relayed', async () => {
  const body = `a=${'x'.repeat(1024 * 1024 - 2)}`;
  expect((await send(path, { method: 'POST', body })).status).toBe(200);
  expect(service.seen[0]?.form.a).toHaveLength(1024 * 1024 - 2);
});

describe('a path with unusual characters', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer(getRequestListener(host.fetch, { overrideGlobalObjects: false }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => server.close());

  /** Uses Node's HTTP client, because `fetch` would normalize the path. */
  function statusOf(target: string): Promise<number | undefined> {
    const { port } = server.address() as AddressInfo; // a TCP server has an AddressInfo
    const headers = { cookie, authorization: 'Bearer abc' };
    return new Promise((resolve, reject) => {
      const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: target, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on('error', reject).end();
    });
  }

  test.each([
    '/v6/auth/token',
    '/v6/auth',
    '/v5/auth/token',
    '/v6/AUTH/token',
    '/v6/%61uth/token',
    '/v6//auth/token',
    '/v6/auth;v=1/token',
    '/v6/banks/../auth/token',
    '/v6/banks/%2e%2e/auth/token',
    '/v6/banks/%2E./auth/token',
    '/v6/banks/..%2fauth/token',
    '/v6/banks/..%2Fauth/token',
    '/v6/banks/..%5cauth/token',
    '/v6/banks/..\\auth/token',
    '/v6/banks/%252e%252e%252fauth/token',
    '/v6/banks/a%2eb',
    '/v6/../sandbox/faults',
    '/sandbox/faults',
    '/healthz',
    '//elsewhere.example/v6/x',
    '@elsewhere.example/v6/x',
    '.elsewhere.example/v6/x',
  ])('is not relayed: %s', async (target) => {
    expect(await statusOf(`/books-api${target}`)).toBeGreaterThanOrEqual(400);
    expect(service.seen).toEqual([]);
  });

  test('is relayed if it is valid', async () => {
    expect(await statusOf(`/books-api${path}`)).toBe(200);
    expect(service.seen).toHaveLength(1);
  });
});

describe('the response', () => {
  test('has the status, body and the headers that Daybook reads, but no cookies', async () => {
    const headers = {
      'Retry-After': '7',
      'X-Request-Id': 'req_1',
      'Set-Cookie': 'a=b',
      'Content-Type': 'application/json',
    };
    service.respond = (response) => response.writeHead(429, headers).end('{"result":"FAILURE"}');
    const response = await send(path, { method: 'POST' });
    expect(response.status).toBe(429);
    expect(await response.text()).toBe('{"result":"FAILURE"}');
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'retry-after': '7',
      'x-request-id': 'req_1',
    });
  });

  test('keeps the service’s reason for rejecting the token', async () => {
    const challenge = 'Bearer error="insufficient_scope"';
    const body = JSON.stringify({ result: 'FAILURE', error: [{ type: 'FORBIDDEN' }] });
    service.respond = (response) => response.writeHead(403, { 'WWW-Authenticate': challenge }).end(body);
    const response = await send(path);
    const authenticate = response.headers.get('www-authenticate') ?? undefined;
    expect(authenticate).toBe(challenge);
    expect(verdictOf({ endpoint: path, status: 403, body: await response.json(), authenticate })).toBe('denied');
  });

  test('never makes the browser ask for a password', async () => {
    service.respond = (response) => response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="books"' }).end('{}');
    expect((await send(path)).headers.get('www-authenticate')).toBeNull();
  });

  test('is streamed: the first part arrives before the last is sent', async () => {
    let finish = () => {};
    service.respond = (response) => {
      response.writeHead(200).write('first');
      finish = () => response.end('last');
    };
    const response = await send(path);
    const reader = response.body?.getReader() ?? expect.unreachable();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('last');
  });

  test('passes redirects on without following them', async () => {
    service.respond = (response) => response.writeHead(302, { Location: 'https://elsewhere.example/' }).end();
    const response = await send(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBeNull();
  });

  test('is a failure envelope if the service is down', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await service.close();
    const response = await send(path);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ result: 'FAILURE', error: [{ type: 'UNKNOWN_ERROR' }] });
    expect(log.mock.lastCall?.[0]).toContain('ECONNREFUSED');
    log.mockRestore();
  });
});

test.each([
  'examples/next/booksProxy.ts',
  'examples/replaced-parts/server/booksProxy.ts',
  'examples/vite-express/server/booksProxy.ts',
  'examples/react-router/app/booksProxy.ts',
  'examples/vue/server/booksProxy.ts',
  'examples/elements-plain-html/server/booksProxy.ts',
])('%s is the same file', (copy) => {
  expect(readFileSync(copy, 'utf8')).toBe(readFileSync('sandbox/host/server/booksProxy.ts', 'utf8'));
});
