import { cloneElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import {
  displayedEntries,
  entryRows,
  ledgerTable,
  oldestFirst,
  readEntryRow,
  toDisplayedEntry,
} from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { scrollerOf, viewOf } from '../../support/ui/scroller.tsx';

const company = await sharedCompany({ entries: 260 });
const { checking = '', '1020': savings = '' } = company.glAccountIds;
const ledger = (
  <GeneralLedger
    loadInBackground={false}
    glAccountId={checking}
    defaultFilters={{ period: 'all' }}
    defaultSorting={oldestFirst}
  />
);

test.each([1280, 380])('shows each of 260 entries once and in order while scrolling at %i px', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(ledger, { company });
  const { entries } = await fetchLedger(company, checking);
  expect(entries).toHaveLength(260);

  const seen = new Map<number, unknown>();
  const table = await ledgerTable();
  const mostRows = await scrollThrough(table, () => {
    for (const row of entryRows(table)) seen.set(Number(row.ariaRowIndex), readEntryRow(row));
  });

  const inOrder = [...seen].sort(([one], [other]) => one - other);
  // The header is row 1 and the opening balance row 2.
  expect(inOrder).toEqual(entries.map((entry, index) => [index + 3, toDisplayedEntry(entry)]));
  expect(mostRows).toBeLessThan(206);
  expect(table.rows.length).toBeLessThan(60);
});

test('renders up to 200 entries for the browser’s find command', async () => {
  renderWithProvider(
    <GeneralLedger loadInBackground={false} glAccountId={savings} defaultFilters={{ period: 'all' }} />,
    { company },
  );
  const { entries } = await fetchLedger(company, savings);
  expect(await displayedEntries()).toHaveLength(entries.length);
});

test('sets aria-rowcount once the number of rows is known', async () => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  expect(table.ariaRowCount).toBe('-1');
  await expect.element(page.getByText('100 entries so far')).toBeVisible();
  await scrollThrough(table);
  // Header, opening balance, entries, closing balance, totals.
  expect(table.ariaRowCount).toBe('264');
  await expect.element(page.getByText('260 entries', { exact: true })).toBeVisible();
});

test('prefetches the next page shortly before the end', async () => {
  const requests = recordRequests();
  renderWithProvider(ledger, { company });
  await ledgerTable();
  const pages = () => requests.filter(({ path, body }) => path.endsWith('/generalLedger') && body.limit !== 1);
  await milliseconds(300);
  expect(pages()).toHaveLength(1);

  scrollNearEnd();
  await expect.poll(() => pages()).toHaveLength(2);
  await milliseconds(300);
  expect(pages()).toHaveLength(2);
  expect(pages().map(({ body }) => typeof body.cursor)).toEqual(['undefined', 'string']);
});

test.each([1280, 380])('keeps the scroll position when the next page loads at %i px', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  scrollNearEnd();
  const [visible] = entryRows(table).filter((row) => row.getBoundingClientRect().top > 300);
  const before = visible?.getBoundingClientRect().top;
  await expect.element(page.getByText('200 entries so far')).toBeVisible();
  await milliseconds(100);
  const same = entryRows(table).find((row) => row.ariaRowIndex === visible?.ariaRowIndex);
  expect(same?.getBoundingClientRect().top).toBeCloseTo(before ?? Number.NaN, 0);
});

test('keeps rows if the next page fails and loads it on retry', async () => {
  const withoutChart = cloneElement(ledger, { showChart: false });
  renderWithProvider(withoutChart, { company, fault: 'status=400,after=2,times=1' });
  await ledgerTable();
  scrollNearEnd();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load more rows. 100 are shown.');
  expect(await displayedEntries()).toHaveLength(100);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('200 entries so far')).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

function scrollArea(): HTMLElement {
  return scrollerOf(page.getByRole('grid', { name: /^General ledger/ }).element());
}

/** Scrolls to where the next page is prefetched, out of view. */
function scrollNearEnd() {
  const area = scrollArea();
  area.scrollTop = area.scrollHeight - 2.5 * area.clientHeight;
}

/** Scrolls from top to end by less than a view at a time. @returns the largest number of rows rendered at once. */
async function scrollThrough(table: HTMLTableElement, look: () => void = () => {}): Promise<number> {
  const area = scrollArea();
  let mostRows = 0;
  for (;;) {
    await milliseconds(20); // scroll events fire in the next frame
    await vi.waitFor(() => expect(isViewDrawn(area, table)).toBe(true), { timeout: 10_000 });
    look();
    mostRows = Math.max(mostRows, table.rows.length);
    const isAtEnd = area.scrollTop + area.clientHeight >= area.scrollHeight - 1;
    if (isAtEnd && table.ariaRowCount !== '-1') return mostRows;
    area.scrollTop += area.clientHeight * 0.8;
  }
}

/** Whether rows fill the view, instead of space for unrendered rows. */
function isViewDrawn(area: HTMLElement, table: HTMLTableElement): boolean {
  const view = viewOf(area);
  return [...table.querySelectorAll('.daybook-table-spacer')].every((spacer) => {
    const { top, bottom } = spacer.getBoundingClientRect();
    return bottom <= view.top || top >= view.bottom;
  });
}

function milliseconds(count: number) {
  return new Promise((resolve) => setTimeout(resolve, count));
}
