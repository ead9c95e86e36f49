import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, useDaybook } from '../../../src/index.ts';
import { entryRows, formatDollars, ledgerTable, readEntryRow, toDisplayedEntry } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '', '1020': savings = '' } = company.glAccountIds;
const ledger = <GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} />;
const { entries } = await fetchLedger(company, checking);
const total = (side: 'drAmount' | 'crAmount', some = entries) => some.reduce((sum, entry) => sum + entry[side], 0);

/** The texts of the last row, which stays in view. */
const footer = (table: HTMLTableElement) => [...(table.tFoot?.rows[0]?.cells ?? [])].map((cell) => cell.textContent);

const loadAll = page.getByRole('button', { name: 'Load all' });
const exportCsv = page.getByRole('button', { name: 'Export CSV' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const progress = page.getByRole('progressbar');

test('debits and credits of what is loaded are totalled and said as such; the closing balance comes with the last entry', async () => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  const first = entries.slice(0, 100);
  expect(footer(table)).toEqual([
    'Totals for 100 loaded entries',
    formatDollars(total('drAmount', first)),
    formatDollars(total('crAmount', first)),
    '',
  ]);
  await userEvent.click(loadAll);
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  expect(footer(table)).toEqual([
    'Totals and closing balance',
    formatDollars(total('drAmount')),
    formatDollars(total('crAmount')),
    formatDollars(entries.at(-1)?.runningBalance ?? Number.NaN),
  ]);
  const { bottom } = table.tFoot?.rows[0]?.cells[0]?.getBoundingClientRect() ?? { bottom: Number.NaN };
  expect(bottom).toBeLessThanOrEqual(table.parentElement?.getBoundingClientRect().bottom ?? 0);
});

test('while entries are still to be loaded the balance over time ends before the last loaded day, and says so', async () => {
  renderWithProvider(ledger, { company });
  await ledgerTable();
  const days = [...new Set(entries.slice(0, 100).map(({ date }) => date))];
  const whole = days.at(-2) ?? expect.unreachable();
  const written = new Date(whole).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const balance = formatDollars(entries.findLast(({ date }) => date === whole)?.runningBalance ?? Number.NaN);
  const slider = page.getByRole('slider', { name: /^Balance over time/ });
  await expect.element(slider).toHaveAccessibleName(`Balance over time, through ${written} (loaded entries only)`);
  const spoken = slider.element().getAttribute('aria-valuetext') ?? '';
  expect(spoken.startsWith(`${written}: `)).toBe(true);
  expect(spoken.replace('$', '')).toBe(`${written}: ${balance}`);
  await userEvent.click(loadAll);
  await expect.element(slider).toHaveAccessibleName('Balance over time');
  const all = new Set(entries.map(({ date }) => date)).size;
  await expect.element(slider).toHaveAttribute('aria-valuemax', String(all - 1));
});

test('all entries are loaded in pages of 250, in order and each once, with a progress bar', async () => {
  const held = createGate();
  const requests = recordRequests({ until: ({ body }) => (body?.limit === 250 ? held.opened : undefined) });
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(progress).toBeVisible();
  const { max, value } = progress.element() as HTMLProgressElement; // by its role
  expect([max, value]).toEqual([1, expect.closeTo(shareOfDays(99), 5)]);
  held.open();
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  expect(requests.filter(({ path }) => path.endsWith('/generalLedger')).map(({ body }) => body.limit)).toEqual([
    100, 250, 250, 250,
  ]);
  expect(progress.query()).toBeNull();
  expect(loadAll.query()).toBeNull();
  table.focus();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(readEntryRow(lastEntryRow(table))).toEqual(toDisplayedEntry(entries[799] as never)));
  expect(table.ariaRowCount).toBe('803');
});

