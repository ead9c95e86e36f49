import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedOnFirstStart } from '../../../sandbox/service/seeding/seedOnFirstStart.ts';
import { accessTokens } from '../../../sandbox/service/tokens/tables.ts';
import { openTestService, tokenRequest } from '../../support/sandbox/testService.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let now = new Date('2026-03-31T12:00:00Z');
beforeAll(async () => {
  service = await openTestService({ now: () => now, tokenLife: 60 });
  await seedOnFirstStart(service.database, { seed: 'none', today: '2026-03-31' });
});
afterAll(() => service.close());

const path = '/v6/auth/token';
const accountsPath = '/v6/accounting/glAccounts/query';

describe('a token is issued', () => {
  test('without an envelope, with its lifetime in seconds, and not cached', async () => {
    const response = await service.service.fetch(new Request(`http://x${path}`, tokenRequest({ userId: 'usr_owner' })));
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const body = await response.json();
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 60 });
  });

  test.each([
    ['without a body: partner-level, write', {}],
    ['with unknown parameters', { userId: 'usr_owner', audience: 'x', foo: 'bar' }],
    ['with the grant type spelled out', { userId: 'usr_owner', grant_type: 'client_credentials' }],
    ['for reading', { userId: 'usr_owner', scope: 'read' }],
  ])('%s', async (_case, form) => {
    expect((await service.send(path, tokenRequest(form))).status).toBe(200);
  });

  test('to a client that sends no body', async () => {
    const { headers } = tokenRequest({});
    expect((await service.send(path, { method: 'POST', headers })).status).toBe(200);
  });

  test('with 256 random bits, and only its SHA-256 is stored', async () => {
    const tokens = [await service.signIn(), await service.signIn()];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/);
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    const rows = await service.database.select().from(accessTokens);
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual(expect.arrayContaining(hashes));
    const stored = JSON.stringify(await service.database.select().from(accessTokens));
    for (const token of tokens) expect(stored).not.toContain(token);
  });
});

describe('a token is denied', () => {
  test.each([
    ['a wrong secret', 'demo_client:wrong'],
    ['a wrong client', 'someone:demo_secret'],
    ['a truncated secret', 'demo_client:demo_secre'],
    ['nothing', ''],
    ['a secret in another case', 'demo_client:DEMO_SECRET'],
  ])('for %s', async (_case, credentials) => {
    const { status, body } = await service.send(path, tokenRequest({ userId: 'usr_owner' }, credentials));
    expect(status).toBe(401);
    expect(body).toEqual({
      result: 'FAILURE',
      data: null,
      error: [{ type: 'INVALID_TOKEN', message: expect.any(String) }],
    });
  });

  test.each([undefined, 'Basic', 'Basic !!!', 'Bearer demo_client:demo_secret', 'Basic /////w=='])(
    'for the authorization %s',
    async (authorization) => {
      const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
      expect((await service.send(path, { method: 'POST', headers })).status).toBe(401);
    },
  );

  test.each([
    ['an unknown user', { userId: 'usr_nobody' }, 'userId', 'INVALID_VALUE'],
    ['an empty user, which doesn’t count as omitted', { userId: '' }, 'userId', 'INVALID_VALUE'],
    ['a user that can’t be stored', { userId: 'usr_\0' }, 'userId', 'INVALID_VALUE'],
    ['another scope', { scope: 'admin' }, 'scope', 'INVALID_VALUE'],
    ['an empty scope', { scope: '' }, 'scope', 'INVALID_VALUE'],
    ['another grant', { grant_type: 'password' }, 'grant_type', 'INVALID_VALUE'],
  ])('for %s', async (_case, form, param, type) => {
    const { status, body } = await service.send(path, tokenRequest(form));
    expect(status).toBe(400);
    expect(body.error).toMatchObject([{ type, param }]);
  });

  test('for two users at once', async () => {
    const request = tokenRequest({});
    const body = new URLSearchParams('userId=usr_owner&userId=usr_bookkeeper');
    const response = await service.send(path, { ...request, body });
    expect([response.status, response.body.error[0].param]).toEqual([400, 'userId']);
  });

  test('for a body that is not a form', async () => {
    const { headers } = tokenRequest({});
    const json = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' };
    expect((await service.send(path, json)).status).toBe(400);
  });
});

