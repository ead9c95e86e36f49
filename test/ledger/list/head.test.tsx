import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, TrialBalance } from '../../../src/index.ts';
import { ledgerTable } from '../../support/ledger.ts';
import { focusChart } from '../../support/ledgerChart.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { inPrintMedia } from '../../support/ui/printMedia.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;

test.each([
  [undefined, 'Jan 1 – Dec 31 · Company default basis'],
  ['CASH', 'Jan 1 – Dec 31 · Cash basis'],
] as const)('names the period and the accounting method %s on paper', async (accountingMethod, details) => {
  const filters = accountingMethod ? { accountingMethod } : {};
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={filters} />, { company });
  await ledgerTable();
  await expect.element(page.getByText('1010 · Asset · USD', { exact: true })).toBeVisible();
  const printed = page.getByText(details, { exact: true });
  await expect.element(printed).not.toBeVisible();
  await inPrintMedia(() => expect(printed.element()).toBeVisible());
});

test('names the accounting method of a trial balance', async () => {
  renderWithProvider(<TrialBalance defaultFilters={{ accountingMethod: 'ACCRUAL' }} />, { company });
  await expect.element(page.getByText(/^Amounts in USD · .* · Accrual basis$/)).toBeVisible();
});

test.each([700, 860, 1280])('keeps its actions in one line beside a search at %i px', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(<GeneralLedger defaultGlAccountId={checking} defaultFilters={{ search: 'a' }} />, { company });
  await ledgerTable();
  const actions = ['Refresh', 'Print', 'Export CSV'].map((name) => page.getByRole('button', { name }));
  const tops = () => new Set(actions.map((action) => action.element().getBoundingClientRect().top));
  await expect.poll(() => tops().size).toBe(1);
});

test.each([640, 860, 1280])('shows what the chart points to beside the closing balance at %i px', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(<GeneralLedger glAccountId={checking} />, { company });
  await ledgerTable();
  await focusChart();
  await userEvent.keyboard('{Shift>}{PageDown}{PageDown}{/Shift}');
  const readout = () => document.querySelector('.daybook-ledger-readout');
  await expect.poll(() => readout()?.textContent).toContain('lowest');
  const text = document.createRange();
  text.selectNodeContents(readout() ?? expect.unreachable());
  const { left, right } = text.getBoundingClientRect();
  const closing = document.querySelector('.daybook-ledger-figures [data-lead]')?.getBoundingClientRect();
  expect(left).toBeGreaterThan(closing?.right ?? Infinity);
  expect(right).toBeLessThanOrEqual(width + 0.5);
});
