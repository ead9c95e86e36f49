import { cloneElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, useDaybook } from '../../../src/index.ts';
import { isTruncated } from '../../support/isTruncated.ts';
import {
  entryRows,
  formatDollars,
  ledgerTable,
  oldestFirst,
  readEntryRow,
  toDisplayedEntry,
} from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests, type SentRequest } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '', '1020': savings = '' } = company.glAccountIds;
const ledger = (
  <GeneralLedger
    loadInBackground={false}
    glAccountId={checking}
    defaultFilters={{ period: 'all' }}
    defaultSorting={oldestFirst}
  />
);
const { entries } = await fetchLedger(company, checking);
const total = (side: 'drAmount' | 'crAmount') => entries.reduce((sum, entry) => sum + entry[side], 0);

/** The cells of the sticky footer. */
const footer = (table: HTMLTableElement) => [...(table.tFoot?.rows[0]?.cells ?? [])].map((cell) => cell.textContent);

const loadAll = page.getByRole('button', { name: 'Load all' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const progress = page.getByRole('progressbar');

test('shows totals once all entries are loaded, and the closing balance with the last one', async () => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  expect(footer(table)).toEqual(['100 loaded·Load all', '', '', '']);
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

test('totals are not truncated, as wide as they are', async () => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  await userEvent.click(loadAll);
  await expect.poll(() => footer(table)[1]).toBe(formatDollars(total('drAmount')));
  const totals = [...table.querySelectorAll<HTMLElement>('tfoot [data-truncate="false"]')];
  expect(totals).toHaveLength(3);
  await expect.poll(() => totals.filter(isTruncated).map(({ textContent }) => textContent)).toEqual([]);
});

test('loads all entries once and in order in pages of 250, with a progress bar', async () => {
  const gate = createGate();
  const requests = recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(progress).toBeVisible();
  const { max, value } = progress.element() as HTMLProgressElement; // by its role
  expect([max, value]).toEqual([1, expect.closeTo(progressAt(99), 5)]);
  gate.open();
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  expect(pageRequests(requests).map(({ body }) => body.limit)).toEqual([100, 250, 250, 250]);
  expect(progress.query()).toBeNull();
  expect(loadAll.query()).toBeNull();
  table.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => readEntryRow(lastEntryRow(table))).toEqual(toDisplayedEntry(entries[799] as never));
  expect(table.ariaRowCount).toBe('804');
});

test('keeps loaded entries after a cancel and continues from there', async () => {
  const gate = createGate();
  const requests = recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(loadAll);
  await userEvent.click(cancel);
  await expect.element(loadAll).toBeVisible();
  await expect.element(page.getByText('100 entries so far')).toBeVisible();
  gate.open();
  await userEvent.click(loadAll);
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  expect(requests.filter(({ body }) => body?.limit === 250)).toHaveLength(4);
});

test('the focus moves on to the entries once all are loaded', async () => {
  const gate = createGate();
  recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  renderWithProvider(ledger, { company });
  await ledgerTable();
  ((await loadAll.findElement()) as HTMLElement).focus(); // a button
  await userEvent.keyboard('{Enter}');
  await expect.element(cancel).toBeVisible();
  await expect.element(loadAll).toHaveFocus();
  gate.open();
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('grid')).toHaveFocus();
});

test('keeps loaded entries after a failed page and continues on retry', async () => {
  const withoutChart = cloneElement(ledger, { showChart: false });
  renderWithProvider(withoutChart, { company, fault: 'status=400,after=3,times=1' });
  await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load every entry. Showing what loaded.');
  await expect.element(page.getByText('350 entries so far')).toBeVisible();
  await userEvent.click(loadAll);
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('neither loses nor duplicates entries during a background refresh', async () => {
  let isHeld = true;
  const gate = createGate();
  recordRequests({
    until: ({ body }) => {
      if (body?.limit !== 250 || !isHeld) return undefined;
      isHeld = false;
      return gate.opened;
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
  gate.open();
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  expect(footer(table).slice(1, 3)).toEqual([formatDollars(total('drAmount')), formatDollars(total('crAmount'))]);
});

test('keeps a fully loaded ledger complete after a refetch', async () => {
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
  const limits = () => pageRequests(requests.filter(({ status }) => status === 200)).map(({ body }) => body.limit);
  await expect.poll(limits).toEqual([100, 250, 250, 250, 100, 250, 250, 250]);
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
});

test('stops loading when the account changes', async () => {
  const gate = createGate();
  const requests = recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  const { rerender } = renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(progress).toBeVisible();
  rerender(<GeneralLedger loadInBackground={false} glAccountId={savings} defaultFilters={{ period: 'all' }} />);
  await expect.element(page.getByRole('grid', { name: 'General ledger, Business Savings' })).toBeVisible();
  expect(progress.query()).toBeNull();
  gate.open();
  await milliseconds(300);
  expect(requests.filter(({ body }) => body?.limit === 250)).toHaveLength(1);
});

test('stops loading when the search changes', async () => {
  const gate = createGate();
  recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(progress).toBeVisible();
  await userEvent.type(page.getByRole('searchbox', { name: 'Search entries' }), 'rent{Enter}');
  await expect.element(progress).not.toBeInTheDocument();
  gate.open();
});

test('prints the header and all loaded entries without tools', async () => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  await userEvent.click(loadAll);
  await expect.element(page.getByText('800 entries', { exact: true })).toBeVisible();
  await expect.poll(() => entryRows(table).length).toBeLessThan(60);
  window.dispatchEvent(new Event('beforeprint'));
  expect(entryRows(table).map(readEntryRow)).toEqual(entries.map(toDisplayedEntry));
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => entryRows(table).length).toBeLessThan(60);
});

/** The requests for pages of entries, without those for single balances. */
function pageRequests(requests: readonly SentRequest[]): SentRequest[] {
  return requests.filter(({ path, body }) => path.endsWith('/generalLedger') && body.limit !== 1);
}

/** A host that invalidates its queries. */
function Refresh() {
  const { queryClient } = useDaybook();
  window.addEventListener('refresh', () => queryClient.invalidateQueries(), { once: true });
  return null;
}

/** Progress by date up to an entry: the period ends today. */
function progressAt(index: number): number {
  const [first, at, end] = [entries[0]?.date, entries[index]?.date, '2026-06-15'].map((day) => Date.parse(day ?? ''));
  return ((at ?? 0) - (first ?? 0)) / ((end ?? 0) - (first ?? 0));
}

function lastEntryRow(table: HTMLTableElement): HTMLTableRowElement {
  const row = entryRows(table).at(-1);
  if (!row) throw new Error('No entry is rendered.');
  return row;
}

function milliseconds(count: number) {
  return new Promise((resolve) => setTimeout(resolve, count));
}
