import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { displayedEntries, ledgerTable, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { TableHeight } from '../../support/ui/scroller.tsx';

const company = await sharedCompany();
const { '1020': savings = '', '1200': receivable = '', checking = '' } = company.glAccountIds;
const ledgerOf = (glAccountId: string) => (
  <GeneralLedger glAccountId={glAccountId} defaultFilters={{ period: 'all' }} />
);

test('never shows entries of one account under another’s name', async () => {
  const [ofSavings, ofReceivable] = await Promise.all(
    [savings, receivable].map(async (account) =>
      (await fetchLedger(company, account)).entries.toReversed().map(toDisplayedEntry),
    ),
  );
  const { rerender, container } = renderWithProvider(ledgerOf(savings), { company, fault: 'delay=300,after=2' });
  expect(await displayedEntries()).toEqual(ofSavings);
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();

  rerender(ledgerOf(receivable));
  expect(page.getByRole('grid').query()).toBeNull();
  expect(container.textContent).not.toContain('Business Savings');
  expect(await displayedEntries()).toEqual(ofReceivable);
  await expect.element(page.getByRole('grid', { name: 'General ledger, Accounts Receivable' })).toBeVisible();

  rerender(ledgerOf(savings));
  expect(await displayedEntries()).toEqual(ofSavings);
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
});

test('starts another account at its first entry, also if cached', async () => {
  const { rerender } = renderWithProvider(<TableHeight>{ledgerOf(checking)}</TableHeight>, { company });
  await ledgerTable();
  rerender(<TableHeight>{ledgerOf(receivable)}</TableHeight>);
  const grid = page.getByRole('grid', { name: 'General ledger, Accounts Receivable' });
  const area = (await grid.findElement()).closest('section') ?? expect.unreachable();
  area.scrollTop = 900;
  rerender(<TableHeight>{ledgerOf(checking)}</TableHeight>);
  await expect.element(page.getByRole('heading', { name: 'Operating Checking' })).toBeVisible();
  expect(
    page.getByRole('grid', { name: 'General ledger, Operating Checking' }).element().closest('section')?.scrollTop,
  ).toBe(0);
});
