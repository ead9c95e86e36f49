import { inject, vi } from 'vitest';
import { currentFetch } from '../requests.ts';
import { type Company, callApi, createApiClient, type Json, queryAll } from '../sandbox/company.ts';

/** Access to a company's books by API requests, like another client. */
export async function createBankApi(company: Company) {
  const send = await createApiClient(company);
  const listed = async (path: string) => (await send('POST', path, { limit: 250 })).data as Json[];
  const [bankAccounts, vendors, customers, segments, { data: categories }] = await Promise.all([
    listed('/v6/banks/accounts/query'),
    listed('/v6/vendors/query'),
    listed('/v6/customers/query'),
    listed('/v6/classes/segments/query'),
    send('GET', '/v6/categories'),
  ]);
  const required = segments.find(({ label }) => label.requiredness === 'REQUIRED');
  /** Saves a payment of 120.00 with all required members, overridden by `item`. */
  const save = async (item: object = {}): Promise<Json> => {
    const complete = {
      date: '2026-05-12',
      amount: -120_00,
      description: 'CARD 4411 PAPER MILL',
      apiName: 'BANK_FEED',
      bankAccountId: bankAccounts[0].id,
      classSegmentIds: [required.id],
      ...item,
    };
    const { data } = await send('POST', '/v6/banks/transactions', { data: [complete] });
    if (data[0].result !== 'SUCCESS') throw new Error(JSON.stringify(data[0].error));
    return data[0].data;
  };
  return {
    bankAccounts,
    vendors,
    customers,
    categories,
    segments,
    required,
    save,
    update: async (item: object) => send('POST', '/v6/banks/transactions', { data: [item] }),
    stored: async (id: string): Promise<Json> => (await send('GET', `/v6/banks/transactions/${id}`)).data,
    remove: (id: string) => send('DELETE', `/v6/banks/transactions/${id}`),
    close: (date: string, modifications: string) => send('POST', '/v6/closing', { date, modifications }),
    query: async (filter: object): Promise<Json[]> =>
      (await send('POST', '/v6/banks/transactions/query', { filter, limit: 250 })).data,
  };
}

/**
 * Injects a sandbox fault, such as `lose=response,times=1`, into requests of the page.
 * @param isAffected selects the requests.
 */
export function injectFault(fault: string, isAffected: (request: { method: string; path: string }) => boolean): void {
  const send = currentFetch();
  const faulty = `${inject('sandboxUrl')}/sandbox/faults/${fault},key=${crypto.randomUUID()}`;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const [, path] = /(\/v6\/(?!auth\/).*)$/.exec(String(input)) ?? [];
    const isHit = path !== undefined && isAffected({ method: init?.method ?? 'GET', path });
    return send(isHit ? faulty + path : input, init);
  });
}

/** Loses the response to a write, and the reads right after it. @returns a function that ends both. */
export function loseOutcome(
  fault: string,
  isWrite: (request: { method: string; path: string }) => boolean,
): () => void {
  let isBroken = true;
  let isSent = false;
  injectFault(fault, (request) => {
    isSent ||= isWrite(request);
    return isBroken && isWrite(request);
  });
  injectFault('status=400', (request) => isBroken && isSent && !isWrite(request));
  return () => {
    isBroken = false;
  };
}

export const isSave = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === '/v6/banks/transactions';

export const isDeletion = ({ method }: { method: string }) => method === 'DELETE';

/** Rejects the page's next save of a single item with these problems. */
export function mockSaveResponse(status: number, error: readonly object[]): void {
  const send = currentFetch();
  let isDone = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).replace(/^.*(?=\/v6\/)/, '');
    if (isDone || !isSave({ method: init?.method ?? 'GET', path })) return send(input, init);
    isDone = true;
    const item = { result: 'FAILURE', statusCode: 400, data: null, error };
    return Response.json({ result: status === 400 ? 'FAILURE' : 'SUCCESS', data: [item] }, { status });
  });
}

