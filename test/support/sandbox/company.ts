import { inject } from 'vitest';

/** The day it is in the tests of components, and the last day of the sample companies' books. */
export const sampleDay = '2026-06-15';

/** A company of a test's own in the sandbox. */
export interface Company {
  companyId: string;
  /** Its owner, as whom a token is got. */
  userId: string;
  /** Ids by account number, such as `1010`, and by what is posted there, such as `checking`. */
  glAccountIds: Record<string, string>;
}

/** An entry as it comes over the wire. */
export interface ServedEntry {
  id: string;
  date: string;
  description: string;
  drAmount: number;
  crAmount: number;
  runningBalance: number;
  entity: { id: string; displayName: string; secondaryDisplayName: string | null };
}

interface CompanyOptions {
  /** `small`: half a year of a design studio. `none`: its chart of accounts and nothing booked. */
  seed?: 'small' | 'none';
  /** Lines that the checking account has at least. */
  entries?: number;
}

/** Makes a company whose books end on the sample day. */
export async function openCompany({ seed = 'small', entries }: CompanyOptions = {}): Promise<Company> {
  const { data } = await send('/sandbox/companies', { seed, entries, today: sampleDay });
  return data;
}

/** Whom a token is for; without a user it is partner-level. */
interface TokenRequest {
  userId?: string;
  scope?: 'read' | 'write';
}

/** Gets a token as a partner's server does. @param issuer the service's address; another one may give shorter lives. */
export async function tokenOf({ userId, scope }: TokenRequest, issuer = inject('sandboxUrl')) {
  const response = await fetch(`${issuer}/v6/auth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('demo_client:demo_secret')}` },
    body: new URLSearchParams({ ...(userId && { userId }), ...(scope && { scope }) }),
  });
  return response.json();
}

/** An account's whole ledger as the service answers it, page by page. */
export async function servedLedger(company: Company, glAccountId: string, filter: object = {}) {
  const { access_token } = await tokenOf(company);
  const entries: ServedEntry[] = [];
  let beginningBalance: number | undefined;
  let cursor: string | undefined;
  do {
    const body = { cursor, limit: 250, filter: { includeBeginningBalance: true, ...filter } };
    const page = await send(`/v6/accounting/glAccounts/${glAccountId}/generalLedger`, body, access_token);
    entries.push(...page.data);
    beginningBalance ??= page.beginningBalance;
    cursor = page.cursor?.after;
  } while (cursor);
  return { entries, beginningBalance };
}

/** Asks the service by itself. */
export async function send(path: string, body: object, token?: string): Promise<ReturnType<typeof JSON.parse>> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(inject('sandboxUrl') + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}
