import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Daybook, DaybookProvider, type FetchToken, GeneralLedger, useDaybook } from '../../src/index.ts';
import { type Company, openCompany, tokenOf } from '../support/company.ts';
import { providerProps, renderWithBooks } from '../support/renderWithBooks.tsx';
import { recordRequests } from '../support/requests.ts';
import { ledgerTable } from '../support/shownLedger.ts';

const [first, second] = await Promise.all([openCompany(), openCompany()]);
const savingsOf = ({ glAccountIds }: Company) => glAccountIds['1020'] ?? '';

/** A host's function that remembers whom each token was for. */
function rememberingTokens() {
  const tokens = new Map<string, string>();
  const fetchToken = async ({ identity }: { identity: string }) => {
    const response = await tokenOf({ userId: identity });
    tokens.set(response.access_token, identity);
    return response;
  };
  return { tokens, fetchToken };
}

test('when user and company change together, no request of the new company carries the old token', async () => {
  const requests = recordRequests();
  const { tokens, fetchToken } = rememberingTokens();
  let switchTo: (company: Company) => void = () => {};
  render(<SwitchingHost fetchToken={fetchToken} onRender={(setCompany) => (switchTo = setCompany)} />);
  await expect.poll(namedTableCount, { timeout: 5000 }).toBe(3);

  // As it happens in a page: what a test does within act() has no time between a render and its effects.
  setTimeout(() => switchTo(second));
  await vi.waitFor(() => expect(tokens.size).toBe(2), 5000);
  await expect.poll(namedTableCount, { timeout: 5000 }).toBe(3);
  const ofSecond = requests.filter(({ path }) => Object.values(second.glAccountIds).some((id) => path.includes(id)));
  expect(ofSecond).toHaveLength(6);
  expect(ofSecond.map(({ token = '' }) => tokens.get(token))).toEqual(ofSecond.map(() => second.userId));
  expect([...tokens.values()]).toEqual([first.userId, second.userId]);
});

test('what the old user saw is gone at once, from the page and from the cache', async () => {
  const queryClient = new QueryClient();
  const options = { company: first, queryClient, fault: 'delay=200,after=2' };
  const { rerender, container } = renderWithBooks(<GeneralLedger glAccountId={savingsOf(first)} />, options);
  await ledgerTable();
  const [before] = queryClient.getQueryCache().getAll();

  // The same account, which the second user must not see.
  rerender(<GeneralLedger glAccountId={savingsOf(first)} />, { company: second, identity: second.userId });
  expect(page.getByRole('table').query()).toBeNull();
  expect(container.textContent).not.toContain('Business Savings');
  expect(queryClient.getQueryCache().getAll()).not.toContain(before);
  await expect.element(page.getByText('We could not find the general ledger.')).toBeVisible();
});

test('an inline fetchToken is asked once, however often the host renders; the next token comes from the newest one', async () => {
  const asked: number[] = [];
  const inline = (render: number) => () => {
    asked.push(render);
    return tokenOf(first);
  };
  const queryClient = new QueryClient();
  // The third and the fourth request meet a token that is no longer accepted.
  const options = { company: first, queryClient, fault: 'status=401,after=2,times=2', fetchToken: inline(0) };
  const ledger = <GeneralLedger glAccountId={savingsOf(first)} />;
  const { rerender } = renderWithBooks(ledger, options);
  await ledgerTable();
  for (let render = 1; render <= 50; render++) rerender(ledger, { fetchToken: inline(render) });
  expect(asked).toEqual([0]);
  queryClient.invalidateQueries();
  await vi.waitFor(() => expect(asked).toEqual([0, 50]));
});

test('twenty ledgers ask the host for one token', async () => {
  const fetchToken = vi.fn<FetchToken>(() => tokenOf(first));
  const accounts = Object.entries(first.glAccountIds).filter(([no]) => /^6\d{3}$/.test(no));
  const ledgers = accounts.slice(0, 20).map(([no, id]) => <GeneralLedger key={no} glAccountId={id} />);
  expect(ledgers).toHaveLength(20);
  renderWithBooks(ledgers, { company: first, fetchToken });
  await expect
    .poll(() => page.getByText(/^\d+ entr(y|ies)$|^No entries in this period/).elements().length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(20);
  // Each ledger that stands there has the name of its account.
  await expect.poll(() => page.getByRole('heading', { name: 'General ledger' }).elements()).toEqual([]);
  expect(fetchToken).toHaveBeenCalledExactlyOnceWith({
    identity: first.userId,
    reason: 'initial',
    forceRefresh: false,
    attempt: 1,
    signal: expect.any(AbortSignal),
  });
});

test('the token stands in no element, storage, cookie, address or cache key', async () => {
  const queryClient = new QueryClient();
  const { tokens, fetchToken } = rememberingTokens();
  let supplied: unknown;
  const view = (
    <>
      <Supplied onRender={(daybook) => (supplied = daybook)} />
      <GeneralLedger glAccountId={savingsOf(first)} />
    </>
  );
  renderWithBooks(view, { company: first, fetchToken, queryClient });
  await ledgerTable();
  const [token = ''] = tokens.keys();
  expect(token).not.toBe('');
  const places = [
    document.documentElement.outerHTML,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    document.cookie,
    JSON.stringify(performance.getEntriesByType('resource')),
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
    ),
    JSON.stringify(supplied, (_key, value) => (value instanceof QueryClient ? undefined : value)),
  ];
  for (const place of places) expect(place).not.toContain(token);
});

interface SwitchingHostProps {
  fetchToken: FetchToken;
  onRender: (setCompany: (company: Company) => void) => void;
}

/** A host that changes identity and accounts in one commit. */
function SwitchingHost({ fetchToken, onRender }: SwitchingHostProps) {
  const [company, setCompany] = useState(first);
  onRender(setCompany);
  return (
    <main>
      <h1>Books</h1>
      <DaybookProvider {...providerProps({ company, fetchToken })}>
        {['1020', '6030', '6110'].map((no) => (
          <GeneralLedger key={no} glAccountId={company.glAccountIds[no] ?? ''} />
        ))}
      </DaybookProvider>
    </main>
  );
}

/** How many ledgers are there with their entries and with the names of their accounts. */
function namedTableCount(): number {
  const captions = page
    .getByRole('table')
    .elements()
    .map((table) => table.querySelector('caption')?.textContent);
  return new Set(captions).size;
}

function Supplied({ onRender }: { onRender: (daybook: Daybook) => void }) {
  onRender(useDaybook());
  return null;
}
