import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, formatDay, formatDollars, ledgerTable, oldestFirst } from '../../support/ledger.ts';
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

/** What heads each card; undefined without a heading. */
function headingOf(row: HTMLElement) {
  const date = row.querySelector<HTMLElement>('[data-column="date"]') ?? expect.unreachable();
  return getComputedStyle(date).clipPath === 'none' ? date.textContent : undefined;
}

test.each([
  ['newest first', undefined],
  ['oldest first', oldestFirst],
])('heads the cards of a day with its date, and marks its last balance, %s', async (order, defaultSorting) => {
  await page.viewport(380, 800);
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={may} defaultSorting={defaultSorting} />, {
    company,
  });
  const { entries } = await fetchLedger(company, checking, may);
  const listed = defaultSorting ? entries : entries.toReversed();
  const rows = entryRows(await ledgerTable());
  expect(rows.map(headingOf)).toEqual(
    listed.map(({ date }, index) => (listed[index - 1]?.date === date ? undefined : formatDay(date))),
  );
  // Each row has its date for screen readers.
  expect(rows.map((row) => row.querySelector('time')?.textContent)).toEqual(listed.map(({ date }) => formatDay(date)));
  const balances = rows.map((row) => row.querySelector('[data-column="balance"]') ?? expect.unreachable());
  expect(balances.map(({ textContent }) => textContent)).toEqual(
    listed.map(({ runningBalance }) => formatDollars(runningBalance)),
  );
  const isNewestFirst = order === 'newest first';
  const starts = rows.filter(headingOf);
  const ends = rows.filter((_row, index) => listed[index + 1]?.date !== listed[index]?.date);
  expect(rows.filter(isBold)).toEqual(isNewestFirst ? starts : ends);
  // Newest first, it's beside the date; the others are at the end of their card.
  const aboveEnd = rows.flatMap((row, index) => {
    const balance = balances[index]?.getBoundingClientRect() ?? expect.unreachable();
    if (!isNewestFirst || !starts.includes(row)) return Math.round(row.getBoundingClientRect().bottom - balance.bottom);
    const date = row.querySelector('[data-column="date"]')?.getBoundingClientRect();
    expect(balance.top).toBeCloseTo(date?.top ?? Number.NaN, 0);
    return [];
  });
  expect(new Set(aboveEnd).size).toBe(1);
  expect(aboveEnd[0]).toBeGreaterThanOrEqual(0);
  expect(aboveEnd[0]).toBeLessThanOrEqual(16);
  expect(new Set(balances.map((each) => getComputedStyle(each).clipPath))).toEqual(new Set(['none']));
  // All have one layout: the description has a line to itself, above the other account.
  const complete = rows
    .map((row) => ['description', 'detail'].flatMap((name) => row.querySelector(`[data-column="${name}"]`) ?? []))
    .filter((cells) => cells.length === 2 && cells.every(({ textContent }) => textContent));
  expect(complete.length).toBeGreaterThan(1);
  for (const cells of complete) {
    const [above, below] = cells.map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
    expect(above.bottom).toBeLessThanOrEqual(below.top);
    expect(above.left).toBe(below.left);
  }
  expectAdjacent(rows);
});

/** Each row begins where the one before ends. */
function expectAdjacent(rows: readonly Element[]): void {
  const boxes = rows.map((row) => row.getBoundingClientRect());
  expect(boxes.slice(1).map(({ top }) => Math.round(top))).toEqual(
    boxes.slice(0, -1).map(({ bottom }) => Math.round(bottom)),
  );
}

test('cards have their own dates if the user switches grouping off', async () => {
  await page.viewport(380, 800);
  const ledger = (groupByDay: boolean) => (
    <GeneralLedger glAccountId={checking} defaultFilters={may} view={{ options: { groupByDay } }} />
  );
  const { rerender } = renderWithProvider(ledger(true), { company });
  const rows = entryRows(await ledgerTable());
  expect(rows.some((row) => headingOf(row) === undefined)).toBe(true);
  rerender(ledger(false));
  const dates = rows.map((row) => row.querySelector('[data-column="date"]') ?? expect.unreachable());
  await expect
    .poll(() => dates.map((date) => [getComputedStyle(date).clipPath, date.children.length]))
    .toEqual(dates.map(() => ['none', 1]));
  expectAdjacent(rows);
});
