import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createSession,
  DaybookProvider,
  NotificationSettingsForm,
  useDaybook,
  useGlAccounts,
  useSaveClosing,
} from '../../src/index.ts';
import { providerProps, renderWithProvider } from '../support/renderWithProvider.tsx';
import { recordRequests } from '../support/requests.ts';
import { issueToken, sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();

type Stated<Options> = { [Name in keyof Required<Options>]: Options[Name & keyof Options] };
const mustNotRun = () => expect.unreachable('a default of the host’s own client was used');

/** Each default that a host can set, at its worst for Daybook. A new option in React Query doesn't compile here. */
const queries: Stated<
  Omit<NonNullable<DefaultOptions['queries']>, 'queryHash' | '_defaulted' | '_type' | '_optimisticResults'>
> = {
  retry: 5,
  retryDelay: 60_000,
  retryOnMount: false,
  networkMode: 'online',
  staleTime: 'static',
  gcTime: 0,
  queryFn: mustNotRun,
  enabled: false,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: 50,
  refetchIntervalInBackground: true,
  throwOnError: true,
  structuralSharing: mustNotRun,
  queryKeyHashFn: () => 'the same for all',
  notifyOnChangeProps: [],
  select: mustNotRun,
  placeholderData: mustNotRun,
  initialData: mustNotRun,
  initialDataUpdatedAt: mustNotRun,
  persister: mustNotRun,
  behavior: { onFetch: mustNotRun },
  meta: { ofHost: true },
  maxPages: 1,
};
const mutations: Stated<NonNullable<DefaultOptions['mutations']>> = {
  mutationFn: mustNotRun,
  mutationKey: ['host'],
  retry: 5,
  retryDelay: 60_000,
  networkMode: 'offlineFirst',
  gcTime: 0,
  throwOnError: true,
  scope: { id: 'one at a time' },
  meta: { ofHost: true },
  onMutate: mustNotRun,
  onSuccess: mustNotRun,
  onError: mustNotRun,
  onSettled: mustNotRun,
  _defaulted: undefined,
};

test.each([
  ['a failed read', 'status=404', 'We couldn’t find notification settings.'],
  ['a read', undefined, 'Conversations'],
])('a shared client’s defaults do not change %s', async (_what, fault, expected) => {
  const queryClient = new QueryClient({ defaultOptions: { queries, mutations } as DefaultOptions });
  const requests = recordRequests();
  renderWithProvider(<NotificationSettingsForm />, { company, queryClient, ...(fault && { fault }) });
  await expect.element(page.getByText(expected, { exact: true })).toBeVisible();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 200)); // several times the host's interval
  expect(requests).toHaveLength(1);
});

test('a shared client’s defaults do not change a write', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries, mutations } as DefaultOptions });
  const requests = recordRequests();
  renderWithProvider(<Close />, { company, queryClient, fault: 'status=500' });
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByText('Failed: OutcomeUnknownError')).toBeVisible();
  expect(requests).toHaveLength(1);
});

function Close() {
  const { mutate, error } = useSaveClosing();
  return (
    <>
      <button type="button" onClick={() => mutate({ date: null })}>
        Close
      </button>
      <p>Failed: {error?.name}</p>
    </>
  );
}

test('the provider’s data are removed from its own client once it unmounts, but not when strict mode remounts it', async () => {
  const clients = new Set<QueryClient>();
  const remove = vi.spyOn(QueryClient.prototype, 'removeQueries');
  const view = (
    <main>
      <h1>Books</h1>
      <DaybookProvider {...providerProps({ company })}>
        <Accounts clients={clients} />
      </DaybookProvider>
    </main>
  );
  const { unmount } = render(view);
  await expect.element(page.getByText(/\d+ accounts/)).toBeVisible();
  expect(remove.mock.contexts.some((client) => client instanceof QueryClient && clients.has(client))).toBe(false);
  const entries = () => [...clients].flatMap((client) => client.getQueryCache().getAll());
  expect(entries().length).toBeGreaterThan(0);
  act(unmount);
  await expect.poll(entries).toEqual([]);
  render(view);
  await expect.element(page.getByText(/\d+ accounts/)).toBeVisible();
});

test('a host’s own client keeps the host’s data, but not those of a provider that is gone', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['host'], 'data');
  const { unmount } = renderWithProvider(<Accounts clients={new Set()} />, { company, queryClient });
  await expect.element(page.getByText(/\d+ accounts/)).toBeVisible();
  act(unmount);
  await expect.poll(() => keysOf(queryClient)).toEqual([['host']]);
  renderWithProvider(null, { company });
});

test('a host’s own client keeps the data of a host’s session until the user signs out', async () => {
  const queryClient = new QueryClient();
  const session = createSession({ identity: company.userId, fetchToken: () => issueToken(company) });
  const requests = recordRequests();
  const view = (
    <main>
      <h1>Books</h1>
      <DaybookProvider baseUrl={providerProps({ company }).baseUrl} session={session} queryClient={queryClient}>
        <Accounts clients={new Set()} />
      </DaybookProvider>
    </main>
  );
  for (const _visit of [1, 2]) {
    const { unmount } = render(view);
    await expect.element(page.getByText(/\d+ accounts/)).toBeVisible();
    act(unmount);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(requests).toHaveLength(1);
  session.logout();
  expect(keysOf(queryClient)).toEqual([]);
  renderWithProvider(null, { company });
});

const keysOf = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

function Accounts({ clients }: { clients: Set<QueryClient> }) {
  clients.add(useDaybook().queryClient);
  const { data } = useGlAccounts();
  return <p>{data && `${data.length} accounts`}</p>;
}