test('loading all can be called off: what came stays, and it goes on from there', async () => {
  const held = createGate();
  const requests = recordRequests({ until: ({ body }) => (body?.limit === 250 ? held.opened : undefined) });
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(loadAll);
  await userEvent.click(cancel);
  await expect.element(loadAll).toBeVisible();
  await expect.element(page.getByText('100 entries so far')).toBeVisible();
  held.open();
  await userEvent.click(loadAll);
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  expect(requests.filter(({ body }) => body?.limit === 250)).toHaveLength(4);
});

test('the keyboard stays where it was while one button gives way to another', async () => {
  const held = createGate();
  recordRequests({ until: ({ body }) => (body?.limit === 250 ? held.opened : undefined) });
  renderWithProvider(ledger, { company });
  await ledgerTable();
  ((await loadAll.findElement()) as HTMLElement).focus(); // a button
  await userEvent.keyboard('{Enter}');
  await expect.element(cancel).toHaveFocus();
  held.open();
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  await expect.element(exportCsv).toHaveFocus();
});

test('where a page cannot be loaded that is said, what came stays, and a press goes on', async () => {
  renderWithProvider(ledger, { company, fault: 'status=400,after=3,times=1' });
  await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load every entry. Showing what loaded.');
  await expect.element(page.getByText('350 entries so far')).toBeVisible();
  await userEvent.click(loadAll);
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('an update in the background while all are loaded costs no entry and doubles none', async () => {
  let holds = true;
  const held = createGate();
  recordRequests({
    until: ({ body }) => {
      if (body?.limit !== 250 || !holds) return undefined;
      holds = false;
      return held.opened;
    },
  });
  renderWithProvider(
    <>
      <Refresh />
      {ledger}
    </>,
    { company },
  );
  const table = await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(progress).toBeVisible();
  window.dispatchEvent(new Event('refresh'));
  await milliseconds(300);
  held.open();
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  expect(footer(table).slice(1, 3)).toEqual([formatDollars(total('drAmount')), formatDollars(total('crAmount'))]);
});

test('read again, a whole ledger stays whole', async () => {
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
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  window.dispatchEvent(new Event('refresh'));
  const limits = () => requests.filter(({ status, body }) => status === 200 && body).map(({ body }) => body.limit);
  await expect.poll(limits).toEqual([100, 250, 250, 250, 100, 250, 250, 250]);
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
});

test('another account calls the loading off', async () => {
  const held = createGate();
  const requests = recordRequests({ until: ({ body }) => (body?.limit === 250 ? held.opened : undefined) });
  const { rerender } = renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(progress).toBeVisible();
  rerender(<GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />);
  await expect.element(page.getByRole('grid', { name: 'General ledger, Business Savings' })).toBeVisible();
  expect(progress.query()).toBeNull();
  held.open();
  await milliseconds(300);
  expect(requests.filter(({ body }) => body?.limit === 250)).toHaveLength(1);
});

test('the file holds every entry that matches, loaded or not, as decimals and ISO days', async () => {
  const files = recordFiles();
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(exportCsv);
  await expect
    .element(page.getByText(/^Saved 800 entries to/))
    .toHaveTextContent('Saved 800 entries to general-ledger-1010.csv.');
  expect(files.map(({ name }) => name)).toEqual(['general-ledger-1010.csv']);
  const [head, ...lines] = await readCsv(files[0]?.blob);
  expect(head).toEqual('Date,Source,Source detail,Description,Debit,Credit,Balance,Entry ID,Source ID'.split(','));
  expect(lines).toEqual(
    entries.map(({ id, date, entity, description, drAmount, crAmount, runningBalance }) => [
      date,
      entity.displayName,
      entity.secondaryDisplayName ?? '',
      description,
      drAmount ? (drAmount / 100).toFixed(2) : '',
      crAmount ? (crAmount / 100).toFixed(2) : '',
      (runningBalance / 100).toFixed(2),
      id,
      entity.id,
    ]),
  );
  await expect.element(page.getByText('100 entries so far')).toBeVisible();
});

test('the file is named after the account and the days, and holds what the filters leave', async () => {
  const files = recordFiles();
  renderWithProvider(
    <GeneralLedger
      glAccountId={checking}
      defaultFilters={{ beginDate: '2026-05-01', endDate: '2026-05-31', search: 'Stripe' }}
    />,
    { company },
  );
  await ledgerTable();
  await userEvent.click(exportCsv);
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['general-ledger-1010-2026-05-01-2026-05-31.csv']);
  const some = await fetchLedger(company, checking, {
    beginDate: '2026-05-01',
    endDate: '2026-05-31',
    search: 'Stripe',
  });
  const [, ...lines] = await readCsv(files[0]?.blob);
  expect(lines.map((line) => line[7])).toEqual(some.entries.map(({ id }) => id));
});

test('the file is read anew where what is loaded is out of date', async () => {
  const files = recordFiles();
  const held = createGate();
  let isOutdated = false;
  const requests = recordRequests({
    until: ({ body }) => (isOutdated && body?.limit === 100 ? held.opened : undefined),
  });
  const filters = { beginDate: '2026-05-01', endDate: '2026-05-31', search: 'Stripe' };
  renderWithProvider(
    <>
      <Refresh />
      <GeneralLedger glAccountId={checking} defaultFilters={filters} />
    </>,
    { company },
  );
  await ledgerTable();
  const limits = () => requests.flatMap(({ body }) => body?.limit ?? []);
  isOutdated = true;
  window.dispatchEvent(new Event('refresh'));
  await expect.poll(() => limits().length).toBeGreaterThan(1);
  await userEvent.click(exportCsv);
  await expect.poll(() => files).toHaveLength(1);
  expect(limits().at(-1)).toBe(250);
  held.open();
});

test('an export that is called off, or fails, saves no file and says so', async () => {
  const files = recordFiles();
  const held = createGate();
  recordRequests({ until: ({ body }) => (body?.limit === 250 ? held.opened : undefined) });
  renderWithProvider(ledger, { company, fault: 'status=400,after=5' });
  await ledgerTable();
  await userEvent.click(exportCsv);
  await expect.element(page.getByRole('progressbar', { name: 'Exporting…' })).toBeVisible();
  await userEvent.click(cancel);
  await expect.element(exportCsv).toBeVisible();
  held.open();
  await userEvent.click(exportCsv);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load every entry, so no file was saved.');
  expect(files).toEqual([]);
});

test('on paper stand all loaded entries, and the header, but none of the tools', async () => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  await vi.waitFor(() => expect(entryRows(table).length).toBeLessThan(60));
  window.dispatchEvent(new Event('beforeprint'));
  expect(entryRows(table).map(readEntryRow)).toEqual(entries.map(toDisplayedEntry));
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(entryRows(table).length).toBeLessThan(60));
});

/** What the host does when it knows of a change. */
function Refresh() {
  const { queryClient } = useDaybook();
  window.addEventListener('refresh', () => queryClient.invalidateQueries(), { once: true });
  return null;
}

/** How much of the time from the first entry to the last day, today, lies before an entry. */
function shareOfDays(index: number): number {
  const [first, at, end] = [entries[0]?.date, entries[index]?.date, '2026-06-15'].map((day) => Date.parse(day ?? ''));
  return ((at ?? 0) - (first ?? 0)) / ((end ?? 0) - (first ?? 0));
}

function lastEntryRow(table: HTMLTableElement): HTMLTableRowElement {
  const row = entryRows(table).at(-1);
  if (!row) throw new Error('No entry is drawn.');
  return row;
}

/** Keeps the files that would be saved. */
function recordFiles() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:test/${blobs.size}`;
    blobs.set(url, blob as Blob); // the library makes no other
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  });
  return files;
}

async function readCsv(blob: Blob | undefined): Promise<string[][]> {
  const text = (await blob?.text()) ?? '';
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd()).data;
}

function milliseconds(count: number) {
  return new Promise((resolve) => setTimeout(resolve, count));
}
