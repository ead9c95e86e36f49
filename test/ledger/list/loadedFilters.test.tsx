import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GeneralLedger, type LedgerFilters, type LedgerSourceType } from '../../../src/index.ts';
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

test('an inline getSourceType filters no entry again when the host renders, and the latest one filters next', async () => {
  const kindOf = vi.fn((id: string): LedgerSourceType => (id.startsWith('inv_') ? 'INVOICE' : 'PAYMENT'));
  const ledgerOf = (kind: LedgerSourceType, getSourceType: typeof kindOf) => (
    <GeneralLedger
      glAccountId={receivable}
      filters={{ period: 'all', sourceType: { in: [kind] } }}
      getSourceType={(id) => getSourceType(id)}
    />
  );
  const { rerender } = renderWithProvider(ledgerOf('INVOICE', kindOf), { company });
  const { entries } = await fetchLedger(company, receivable);
  const countOf = (kind: LedgerSourceType) => entries.filter(({ entity }) => kindOf(entity.id) === kind).length;
  const hasCount = (count: number) => expect.element(page.getByText(`${count} entries`, { exact: true })).toBeVisible();
  await hasCount(countOf('INVOICE'));
  kindOf.mockClear();
  rerender(ledgerOf('INVOICE', kindOf));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(kindOf).not.toHaveBeenCalled();

  const other = vi.fn((): LedgerSourceType => 'PAYMENT');
  rerender(ledgerOf('INVOICE', other));
  rerender(ledgerOf('PAYMENT', other));
  await hasCount(entries.length);
});

const sizeOf = ({ drAmount, crAmount }: ApiLedgerEntry) => Math.max(drAmount ?? 0, crAmount ?? 0);
