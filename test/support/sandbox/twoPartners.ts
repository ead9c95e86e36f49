import { companyAccess, users } from '../../../sandbox/service/companies/tables.ts';
import type { Database } from '../../../sandbox/service/database/database.ts';
import { partners } from '../../../sandbox/service/partners/tables.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import type { ServiceOptions } from '../../../sandbox/service/service.ts';
import { sha256 } from '../../../sandbox/service/tokens/sha256.ts';
import { type Operation, operationsOf } from '../contract/document.ts';
import { openTestService, tokenRequest } from './testService.ts';
import { tinyBooks } from './tinyBooks.ts';

/** The companies with their partners. Ids end with the company's name. */
const companies = { alpha: 'prt_one', beta: 'prt_one', gamma: 'prt_two', delta: 'prt_two' } as const;
type CompanyName = keyof typeof companies;

/** The possible owners of a token, with the companies they have access to. */
export const bearers = {
  'the owner of alpha': { partner: 'one', userId: 'usr_alpha', role: 'OWNER', sees: ['alpha'] },
  'the owner of beta': { partner: 'one', userId: 'usr_beta', role: 'OWNER', sees: ['beta'] },
  'the bookkeeper of alpha and beta': {
    partner: 'one',
    userId: 'usr_one',
    role: 'BOOKKEEPER',
    sees: ['alpha', 'beta'],
  },
  'the partner of alpha and beta': { partner: 'one', userId: null, role: 'PARTNER', sees: ['alpha', 'beta'] },
  'the owner of gamma': { partner: 'two', userId: 'usr_gamma', role: 'OWNER', sees: ['gamma'] },
  'the bookkeeper of gamma and delta': {
    partner: 'two',
    userId: 'usr_two',
    role: 'BOOKKEEPER',
    sees: ['gamma', 'delta'],
  },
  'the partner of gamma and delta': { partner: 'two', userId: null, role: 'PARTNER', sees: ['gamma', 'delta'] },
} as const;
export type Bearer = keyof typeof bearers;

/** Opens a service with two partners with two companies each, and an adjustable clock. */
export async function openTwoPartners(options: Partial<ServiceOptions> = {}) {
  const clock = { now: new Date('2026-03-31T12:00:00Z') };
  const service = await openTestService({ now: () => clock.now, ...options });
  await fill(service.database);
  const document = service.service.contract.document;
  const signIn = async (bearer: Bearer, form: Record<string, string> = {}): Promise<string> => {
    const { partner, userId } = bearers[bearer];
    const request = tokenRequest({ ...(userId && { userId }), ...form }, `client_${partner}:secret_${partner}`);
    return (await service.send('/v6/auth/token', request)).body.access_token;
  };
  /** All endpoints that require a token. */
  const operations = operationsOf(document).filter(({ security }) => security.some((scheme) => 'EmbedToken' in scheme));
  return { ...service, clock, document, operations, signIn };
}

async function fill(database: Database): Promise<void> {
  for (const name of ['one', 'two']) {
    const clientSecretHash = await sha256(`secret_${name}`);
    await database.insert(partners).values({ id: `prt_${name}`, clientId: `client_${name}`, clientSecretHash });
  }
  for (const [name, partnerId] of Object.entries(companies))
    await importBooks(database, tinyBooks(`_${name}`), partnerId);
  for (const { partner, userId, role, sees } of Object.values(bearers)) {
    if (role === 'PARTNER') continue;
    await database.insert(users).values({ id: userId, name: userId, partnerId: `prt_${partner}`, role });
    await database.insert(companyAccess).values(sees.map((name) => ({ userId, companyId: `co_tiny_${name}` })));
  }
}

/** A company's document id for the path's `{id}`. */
export function idFor({ path }: Operation, company: CompanyName): string {
  const [, id] = kinds.find(([pattern]) => pattern.test(path)) ?? [];
  if (id === undefined) throw new Error(`Add the id in ${path} to kinds.`);
  return `${id}_${company}`;
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\/glAccounts\//, 'gla_1010'],
  [/\/manualJournalEntries\//, 'mje_1'],
  [/\/invoices\//, 'inv_1'],
  [/\/banks\/transactions\//, 'btxn_software'],
];

/** Whether an endpoint changes data; a query by POST doesn't. */
export function isWrite({ method, path }: Pick<Operation, 'method' | 'path'>): boolean {
  return method === 'DELETE' || (method === 'POST' && !/\/(query|generalLedger)$/.test(path));
}

/** A valid body for a write; undefined if it has none. */
export function validBody({ operationId, requestBody }: Operation, company: CompanyName): unknown {
  if (!requestBody) return undefined;
  const make = bodies[operationId];
  if (!make) throw new Error(`Add a body for ${operationId} to bodies.`);
  return make(company);
}

const bodies: Readonly<Record<string, (company: CompanyName) => unknown>> = {
  saveNotificationSettings: () => ({ conversations: 'SMS' }),
  saveClosing: () => ({ date: '2025-11-30' }),
  saveBankTransactions: (company) => ({
    data: [
      {
        date: '2026-03-10',
        amount: -1250,
        description: 'Paper',
        apiName: 'MANUAL_ENTRY',
        type: 'EXPENSE',
        bankAccountId: `bka_checking_${company}`,
        classSegmentIds: [`dv_print_${company}`],
      },
    ],
  }),
  saveManualJournalEntries: (company) => ({
    data: [
      {
        description: 'Paper used',
        dimensionValueIds: [`dv_print_${company}`],
        children: [
          { glAccountId: `gla_6200_${company}`, drAmount: 1250, crAmount: 0 },
          { glAccountId: `gla_6100_${company}`, drAmount: 0, crAmount: 1250 },
        ],
      },
    ],
  }),
};

interface Sent {
  token?: string;
  id?: string;
  /** Sent as JSON, unless it is a string. */
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A request to an endpoint. */
export function requestTo({ method, path }: Operation, { token, id = '', body, query, headers }: Sent): Request {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return new Request(`http://sandbox.test${path.replace('{id}', encodeURIComponent(id))}${search}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
