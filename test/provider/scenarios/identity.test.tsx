import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type Daybook,
  DaybookProvider,
  GeneralLedger,
  glAccountOptions,
  useDaybook,
  useNotificationSettings,
} from '../../../src/index.ts';
import { fetchSettings, saveSettings } from '../../support/notifications.ts';
import { AccountNames, accountsOf, countNames } from '../../support/provider/AccountNames.tsx';
import { createHostServer } from '../../support/provider/hostServer.ts';
import { providerProps, type SignInProps } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests, type SentRequest } from '../../support/requests.ts';
import { type Company, createCompany } from '../../support/sandbox/company.ts';

const [first, second] = await Promise.all([createCompany(), createCompany()]);
await saveSettings(first, { financialSummaries: 'EMAIL' });
await saveSettings(second, { financialSummaries: 'SMS' });
const patiently = { timeout: 10_000 };

test('24: when user and company change in one commit, none of twenty requests uses the old token', async () => {
  const requests = recordRequests({ latency: (index) => (index * 37) % 300 });
  const host = createHostServer();
  // Seventeen requests for accounts and three for entries.
  const switchTo = renderSwitching(host, (company) => (
    <>
      <AccountNames company={company} count={17} />
      {accountsOf(company, 3).map(([no, id]) => (
        <GeneralLedger key={no} glAccountId={id} />
      ))}
    </>
  ));
  await expect.poll(() => withResponse(requests).length, patiently).toBe(20);
  requests.length = 0;

  await switchTo(second);
  await expect.poll(() => withResponse(requests).length, patiently).toBe(20);
  await expect.poll(countNames, patiently).toBe(17);
  expect(requests.map(({ path }) => ownerOf(path))).toEqual(Array(20).fill(second.userId));
  expect(requests.map(({ token = '' }) => host.tokens.get(token))).toEqual(Array(20).fill(second.userId));
  expect(requests.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(host.calls.map(({ identity }) => identity)).toEqual([first.userId, second.userId]);
});

test.each([
  ['before any token arrived', () => 60],
  ['with tokens in between, and late ones for the first', (identity: string) => (identity === first.userId ? 25 : 2)],
  ['with immediate tokens', undefined],
])('24: user and company that switch back and forth every 7 ms, %s: nothing is mixed up', async (_name, latency) => {
  const requests = recordRequests({ latency: (index) => (index * 37) % 100 });
  const host = createHostServer({ latency });
  const switchTo = renderSwitching(host, (company) => <AccountNames company={company} count={20} />);
  for (const company of [second, first, second, first]) await switchTo(company, 7);
  await expect.poll(countNames, patiently).toBe(20);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(countNames()).toBe(20);
  expect(requests.length).toBeGreaterThanOrEqual(20);
  expect(crossed(requests, host.tokens)).toEqual([]);
  expect(host.calls.length).toBeLessThanOrEqual(5);
  const last = requests.slice(-20);
  expect(last.map(({ path }) => ownerOf(path))).toEqual(Array(20).fill(first.userId));
});

test('25: a response for the old user after the switch is not cached and never shown', async () => {
  // Both users request the same: only the session in the key separates the responses.
  const switched = createGate();
  const ofFirst = (request: SentRequest) => host.tokens.get(request.token ?? '') === first.userId;
  const requests = recordRequests({ until: (request) => (ofFirst(request) ? switched.opened : undefined) });
  const host = createHostServer();
  const queryClient = new QueryClient();
  const shown: [string, string | null | undefined][] = [];
  let daybook: Daybook | undefined;
  const note = (userId: string, setting: string | null | undefined, now: Daybook) => {
    shown.push([userId, setting]);
    daybook = now;
  };
  const switchTo = renderSwitching(
    host,
    ({ userId }) => <Summaries onRender={(...rendered) => note(userId, ...rendered)} />,
    { queryClient },
  );
  await expect.poll(() => requests.length, patiently).toBe(1);
  // A host's own request, which no component cancels.
  const prefetching = daybook && queryClient.prefetchQuery(glAccountOptions(daybook, first.glAccountIds['1020'] ?? ''));
  await expect.poll(() => requests.length, patiently).toBe(2);

  await switchTo(second);
  await expect.element(page.getByText('Summaries: SMS'), patiently).toBeVisible();
  switched.open();
  await prefetching;
  await new Promise((resolve) => setTimeout(resolve, 300)); // the old user's responses have arrived, if anything still waits
  expect(requests.map(({ token = '' }) => host.tokens.get(token))).toEqual([first.userId, first.userId, second.userId]);
  const cached = queryClient.getQueryCache().getAll();
  expect(cached.map(({ state }) => state.data)).toEqual([await fetchSettings(second)]);
  expect(shown.filter(([user, setting]) => setting && setting !== (user === second.userId ? 'SMS' : null))).toEqual([]);
  expect(page.getByText('Summaries: SMS').query()).not.toBeNull();
});

test('25: two companies side by side with the same requests get their own data, with one token each', async () => {
  const requests = recordRequests({ latency: (index) => (index * 190) % 400 });
  const host = createHostServer({ latency: (identity) => (identity === first.userId ? 80 : 10) });
  const clients = new Map([first, second].map(({ userId }) => [userId, new QueryClient()]));
  const accountNos = new Map([
    [first, '1020'],
    [second, '1200'],
  ]);
  const view = (companies: Company[]) => (
    <main>
      <h1>Books</h1>
      {companies.map((company) => (
        <DaybookProvider
          key={company.userId}
          {...providerProps({ company, fetchToken: host.fetchToken, queryClient: clients.get(company.userId) })}
        >
          <Summaries />
          <GeneralLedger
            glAccountId={company.glAccountIds[accountNos.get(company) ?? ''] ?? ''}
            defaultFilters={{ period: 'all' }}
          />
        </DaybookProvider>
      ))}
    </main>
  );
  const { rerender } = render(view([first, second]));
  await expect.poll(summaries, patiently).toEqual(['Summaries: EMAIL', 'Summaries: SMS']);
  for (const name of ['Business Savings', 'Accounts Receivable']) {
    await expect.element(page.getByRole('grid', { name: `General ledger, ${name}` }), patiently).toBeVisible();
  }
  expect(host.calls.map(({ identity }) => identity).sort()).toEqual([first.userId, second.userId].sort());
  const bearers = requests.map(({ token = '' }) => host.tokens.get(token));
  expect(bearers.filter((bearer) => bearer === first.userId)).toHaveLength(3);
  expect(bearers.filter((bearer) => bearer === second.userId)).toHaveLength(3);

  rerender(view([second]));
  await clients.get(second.userId)?.refetchQueries();
  expect(requests.slice(6).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(requests.slice(6).map(({ token = '' }) => host.tokens.get(token)))).toEqual(new Set([second.userId]));
  expect(host.calls).toHaveLength(2);
  expect(summaries()).toEqual(['Summaries: SMS']);
  expect(page.getByRole('grid').elements()).toHaveLength(1);
});

interface SummariesProps {
  onRender?: (setting: string | null | undefined, daybook: Daybook) => void;
}

/** One of the signed-in user's settings. */
function Summaries({ onRender }: SummariesProps) {
  const daybook = useDaybook();
  const { data } = useNotificationSettings();
  onRender?.(data?.financialSummaries, daybook);
  return <p>Summaries: {data?.financialSummaries ?? 'loading'}</p>;
}

function summaries(): (string | null)[] {
  return page
    .getByText(/^Summaries:/)
    .elements()
    .map(({ textContent }) => textContent);
}

/** A host that changes user and company in one commit. @returns a function that changes them after some milliseconds. */
function renderSwitching(
  host: ReturnType<typeof createHostServer>,
  children: (company: Company) => ReactNode,
  props: Partial<SignInProps> = {},
) {
  let change: (company: Company) => void = () => {};
  function Host() {
    const [company, setCompany] = useState(first);
    change = setCompany;
    return (
      <main>
        <h1>Books</h1>
        <DaybookProvider {...providerProps({ company, fetchToken: host.fetchToken, ...props })}>
          {children(company)}
        </DaybookProvider>
      </main>
    );
  }
  render(<Host />);
  // As in a real page: within act(), there is no time between a render and its effects.
  return (company: Company, after = 0) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        change(company);
        resolve();
      }, after);
    });
}

/** The user whose account a path contains. */
function ownerOf(path: string): string | undefined {
  const ids = path.split('/');
  return [first, second].find(({ glAccountIds }) => Object.values(glAccountIds).some((id) => ids.includes(id)))?.userId;
}

function withResponse(requests: SentRequest[]): SentRequest[] {
  return requests.filter(({ status }) => status !== undefined);
}

/** Requests for one user's books with another user's token. */
function crossed(requests: SentRequest[], tokens: ReadonlyMap<string, string>): SentRequest[] {
  return requests.filter(({ path, token = '' }) => tokens.get(token) !== ownerOf(path));
}
