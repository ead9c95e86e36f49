import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, useDaybook } from '../../../src/index.ts';
import { entryRows, focusedEntry, ledgerTable, oldestFirst } from '../../support/ledger.ts';
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

/** Focuses the table, and so its first entry. */
async function focusedTable(): Promise<HTMLTableElement> {
  const table = await ledgerTable();
  table.focus();
  await expect.poll(() => focusedEntry(table)).toBe(0);
  return table;
}

async function press(keys: string, table: HTMLTableElement, expected: number) {
  await userEvent.keyboard(keys);
  await expect.poll(() => focusedEntry(table)).toBe(expected);
  expect(document.activeElement).toBe(table);
  await vi.waitFor(() => expectFocusedRowVisible(table));
}

/** The focused row is fully visible between header and footer. */
function expectFocusedRowVisible(table: HTMLTableElement) {
  const row = document.getElementById(table.getAttribute('aria-activedescendant') ?? '')?.getBoundingClientRect();
  const [header, footer] = [table.tHead, table.tFoot].map((part) => part?.rows[0]?.cells[0]?.getBoundingClientRect());
  expect(row?.top).toBeGreaterThanOrEqual((header?.bottom ?? Number.NaN) - 1);
  expect(row?.bottom).toBeLessThanOrEqual((footer?.top ?? Number.NaN) + 1);
}

test('moves between entries by arrow, Page, Home and End keys and keeps them visible', async () => {
  renderWithProvider(ledger, { company });
  const table = await focusedTable();
  await press('{ArrowDown}', table, 1);
  await press('{ArrowUp}{ArrowUp}', table, 0);
  await press('{End}', table, 99);
  await userEvent.keyboard('{PageUp}');
  await expect.poll(() => focusedEntry(table)).toBeLessThan(95);
  const paged = focusedEntry(table) ?? Number.NaN;
  expect(paged).toBeGreaterThan(75);
  await press('{PageDown}', table, 99);
  await press('{Home}', table, 0);
  expect(
    page.getByRole('rowheader', { name: 'Opening balance' }).element().getBoundingClientRect().top,
  ).toBeGreaterThan(0);
});

test('reaches new entries from the last one at once', async () => {
  renderWithProvider(ledger, { company });
  const table = await focusedTable();
  await press('{End}', table, 99);
  await expect.element(page.getByText('200 entries so far')).toBeVisible();
  expect(focusedEntry(table)).toBe(99);
  await press('{ArrowDown}', table, 100);
  await press('{End}', table, 199);
  await expect.element(page.getByText('260 entries', { exact: true })).toBeVisible();
  await press('{End}', table, 259);
  await press('{ArrowDown}', table, 259);
});

test('continues from the current entry after it is scrolled out of view', async () => {
  renderWithProvider(ledger, { company });
  const table = await focusedTable();
  await press('{End}', table, 99);
  await expect.element(page.getByText('200 entries so far')).toBeVisible();
  await press('{End}', table, 199);
  const area = scrollerOf(table);
  area.scrollTop = 0;
  await expect.poll(() => focusedEntry(table)).toBeUndefined();
  await press('{ArrowUp}', table, 198);
});

test('moves the keyboard position to a clicked entry', async () => {
  const onEntrySelect = vi.fn();
  renderWithProvider(
    <GeneralLedger
      loadInBackground={false}
      glAccountId={savings}
      defaultFilters={{ period: 'all' }}
      onEntrySelect={onEntrySelect}
    />,
    { company },
  );
  const table = await ledgerTable();
  const row = entryRows(table)[3];
  if (!row) throw new Error('No fourth entry.');
  await userEvent.click(row);
  await press('{ArrowDown}', table, 4);
  await userEvent.keyboard('{Enter} ');
  const { entries } = await fetchLedger(company, savings);
  expect(onEntrySelect.mock.calls.map(([{ entryId }]) => entryId)).toEqual(
    [3, 4, 4].map((place) => entries.toReversed()[place]?.id),
  );
});

test('keeps position and focus through a background refresh', async () => {
  const requests = recordRequests();
  renderWithProvider(
    <>
      <Refresh />
      {ledger}
    </>,
    { company },
  );
  const table = await focusedTable();
  await press('{End}', table, 99);
  const { scrollTop } = scrollerOf(table);
  const before = requests.length;
  window.dispatchEvent(new Event('refresh'));
  await expect.poll(() => requests.slice(before).filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  await expect.poll(() => focusedEntry(table)).toBe(99);
  expect(document.activeElement).toBe(table);
  expect(scrollerOf(table).scrollTop).toBe(scrollTop);
});

test.each([
  [1280, 380],
  [380, 1280],
])('keeps position and focus through a resize from %i to %i px', async (from, to) => {
  await page.viewport(from, 800);
  renderWithProvider(ledger, { company });
  const table = await focusedTable();
  const area = scrollerOf(table);
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('200 entries so far')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('260 entries', { exact: true })).toBeVisible();
  area.scrollTop /= 2;
  const top = await vi.waitFor(() => topEntry(area, table));
  // Half of it is in view: at an edge, less than a pixel would decide which row is the top one.
  const { top: start, height } =
    table.querySelector(`[data-index="${top}"]`)?.getBoundingClientRect() ?? expect.unreachable();
  area.scrollTop += start + height / 2 - viewTop(area, table);
  await new Promise(requestAnimationFrame); // the scroll event comes before
  await page.viewport(to, 800);
  await expect.poll(() => topEntry(area, table)).toBe(top);
  expect(document.activeElement).toBe(table);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => focusedEntry(table)).toBe(198);
});

test('focuses the search on / except in text fields', async () => {
  renderWithProvider(ledger, { company });
  await focusedTable();
  const search = page.getByRole('searchbox');
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('1/2');
  await expect.element(search).toHaveValue('1/2');
  await userEvent.keyboard('{Escape}');
  await expect.element(search).toHaveValue('');
  page.getByRole('button', { name: 'Export CSV' }).element().focus();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
});

/** A host that invalidates its queries. */
function Refresh() {
  const { queryClient } = useDaybook();
  window.addEventListener('refresh', () => queryClient.invalidateQueries(), { once: true });
  return null;
}

/** The index of the entry right below the header. */
function topEntry(area: HTMLElement, table: HTMLTableElement): number {
  const top = viewTop(area, table) + 1;
  const row = entryRows(table).find((row) => row.getBoundingClientRect().bottom > top);
  if (!row || row.getBoundingClientRect().top > top) throw new Error('No entry is rendered there.');
  return Number(row.dataset.index);
}

/** Where the rows in view begin, below the header. */
function viewTop(area: HTMLElement, table: HTMLTableElement): number {
  return viewOf(area).top + (table.tHead?.getBoundingClientRect().height ?? 0);
}
