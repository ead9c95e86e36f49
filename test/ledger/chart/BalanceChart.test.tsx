import { cloneElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, focusedEntry, formatDay, formatDollars, ledgerTable, oldestFirst } from '../../support/ledger.ts';
import { focusChart, slider, unreadPart } from '../../support/ledgerChart.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, mockRows, recordRequests } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '', '6230': unused = '' } = company.glAccountIds;

/** Two weeks that fit on the first page. */
const may = { beginDate: '2026-05-11', endDate: '2026-05-24' };
const ofMay = await fetchLedger(company, checking, may);
const days = [...new Set(ofMay.entries.map(({ date }) => date))];
const listedOfMay = ofMay.entries.toReversed();
const ledgerOfMay = <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={may} />;

const year = { beginDate: '2025-01-01', endDate: '2026-06-15' };
const ofYear = await fetchLedger(company, checking, year);
const ledgerOfYear = <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={year} />;
const orders = [
  { order: 'newest first', loadedEnd: '{End}', ledger: ledgerOfYear },
  { order: 'oldest first', loadedEnd: '{Home}', ledger: cloneElement(ledgerOfYear, { defaultSorting: oldestFirst }) },
];

const lastDayOfYear = ofYear.entries.at(-1)?.date ?? '';

function endOfMonth(day: string): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function formatSign(cents: number, sign: string): string {
  return cents < 0 ? `−${sign}${formatDollars(-cents)}` : sign + formatDollars(cents);
}

/** The balance at the end of a day of a ledger. */
function balanceOn(day: string, { entries, beginningBalance }: typeof ofMay): number {
  return entries.findLast(({ date }) => date <= day)?.runningBalance ?? beginningBalance ?? Number.NaN;
}

test('announces each day’s balance, change and entries by keyboard', async () => {
  expect(days.length).toBeGreaterThan(5);
  renderWithProvider(ledgerOfMay, { company });
  await ledgerTable();
  await focusChart();
  expect(slider.element()).toHaveAttribute('aria-valuemax', String(days.length - 1));
  await userEvent.keyboard('{Home}');
  let before = ofMay.beginningBalance ?? Number.NaN;
  for (const day of days) {
    const balance = balanceOn(day, ofMay);
    const count = ofMay.entries.filter(({ date }) => date === day).length;
    const change = `${balance > before ? '+' : ''}${formatDollars(balance - before)}`;
    const text = `${formatDay(day)}: ${formatSign(balance, '$')}, ${change}, ${count} ${count === 1 ? 'entry' : 'entries'}`;
    expect(slider.element()).toHaveAttribute('aria-valuetext', text);
    before = balance;
    await userEvent.keyboard('{ArrowRight}');
  }
  await userEvent.keyboard('{PageDown}');
  expect(slider.element()).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('{PageUp}');
  expect(slider.element()).toHaveAttribute('aria-valuenow', String(days.length - 1));
});

test('keeps the chart’s place from the first paint until it is drawn', async () => {
  await import('../../../src/ledger/list/LedgerOverview.tsx'); // as on a second visit: the code is there before the entries
  const gate = createGate();
  recordRequests({ until: () => gate.opened });
  const places = new Set<number>();
  const observer = new MutationObserver(() => places.add(document.querySelectorAll('.daybook-ledger-chart').length));
  renderWithProvider(ledgerOfMay, { company });
  await expect.poll(() => document.querySelector('.daybook-ledger-chart .daybook-skeleton')).not.toBeNull();
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  gate.open();
  await slider.findElement();
  expect([...places]).toEqual([1]);
});

test('goes to the day’s entries on Enter and marks its rows', async () => {
  renderWithProvider(ledgerOfMay, { company });
  const table = await ledgerTable();
  await focusChart();
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{Enter}');
  const index = listedOfMay.findIndex(({ date }) => date === days[2]);
  await expect.poll(() => focusedEntry(table)).toBe(index);
  expect(document.activeElement).toBe(table);
  const marked = entryRows(table).filter((row) => row.hasAttribute('data-marked'));
  const expected = listedOfMay.flatMap(({ date }, at) => (date === days[2] ? [String(at)] : []));
  expect(marked.map((row) => row.dataset.index)).toEqual(expected);
  for (const row of marked) expect(getComputedStyle(row.cells[0] as Element).borderInlineStartWidth).toBe('2px');
});

