import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createDaybookClient } from '../../src/client.ts';
import {
  createSession,
  DaybookProvider,
  type FetchToken,
  GeneralLedger,
  type Session,
  type SessionStatus,
  useDaybook,
} from '../../src/index.ts';
import { ledgerTable } from '../support/ledger.ts';
import { providerProps, renderWithProvider } from '../support/renderWithProvider.tsx';
import { recordRequests } from '../support/requests.ts';
import { issueToken, sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '', '6030': other = '' } = company.glAccountIds;

test('a component that reads the status rerenders when it changes; others don’t rerender for a new token', async () => {
  const fetchToken = vi.fn<FetchToken>(() => issueToken(company));
  const statuses: SessionStatus[] = [];
  const queryClient = new QueryClient();
  let others = 0;
  const view = (
    <>
      <Status onRender={(status) => statuses.push(status)} />
      <Unconcerned onRender={() => others++} />
      <GeneralLedger glAccountId={savings} />
    </>
  );
  renderWithProvider(view, { company, fetchToken, queryClient, fault: 'status=401,after=2,times=1' });
  await ledgerTable();
  await expect.element(page.getByText('status: ready')).toBeVisible();
  expect(new Set(statuses)).toEqual(new Set(['idle', 'loading', 'ready']));

  others = 0;
  statuses.length = 0;
  await queryClient.refetchQueries({ queryKey: ['daybook'] });
  expect(fetchToken).toHaveBeenCalledTimes(2);
  await expect.element(page.getByText('status: ready')).toBeVisible();
  expect(new Set(statuses)).toEqual(new Set(['loading', 'ready']));
  expect(others).toBe(0);
});

test('when the host has no token, the status is an error with the reason, and retry() fetches again', async () => {
  const fetchToken = vi.fn<FetchToken>(() => issueToken(company));
  const closed = Object.assign(new Error('the account is closed'), { retryable: false });
  fetchToken.mockRejectedValueOnce(closed);
  renderWithProvider([<Status key="status" />, <GeneralLedger key="ledger" glAccountId={savings} />], {
    company,
    fetchToken,
  });
  await expect.element(page.getByText('status: error')).toBeVisible();
  await expect.element(page.getByText('error: TOKEN_UNAVAILABLE')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t sign you in');
  expect(fetchToken).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('button', { name: 'Sign in again' }));
  await expect.element(page.getByText('status: ready')).toBeVisible();
  await expect.element(page.getByText('error: none')).toBeVisible();
  // Failed data load automatically.
  await ledgerTable();
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test('logout() clears the page and the cache; nothing is sent until the next sign-in', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['of the host'], 'kept');
  const fetchToken = vi.fn<FetchToken>(() => issueToken(company));
  const requests = recordRequests();
  const { container } = renderWithProvider(
    [<Status key="status" />, <GeneralLedger key="ledger" glAccountId={savings} />],
    { company, fetchToken, queryClient },
  );
  await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  const before = queryClient.getQueryCache().getAll();
  requests.length = 0;

  await userEvent.click(page.getByRole('button', { name: 'Sign out' }));
  await expect.element(page.getByText('You’re signed out. Sign in to see the general ledger.')).toBeVisible();
  expect(container.textContent).not.toContain('Business Savings');
  expect(page.getByRole('grid').query()).toBeNull();
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.queryKey[0] === 'daybook') expect(before).not.toContain(query);
    expect(JSON.stringify(query.state.data) ?? '').not.toContain('Business Savings');
  }
  expect(queryClient.getQueryData(['of the host'])).toBe('kept');
  expect(requests).toEqual([]);
  expect(fetchToken).toHaveBeenCalledOnce();

  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await ledgerTable();
  expect(fetchToken).toHaveBeenCalledTimes(2);
  expect(new Set(requests.map(({ token }) => token)).size).toBe(1);
});

test('two providers with one session share its token, and unmounting one leaves the other working', async () => {
  const fetchToken = vi.fn<FetchToken>(() => issueToken(company));
  const session = createSession({ identity: company.userId, fetchToken });
  const { baseUrl } = providerProps({ company });
  const requests = recordRequests();
  const provided = (id: string) => (
    <DaybookProvider key={id} baseUrl={baseUrl} session={session}>
      <GeneralLedger glAccountId={id} />
    </DaybookProvider>
  );
  const pageWith = (ids: string[]) => (
    <main>
      <h1>Books</h1>
      {ids.map(provided)}
    </main>
  );
  const { rerender } = render(pageWith([savings, other]));
  await expect.poll(() => requests.length).toBe(4);
  await expect.poll(() => page.getByRole('grid').elements().length).toBe(2);
  expect(fetchToken).toHaveBeenCalledOnce();
  expect(session).toMatchObject({ status: 'ready', error: null });

  rerender(pageWith([other]));
  rerender(pageWith([other, savings]));
  await expect.poll(() => page.getByRole('grid').elements().length).toBe(2);
  expect(new Set(requests.map(({ token }) => token)).size).toBe(1);
  expect(fetchToken).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
});

test('another provider and a client share the session of useDaybook()', async () => {
  const fetchToken = vi.fn<FetchToken>(() => issueToken(company));
  const requests = recordRequests();
  const { baseUrl } = providerProps({ company });
  const observed: Session[] = [];
  renderWithProvider(<Nested onRender={(session) => observed.push(session)} />, { company, fetchToken });
  await ledgerTable();
  await expect.element(page.getByText('status: ready')).toBeVisible();
  expect(new Set(observed).size).toBeGreaterThan(1); // as the status changed
  const paths = requests.map(({ path, body }) => `${path} ${JSON.stringify(body)}`);
  expect(new Set(paths).size).toBe(paths.length); // the provider has connected once

  const client = createDaybookClient({ baseUrl, session: observed[0] ?? expect.unreachable() });
  expect(await client.closing.get()).toBeDefined();
  expect(client.session.status).toBe('ready');
  expect(fetchToken).toHaveBeenCalledOnce();
});

test('an invalid session is reported with a fix', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { baseUrl } = providerProps({ company });
  // Without TypeScript, a host may pass anything.
  const session = { id: 's1' } as unknown as ReturnType<typeof createSession>;
  expect(() => render(<DaybookProvider baseUrl={baseUrl} session={session} />)).toThrow(/createSession/);
  render(
    <main>
      <h1>Books</h1>
    </main>,
  );
});

function Status({ onRender }: { onRender?: (status: SessionStatus) => void }) {
  const { session } = useDaybook();
  onRender?.(session.status);
  return (
    <div>
      <p>status: {session.status}</p>
      <p>error: {session.error?.code ?? 'none'}</p>
      <button type="button" onClick={() => session.logout()}>
        Sign out
      </button>
      <button type="button" onClick={() => session.retry()}>
        Sign in again
      </button>
    </div>
  );
}

/** A provider inside another, as in a second root of the page. */
function Nested({ onRender }: { onRender: (session: Session) => void }) {
  const { session } = useDaybook();
  onRender(session);
  return (
    <>
      <p>status: {session.status}</p>
      <DaybookProvider baseUrl={providerProps({ company }).baseUrl} session={session}>
        <GeneralLedger glAccountId={savings} />
      </DaybookProvider>
    </>
  );
}

function Unconcerned({ onRender }: { onRender: () => void }) {
  useDaybook();
  onRender();
  return null;
}
