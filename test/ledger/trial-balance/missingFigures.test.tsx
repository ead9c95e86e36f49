import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TrialBalance } from '../../../src/index.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
/** An account with more entries than a page has. */
const { checking = '' } = company.glAccountIds;

const loadAll = page.getByRole('button', { name: 'Load debits and credits' });
const rows = () => [...document.querySelectorAll('tbody tr[data-index]')];
const cell = (row: Element | null | undefined, column: string) =>
  row?.querySelector(`[data-column="${column}"]`)?.textContent;

async function openTrialBalance(props: Parameters<typeof TrialBalance>[0] = {}) {
  renderWithProvider(<TrialBalance defaultFilters={{ period: 'all' }} {...props} />, { company });
  await page.getByRole('grid', { name: 'Trial balance' }).findElement();
}

test('a period through the last date of the calendar has its closing balance once all entries are loaded', async () => {
  await openTrialBalance({ glAccountIds: [checking], defaultFilters: { endDate: '9999-12-31' } });
  expect(['debits', 'credits', 'closing'].map((column) => cell(rows()[0], column))).toEqual(
    Array(3).fill('Not loaded'),
  );
  await userEvent.click(loadAll);
  const closing = (await fetchLedger(company, checking)).entries.at(-1)?.runningBalance ?? Number.NaN;
  await expect.poll(() => cell(rows()[0], 'closing')).toBe(formatDollars(closing));
});