test.each([
  ['de-DE', 'ltr'],
  ['ar-EG', 'rtl'],
])('on phones, the balances of the axis fit beside the plot in %s', async (locale, direction) => {
  await page.viewport(380, 800);
  document.documentElement.dir = direction;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  renderWithProvider(ledgerOfYear, { company, locale });
  await expect.poll(() => document.querySelector('.daybook-ledger-tick')).not.toBeNull();
  document.querySelector<HTMLElement>('.daybook-ledger-chart-toggle button')?.click(); // its name is translated
  const chart = page.getByRole('slider');
  await expect.element(chart).toBeVisible();
  const box = chart.element().closest('.daybook')?.getBoundingClientRect() ?? expect.unreachable();
  const labels = [...document.querySelectorAll('.daybook-ledger-tick bdi')];
  expect(Math.max(...labels.map(({ textContent }) => textContent.length))).toBeGreaterThan(5);
  for (const label of labels) {
    const { left, right } = label.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(box.left);
    expect(right).toBeLessThanOrEqual(box.right);
  }
});

test.each(['ltr', 'rtl'])('goes to the clicked day on %s pages', async (direction) => {
  document.documentElement.dir = direction;
  try {
    renderWithProvider(ledgerOfMay, { company });
    const table = await ledgerTable();
    const { width, height, left, right } = (await slider.findElement()).getBoundingClientRect();
    for (const tick of document.querySelectorAll('.daybook-ledger-tick bdi')) {
      const label = tick.getBoundingClientRect();
      if (direction === 'rtl') expect(label.left).toBeGreaterThan(right);
      else expect(label.right).toBeLessThan(left);
    }
    for (const share of [0.999, 0.52, 0.26]) {
      const x = (direction === 'rtl' ? 1 - share : share) * width;
      await userEvent.click(slider, { position: { x, y: height / 2 } });
      const time = Date.parse(may.beginDate) + share * (Date.parse(may.endDate) - Date.parse(may.beginDate));
      const day = days.findLast((each) => Date.parse(each) <= time);
      const index = listedOfMay.findIndex(({ date }) => date === day);
      await expect.poll(() => focusedEntry(table)).toBe(index);
      await vi.waitFor(() => {
        const row = document.getElementById(table.getAttribute('aria-activedescendant') ?? '');
        const [top, bottom] = [row?.getBoundingClientRect().top ?? 0, row?.getBoundingClientRect().bottom ?? 0];
        const area = table.parentElement?.getBoundingClientRect() ?? new DOMRect();
        expect(top >= area.top && bottom <= area.bottom).toBe(true);
      });
    }
  } finally {
    document.documentElement.dir = '';
  }
});

test('covers the whole period at once with balances at month ends, oldest first', async () => {
  const requests = recordRequests();
  renderWithProvider(cloneElement(ledgerOfYear, { defaultSorting: oldestFirst }), { company });
  await ledgerTable();
  expect(ofYear.entries.length).toBeGreaterThan(250);
  const loadedThrough = ofYear.entries[99]?.date ?? '';
  await expect.element(page.getByText(`Entries from ${formatDay(loadedThrough)} not loaded yet`)).toBeInTheDocument();

  await focusChart();
  await userEvent.keyboard('{End}');
  const value = (day: string) => `${formatDay(day)}: ${formatSign(balanceOn(day, ofYear), '$')}`;
  await expect.element(slider).toHaveAttribute('aria-valuetext', value('2026-06-15'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', value('2026-05-31'));
  await userEvent.keyboard('{PageDown}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', value('2026-04-30'));

  const balances = requests.filter(({ body }) => body?.limit === 1);
  expect(balances.length).toBeLessThanOrEqual(18);
  expect(new Set(balances.map(({ body }) => body.filter.beginDate)).size).toBe(balances.length);
  for (const { body } of balances) expect(body.filter.endDate).toBeUndefined();
});

test('covers the whole period at once with balances at month ends, newest first', async () => {
  const requests = recordRequests();
  renderWithProvider(ledgerOfYear, { company });
  await ledgerTable();
  const unread = await page.getByText(/^Not loaded before /).findElement();
  const firstLoaded = ofYear.entries.find(({ date }) => unread.textContent.endsWith(formatDay(date)))?.date ?? '';
  expect(firstLoaded > '2026-01-31' && firstLoaded < '2026-06-15').toBe(true);

  await focusChart();
  await userEvent.keyboard('{Home}');
  const value = (day: string) => `${formatDay(day)}: ${formatSign(balanceOn(day, ofYear), '$')}`;
  for (let day = '2025-01-31'; day < firstLoaded; day = endOfMonth(dayAfter(day))) {
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(value(day)));
    await userEvent.keyboard('{ArrowRight}');
  }
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(value(lastDayOfYear)));

  const balances = requests.filter(({ body }) => body?.limit === 1);
  expect(balances.length).toBeLessThanOrEqual(17);
  expect(new Set(balances.map(({ body }) => body.filter.beginDate)).size).toBe(balances.length);
});

