import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokenRoute, type TokenRouteOptions } from '../../src/server.ts';
import { demoToken, sendJson, startTokenEndpoint, type TokenEndpoint } from './tokenEndpoint.ts';

let service: TokenEndpoint;
beforeEach(async () => {
  service = await startTokenEndpoint();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.close();
});

function route(options: Partial<TokenRouteOptions> = {}) {
  return createTokenRoute({
    baseUrl: service.baseUrl,
    clientId: 'demo_client',
    clientSecret: 'demo_secret',
    userId: () => 'usr_owner',
    onError: () => {},
    ...options,
  });
}

const post = new Request('https://atelier.example/api/books-token', { method: 'POST' });

describe('without a token from the service, the route returns 502 without details, and the host receives the reason', () => {
  const failure = (type: string) => ({ result: 'FAILURE', error: [{ type, message: 'internal: db-7 is down' }] });
  const responses: [string, TokenEndpoint['respond'], RegExp][] = [
    [
      'refuses the client',
      (response) => sendJson(response, 401, failure('INVALID_TOKEN')),
      /rejected clientId and clientSecret/,
    ],
    ['rejects the user', (response) => sendJson(response, 400, failure('INVALID_VALUE')), /db-7/],
    ['fails', (response) => sendJson(response, 500, failure('UNKNOWN_ERROR')), /db-7/],
    ['is behind a proxy that fails', (response) => response.writeHead(503).end('<h1>db-7</h1>'), /failed \(503\)/],
    ['returns HTML', (response) => response.writeHead(200).end('<h1>db-7</h1>'), /a bearer token/],
    ['returns a string', (response) => sendJson(response, 200, 'db-7'), /a bearer token/],
    ['returns null', (response) => sendJson(response, 200, null), /a bearer token/],
    ['returns no token', (response) => sendJson(response, 200, { ...demoToken, access_token: null }), /a bearer token/],
    [
      'returns another kind of token',
      (response) => sendJson(response, 200, { ...demoToken, token_type: 'mac' }),
      /a bearer token/,
    ],
    ['redirects', (response) => response.writeHead(302, { Location: '/elsewhere' }).end(), /redirected/],
    ['hangs up', (response) => response.destroy(), /^Couldn't reach .* at http:\/\/127\.0\.0\.1:\d+: .* is down\.$/],
  ];

  test.each(responses)('if it %s', async (_name, respond, reason) => {
    service.respond = respond;
    const onError = vi.fn();
    const response = await route({ onError })(post);
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('{"error":"token_unavailable"}');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringMatching(reason) }),
    );
    expect(JSON.stringify(onError.mock.calls)).not.toContain('demo_secret');
    expect(service.seen).toHaveLength(1);
  });

  test('if it cannot be reached', async () => {
    const onError = vi.fn();
    const response = await route({ baseUrl: await closedAddress(), onError })(post);
    expect(response.status).toBe(502);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'network' }));
  });

  test('if it takes longer than the page’s timeout', async () => {
    service.respond = () => {};
    const soon = AbortSignal.timeout(50);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    const onError = vi.fn();
    const response = await route({ onError })(post);
    expect(response.status).toBe(502);
    expect(timeout.mock.calls[0]?.[0]).toBeLessThan(15_000);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }));
  });

  test('and the reason is logged if the host has no onError', async () => {
    service.respond = (response) => sendJson(response, 401, {});
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    await route({ onError: undefined })(post);
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ConfigurationError' }));
  });
});

test('a browser that disconnects aborts the request to the service, which is not reported as an error', async () => {
  const page = new AbortController();
  const hungUp = new Promise<void>((resolve) => {
    service.respond = (response) => {
      response.on('close', resolve);
      page.abort();
    };
  });
  const onError = vi.fn();
  await route({ onError })(new Request(post, { signal: page.signal }));
  await hungUp;
  expect(onError).not.toHaveBeenCalled();
});

async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's, so not a pipe's name
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
