import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GeneralLedger, type LedgerFilters } from '../../../src/index.ts';
import { displayedEntries, formatDollars, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { type ApiLedgerEntry, fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1200': receivable = '' } = company.glAccountIds;
const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');

test.each<[string, LedgerFilters, (entry: ApiLedgerEntry) => boolean]>([
  ['Source Invoice', { sourceType: { in: ['INVOICE'] } }, ({ entity }) => entity?.id.startsWith('inv_') === true],
  ['Amount over 3,000.00', { amount: { greaterThan: 300_000 } }, (entry) => sizeOf(entry) > 300_000],
])('%s: shows the entries that match with the account’s balances, and their totals', async (chip, filters, is) => {
  const requests = recordRequests();
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={{ period: 'all', ...filters }} />, {
    company,
  });
  await expect.element(chips).toHaveTextContent(chip);
  const all = (await fetchLedger(company, receivable)).entries.toReversed();
  const matching = all.filter(is);
  expect(matching.length).toBeGreaterThan(0);
  expect(matching.length).toBeLessThan(all.length);
  if (filters.amount) expect(matching.some(({ crAmount }) => crAmount)).toBe(true);
  const shown = async () => (page.getByRole('grid').query() ? displayedEntries() : []);
  await expect.poll(shown).toEqual(matching.map(toDisplayedEntry));
  const totals = page.getByRole('row', { name: /^Total/ });
  const sum = (side: 'drAmount' | 'crAmount') => matching.reduce((total, entry) => total + (entry[side] ?? 0), 0);
  await expect.element(totals).toHaveTextContent(formatDollars(sum('drAmount')));
  await expect.element(page.getByRole('columnheader', { name: 'Balance', exact: true })).toBeVisible();
  const queries = requests.filter(({ path }) => path.endsWith('/generalLedger'));
  expect(queries.length).toBeGreaterThan(0);
  for (const { body } of queries)
    expect(Object.keys(body.filter)).not.toEqual(expect.arrayContaining(Object.keys(filters)));
  // The figures and the chart stay the account’s.
  await expect.element(page.getByRole('term').filter({ hasText: 'Opening balance' })).toBeVisible();
});

const sizeOf = ({ drAmount, crAmount }: ApiLedgerEntry) => Math.max(drAmount ?? 0, crAmount ?? 0);
