import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FetchToken, GeneralLedger } from '../../../src/index.ts';
import { ledgerTable } from '../../support/ledger.ts';
import { AccountNames, countNames } from '../../support/provider/AccountNames.tsx';
import { createHostServer } from '../../support/provider/hostServer.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { issueToken, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;
const patiently = { timeout: 15_000 };
/** Responses arrive one by one, and not in the order of the requests. */
const spread = { latency: (index: number) => (index * 37) % 500 };

test('1: fifty requests at mount fetch one token, and all fifty get a response', async () => {
  const requests = recordRequests(spread);
  const host = createHostServer({ latency: () => 100 });
  renderWithProvider(<AccountNames company={company} count={50} />, { company, fetchToken: host.fetchToken });
  await expect.poll(countNames, patiently).toBe(50);
  expect(host.calls).toHaveLength(1);
  expect(requests.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(new Set(requests.map(({ token }) => token))).toEqual(new Set(host.tokens.keys()));
});

test('26: an inline fetchToken is called once, however often the host renders; the next token is from the latest function', async () => {
  const calls: number[] = [];
  const inline = (render: number) => () => {
    calls.push(render);
    return issueToken(company);
  };
  const queryClient = new QueryClient();
  const requests = recordRequests();
  // The third request uses a token that is no longer accepted.
  const options = { company, queryClient, fault: 'status=401,after=2,times=1', fetchToken: inline(0) };
  const ledger = <GeneralLedger glAccountId={savings} />;
  const { rerender } = renderWithProvider(ledger, options);
  await ledgerTable();
  await page.getByRole('heading', { name: 'Business Savings' }).findElement();
  for (let render = 1; render <= 50; render++) rerender(ledger, { fetchToken: inline(render) });
  expect(calls).toEqual([0]);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(requests).toHaveLength(2);
  await queryClient.invalidateQueries();
  expect(calls).toEqual([0, 50]);
  const statuses = requests.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(4).fill(200), 401]);
});

const twentyLedgers =
  '38: twenty ledgers in strict mode fetch one token and send twenty requests for entries, without an error';
test(twentyLedgers, { timeout: 100_000 }, async () => {
  const requests = recordRequests(spread);
  const fetchToken = vi.fn<FetchToken>(() => issueToken(company));
  const onError = vi.fn();
  const accounts = Object.entries(company.glAccountIds).filter(([no]) => /^6\d{3}$/.test(no));
  const ledgers = accounts.slice(0, 20).map(([no, id]) => <GeneralLedger key={no} glAccountId={id} />);
  expect(ledgers).toHaveLength(20);
  renderWithProvider(ledgers, { company, fetchToken, onError });
  await expect
    .poll(() => page.getByText(/^\d+ entr(y|ies)$|^No entries in this period/).elements().length, { timeout: 40_000 })
    .toBeGreaterThanOrEqual(20);
  // Each rendered ledger has the name of its account.
  await expect
    .poll(() => page.getByRole('heading', { name: 'General ledger' }).elements(), { timeout: 40_000 })
    .toEqual([]);
  expect(fetchToken).toHaveBeenCalledExactlyOnceWith({
    identity: company.userId,
    reason: 'initial',
    forceRefresh: false,
    attempt: 1,
    signal: expect.any(AbortSignal),
  });
  const entries = requests.filter(({ path, body }) => path.endsWith('/generalLedger') && body.limit > 1);
  expect(entries).toHaveLength(20);
  const paths = requests.map(({ path }) => path);
  expect(new Set(paths).size).toBe(40); // and as many for the accounts' names
  expect(paths).toHaveLength(40);
  expect(requests.every(({ status }) => status === 200)).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});
