import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostRoutes } from '../../sandbox/host/server/routes.ts';
import { answerJson, demoToken, startTokenEndpoint, type TokenEndpoint } from '../server/tokenEndpoint.ts';

let service: TokenEndpoint;
let host: ReturnType<typeof hostRoutes>;
beforeEach(async () => {
  service = await startTokenEndpoint();
  host = hostRoutes({ baseUrl: service.baseUrl, clientId: 'demo_client', clientSecret: 'demo_secret' });
});
afterEach(() => service.close());

async function signIn(personId: string): Promise<string> {
  const body = JSON.stringify({ personId });
  const response = await host.request('/api/session', { method: 'PUT', body });
  return response.headers.get('set-cookie')?.split(';')[0] ?? expect.unreachable();
}

describe('signing in', () => {
  test('makes a newcomer the owner, with a cookie that scripts and other sites cannot use', async () => {
    const response = await host.request('/api/session');
    expect(await response.json()).toMatchObject({ person: { id: 'usr_owner' }, workspaces: [{ id: 'quillwater' }] });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  test('lasts, and shows the bookkeeper both companies', async () => {
    const cookie = await signIn('usr_bookkeeper');
    const session = await (await host.request('/api/session', { headers: { cookie } })).json();
    expect(session).toMatchObject({ person: { id: 'usr_bookkeeper' }, workspaces: [{}, {}] });
  });

  test('as somebody unknown is refused', async () => {
    const response = await host.request('/api/session', { method: 'PUT', body: '{"personId":"usr_intruder"}' });
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('is needed for the projects', async () => {
    expect((await host.request('/api/projects')).status).toBe(401);
    const cookie = await signIn('usr_owner');
    expect((await host.request('/api/projects', { headers: { cookie } })).status).toBe(200);
  });
});

describe('a books token', () => {
  const ask = (headers: Record<string, string>) => host.request('/api/books-token', { method: 'POST', headers });

  test('is for whoever is signed in', async () => {
    const cookie = await signIn('usr_bookkeeper');
    const response = await ask({ cookie, 'X-Atelier-Person': 'usr_bookkeeper' });
    expect(await response.json()).toEqual(demoToken);
    expect(service.seen[0]?.form).toEqual({ userId: 'usr_bookkeeper', scope: 'write' });
  });

  test('is refused without a session, and with a cookie that somebody wrote by hand', async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask({ cookie: 'atelier_session=usr_owner', 'X-Atelier-Person': 'usr_owner' })).status).toBe(401);
    expect(service.seen).toEqual([]);
  });

  test('is refused to a page that still shows the person who was signed in before', async () => {
    const cookie = await signIn('usr_bookkeeper');
    expect((await ask({ cookie, 'X-Atelier-Person': 'usr_owner' })).status).toBe(401);
    expect(service.seen).toEqual([]);
  });
});

describe('the way to the service', () => {
  const path = '/v6/accounting/glAccounts/gla_1010/generalLedger';

  test('passes on method, path, body, token and content type, and nothing else of the page', async () => {
    service.answer = (response) => answerJson(response, 200, {});
    await host.request(`/books-api${path}?a=1%2F2`, {
      method: 'POST',
      body: 'limit=100',
      headers: { authorization: 'Bearer abc', 'content-type': 'application/json', cookie: 'a=b', 'x-other': '1' },
    });
    const [seen] = service.seen;
    expect(seen).toMatchObject({ method: 'POST', path: `${path}?a=1%2F2`, form: { limit: '100' } });
    expect(seen?.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/json' });
    expect(seen?.headers).not.toHaveProperty('cookie');
    expect(seen?.headers).not.toHaveProperty('x-other');
  });

  test('passes on what a list of changes takes as headers', async () => {
    service.answer = (response) => answerJson(response, 200, {});
    const headers = { authorization: 'Bearer abc', limit: '50', cursor: 'c1', lastupdateddate: '2026-03-01T09:30:00Z' };
    await host.request('/books-api/v5/invoices', { headers });
    expect(service.seen).toEqual([expect.objectContaining({ method: 'GET', path: '/v5/invoices' })]);
    expect(service.seen[0]?.headers).toMatchObject(headers);
  });

  test('brings back status, body, Retry-After and X-Request-Id, and no cookie', async () => {
    const headers = {
      'Retry-After': '7',
      'X-Request-Id': 'req_1',
      'Set-Cookie': 'a=b',
      'Content-Type': 'application/json',
    };
    service.answer = (response) => response.writeHead(429, headers).end('{"result":"FAILURE"}');
    const response = await host.request(`/books-api${path}`, { method: 'POST' });
    expect(response.status).toBe(429);
    expect(await response.text()).toBe('{"result":"FAILURE"}');
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'retry-after': '7',
      'x-request-id': 'req_1',
    });
  });

  test('is a stream: what the service has said arrives before it has finished', async () => {
    let finish = () => {};
    service.answer = (response) => {
      response.writeHead(200).write('first');
      finish = () => response.end('last');
    };
    const response = await host.request(`/books-api${path}`);
    const reader = response.body?.getReader() ?? expect.unreachable();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('last');
  });

  test('ends at the service when the page goes away', async () => {
    const page = new AbortController();
    const hungUp = new Promise((resolve) => {
      service.answer = (response) => {
        response.on('close', resolve);
        page.abort();
      };
    });
    await host.request(`/books-api${path}`, { signal: page.signal });
    await hungUp;
  });

  test.each(['/sandbox/faults', '/v6/../sandbox/faults', '/v6/%2e%2e/sandbox/faults', '//elsewhere.example/v6/x'])(
    'does not lead to %s',
    async (elsewhere) => {
      expect((await host.request(`/books-api${elsewhere}`)).status).toBe(404);
      expect(service.seen).toEqual([]);
    },
  );

  test('says in the service’s own form that the service is down', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await service.close();
    const response = await host.request(`/books-api${path}`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ result: 'FAILURE', error: [{ type: 'UNKNOWN_ERROR' }] });
    expect(log.mock.lastCall?.[0]).toContain('ECONNREFUSED');
    log.mockRestore();
  });
});
