import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createDaybookClient } from '../../../src/client.ts';
import {
  type ReferenceLoaders,
  useBankAccounts,
  useCategories,
  useCustomers,
  useDimensions,
  useGlAccounts,
  useVendors,
} from '../../../src/index.ts';
import { providerProps, renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { issueToken, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const client = createDaybookClient({ ...providerProps({ company }), fetchToken: () => issueToken(company) });

/** The data of a hook as JSON, or its error. */
function Data({ of: useList }: { of: () => { data: unknown; error: Error | null } }) {
  const { data, error } = useList();
  return <output>{error ? error.message : data === undefined ? '' : JSON.stringify(data)}</output>;
}

async function shown(): Promise<ReturnType<typeof JSON.parse>> {
  await expect.poll(() => page.getByRole('status').element().textContent).not.toBe('');
  return JSON.parse(page.getByRole('status').element().textContent ?? '');
}

const all = async <Row,>(list: AsyncGenerator<Row>) => {
  const rows: Row[] = [];
  for await (const row of list) rows.push(row);
  return rows;
};

test('loads the complete chart of accounts with the number, name and type of each account', async () => {
  const requests = recordRequests();
  renderWithProvider(<Data of={useGlAccounts} />, { company });
  const accounts = await shown();
  const checking = accounts.find(({ id }: { id: string }) => id === company.glAccountIds['1010']);
  expect(checking).toMatchObject({ accountNo: '1010', name: 'Operating Checking', type: 'ASSET', status: 'ACTIVE' });
  expect(accounts).toEqual(await all(client.referenceLists.glAccounts.listAll({ limit: 7 })));
  expect(requests[0]).toMatchObject({ path: '/v6/accounting/glAccounts/query', body: { limit: 250 } });
});

test.each([
  ['customers', useCustomers, () => all(client.referenceLists.customers.listAll({ limit: 5 }))],
  ['vendors', useVendors, () => all(client.referenceLists.vendors.listAll({ limit: 5 }))],
])('loads all %s by name, regardless of page size', async (_name, useParties, listAll) => {
  renderWithProvider(<Data of={() => useParties()} />, { company });
  const { rows, isComplete } = await shown();
  expect(isComplete).toBe(true);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows).toEqual(await listAll());
});

test('a search requests the customers whose name contains it', async () => {
  const rows = await all(client.referenceLists.customers.listAll());
  const search = (rows[3]?.name ?? '').slice(1, 5);
  const requests = recordRequests();
  renderWithProvider(<Data of={() => useCustomers({ search })} />, { company });
  expect((await shown()).rows).toEqual(rows.filter(({ name }) => name?.toLowerCase().includes(search.toLowerCase())));
  expect(requests[0]?.body.filter).toEqual({ name: { contain: search } });
});

test('loads categories as trees by kind, and bank accounts as a list', async () => {
  const { rerender } = renderWithProvider(<Data of={useCategories} />, { company });
  const categories = await shown();
  expect(Object.keys(categories)).toEqual(['expense', 'revenue', 'transfer']);
  expect(categories).toEqual(await client.referenceLists.categories.list());
  expect(categories.expense.some(({ children }: { children: unknown[] }) => children.length > 0)).toBe(true);
  rerender(<Data key="bank accounts" of={useBankAccounts} />);
  expect(await shown()).toEqual(await all(client.referenceLists.bankAccounts.listAll()));
});

test('loads class segments as dimensions, each with its values as a tree', async () => {
  renderWithProvider(<Data of={useDimensions} />, { company });
  const dimensions = await shown();
  expect(dimensions).toEqual(await client.referenceLists.dimensions.list());
  expect(dimensions.length).toBeGreaterThan(1);
  for (const { id, name, requiredness, values } of dimensions) {
    expect([typeof id, typeof name]).toEqual(['string', 'string']);
    expect(['REQUIRED', 'NOT_REQUIRED']).toContain(requiredness);
    expect(values.length).toBeGreaterThan(0);
    expect(Object.keys(values[0])).toEqual(['id', 'name', 'children']);
  }
});

test('a repeated cursor ends the list with an error instead of a loop', async () => {
  renderWithProvider(<p>A host’s page</p>, { company });
  const requests = recordRequests();
  const service = providerProps({ company, fault: 'repeat-cursor' });
  const repeating = createDaybookClient({ ...service, fetchToken: () => issueToken(company) });
  await expect(all(repeating.referenceLists.glAccounts.listAll({ limit: 5 }))).rejects.toThrow('the same cursor twice');
  expect(requests).toHaveLength(2);
});

const account = { id: 'own_1', name: 'Petty Cash', accountNo: '1090', type: 'HOUSE_MONEY' };

test('a host’s loader replaces the endpoint; the latest inline one is called, and rerenders do not call it again', async () => {
  const requests = recordRequests();
  const calls: string[] = [];
  const loaders = (name: string): ReferenceLoaders => ({
    glAccounts: async ({ signal }) => {
      calls.push(`${name} ${signal.aborted}`);
      return [account];
    },
  });
  const { rerender } = renderWithProvider(<Data of={useGlAccounts} />, { company, loaders: loaders('first') });
  expect(await shown()).toEqual([account]);
  const before = calls.length;
  rerender(<Data of={useGlAccounts} />, { loaders: loaders('second') });
  rerender(<Data of={useGlAccounts} />, { loaders: loaders('third') });
  expect(await shown()).toEqual([account]);
  expect(calls).toHaveLength(before);
  vi.setSystemTime('2026-06-15T12:10:00Z');
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => calls.at(-1)).toBe('third false');
  expect(requests).toEqual([]);
});

test('all searches in a host’s list share one load', async () => {
  let calls = 0;
  const customers = ['Ada', 'Grace', 'Adele'].map((name) => ({ id: name, name }));
  const loaders: ReferenceLoaders = {
    customers: async () => {
      calls += 1;
      return customers;
    },
  };
  const { rerender } = renderWithProvider(<Data of={() => useCustomers({ search: 'ad' })} />, { company, loaders });
  expect((await shown()).rows.map(({ id }: { id: string }) => id)).toEqual(['Ada', 'Adele']);
  rerender(<Data key="other" of={() => useCustomers({ search: 'GRA' })} />, { loaders });
  expect((await shown()).rows.map(({ id }: { id: string }) => id)).toEqual(['Grace']);
  expect(calls).toBe(1);
});

test.each([
  [
    'an object instead of a list',
    { data: [account] },
    'loaders.glAccounts returned an unexpected value at (body): expected Array, found object.',
  ],
  [
    'an account without an id',
    [account, { name: 'X' }],
    'loaders.glAccounts returned an unexpected value at 1.id: expected "id", found nothing.',
  ],
  ['a number for a name', [{ ...account, name: 7 }], 'at 0.name: expected string, found number.'],
])('a loader that returns %s fails with an error that names the loader', async (_what, result, message) => {
  const loaders = { glAccounts: async () => result as never }; // as a host without types could
  renderWithProvider(<Data of={useGlAccounts} />, { company, loaders });
  await expect.element(page.getByRole('status')).toHaveTextContent(message);
});