describe('a token has access to', () => {
  const companiesSeen = async (form: Record<string, string>) => {
    const { body } = await service.post(await service.signIn(form), accountsPath, { limit: 250 });
    const ids = body.data.map(({ id }: { id: string }) => id) as string[];
    return [ids.includes('gla_1010'), ids.includes('gla_b1010')];
  };

  test('one company for an owner', async () => {
    expect(await companiesSeen({ userId: 'usr_owner' })).toEqual([true, false]);
  });

  test('both companies for a bookkeeper', async () => {
    expect(await companiesSeen({ userId: 'usr_bookkeeper' })).toEqual([true, true]);
  });

  test('all companies for the partner', async () => {
    expect(await companiesSeen({})).toEqual([true, true]);
  });

  test('no other company’s account, with the same response as for a missing one', async () => {
    const token = await service.signIn({ userId: 'usr_owner' });
    for (const suffix of ['', '/generalLedger']) {
      const ask = (id: string) =>
        suffix
          ? service.post(token, `/v6/accounting/glAccounts/${id}${suffix}`, {})
          : service.get(token, `/v6/accounting/glAccounts/${id}`);
      const [foreign, missing] = [await ask('gla_b1010'), await ask('gla_nothing')];
      expect(foreign.status).toBe(404);
      expect(foreign).toEqual(missing);
      expect(foreign.body.error[0].type).toBe('BAD_REQUEST');
    }
  });
});

describe('a request is rejected', () => {
  test.each([undefined, '', 'Bearer', 'Bearer  ', 'Bearer unknown', 'Basic abc', 'Bearer a b', 'Bearer %00'])(
    'with 401 for the authorization "%s"',
    async (authorization) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
      const { status, body } = await service.send('/v6/closing', { headers });
      expect([status, body.error[0].type]).toEqual([401, 'INVALID_TOKEN']);
    },
  );

  test('with 403 as soon as the token has expired', async () => {
    const token = await service.signIn({ userId: 'usr_owner' });
    const issued = now;
    now = new Date(issued.getTime() + 59_999);
    expect((await service.get(token, '/v6/closing')).status).toBe(200);
    now = new Date(issued.getTime() + 60_000);
    const { status, body } = await service.get(token, '/v6/closing');
    expect([status, body.error[0].type]).toEqual([403, 'FORBIDDEN']);
    now = issued;
  });

  test('with 403 for a write with a read-only token, which changes nothing', async () => {
    const reader = await service.signIn({ userId: 'usr_owner', scope: 'read' });
    const before = await service.get(reader, '/v6/closing');
    const { status, body } = await service.post(reader, '/v6/closing', { date: '2020-01-01' });
    expect([status, body.error[0].type]).toEqual([403, 'FORBIDDEN']);
    expect(await service.get(reader, '/v6/closing')).toEqual(before);
    expect((await service.post(reader, accountsPath, {})).status).toBe(200);
  });

  test('with 401 a week after its token expired, when it has been deleted', async () => {
    const token = await service.signIn({ userId: 'usr_owner' });
    const issued = now;
    now = new Date(issued.getTime() + 8 * 24 * 3600 * 1000);
    await service.signIn();
    expect((await service.get(token, '/v6/closing')).status).toBe(401);
    now = issued;
  });
});

describe('the closing date', () => {
  test('is updated by member and can be cleared', async () => {
    const token = await service.signIn({ userId: 'usr_owner' });
    const write = async (body: object) => (await service.post(token, '/v6/closing', body)).body.data;
    const both = { date: '2026-01-31', modifications: 'ENABLED_WITH_WARNING' };
    expect(await write(both)).toEqual(both);
    expect(await write({ modifications: 'DISABLED' })).toEqual({ date: '2026-01-31', modifications: 'DISABLED' });
    expect(await write({})).toEqual({ date: '2026-01-31', modifications: 'DISABLED' });
    expect(await write({ date: null })).toEqual({ date: null, modifications: 'DISABLED' });
    expect((await service.get(token, '/v6/closing')).body.data).toEqual({ date: null, modifications: 'DISABLED' });
  });

  test('requires a companyId from users of several companies', async () => {
    const token = await service.signIn({ userId: 'usr_bookkeeper' });
    const ambiguous = await service.post(token, '/v6/closing', { date: '2026-01-31' });
    expect([ambiguous.status, ambiguous.body.error[0]]).toMatchObject([400, { type: 'REQUIRED', param: 'companyId' }]);
    expect((await service.get(token, '/v6/closing?companyId=co_b2')).status).toBe(200);
    const owner = await service.signIn({ userId: 'usr_owner' });
    expect((await service.get(owner, '/v6/closing?companyId=co_b2')).status).toBe(404);
  });
});
