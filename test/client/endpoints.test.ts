import { expect, inject, test, vi } from 'vitest';
import { createDaybookClient } from '../../src/client.ts';
import { findOperation, type OpenApiDocument, type Operation, operationsOf } from '../support/contract/document.ts';
import { ScriptedServer, success } from '../support/http/scriptedServer.ts';
import { createCompany, issueToken } from '../support/sandbox/company.ts';

test('every endpoint of the service has a method, except the one that takes the client secret', async () => {
  const company = await createCompany();
  const baseUrl = inject('sandboxUrl');
  const token = await issueToken(company);
  const client = createDaybookClient({ baseUrl, identity: company.userId, fetchToken: async () => token });
  const operations = await describedOperations(baseUrl);
  const [glAccountId = '', otherAccountId = ''] = Object.values(company.glAccountIds);
  const sent = vi.spyOn(globalThis, 'fetch');

  await client.ledger.list({ glAccountId });
  const [transaction] = (await client.bankTransactions.list()).rows;
  await client.bankTransactions.listUnfiltered();
  await client.bankTransactions.get(transaction?.id ?? '');
  const item = { date: '2026-03-02', amount: -100, description: 'Paper', type: 'TRANSFER', apiName: 'MANUAL_ENTRY' };
  const [saved] = await client.bankTransactions.save([{ ...item, bankAccountId: transaction?.bankAccount?.id }]);
  await client.bankTransactions.delete(saved?.isSaved ? saved.data.id : '');
  const [invoice] = (await client.invoices.list()).rows;
  await client.invoices.get(invoice?.id ?? '');
  const [entry] = await client.journalEntries.save([
    {
      description: 'Supplies on hand',
      apiName: 'MANUAL_ENTRY',
      children: [
        { glAccountId, drAmount: 100, crAmount: 0 },
        { glAccountId: otherAccountId, drAmount: 0, crAmount: 100 },
      ],
    },
  ]);
  const entryId = entry?.isSaved ? entry.data.id : '';
  expect(await client.journalEntries.get(entryId)).toEqual(entry?.isSaved && entry.data);
  const settings = await client.notifications.save({ conversations: 'OFF' });
  expect(await client.notifications.get()).toEqual(settings);
  const closing = await client.closing.save({ date: '2026-01-31' });
  expect(await client.closing.get()).toEqual(closing);
  const { categories, dimensions, glAccounts, ...lists } = client.referenceLists;
  expect((await glAccounts.list()).rows).toContainEqual(await glAccounts.get(glAccountId));
  await categories.list();
  await dimensions.list();
  for (const { list } of Object.values(lists)) await list();
  for await (const _page of client.changes('/v5/invoices')) break;
  for await (const _page of client.changes('/v5/banks/transactions')) break;

  const reached = sent.mock.calls.map(([url, init]) =>
    findOperation(operations, init?.method ?? 'GET', new URL(String(url)).pathname),
  );
  const ofInterface = operations.map(nameOf).filter((name) => / \/v\d/.test(name) && name !== 'POST /v6/auth/token');
  expect(ofInterface.length).toBeGreaterThan(20);
  expect(new Set(reached.map((operation) => operation && nameOf(operation)))).toEqual(new Set(ofInterface));
  sent.mockRestore();
});

test('accountingMethodField renames the field of the request', async () => {
  await using server = await ScriptedServer.start(() => success([]));
  const serviceOptions = { accountingMethodField: 'basis' };
  const fetchToken = async () => 'a-token';
  const { ledger } = createDaybookClient({ baseUrl: server.url, serviceOptions, identity: 'usr_1', fetchToken });
  const query = { glAccountId: 'gla_1', accountingMethod: 'CASH' } as const;
  await ledger.list(query);
  for await (const _entry of ledger.listAll(query)) break;
  const bodies = server.requests.map(({ body }) => JSON.parse(body));
  expect(bodies).toEqual([expect.objectContaining({ basis: 'CASH' }), expect.objectContaining({ basis: 'CASH' })]);
});

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

async function describedOperations(baseUrl: string): Promise<Operation[]> {
  const described = await fetch(`${baseUrl}/openapi.json`);
  return operationsOf((await described.json()) as OpenApiDocument); // the test of the document itself checks it
}
