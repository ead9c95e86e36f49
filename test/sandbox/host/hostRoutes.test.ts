import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hostRoutes } from '../../../sandbox/host/server/routes.ts';
import { demoToken, startTokenEndpoint, type TokenEndpoint } from '../../server/tokenEndpoint.ts';

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
  test('signs in a new visitor as the owner, with a cookie that scripts and other sites can’t use', async () => {
    const response = await host.request('/api/session');
    expect(await response.json()).toMatchObject({ person: { id: 'usr_owner' }, workspaces: [{ id: 'quillwater' }] });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  test.each([
    ['http://localhost', false],
    ['http://127.0.0.1:5173', false],
    ['http://[::1]:5173', false],
    ['https://atelier.example', true],
    ['http://localhost.atelier.example', true],
  ])('at %s sets a cookie whose Secure is %j', async (origin, isSecure) => {
    const response = await host.request(`${origin}/api/session`);
    expect(/; Secure/i.test(response.headers.get('set-cookie') ?? expect.unreachable())).toBe(isSecure);
  });

  test('persists and shows the bookkeeper both companies', async () => {
    const cookie = await signIn('usr_bookkeeper');
    const session = await (await host.request('/api/session', { headers: { cookie } })).json();
    expect(session).toMatchObject({ person: { id: 'usr_bookkeeper' }, workspaces: [{}, {}] });
  });

  test('as an unknown user is rejected', async () => {
    const response = await host.request('/api/session', { method: 'PUT', body: '{"personId":"usr_intruder"}' });
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('is required for the projects', async () => {
    expect((await host.request('/api/projects')).status).toBe(401);
    const cookie = await signIn('usr_owner');
    expect((await host.request('/api/projects', { headers: { cookie } })).status).toBe(200);
  });
});

describe('a books token', () => {
  const ask = (identity: string, headers: Record<string, string> = {}) =>
    host.request(`/api/books-token?identity=${identity}`, { method: 'POST', headers });

  test('is issued for the signed-in user', async () => {
    const cookie = await signIn('usr_bookkeeper');
    const response = await ask('usr_bookkeeper', { cookie });
    expect(await response.json()).toEqual(demoToken);
    expect(service.seen[0]?.form).toEqual({ userId: 'usr_bookkeeper', scope: 'write' });
  });

  test('is rejected without a session or with a forged cookie', async () => {
    expect((await ask('usr_owner')).status).toBe(401);
    expect((await ask('usr_owner', { cookie: 'atelier_session=usr_owner' })).status).toBe(401);
    expect(service.seen).toEqual([]);
  });

  test('is rejected for a page that still shows the previous user', async () => {
    const cookie = await signIn('usr_bookkeeper');
    expect((await ask('usr_owner', { cookie })).status).toBe(409);
    expect(service.seen).toEqual([]);
  });
});
