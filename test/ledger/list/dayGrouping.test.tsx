import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, ledgerTable, oldestFirst } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '' } = company.glAccountIds;
const may = { beginDate: '2026-05-11', endDate: '2026-05-24' };

const hasDate = (row: HTMLElement) => {
  const date = row.querySelector('[data-column="date"] > *');
  return date !== null && getComputedStyle(date).clipPath === 'none';
};
const isBold = (row: HTMLElement) => {
  const balance = row.querySelector('[data-column="balance"]');
  return balance !== null && getComputedStyle(balance).fontWeight === '600';
};
const hasLine = (row: HTMLTableRowElement) =>
  getComputedStyle(row.cells[1] as Element).borderBottomColor !== 'rgba(0, 0, 0, 0)';
const shown = (rows: HTMLTableRowElement[], has: (row: HTMLTableRowElement) => boolean) =>
  rows.flatMap((row, index) => (has(row) ? [index] : []));

test.each([
  ['newest first', undefined],
  ['oldest first', oldestFirst],
])('shows a day’s date once and its last balance in bold, %s', async (order, defaultSorting) => {
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={may} defaultSorting={defaultSorting} />, {
    company,
  });
  const { entries } = await fetchLedger(company, checking, may);
  const listed = defaultSorting ? entries : entries.toReversed();
  const starts = listed.flatMap(({ date }, index) => (listed[index - 1]?.date === date ? [] : [index]));
  const ends = listed.flatMap(({ date }, index) => (listed[index + 1]?.date === date ? [] : [index]));
  expect(starts.length).toBeLessThan(listed.length);
  const rows = entryRows(await ledgerTable());
  expect(shown(rows, hasDate)).toEqual(starts);
  expect(shown(rows, isBold)).toEqual(order === 'oldest first' ? ends : starts);
  expect(shown(rows, hasLine)).toEqual(ends);
  expect(rows.map((row) => row.querySelector('time')?.textContent).every(Boolean)).toBe(true); // for screen readers
  expect(new Set(rows.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
});

test('prints every date if the user switches grouping off', async () => {
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={may} />, { company });
  const rows = () => entryRows(document.querySelector('table') ?? expect.unreachable());
  await ledgerTable();
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Group by day' }));
  await expect.poll(() => shown(rows(), hasDate).length).toBe(rows().length);
  expect(shown(rows(), isBold)).toEqual([]);
  await userEvent.click(page.getByRole('checkbox', { name: 'Balance chart' }));
  await expect.poll(() => page.getByRole('slider').query()).toBeNull();
});
