import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokenRoute, type TokenRouteOptions } from '../../src/server.ts';
import { answerJson, demoToken, startTokenEndpoint, type TokenEndpoint } from './tokenEndpoint.ts';

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

describe('a service that gives no token is a 502 that tells the browser nothing and the host everything', () => {
  const failure = (type: string) => ({ result: 'FAILURE', error: [{ type, message: 'internal: db-7 is down' }] });
  const answers: [string, TokenEndpoint['answer'], RegExp][] = [
    [
      'refuses the client',
      (response) => answerJson(response, 401, failure('INVALID_TOKEN')),
      /rejected clientId and clientSecret/,
    ],
    ['refuses the user', (response) => answerJson(response, 400, failure('INVALID_VALUE')), /db-7/],
    ['fails', (response) => answerJson(response, 500, failure('UNKNOWN_ERROR')), /db-7/],
    ['is behind a proxy that fails', (response) => response.writeHead(503).end('<h1>db-7</h1>'), /failed \(503\)/],
    ['answers HTML', (response) => response.writeHead(200).end('<h1>db-7</h1>'), /no bearer token/],
    ['answers a bare text', (response) => answerJson(response, 200, 'db-7'), /no bearer token/],
    ['answers null', (response) => answerJson(response, 200, null), /no bearer token/],
    [
      'answers no token',
      (response) => answerJson(response, 200, { ...demoToken, access_token: null }),
      /no bearer token/,
    ],
    [
      'answers another kind of token',
      (response) => answerJson(response, 200, { ...demoToken, token_type: 'mac' }),
      /no bearer/,
    ],
    ['redirects', (response) => response.writeHead(302, { Location: '/elsewhere' }).end(), /redirected/],
    ['hangs up', (response) => response.destroy(), /could not be reached/],
  ];

  test.each(answers)('if it %s', async (_name, answer, reason) => {
    service.answer = answer;
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

  test('if it takes longer than the page waits', async () => {
    service.answer = () => {};
    const soon = AbortSignal.timeout(50);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    const onError = vi.fn();
    const response = await route({ onError })(post);
    expect(response.status).toBe(502);
    expect(timeout.mock.calls[0]?.[0]).toBeLessThan(15_000);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }));
  });

  test('and the reason stands on the console if the host does not ask for it', async () => {
    service.answer = (response) => answerJson(response, 401, {});
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    await route({ onError: undefined })(post);
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ConfigurationError' }));
  });
});

test('a browser that goes away ends the request to the service, which is nobody’s failure', async () => {
  const page = new AbortController();
  const hungUp = new Promise<void>((resolve) => {
    service.answer = (response) => {
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
