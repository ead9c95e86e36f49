import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DaybookProvider, GeneralLedger } from '../../src/index.ts';
import { ledgerTable } from '../support/ledger.ts';
import { providerProps, renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;
const ledger = <GeneralLedger glAccountId={savings} />;

test('the provider renders no element and does not change html or body', () => {
  const attributes = () => [...document.documentElement.attributes, ...document.body.attributes].map(String);
  const before = attributes();
  const others = new Set(document.body.children);
  const { container } = render(
    <DaybookProvider {...providerProps({ company })}>
      <main>
        <h1>Books</h1>
      </main>
    </DaybookProvider>,
  );
  expect(container.innerHTML).toBe('<main><h1>Books</h1></main>');
  expect([...document.body.children].filter((element) => !others.has(element))).toEqual([container]);
  expect(attributes()).toEqual(before);
});

test('inside the provider, the host’s queries use the host’s client and data, without Daybook’s', async () => {
  const ofHost = new QueryClient();
  const clients = new Set<QueryClient>();
  renderInHost(
    ofHost,
    <>
      <HostGreeting onRender={(client) => clients.add(client)} />
      {ledger}
    </>,
  );
  await ledgerTable();
  await expect.element(page.getByText('Good morning')).toBeVisible();
  expect([...clients]).toEqual([ofHost]);
  expect(keysOf(ofHost)).toEqual([['greeting']]);
});

test('a host without its own queries needs no client', async () => {
  renderWithProvider(ledger, { company });
  await ledgerTable();
});

test('a host can pass its own client, whose other queries don’t change', async () => {
  const ofHost = new QueryClient({ defaultOptions: { queries: { staleTime: 1234, retry: 7 } } });
  const optionsBefore = ofHost.getDefaultOptions();
  renderWithProvider(ledger, { company, queryClient: ofHost });
  await ledgerTable();
  // The lists that filters name are disabled until a filter names a record.
  const enabled = ofHost.getQueryCache().findAll({ predicate: (query) => !query.isDisabled() });
  expect(enabled.map(({ queryKey: [root, , resource] }) => [root, resource])).toEqual([
    ['daybook', 'glAccounts'],
    ['daybook', 'ledger'],
  ]);
  expect(ofHost.getDefaultOptions()).toBe(optionsBefore);
  expect(ofHost.defaultQueryOptions({ queryKey: ['greeting'] })).toMatchObject({ staleTime: 1234, retry: 7 });
});

function HostGreeting({ onRender }: { onRender: (client: QueryClient) => void }) {
  onRender(useQueryClient());
  const { data } = useQuery({ queryKey: ['greeting'], queryFn: async () => 'Good morning' });
  return <p>{data}</p>;
}

function renderInHost(client: QueryClient, children: ReactNode) {
  render(
    <QueryClientProvider client={client}>
      <main>
        <h1>Books</h1>
        <DaybookProvider {...providerProps({ company })}>{children}</DaybookProvider>
      </main>
    </QueryClientProvider>,
  );
}

function keysOf(client: QueryClient) {
  return client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
}
