import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, useDaybook } from '../../../src/index.ts';
import {
  displayedEntries,
  entryRows,
  formatDollars,
  ledgerTable,
  oldestFirst,
  toDisplayedEntry,
} from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '', '1020': savings = '' } = company.glAccountIds;
const { entries } = await fetchLedger(company, checking);
const newestFirst = [{ id: 'date', desc: true }];
const ledger = <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={{ period: 'all' }} />;
const loadAll = page.getByRole('button', { name: 'Load all' });
const allLoaded = page.getByText('800 entries', { exact: true });

/** The cells of the rows before and after the entries. */
function boundaryRows(table: HTMLTableElement) {
  const rows = [...(table.tBodies[0]?.rows ?? [])].filter((row) => row.matches('.daybook-ledger-boundary'));
  return rows.map((row) => [row.querySelector('th')?.textContent, row.cells[row.cells.length - 1]?.textContent]);
}

test('begins with the newest entry and the closing balance, without reading the other entries', async () => {
  const requests = recordRequests();
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  const shown = await displayedEntries();
  expect(shown.length).toBeGreaterThan(10);
  expect(shown).toEqual(entries.toReversed().slice(0, shown.length).map(toDisplayedEntry));
  expect(boundaryRows(table)).toEqual([['Closing balance', formatDollars(entries.at(-1)?.runningBalance ?? 0)]]);
  await expect.element(loadAll).toBeVisible();
  const pages = requests.filter(({ path, body }) => path.endsWith('/generalLedger') && body.limit !== 1);
  expect(pages).toHaveLength(2);
});

test('is the exact reverse of the service’s order once all entries are loaded, with the beginning balance last', async () => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(allLoaded).toBeVisible();
  expect(table.ariaRowCount).toBe('804'); // header, closing balance, entries, beginning balance, totals
  window.dispatchEvent(new Event('beforeprint'));
  expect(await displayedEntries()).toEqual(entries.toReversed().map(toDisplayedEntry));
  expect(boundaryRows(table)).toEqual([
    ['Closing balance', formatDollars(entries.at(-1)?.runningBalance ?? 0)],
    ['Opening balance', '0.00'],
  ]);
  window.dispatchEvent(new Event('afterprint'));
});

test('reads earlier entries as the user scrolls to the end', async () => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  table.focus();
  const last = () => Number(entryRows(table).at(-1)?.dataset.index);
  await vi.waitFor(
    async () => {
      await userEvent.keyboard('{End}');
      expect(last()).toBe(799);
    },
    { timeout: 10_000 },
  );
  const rows = await displayedEntries();
  expect(rows.at(-1)).toEqual(toDisplayedEntry(entries[0] as never));
});

test('turns by the Date header', async () => {
  const onSortingChange = vi.fn();
  renderWithProvider(
    <GeneralLedger
      loadInBackground={false}
      glAccountId={savings}
      defaultFilters={{ period: 'all' }}
      onSortingChange={onSortingChange}
    />,
    { company },
  );
  const inOrder = (await fetchLedger(company, savings)).entries.map(toDisplayedEntry);
  expect(await displayedEntries()).toEqual(inOrder.toReversed());
  const date = page.getByRole('button', { name: 'Date', exact: true });
  await userEvent.click(date);
  await expect.poll(displayedEntries).toEqual(inOrder);
  await userEvent.click(date);
  await expect.poll(displayedEntries).toEqual(inOrder.toReversed());
  expect(onSortingChange.mock.calls).toEqual([[oldestFirst], [newestFirst]]);
});

test('goes from a day of the chart to its newest entry', async () => {
  renderWithProvider(ledger, { company });
  const chart = page.getByRole('slider', { name: 'Balance over time' });
  ((await chart.findElement()) as HTMLElement).focus(); // a span is never its role
  await userEvent.keyboard('{End}{PageDown}{PageDown}{PageDown}{Enter}');
  const table = await ledgerTable();
  await expect.poll(() => table.querySelector('tr[data-marked]'), { timeout: 10_000 }).not.toBeNull();
  const marked = entryRows(table).filter((row) => row.dataset.marked !== undefined);
  const date = entries.toReversed()[Number(marked[0]?.dataset.index)]?.date;
  const ofDay = entries.toReversed().flatMap((entry, index) => (entry.date === date ? [String(index)] : []));
  expect(marked.map((row) => row.dataset.index)).toEqual(ofDay);
});

test('exports the entries in the order of the list', async () => {
  const files = recordSavedFiles();
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.element(page.getByText(/^Saved 800 entries to/)).toBeVisible();
  const [, ...lines] = await readCsv(files[0]?.blob);
  expect(lines.map((cells) => cells[7])).toEqual(entries.toReversed().map(({ id }) => id));
});

test('stays whole and in order after a refetch', async () => {
  const requests = recordRequests();
  renderWithProvider(
    <>
      <Refresh />
      {ledger}
    </>,
    { company },
  );
  await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(allLoaded).toBeVisible();
  const before = requests.length;
  window.dispatchEvent(new Event('refresh'));
  await expect.poll(() => requests.length).toBeGreaterThan(before + 3);
  await expect.element(allLoaded).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  expect(await displayedEntries()).toEqual(entries.toReversed().map(toDisplayedEntry));
  window.dispatchEvent(new Event('afterprint'));
});

/** A host that invalidates its queries. */
function Refresh() {
  const { queryClient } = useDaybook();
  window.addEventListener('refresh', () => queryClient.invalidateQueries(), { once: true });
  return null;
}
