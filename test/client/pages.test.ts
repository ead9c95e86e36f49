import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createDaybookClient, type DaybookClient, type UnreadableRow, UnreadableRowError } from '../../src/client.ts';
import { ScriptedServer, success } from '../support/http/scriptedServer.ts';
import { type Company, createCompany, issueToken } from '../support/sandbox/company.ts';

let company: Company;
beforeAll(async () => {
  company = await createCompany();
});
afterEach(() => vi.restoreAllMocks());

type Rows = AsyncGenerator<{ id: string }, unknown>;
interface Paging {
  limit: number;
  signal?: AbortSignal;
}

/** Every list that the service returns page by page. */
const iterators: [string, (client: DaybookClient, paging: Paging) => Rows][] = [
  ['a ledger', ({ ledger }, paging) => ledger.listAll({ glAccountId: company.glAccountIds.checking ?? '', ...paging })],
  ['bank transactions', ({ bankTransactions }, paging) => bankTransactions.listAll(paging)],
  ['invoices', ({ invoices }, paging) => invoices.listAll(paging)],
  ['accounts', ({ referenceLists }, paging) => referenceLists.glAccounts.listAll(paging)],
  ['customers', ({ referenceLists }, paging) => referenceLists.customers.listAll(paging)],
  ['vendors', ({ referenceLists }, paging) => referenceLists.vendors.listAll(paging)],
  ['bank accounts', ({ referenceLists }, paging) => referenceLists.bankAccounts.listAll(paging)],
  ['changes of invoices', ({ changes }, paging) => rowsOf(changes('/v5/invoices', paging))],
  ['changes of bank transactions', ({ changes }, paging) => rowsOf(changes('/v5/banks/transactions', paging))],
];

/** A client of the company's owner, and how often it fetched a token. */
function openClient(fault?: string) {
  const fetchToken = vi.fn(() => issueToken(company));
  const url = inject('sandboxUrl');
  const baseUrl = fault ? `${url}/sandbox/faults/${fault},key=${crypto.randomUUID()}` : url;
  return { client: createDaybookClient({ baseUrl, identity: company.userId, fetchToken }), fetchToken };
}

async function* rowsOf<Row>(pages: AsyncIterable<{ rows: Row[] }>): AsyncGenerator<Row, void> {
  for await (const { rows } of pages) yield* rows;
}

async function idsOf(rows: Rows): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of rows) ids.push(id);
  return ids;
}

/** A page size with which a list has three pages or more. */
const aThird = (ids: readonly string[]) => Math.max(1, Math.floor(ids.length / 3));

describe.each(iterators)('%s', (_what, listAll) => {
  test('arrives complete and in order with any page size, also when the token expires in the middle', async () => {
    const { client } = openClient();
    const whole = await idsOf(listAll(client, { limit: 250 }));
    expect(whole.length).toBeGreaterThan(1);
    const limit = aThird(whole);
    expect(await idsOf(listAll(client, { limit }))).toEqual(whole);
    const ending = openClient('expire-token,after=1,times=1');
    expect(await idsOf(listAll(ending.client, { limit }))).toEqual(whole);
    expect(ending.fetchToken).toHaveBeenCalledTimes(2);
  });

  test('requests one page at a time, and none after an abort or a break', async () => {
    const { client } = openClient();
    await client.referenceLists.categories.list(); // fetches the token
    const sent = vi.spyOn(globalThis, 'fetch');
    const leaving = new AbortController();
    const rows = listAll(client, { limit: 1, signal: leaving.signal });
    expect(sent).toHaveBeenCalledTimes(0);
    await rows.next();
    expect(sent).toHaveBeenCalledTimes(1);
    const next = rows.next();
    leaving.abort(new Error('Left.'));
    await expect(next).rejects.toThrow('Left.');
    const sentByThen = sent.mock.calls.length;
    expect((await rows.next()).done).toBe(true);
    for await (const _row of listAll(client, { limit: 1 })) break;
    expect(sent).toHaveBeenCalledTimes(sentByThen + 1);
  });
});

test('an unreadable row is passed to onUnreadable with its position in the list; without it, listAll throws', async () => {
  await using server = await ScriptedServer.start(({ body }) =>
    success(JSON.parse(body).cursor ? [{ id: 'v3' }, { id: 4 }] : [{ id: 'v1' }, { id: 'v2' }], {
      cursor: JSON.parse(body).cursor ? undefined : { after: 'second' },
    }),
  );
  const fetchToken = async () => 'a-token';
  const { vendors } = createDaybookClient({ baseUrl: server.url, identity: 'usr_1', fetchToken }).referenceLists;
  const unreadable: UnreadableRow[] = [];
  expect(await idsOf(vendors.listAll({ onUnreadable: (row) => unreadable.push(row) }))).toEqual(['v1', 'v2', 'v3']);
  expect(unreadable).toEqual([expect.objectContaining({ position: 3, path: 'id' })]);
  await expect(idsOf(vendors.listAll())).rejects.toBeInstanceOf(UnreadableRowError);
});
