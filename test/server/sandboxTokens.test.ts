import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../sandbox/service/database/database.ts';
import { seedOnFirstStart } from '../../sandbox/service/seeding/seedOnFirstStart.ts';
import { createService } from '../../sandbox/service/service.ts';
import { createTokenRoute, type TokenRouteOptions } from '../../src/server.ts';
import { type CheckedService, withContractCheck } from '../support/contract/contract.ts';
import { openTestDatabase } from '../support/sandbox/testDatabase.ts';

let books: OpenDatabase;
let checkedService: CheckedService;
let service: Server;
let baseUrl: string;

beforeAll(async () => {
  books = await openTestDatabase();
  checkedService = await withContractCheck(await createService({ database: books.database }));
  await seedOnFirstStart(books.database, { seed: 'small', today: '2026-03-31' });
  service = createServer(getRequestListener(checkedService.fetch)).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo; // a TCP server's, so not a pipe's name
  baseUrl = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await books.close();
  checkedService.assertContract();
});

function ask(options: Partial<TokenRouteOptions>): Promise<Response> {
  const credentials = { baseUrl, clientId: 'demo_client', clientSecret: 'demo_secret' };
  const route = createTokenRoute({ ...credentials, userId: () => 'usr_owner', ...options });
  return route(new Request('https://atelier.example/api/books-token', { method: 'POST' }));
}

async function statusOfAccount(userId: string, glAccountId: string): Promise<number> {
  const token = await (await ask({ userId: () => userId })).json();
  const headers = { Authorization: `Bearer ${token.access_token}` };
  return (await fetch(`${baseUrl}/v6/accounting/glAccounts/${glAccountId}`, { headers })).status;
}

describe('at the sandbox service', () => {
  test('a token has its lifetime in seconds', async () => {
    const response = await ask({ scope: 'read' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^\S{20,}$/),
      expires_in: 3600,
      token_type: 'Bearer',
    });
  });

  test('an owner’s token opens the owner’s company, a bookkeeper’s opens both', async () => {
    expect(await statusOfAccount('usr_owner', 'gla_1010')).toBe(200);
    expect(await statusOfAccount('usr_owner', 'gla_b1010')).toBe(404);
    expect(await statusOfAccount('usr_bookkeeper', 'gla_b1010')).toBe(200);
  });

  test.each([
    ['a wrong secret', { clientSecret: 'Geheimnis–€' }, { name: 'ConfigurationError', status: 401 }],
    ['a user that the service does not know', { userId: () => 'usr_gone' }, { name: 'RejectedError', status: 400 }],
  ])('%s is a 502, and the host receives the reason', async (_name, options, reason) => {
    const onError = vi.fn();
    const response = await ask({ ...options, onError });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: 'token_unavailable' });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(reason));
  });
});
