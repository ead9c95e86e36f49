import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList, TrialBalance } from '../../src/index.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 260 });

const lists: [string, ReactNode][] = [
  ['bank transactions', <BankTransactionList key="list" selectable />],
  ['filtered bank transactions', <BankTransactionList key="list" defaultFilters={{ amount: { lessThan: 0 } }} />],
  ['invoices', <InvoiceList key="list" />],
  ['the ledger', <GeneralLedger loadInBackground={false} key="list" glAccountId={company.glAccountIds.checking} />],
  ['the trial balance', <TrialBalance key="list" />],
];

/** Phones, 200 % zoom of a window of 1280 × 720, there with cards between margins, and desktops: the most above the first row. */
const places = [
  { width: 380, height: 800, most: 520 },
  { width: 640, height: 360, most: 330 },
  { width: 600, height: 360, most: 326 },
  { width: 1280, height: 800, most: 288 },
];
const cases = lists.flatMap(([name, list]) => places.map((place) => ({ name, list, ...place })));

test.each(cases)('$name begin on the first screen of $width × $height', async ({ list, width, height, most }) => {
  await page.viewport(width, height);
  renderWithProvider(list, { company });
  const row = () => document.querySelector('tbody tr[data-index]:not([data-placeholder])');
  await expect.poll(() => row()?.getBoundingClientRect().height ?? 0).toBeGreaterThan(0);
  const component = document.querySelector('.daybook') ?? expect.unreachable();
  component.scrollIntoView(); // hosts may have something above
  const { top } = component.getBoundingClientRect();
  const first = () => row()?.closest('tbody')?.rows[0]?.getBoundingClientRect();
  await expect.poll(() => (first()?.top ?? Infinity) - top).toBeLessThanOrEqual(most);
  // Enough of it can be read.
  component.scrollIntoView();
  const { x, y } = first() ?? expect.unreachable();
  expect(document.elementFromPoint(x + 24, y + 23)?.closest('tbody')).toBeTruthy();
});

test('phones show the chart of the ledger on demand', async () => {
  await page.viewport(380, 800);
  renderWithProvider(<GeneralLedger loadInBackground={false} glAccountId={company.glAccountIds.checking} />, {
    company,
  });
  const slider = page.getByRole('slider', { name: 'Balance over time' });
  const toggle = page.getByRole('button', { name: 'Chart', exact: true });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(slider.query()).toBeNull();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.element(slider).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(slider).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
});
