import { expect } from 'vitest';
import { companyAccess, users } from '../../../sandbox/service/companies/tables.ts';
import { demoPartnerId } from '../../../sandbox/service/partners/tables.ts';
import { createService, type ServiceOptions } from '../../../sandbox/service/service.ts';
import { withContractCheck } from '../contract/contract.ts';
import { openTestDatabase } from './testDatabase.ts';

/** A response with its raw JSON body. */
export interface ServiceResponse {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

/** Opens a service with its own database, without a port. Closing it fails if a response violated `/openapi.json`. */
export async function openTestService(options: Partial<ServiceOptions> = {}) {
  const opened = await openTestDatabase();
  const { database } = opened;
  const service = await withContractCheck(await createService({ database, rateLimit: unlimited, ...options }));
  const close = async () => {
    await opened.close();
    service.assertContract();
  };

  const send = async (path: string, init?: RequestInit): Promise<ServiceResponse> => {
    const response = await service.fetch(new Request(`http://sandbox.test${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  const signIn = async (form: Record<string, string> = {}): Promise<string> => {
    const { status, body } = await send('/v6/auth/token', tokenRequest(form));
    expect(status).toBe(200);
    return body.access_token;
  };
  const get = (token: string, path: string) => send(path, { headers: { Authorization: `Bearer ${token}` } });
  const post = (token: string, path: string, body: unknown) => send(path, jsonRequest(token, body));
  /** Adds a user of the demo partner with access to the companies: an owner, or a bookkeeper for several. */
  const addUser = async (id: string, ...companyIds: string[]) => {
    const role = companyIds.length > 1 ? 'BOOKKEEPER' : 'OWNER';
    await database.insert(users).values({ id, name: id, partnerId: demoPartnerId, role });
    if (companyIds.length === 0) return;
    await database.insert(companyAccess).values(companyIds.map((companyId) => ({ userId: id, companyId })));
  };
  const ledger = (token: string, glAccountId: string, query: object = {}) =>
    post(token, `/v6/accounting/glAccounts/${glAccountId}/generalLedger`, query);
  return { database, close, service, send, signIn, get, post, ledger, addUser };
}

/** A partner's token request. */
export function tokenRequest(form: Record<string, string>, credentials = 'demo_client:demo_secret'): RequestInit {
  const headers = { Authorization: `Basic ${btoa(credentials)}` };
  return { method: 'POST', headers, body: new URLSearchParams(form) };
}

export function jsonRequest(token: string, body: unknown): RequestInit {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** Tests send more requests than the default limit allows. */
export const unlimited = { requests: Number.POSITIVE_INFINITY, window: 300 };
