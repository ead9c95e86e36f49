import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, generalLedgerOptions, useDaybook, useGeneralLedger } from '../../../src/index.ts';
import { displayedEntries, formatDollars, ledgerTable, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { returnToPage } from '../../support/returnToPage.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;
const { entries } = await fetchLedger(company, savings);

test('shows a prefetched ledger at once', async () => {
  const requests = recordRequests();
  renderWithProvider(<FetchedBefore />, { company });
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.poll(() => requests).toHaveLength(2); // the other is for the account
  expect(await displayedEntries()).toEqual(entries.toReversed().map(toDisplayedEntry));
  expect(requests.filter(({ path, body }) => path.endsWith('/generalLedger') && body.limit > 1)).toHaveLength(1);
});

test('reads a ledger newest first with the hook', async () => {
  renderWithProvider(<Balances glAccountId={savings} isNewestFirst />, { company });
  const newestFirst = entries.toReversed().map(({ runningBalance }) => formatDollars(runningBalance));
  await expect.poll(() => shownBalances().length).toBeGreaterThan(0);
  for (let shown = shownBalances().length; shown < entries.length; shown = shownBalances().length) {
    expect(shownBalances()).toEqual(newestFirst.slice(0, shown));
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await expect.poll(() => shownBalances().length).toBeGreaterThan(shown);
  }
  expect(shownBalances()).toEqual(newestFirst);
});

test('loads a ledger page by page with the hook, oldest first', async () => {
  renderWithProvider(<Balances glAccountId={savings} />, { company });
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(5);
  for (let shown = 5; shown < entries.length; shown += 5)
    await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect.poll(shownBalances).toEqual(entries.map(({ runningBalance }) => formatDollars(runningBalance)));
});

test('refetches the ledger on window focus after a while', async () => {
  const requests = recordRequests();
  const queryClient = new QueryClient();
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, queryClient });
  await ledgerTable();
  await expect.poll(() => queryClient.isFetching()).toBe(0); // a later response would be fresh
  expect(requests).toHaveLength(2);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(requests).toHaveLength(2);
  returnToPage();
  await expect.poll(() => requests).toHaveLength(4);
});

test('does not refetch a long ledger on window focus', async () => {
  const requests = recordRequests();
  const { '1200': receivable = '' } = company.glAccountIds;
  renderWithProvider(<Balances glAccountId={receivable} />, { company });
  for (let shown = 5; shown <= 50; shown += 5) {
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(shown);
    if (shown < 50) await userEvent.click(page.getByRole('button', { name: 'More' }));
  }
  expect(requests).toHaveLength(10);
  returnToPage();
  await expect.poll(() => requests.length).toBe(20);
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(55);
  returnToPage();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(requests).toHaveLength(21);
});

function FetchedBefore() {
  const daybook = useDaybook();
  const [isShown, setIsShown] = useState(false);
  const filter = { beginDate: '2026-01-01', endDate: '2026-12-31' };
  const show = async () => {
    await daybook.queryClient.prefetchInfiniteQuery(generalLedgerOptions(daybook, { glAccountId: savings, filter }));
    setIsShown(true);
  };
  if (isShown) return <GeneralLedger glAccountId={savings} />;
  return (
    <button type="button" onClick={show}>
      Show
    </button>
  );
}

const shownBalances = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

function Balances({ glAccountId, isNewestFirst = false }: { glAccountId: string; isNewestFirst?: boolean }) {
  const query = { glAccountId, limit: 5, ...(isNewestFirst ? {} : { oldestFirst: true }) };
  const { data, fetchNextPage, isFetching } = useGeneralLedger(query);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{formatDollars(row.runningBalance)}</li>
        ))}
      </ul>
      <button type="button" onClick={() => fetchNextPage()} disabled={isFetching}>
        More
      </button>
    </>
  );
}