test('hides the last month’s label if it doesn’t fit', async () => {
  const filters = { beginDate: '2026-01-01', endDate: '2026-06-02' };
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={filters} />, { company });
  await ledgerTable();
  const months = () => [...document.querySelectorAll('.daybook-ledger-month')];
  await expect.poll(() => months().length).toBeGreaterThan(5);
  const isShown = months().map((month) => {
    const text = document.createRange();
    text.selectNodeContents(month);
    const [box, own] = [text.getBoundingClientRect(), month.getBoundingClientRect()];
    const isBelow = box.bottom > own.bottom + 9;
    expect(isBelow || box.right <= own.right + 0.5).toBe(true);
    return !isBelow;
  });
  expect(isShown.slice(0, -1)).not.toContain(false);
  expect(isShown.at(-1)).toBe(false);
});

test.each(orders)('keeps every day in place while entries load, $order', async ({ ledger, loadedEnd }) => {
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await focusChart();
  const place = () => document.querySelector<HTMLElement>('.daybook-ledger-day')?.style.insetInlineStart;
  const months = () =>
    [...document.querySelectorAll<HTMLElement>('.daybook-ledger-month')].map((each) => each.style.insetInlineStart);
  await userEvent.keyboard(loadedEnd);
  const before = { day: place(), months: months() };
  expect(before.months.length).toBeGreaterThan(5);
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  await expect.element(page.getByText(`${ofYear.entries.length} entries`, { exact: true })).toBeVisible();
  await focusChart();
  await userEvent.keyboard(loadedEnd);
  await expect.poll(() => ({ day: place(), months: months() })).toEqual(before);
  const all = new Set(ofYear.entries.map(({ date }) => date)).size;
  await expect.element(slider).toHaveAttribute('aria-valuemax', String(all - 1));
  expect(page.getByText(unreadPart).query()).toBeNull();
});

test.each(orders)('keeps the scale still while a peak between month ends loads, $order', async ({ ledger, order }) => {
  const isNewestFirst = order === 'newest first';
  const at = ofYear.entries.findIndex(({ date }) => date > '2025-10-10');
  const peak = ofYear.entries[isNewestFirst ? at : ofYear.entries.length - 200]?.date;
  mockRows(/generalLedger$/, (row) => (row.date === peak ? { ...row, runningBalance: 99_000_000 } : row));
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await focusChart();
  const ticks = () => [...document.querySelectorAll('.daybook-ledger-tick')].map(({ outerHTML }) => outerHTML);
  const before = ticks();
  expect(before.length).toBeGreaterThan(1);
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  (slider.element() as HTMLElement).focus(); // by its role
  const all = new Set(ofYear.entries.map(({ date }) => date)).size;
  await expect.element(slider).toHaveAttribute('aria-valuemax', String(all - 1));
  expect(ticks()).toEqual(before);
  (slider.element() as HTMLElement).blur(); // by its role
  await expect.poll(() => ticks().length > 0 && ticks().join() !== before.join()).toBe(true);
});

test.each(orders)('loads entries up to a day that is not loaded, $order', async ({ ledger, order }) => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  const monthEnd = endOfMonth(ofYear.entries[260]?.date ?? '');
  await focusChart();
  await userEvent.keyboard('{End}');
  for (let left = 30; left > 0 && !valueText().startsWith(formatDay(monthEnd)); left--)
    await userEvent.keyboard('{ArrowLeft}');
  expect(valueText()).toContain(formatDay(monthEnd));
  await userEvent.keyboard('{Enter}');
  const lastDay = ofYear.entries.findLast(({ date }) => date <= monthEnd)?.date;
  const listed = order === 'newest first' ? ofYear.entries.toReversed() : ofYear.entries;
  const index = listed.findIndex(({ date }) => date === lastDay);
  await expect.poll(() => focusedEntry(table)).toBe(index);
});

test('draws no chart if showChart is false, with filters, or without entries', async () => {
  const { rerender } = renderWithProvider(
    <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={may} showChart={false} />,
    { company },
  );
  await ledgerTable();
  expect(slider.query()).toBeNull();
  rerender(
    <GeneralLedger
      loadInBackground={false}
      key="filtered"
      glAccountId={checking}
      defaultFilters={{ ...may, search: 'a' }}
    />,
  );
  await ledgerTable();
  expect(slider.query()).toBeNull();
  rerender(<GeneralLedger loadInBackground={false} key="unused" glAccountId={unused} />);
  await expect.element(page.getByText('No entries in this period')).toBeVisible();
  expect(slider.query()).toBeNull();
});

function valueText(): string {
  return slider.element().getAttribute('aria-valuetext') ?? '';
}
