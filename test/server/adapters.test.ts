import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTokenRoute, type TokenRouteOptions } from '../../src/server.ts';
import { demoToken, startTokenEndpoint, type TokenEndpoint } from './tokenEndpoint.ts';

/** Node's request in Express, after its session middleware. */
type ExpressRequest = IncomingMessage & { session: { userId?: string } };
type ExpressHandler = (req: ExpressRequest, res: ServerResponse, next: (error?: unknown) => void) => void;

let service: TokenEndpoint;
let host: Server | undefined;
beforeEach(async () => {
  service = await startTokenEndpoint();
});
afterEach(async () => {
  host?.closeAllConnections();
  host?.close();
  await service.close();
});

const books = (): Omit<TokenRouteOptions, 'userId'> => ({
  baseUrl: service.baseUrl,
  clientId: 'demo_client',
  clientSecret: 'demo_secret',
});

test('Hono and Next use the route directly', async () => {
  const POST = createTokenRoute({ ...books(), userId: (request) => request.headers.get('x-user') });
  const app = new Hono().post('/api/books-token', (c) => POST(c.req.raw));

  const fromHono = await app.request('/api/books-token', { method: 'POST', headers: { 'x-user': 'usr_owner' } });
  expect(await fromHono.json()).toEqual(demoToken);
  const fromNext = await POST(new Request('https://atelier.example/api/books-token', { method: 'POST' }));
  expect(fromNext.status).toBe(401);
});

describe('Express uses the route through a one-line adapter', () => {
  const handler: ExpressHandler = (req, res, next) =>
    getRequestListener(createTokenRoute({ ...books(), userId: () => req.session.userId }), { errorHandler: next })(
      req,
      res,
    );

  test('with its own session', async () => {
    const url = await listen(express(handler, { userId: 'usr_owner' }));
    const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(demoToken);
    expect(service.seen[0]?.form.userId).toBe('usr_owner');
  });

  test('without a session there is no token', async () => {
    const url = await listen(express(handler, {}));
    expect((await fetch(url, { method: 'POST' })).status).toBe(401);
    expect(service.seen).toEqual([]);
  });

  test('a session error reaches Express’s error handler, and the browser gets no details', async () => {
    const url = await listen(express(handler, undefined));
    const response = await fetch(url, { method: 'POST' });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Express handled: TypeError');
  });

  test('a page that closes aborts the request to the service', async () => {
    const page = new AbortController();
    const hungUp = new Promise<void>((resolve) => {
      service.respond = (response) => {
        response.on('close', resolve);
        page.abort();
      };
    });
    const url = await listen(express(handler, { userId: 'usr_owner' }));
    await expect(fetch(url, { method: 'POST', signal: page.signal })).rejects.toThrow(/abort/);
    await hungUp;
  });
});

/** The parts of Express that the adapter uses: a session on the request, a parsed body, and `next` for errors. */
function express(handler: ExpressHandler, session: ExpressRequest['session'] | undefined): RequestListener {
  return async (request, response) => {
    for await (const _chunk of request);
    // Without its session middleware, Express has no `session` either, whatever its types say.
    handler(Object.assign(request, { session }) as ExpressRequest, response, (error) => {
      response.writeHead(500).end(`Express handled: ${error instanceof Error ? error.name : 'nothing'}`);
    });
  };
}

async function listen(listener: RequestListener): Promise<string> {
  host = createServer(listener).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo; // a TCP server's, so not a pipe's name
  return `http://127.0.0.1:${port}/api/books-token`;
}
