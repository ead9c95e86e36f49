import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createCompany } from '../support/sandbox/company.ts';
import { demoToken, sendJson, startTokenEndpoint, type TokenEndpoint } from './tokenEndpoint.ts';

/** Serves the app, with a session that is the cookie's text. */
const main = `
from wsgiref.simple_server import WSGIRequestHandler, make_server
from books import app

class Quiet(WSGIRequestHandler):
    def log_message(self, *args):
        pass

server = make_server('127.0.0.1', 0, app, handler_class=Quiet)
print(server.server_port, flush=True)
server.serve_forever()
`;
const session = `
def signed_in_user(environ):
    return environ.get('HTTP_COOKIE', '').removeprefix('session=')
`;
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

async function startServer(serviceUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-python-'));
  const page = readFileSync('docs/proxy.md', 'utf8');
  writeFileSync(join(folder, 'books.py'), /```python\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
  writeFileSync(join(folder, 'session.py'), session);
  writeFileSync(join(folder, 'main.py'), main);
  const env = { PATH: process.env.PATH, BOOKS_URL: serviceUrl, BOOKS_CLIENT_ID: 'demo_client' };
  const server: ChildProcess = spawn('python3', ['main.py'], {
    cwd: folder,
    env: { ...env, BOOKS_CLIENT_SECRET: 'demo_secret', PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(server.stdout ?? expect.unreachable(), 'data');
  return {
    /** With Node's client, because `fetch` normalizes paths and sets `Sec-Fetch-Site` itself. */
    async send(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
      const sent = httpRequest({ port: Number(line), host: '127.0.0.1', method, path, headers }).end(body);
      const [response] = await once(sent, 'response');
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      return { status: response.statusCode, headers: response.headers, body: text };
    },
    async close() {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

describe.skipIf(!hasPython)('the server in Python of the documentation', () => {
  const signedIn = { cookie: 'session=usr_owner' };
  const withToken = { ...signedIn, authorization: 'Bearer abc' };
  const ledger = '/v6/accounting/glAccounts/gla_1010/generalLedger';
  let service: TokenEndpoint;
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    service = await startTokenEndpoint();
    server = await startServer(service.baseUrl);
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });
  beforeEach(() => {
    service.seen.length = 0;
    service.respond = (response) => sendJson(response, 200, demoToken);
  });

  test('gets a token with the request that the text describes', async () => {
    const { status, headers, body } = await server.send('POST', '/api/books-token', signedIn);
    expect({ status, body: JSON.parse(body) }).toEqual({ status: 200, body: demoToken });
    expect(headers['cache-control']).toBe('no-store');
    expect(service.seen).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/v6/auth/token',
        form: { userId: 'usr_owner', scope: 'write' },
        headers: expect.objectContaining({ authorization: `Basic ${btoa('demo_client:demo_secret')}` }),
      }),
    ]);
  });

  test.each([
    [401, 'POST', {}],
    [403, 'POST', { ...signedIn, 'sec-fetch-site': 'same-site' }],
    [403, 'POST', { ...signedIn, origin: 'https://elsewhere.example' }],
    [403, 'POST', { ...signedIn, origin: 'null' }],
    [405, 'GET', signedIn],
  ])('gives no token: %s for %s with %j', async (status, method, headers) => {
    expect(await server.send(method, '/api/books-token', headers)).toMatchObject({
      status,
      headers: { 'cache-control': 'no-store' },
    });
    expect(service.seen).toEqual([]);
  });

  test.each([
    ['usr_owner', 200],
    ['usr_bookkeeper', 409],
    ['', 409],
  ])('for a page of %s it responds with %i', async (identity, status) => {
    const response = await server.send('POST', `/api/books-token?identity=${identity}`, signedIn);
    expect(response.status).toBe(status);
    expect(service.seen).toHaveLength(status === 200 ? 1 : 0);
  });

  test('responds with 502 if the service gives no token, without its message', async () => {
    service.respond = (response) => sendJson(response, 401, { error: [{ message: 'secret' }] });
    const { status, body } = await server.send('POST', '/api/books-token', signedIn);
    expect(status).toBe(502);
    expect(body).not.toContain('secret');
  });

  test('relays a request, and of its headers only those that the text names', async () => {
    service.respond = (response) => {
      response.writeHead(429, { 'Retry-After': '7', 'Set-Cookie': 'a=b', 'WWW-Authenticate': 'Basic realm="books"' });
      response.end('{}');
    };
    const headers = {
      ...withToken,
      'content-type': 'application/json',
      'content-length': '7',
      limit: '5',
      'x-other': '1',
    };
    const answer = await server.send('POST', '/books-api/v5/bills/a%20b%3F?a=1%2F2', headers, 'limit=1');
    expect(service.seen).toMatchObject([
      { method: 'POST', path: '/v5/bills/a%20b%3F?a=1%2F2', form: { limit: '1' }, headers: { limit: '5' } },
    ]);
    expect(service.seen[0]?.headers).not.toHaveProperty('cookie');
    expect(service.seen[0]?.headers).not.toHaveProperty('x-other');
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '7', 'cache-control': 'no-store' } });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('www-authenticate');
  });

  test.each<[status: number, method: string, headers: Record<string, string>, body?: string]>([
    [401, 'GET', { authorization: 'Bearer abc' }],
    [401, 'GET', signedIn],
    [401, 'GET', { ...signedIn, authorization: 'Basic abc' }],
    [401, 'GET', { ...signedIn, authorization: 'Bearer abc, Basic abc' }],
    [405, 'PUT', withToken],
    [413, 'POST', { ...withToken, 'content-length': String(1024 * 1024 + 1) }, 'x'.repeat(1024 * 1024 + 1)],
  ])('relays nothing: %s for %s with %j', async (status, method, headers, body) => {
    expect((await server.send(method, `/books-api${ledger}`, headers, body)).status).toBe(status);
    expect(service.seen).toEqual([]);
  });

  test.each([
    ...['/v6/auth/token', '/v6/auth', '/v5/auth/token', '/v6/AUTH/token', '/v6/%61uth/token', '/v6//auth/token'],
    ...['/v6/auth;v=1/token', '/v6/banks/../auth/token', '/v6/banks/%2e%2e/auth/token', '/v6/banks/..%2fauth/token'],
    ...['/v6/banks/..%5cauth/token', '/v6/banks/..\\auth/token', '/v6/banks/%252e%252e%252fauth/token'],
    ...['/v6/../sandbox/faults', '/sandbox/faults', '/healthz', '//elsewhere.example/v6/x', '/v6/banks%0a'],
  ])('relays nothing to %s', async (path) => {
    expect((await server.send('POST', `/books-api${path}`, withToken)).status).toBe(404);
    expect(service.seen).toEqual([]);
  });

  test('neither follows nor passes on a redirect', async () => {
    service.respond = (response) => response.writeHead(302, { Location: 'https://elsewhere.example/' }).end();
    const { status, headers } = await server.send('GET', `/books-api${ledger}`, withToken);
    expect(status).toBe(302);
    expect(headers).not.toHaveProperty('location');
  });
});

test.skipIf(!hasPython)('the server in Python reads from the sandbox service with its token', async () => {
  const { userId, glAccountIds } = await createCompany({ seed: 'none' });
  const server = await startServer(inject('sandboxUrl'));
  const cookie = `session=${userId}`;
  const { access_token } = JSON.parse((await server.send('POST', '/api/books-token', { cookie })).body);
  const headers = { cookie, authorization: `Bearer ${access_token}` };
  const { status, body } = await server.send(
    'GET',
    `/books-api/v6/accounting/glAccounts/${glAccountIds['1010']}`,
    headers,
  );
  await server.close();
  expect({ status, id: JSON.parse(body).data.id }).toEqual({ status: 200, id: glAccountIds['1010'] });
});
