import { inject } from 'vitest';

/** The current date in component tests, and the last day of the sample companies' books. */
export const sampleDay = '2026-06-15';

/** A company in the sandbox. */
export interface Company {
  companyId: string;
  /** The owner, who signs in. */
  userId: string;
  /** The scope of the owner's tokens. Default: write. */
  scope?: 'read';
  /** Ids by account number, such as `1010`, and by posting role, such as `checking`. */
  glAccountIds: Record<string, string>;
}

/** A ledger entry in the API. */
export interface ApiLedgerEntry {
  id: string;
  date: string;
  description: string;
  drAmount: number;
  crAmount: number;
  runningBalance: number;
  entity: { id: string; displayName: string; secondaryDisplayName: string | null };
}

interface CompanyOptions {
  /** `small`: six months of a design studio. `none`: its reference lists without transactions. */
  seed?: 'small' | 'none';
  /** The minimum number of lines in the checking account. */
  entries?: number;
}

const sharedCompanies = new Map<string, Promise<Company>>();

/** A company shared by all tests of a worker. Its tokens are read-only, so that tests can't affect each other. */
export function sharedCompany(options: CompanyOptions = {}): Promise<Company> {
  const key = JSON.stringify(options);
  const company = sharedCompanies.get(key) ?? createCompany(options).then((created) => ({ ...created, scope: 'read' }));
  sharedCompanies.set(key, company);
  return company;
}

/** A company for tests that write, whose books end on the sample day. */
export async function createCompany({ seed = 'small', entries }: CompanyOptions = {}): Promise<Company> {
  const { data } = await succeeded(
    await request('POST', '/sandbox/companies', { body: { seed, entries, today: sampleDay } }),
  );
  return data;
}

/** The owner and scope of a token; without a user it is partner-level. */
interface TokenRequest {
  userId?: string;
  scope?: 'read' | 'write';
}

/** Gets a token like a partner's server. @param issuer the service's URL. */
export async function issueToken({ userId, scope }: TokenRequest, issuer = inject('sandboxUrl')) {
  const response = await ownFetch(`${issuer}/v6/auth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('demo_client:demo_secret')}` },
    body: new URLSearchParams({ ...(userId && { userId }), ...(scope && { scope }) }),
  });
  return response.json();
}

/** Fetches all pages of an account's ledger. */
export async function fetchLedger(company: Company, glAccountId: string, filter: object = {}) {
  const entries: ApiLedgerEntry[] = [];
  let beginningBalance: number | undefined;
  let cursor: string | undefined;
  do {
    const body = { cursor, limit: 250, filter: { includeBeginningBalance: true, ...filter } };
    const page = await callApi(company, 'POST', `/v6/accounting/glAccounts/${glAccountId}/generalLedger`, body);
    entries.push(...page.data);
    beginningBalance ??= page.beginningBalance;
    cursor = page.cursor?.after;
  } while (cursor);
  return { entries, beginningBalance };
}

/** A JSON value from the service. */
export type Json = ReturnType<typeof JSON.parse>;

/** Bypasses mocks of the page's requests. */
const ownFetch = globalThis.fetch.bind(globalThis);

const tokens = new Map<string, Promise<string>>();

/** A token of a company's owner for the test itself, which lasts for the whole run. */
function tokenOf({ userId }: Pick<Company, 'userId'>): Promise<string> {
  const token = tokens.get(userId) ?? issueToken({ userId }).then(({ access_token }) => access_token);
  tokens.set(userId, token);
  return token;
}

/** An API client for a company's owner. It returns complete response bodies, also of failures. */
export async function createApiClient(company: Pick<Company, 'userId'>) {
  const token = await tokenOf(company);
  return async (method: string, path: string, body?: object): Promise<Json> =>
    (await request(method, path, { body, token })).json();
}

/** Sends one request as a company's owner. @throws {Error} unless it succeeds. */
export async function callApi(
  company: Pick<Company, 'userId'>,
  method: string,
  path: string,
  body?: object,
): Promise<Json> {
  const token = await tokenOf(company);
  return succeeded(await request(method, path, { body, token }));
}

/** All rows of a list that is queried by POST. */
export async function queryAll<Row>(
  company: Pick<Company, 'userId'>,
  path: string,
  query: object = {},
): Promise<Row[]> {
  const token = await tokenOf(company);
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await succeeded(await request('POST', path, { body: { limit: 250, cursor, ...query }, token }));
    rows.push(...page.data);
    cursor = page.cursor?.after;
  } while (cursor);
  return rows;
}

interface Sent {
  body?: object | undefined;
  token?: string;
}

function request(method: string, path: string, { body, token }: Sent): Promise<Response> {
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return ownFetch(inject('sandboxUrl') + path, { method, headers, body: body && JSON.stringify(body) });
}

async function succeeded(response: Response): Promise<Json> {
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}: ${await response.text()}`);
  return response.json();
}
