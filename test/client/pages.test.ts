import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createDaybookClient, type DaybookClient } from '../../src/client.ts';
import { type Company, createCompany, issueToken } from '../support/sandbox/company.ts';

let company: Company;
beforeAll(async () => {
  company = await createCompany();
});
afterEach(() => vi.restoreAllMocks());

type Pages = AsyncGenerator<{ rows: { id: string }[] }>;
interface Paging {
  limit: number;
  signal?: AbortSignal;
}

/** Everything that comes page by page. */
const iterators: [string, (client: DaybookClient, paging: Paging) => Pages][] = [
  ['a ledger', ({ ledger }, paging) => ledger.pages({ glAccountId: company.glAccountIds.checking ?? '', ...paging })],
  ['bank transactions', ({ bankTransactions }, paging) => bankTransactions.pages(paging)],
  ['invoices', ({ invoices }, paging) => invoices.pages(paging)],
  ['accounts', ({ referenceLists }, paging) => referenceLists.glAccounts.pages(paging)],
  ['customers', ({ referenceLists }, paging) => referenceLists.customers.pages(paging)],
  ['vendors', ({ referenceLists }, paging) => referenceLists.vendors.pages(paging)],
  ['bank accounts', ({ referenceLists }, paging) => referenceLists.bankAccounts.pages(paging)],
  ['changes of invoices', ({ changes }, paging) => changes('/v5/invoices', paging)],
  ['changes of bank transactions', ({ changes }, paging) => changes('/v5/banks/transactions', paging)],
];

/** A client of the company's owner, and how often it fetched a token. */
function openClient(fault?: string) {
  const fetchToken = vi.fn(() => issueToken(company));
  const url = inject('sandboxUrl');
  const baseUrl = fault ? `${url}/sandbox/faults/${fault},key=${crypto.randomUUID()}` : url;
  return { client: createDaybookClient({ baseUrl, identity: company.userId, fetchToken }), fetchToken };
}

async function idsOf(pages: Pages): Promise<string[]> {
  const ids: string[] = [];
  for await (const { rows } of pages) ids.push(...rows.map(({ id }) => id));
  return ids;
}

/** A page size with which a list has three pages or more. */
const aThird = (ids: readonly string[]) => Math.max(1, Math.floor(ids.length / 3));

describe.each(iterators)('%s', (_what, pagesOf) => {
  test('are whole and in order however they are paged, also where the token ends in the middle, which is replaced once', async () => {
    const { client } = openClient();
    const whole = await idsOf(pagesOf(client, { limit: 250 }));
    expect(whole.length).toBeGreaterThan(1);
    const limit = aThird(whole);
    expect(await idsOf(pagesOf(client, { limit }))).toEqual(whole);
    const ending = openClient('expire-token,after=1,times=1');
    expect(await idsOf(pagesOf(ending.client, { limit }))).toEqual(whole);
    expect(ending.fetchToken).toHaveBeenCalledTimes(2);
  });

  test('are asked for one at a time, and no more once they are called off or nobody goes on', async () => {
    const { client } = openClient();
    await client.referenceLists.categories.get(); // the token is there
    const sent = vi.spyOn(globalThis, 'fetch');
    const leaving = new AbortController();
    const pages = pagesOf(client, { limit: 1, signal: leaving.signal });
    expect(sent).toHaveBeenCalledTimes(0);
    await pages.next();
    expect(sent).toHaveBeenCalledTimes(1);
    const next = pages.next();
    leaving.abort(new Error('Left.'));
    await expect(next).rejects.toThrow('Left.');
    const sentByThen = sent.mock.calls.length;
    expect((await pages.next()).done).toBe(true);
    for await (const _page of pagesOf(client, { limit: 1 })) break;
    expect(sent).toHaveBeenCalledTimes(sentByThen + 1);
  });
});
