import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTokenRoute, type TokenRouteOptions } from '../../src/server.ts';
import { demoToken, sendJson, startTokenEndpoint, type TokenEndpoint } from './tokenEndpoint.ts';

let service: TokenEndpoint;
beforeEach(async () => {
  service = await startTokenEndpoint();
});
afterEach(() => service.close());

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

const post = (headers: Record<string, string> = {}, query = '') =>
  new Request(`https://atelier.example/api/books-token${query}`, { method: 'POST', headers });

describe('a signed-in user', () => {
  test('gets a token, and nothing else of the service’s response', async () => {
    service.respond = (response) => sendJson(response, 200, { ...demoToken, refresh_token: 'never', scope: 'write' });
    const response = await route()(post());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(demoToken);
  });

  test('gets a token by HTTP Basic and a form, as in the interface', async () => {
    await route({ scope: 'read', userId: (request) => request.headers.get('x-user') })(
      post({ 'x-user': 'usr & Söhne' }),
    );
    const [seen] = service.seen;
    expect(seen).toMatchObject({
      method: 'POST',
      path: '/v6/auth/token',
      form: { userId: 'usr & Söhne', scope: 'read' },
    });
    expect(seen?.headers.authorization).toBe(`Basic ${Buffer.from('demo_client:demo_secret').toString('base64')}`);
    expect(seen?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  });

  test('gets read and write access if the host sets no scope', async () => {
    await route()(post());
    expect(service.seen[0]?.form).toEqual({ userId: 'usr_owner', scope: 'write' });
  });

  test('can be looked up asynchronously', async () => {
    await route({ userId: async () => 'usr_bookkeeper' })(post());
    expect(service.seen[0]?.form.userId).toBe('usr_bookkeeper');
  });

  test.each([
    ['with characters outside ASCII', 'clé', 'Geheimnis–€–秘密'],
    ['with characters that a form would encode', 'client/1', 'a+b/c==%2F:&'],
  ])('gets a token with credentials %s, byte for byte', async (_name, clientId, clientSecret) => {
    await route({ clientId, clientSecret })(post());
    const [, encoded = ''] = service.seen[0]?.headers.authorization?.split(' ') ?? [];
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(`${clientId}:${clientSecret}`);
  });

  test('nothing of the browser’s request is sent to the service', async () => {
    await route()(post({ cookie: 'session=1', 'x-forwarded-for': '192.0.2.1' }));
    expect(service.seen[0]?.headers).not.toHaveProperty('cookie');
    expect(service.seen[0]?.headers).not.toHaveProperty('x-forwarded-for');
  });
});

describe('a page says whose it is', () => {
  test.each([
    ['the user’s', {}, '?identity=usr_owner'],
    ['that of the option', { identity: (_request, userId) => `${userId}:7` }, '?identity=usr_owner%3A7'],
    ['that of the option, which is asked later', { identity: async () => 'org 1' }, '?identity=org+1'],
    ['none, as of a function of the host’s', {}, ''],
  ] as [string, Partial<TokenRouteOptions>, string][])('and gets a token: %s', async (_name, options, query) => {
    expect((await route(options)(post({}, query))).status).toBe(200);
  });

  test.each([
    ['of another user', {}, '?identity=usr_bookkeeper'],
    ['without an identity', {}, '?identity='],
    ['of another company', { identity: () => 'usr_owner:7' }, '?identity=usr_owner%3A8'],
  ] as [string, Partial<TokenRouteOptions>, string][])('and gets none: a page %s', async (_name, options, query) => {
    const response = await route(options)(post({}, query));
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: 'other_identity' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(service.seen).toEqual([]);
  });
});

test.each([undefined, 7, ''])('an identity of %j is a mistake that is told', async (identity) => {
  // Without TypeScript, a host may return anything.
  const options = { identity: () => identity as string };
  await expect(route(options)(post({}, '?identity=7'))).rejects.toThrow('identity returned');
  expect(service.seen).toEqual([]);
});

describe('no token is requested', () => {
  test.each([[null], [undefined], ['']])('if no user is signed in (userId returns %j)', async (user) => {
    const response = await route({ userId: () => user })(post());
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: 'not_signed_in' });
    expect(service.seen).toEqual([]);
  });

  test.each([' ', 'usr_owner\n'])('if the user ID has spaces around it (%j)', async (user) => {
    await expect(route({ userId: () => user })(post())).rejects.toThrow('userId is a string with spaces');
    expect(service.seen).toEqual([]);
  });

  test('if userId throws; the error is passed on to the host’s framework', async () => {
    const failure = new Error('The session store is down.');
    const userId = () => Promise.reject(failure);
    await expect(route({ userId })(post())).rejects.toBe(failure);
    expect(service.seen).toEqual([]);
  });

  test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('for %s', async (method) => {
    const response = await route()(new Request('https://atelier.example/api/books-token', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(service.seen).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.atelier.example' }],
    ['another site, in a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
    ['a sibling subdomain, in such a browser', { origin: 'https://blog.atelier.example' }],
    ['another port, in such a browser', { origin: 'https://atelier.example:8443' }],
    ['a sandboxed frame, in such a browser', { origin: 'null' }],
  ])('for a page of %s', async (_name, headers) => {
    const userId = () => expect.unreachable();
    const response = await route({ userId, allowedOrigins: ['https://app.example'] })(post(headers));
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin');
    expect(service.seen).toEqual([]);
  });
});

test.each<[string, Record<string, string>]>([
  [
    'the host’s own page behind a proxy that rewrites the host',
    { 'sec-fetch-site': 'same-origin', origin: 'https://app.example' },
  ],
  ['another site that the host allows', { 'sec-fetch-site': 'cross-site', origin: 'capacitor://localhost' }],
  [
    'a sibling subdomain that the host allows',
    { 'sec-fetch-site': 'same-site', origin: 'https://app.atelier.example' },
  ],
  ['a client that is not a browser', {}],
  ['the host’s own page, in a browser without Sec-Fetch-Site', { origin: 'https://atelier.example' }],
  [
    'the same behind a proxy that passes the host on',
    { origin: 'https://books.example', 'x-forwarded-host': 'books.example' },
  ],
  ['an allowed origin, in a browser without Sec-Fetch-Site', { origin: 'capacitor://localhost' }],
])('%s gets a token', async (_name, headers) => {
  const allowedOrigins = ['capacitor://localhost', 'https://app.atelier.example'];
  const response = await route({ allowedOrigins })(post(headers));
  expect(response.status).toBe(200);
});

describe('a page of an allowed origin', () => {
  const origin = 'capacitor://localhost';
  const readable = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  };

  test.each<[number, Partial<TokenRouteOptions>]>([
    [200, {}],
    [401, { userId: () => undefined }],
  ])('can read the response of %i', async (status, options) => {
    const response = await route({ ...options, allowedOrigins: [origin] })(post({ origin }));
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(readable);
  });

  test('passes the preflight with any headers of its app', async () => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-app,x-tab',
    };
    const request = (of: string) => new Request(post().url, { method: 'OPTIONS', headers: { ...headers, origin: of } });
    const response = await route({ allowedOrigins: [origin] })(request(origin));
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...readable,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'x-app,x-tab',
    });
    const refused = await route({ allowedOrigins: [origin] })(request('https://evil.example'));
    expect(refused.status).toBe(405);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    expect(service.seen).toEqual([]);
  });
});
