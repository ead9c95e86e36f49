import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { mockRow } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '', '1200': receivable = '' } = company.glAccountIds;
const names: Record<string, string> = {
  btxn: 'Bank transaction',
  inv: 'Invoice',
  mje: 'Journal entry',
  ptxn: 'Payment',
};

test('names the kind of each source by its id', async () => {
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={{ period: 'all' }} />, { company });
  const { entries } = await fetchLedger(company, receivable);
  const shown = entryRows(await ledgerTable()).map((row) => row.querySelector('svg')?.ariaLabel);
  expect(shown.length).toBeGreaterThan(50);
  const listed = entries.toReversed().slice(0, shown.length);
  const expected = listed.map(({ entity }) => names[entity.id.split('_')[0] ?? '']);
  expect(new Set(expected).size).toBeGreaterThan(1);
  expect(shown).toEqual(expected);
});

test('prefers the host’s kinds, and leaves unknown ones out', async () => {
  renderWithProvider(
    <GeneralLedger
      glAccountId={receivable}
      defaultFilters={{ period: 'all' }}
      getSourceType={(id) => (id.startsWith('inv_') ? 'PAYMENT' : undefined)}
    />,
    { company },
  );
  await ledgerTable();
  await expect.element(page.getByRole('img', { name: 'Payment' }).first()).toBeVisible();
  expect(page.getByRole('img', { name: 'Invoice' }).query()).toBeNull();
});

test('shows the other side of an entry, but not the account itself', async () => {
  mockRow(/generalLedger$/, 0, ({ entity, ...row }) => withDetail(row, entity, 'Operating Checking'));
  mockRow(/generalLedger$/, 1, ({ entity, ...row }) => withDetail(row, entity, 'Savings ··8821'));
  mockRow(/generalLedger$/, 2, ({ entity, ...row }) => withDetail({ ...row, description: 'Rent' }, entity, 'Rent'));
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} />, { company });
  const table = await ledgerTable();
  const details = () =>
    entryRows(table)
      .slice(-3)
      .toReversed()
      .map((row) => row.querySelector('[data-column="detail"]')?.textContent);
  await expect.poll(details).toEqual(['', 'Savings ··8821', '']);
});

test('cards and the expanded entry of a narrow table have the other side', async () => {
  await page.viewport(700, 800);
  mockRow(/generalLedger$/, 0, ({ entity, ...row }) => withDetail(row, entity, 'Savings ··8821'));
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} />, { company });
  const row = () => entryRows(document.querySelector('[role=grid]') as HTMLTableElement).at(-1) ?? expect.unreachable();
  await ledgerTable();
  expect(row().querySelector('[data-column="detail"]')).toBeNull();
  row().querySelector<HTMLElement>('button[aria-expanded]')?.click();
  const reference = page.getByRole('term').filter({ hasText: 'Reference' });
  await expect.element(reference).toBeVisible(); // the document is loaded
  await expect.element(page.getByRole('definition').filter({ hasText: 'Savings ··8821' })).toBeVisible();
  await page.viewport(380, 800);
  await expect.poll(() => row().querySelector('[data-column="detail"]')?.checkVisibility()).toBe(true);
  expect(row().querySelector('[data-column="detail"]')?.textContent).toBe('Savings ··8821');
  await page.viewport(1280, 800);
});

test('an entry without a description has that of its source', async () => {
  mockRow(/generalLedger$/, 0, ({ entity, ...row }) => ({
    ...row,
    description: null,
    entity: { ...(entity as object), description: 'Rent of June' },
  }));
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} />, { company });
  const table = await ledgerTable();
  await expect
    .poll(() => entryRows(table).at(-1)?.querySelector('[data-column="description"]')?.textContent)
    .toBe('Rent of June');
});

function withDetail(row: object, entity: unknown, secondaryDisplayName: string) {
  return { ...row, entity: { ...(entity as object), secondaryDisplayName, glAccount: null } }; // an object of the service
}