/** A bank transaction as the service returns it. */
export interface ApiTransaction {
  id: string;
  date: string;
  amount: number;
  displayName: string;
  description: string;
  notes: string | null;
  type: string;
  status: string;
  reviewStatus: string | null;
  bankAccount: { id: string; name: string; displayName: string };
  category: { id: string; name: string } | null;
  vendor: { id: string; name: string } | null;
  customer: { id: string; name: string } | null;
  glAccount: { id: string; name: string; displayName: string } | null;
  invoiceItem: { id: string; description: string } | null;
  conversation: { id: string; readStatus: string } | null;
  classSegments: { id: string; label: { id: string; name: string } }[];
  children: {
    id: string;
    amount: number;
    invoiceId: string | null;
    notes: string | null;
    customer: { name: string } | null;
    category: { name: string } | null;
    glAccount: { name: string } | null;
  }[];
  currencyInfo: { originalAmount: number; originalCurrency: string } | null;
  attachments: object[];
  rule: { id: string } | null;
  matchingBankTransaction: { bankAccount: { displayName: string } } | null;
}

/** Every bank transaction that matches a filter, by default newest first. */
export function fetchTransactions(company: Company, filter: object = {}, direction: 'ASC' | 'DESC' = 'DESC') {
  const query = { filter, sort: { orderBy: 'DATE', direction } };
  return queryAll<ApiTransaction>(company, '/v6/banks/transactions/query', query);
}

/** Whether the list edits the category inline: not split, not a transfer, and without an account. */
export function isCategorizedInline({ type, category, glAccount, children }: ApiTransaction): boolean {
  return children.length === 0 && type !== 'TRANSFER' && (category !== null || glAccount === null);
}

/** The transactions without the given members of those with these ids, to compare the rest. */
export function withoutFields(
  transactions: readonly ApiTransaction[],
  ids: ReadonlySet<string>,
  ...members: (keyof ApiTransaction)[]
) {
  return transactions.map((transaction) =>
    ids.has(transaction.id)
      ? Object.fromEntries(Object.entries(transaction).filter(([member]) => !members.some((each) => each === member)))
      : transaction,
  );
}

/** Saves items as another user. @returns the result of each item. */
export async function saveAsOtherUser(company: Company, data: object[]) {
  return (await callApi(company, 'POST', '/v6/banks/transactions', { data })).data;
}

/** Deletes a transaction as another user. */
export function deleteAsOtherUser(company: Company, id: string): Promise<Json> {
  return callApi(company, 'DELETE', `/v6/banks/transactions/${id}`);
}

/** The company's active expense categories without subcategories. */
export async function fetchExpenseCategories(company: Company): Promise<{ id: string; name: string }[]> {
  const { data } = await callApi(company, 'GET', '/v6/categories');
  interface Tree {
    id: string;
    name: string;
    status: string;
    children?: Tree[];
  }
  const leaves = ({ children = [], ...category }: Tree): Tree[] =>
    children.length > 0 ? children.flatMap(leaves) : [category];
  return (data.expense as Tree[]).flatMap(leaves).filter(({ status }) => status === 'ACTIVE');
}

export const idsOf = (transactions: readonly { id: string }[]): string[] => transactions.map(({ id }) => id);

interface FaultPlace {
  method: 'POST' | 'DELETE';
  /** A pattern of the path. */
  path: RegExp;
  /** The number of the affected request, starting at 1. */
  nth: number;
  /** A sandbox fault, such as `lose=response`. */
  fault: string;
}

/** Injects a fault into one request of the page. @returns counts the matching requests. */
export function injectFaultAt({ method, path, nth, fault }: FaultPlace): { count: () => number } {
  let count = 0;
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = String(input);
    if (init?.method !== method || !path.test(url)) return send(input, init);
    count += 1;
    if (count !== nth) return send(input, init);
    return send(url.replace('/v6/', `/sandbox/faults/${fault},key=${crypto.randomUUID()}/v6/`), init);
  });
  return { count: () => count };
}

/** Matches saves, but not reads and queries. */
export const saveRequest = { method: 'POST', path: /\/v6\/banks\/transactions$/ } as const;
export const deleteRequest = { method: 'DELETE', path: /\/v6\/banks\/transactions\// } as const;
