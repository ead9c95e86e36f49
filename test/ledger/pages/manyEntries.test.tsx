import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, generalLedgerOptions, useDaybook } from '../../../src/index.ts';
import { checkingPages } from '../../../stories/ledger/list/countingRows.ts';
import { ledgerTable, oldestFirst } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;

/** Seeds the cache with 100,000 entries. */
function Loaded({ children }: { children: ReactNode }) {
  const daybook = useDaybook();
  useState(() => {
    const pages = checkingPages(100_000);
    const { queryKey } = generalLedgerOptions(daybook, { glAccountId: checking, filter: {}, oldestFirst: true });
    daybook.queryClient.setQueryData(queryKey, { pages, pageParams: pages.map(() => undefined) });
  });
  return children;
}

test('renders dozens of 100,000 entries, and End and Home reach the last and the first', async () => {
  renderWithProvider(
    <Loaded>
      <GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} defaultSorting={oldestFirst} />
    </Loaded>,
    { company },
  );
  const table = await ledgerTable();
  await expect.element(page.getByText('100,000 entries', { exact: true })).toBeVisible();
  expect(table.ariaRowCount).toBe('100004'); // with the header, both balances and the totals
  expect(table.rows.length).toBeLessThan(60);
  const current = () => document.getElementById(table.getAttribute('aria-activedescendant') ?? '');
  table.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => current()?.ariaRowIndex).toBe('100002');
  await expect.element(page.getByRole('rowheader', { name: 'Totals and closing balance' })).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => current()?.ariaRowIndex).toBe('3');
});
