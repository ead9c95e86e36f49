import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, generalLedgerOptions, useDaybook, useGeneralLedger } from '../../../src/index.ts';
import { displayedEntries, formatDollars, ledgerTable, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;
const { entries } = await fetchLedger(company, savings);

test('shows a prefetched ledger at once', async () => {
  const requests = recordRequests();
  renderWithProvider(<FetchedBefore />, { company });
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.poll(() => requests).toHaveLength(3); // the others are for the account and the closing balance
  expect(await displayedEntries()).toEqual(entries.map(toDisplayedEntry));
  expect(requests.filter(({ path, body }) => path.endsWith('/generalLedger') && body.limit > 1)).toHaveLength(1);
});

test('loads a ledger page by page with the hook', async () => {
  renderWithProvider(<Balances glAccountId={savings} />, { company });
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(5);
  for (let shown = 5; shown < entries.length; shown += 5)
    await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(entries.map(({ runningBalance }) => formatDollars(runningBalance)));
});

test('refetches the ledger on window focus after a while', async () => {
  const requests = recordRequests();
  const queryClient = new QueryClient();
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, queryClient });
  await ledgerTable();
  await expect.poll(() => queryClient.isFetching()).toBe(0); // a later response would be fresh
  expect(requests).toHaveLength(3);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(requests).toHaveLength(3);
  vi.setSystemTime('2026-06-15T12:01:00Z');
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => requests).toHaveLength(6);
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
  vi.setSystemTime('2026-06-15T12:01:00Z');
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => requests.length).toBe(20);
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(55);
  vi.setSystemTime('2026-06-15T12:02:00Z');
  window.dispatchEvent(new Event('visibilitychange'));
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

function Balances({ glAccountId }: { glAccountId: string }) {
  const { data, fetchNextPage, isFetching } = useGeneralLedger({ glAccountId, limit: 5 });
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
