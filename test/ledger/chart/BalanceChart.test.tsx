import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, focusedEntry, formatDollars, ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '', '6230': unused = '' } = company.glAccountIds;
const slider = page.getByRole('slider', { name: 'Balance over time' });

/** Two weeks that fit on the first page. */
const may = { beginDate: '2026-05-11', endDate: '2026-05-24' };
const ofMay = await fetchLedger(company, checking, may);
const days = [...new Set(ofMay.entries.map(({ date }) => date))];
const ledgerOfMay = <GeneralLedger glAccountId={checking} defaultFilters={may} />;

const year = { beginDate: '2025-01-01', endDate: '2026-06-15' };
const ofYear = await fetchLedger(company, checking, year);
const ledgerOfYear = <GeneralLedger glAccountId={checking} defaultFilters={year} />;

function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
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

test('shows the balance of the day under the pointer at the end of the figures', async () => {
  renderWithProvider(ledgerOfMay, { company });
  await ledgerTable();
  expect(document.querySelector('.daybook-ledger-readout')).toBeNull();
  const { width, top } = (await slider.findElement()).getBoundingClientRect();
  await userEvent.hover(slider, { position: { x: width - 1, y: 20 } });
  const readout = () => document.querySelector('.daybook-ledger-readout')?.textContent ?? '';
  const lastDay = days.at(-1) ?? '';
  await expect.poll(readout).toContain(formatDay(lastDay));
  expect(slider.element().getBoundingClientRect().top).toBe(top);
  expect(readout()).toContain(formatDollars(balanceOn(lastDay, ofMay)));
  await userEvent.unhover(slider);
  await expect.poll(readout).toBe('');
});

test('goes to the day’s entries on Enter and marks its rows', async () => {
  renderWithProvider(ledgerOfMay, { company });
  const table = await ledgerTable();
  await focusChart();
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{Enter}');
  const index = ofMay.entries.findIndex(({ date }) => date === days[2]);
  await expect.poll(() => focusedEntry(table)).toBe(index);
  expect(document.activeElement).toBe(table);
  const marked = entryRows(table).filter((row) => row.hasAttribute('data-marked'));
  const expected = ofMay.entries.flatMap(({ date }, at) => (date === days[2] ? [String(at)] : []));
  expect(marked.map((row) => row.dataset.index)).toEqual(expected);
  for (const row of marked) expect(getComputedStyle(row.cells[0] as Element).boxShadow).toContain('inset');
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
      const index = ofMay.entries.findIndex(({ date }) => date === day);
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

test('covers the whole period at once with balances at month ends', async () => {
  const requests = recordRequests();
  renderWithProvider(ledgerOfYear, { company });
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

test('keeps every day in place while entries load', async () => {
  renderWithProvider(ledgerOfYear, { company });
  await ledgerTable();
  await focusChart();
  const place = () => document.querySelector<HTMLElement>('.daybook-ledger-day')?.style.insetInlineStart;
  const months = () =>
    [...document.querySelectorAll<HTMLElement>('.daybook-ledger-month')].map((each) => each.style.insetInlineStart);
  await userEvent.keyboard('{Home}');
  const before = { first: place(), months: months() };
  expect(before.months.length).toBeGreaterThan(5);
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  await expect.element(page.getByText(`${ofYear.entries.length} entries`, { exact: true })).toBeVisible();
  await focusChart();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => ({ first: place(), months: months() })).toEqual(before);
  const all = new Set(ofYear.entries.map(({ date }) => date)).size;
  await expect.element(slider).toHaveAttribute('aria-valuemax', String(all - 1));
  expect(page.getByText(/not loaded yet/).query()).toBeNull();
});

test('loads entries up to a day that is not loaded', async () => {
  renderWithProvider(ledgerOfYear, { company });
  const table = await ledgerTable();
  const target = ofYear.entries[260]?.date ?? '';
  const monthEnd = new Date(Date.UTC(Number(target.slice(0, 4)), Number(target.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);
  await focusChart();
  await userEvent.keyboard('{End}');
  for (let left = 30; left > 0 && !valueText().startsWith(formatDay(monthEnd)); left--)
    await userEvent.keyboard('{ArrowLeft}');
  expect(valueText()).toContain(formatDay(monthEnd));
  await userEvent.keyboard('{Enter}');
  const lastDay = ofYear.entries.findLast(({ date }) => date <= monthEnd)?.date;
  const index = ofYear.entries.findIndex(({ date }) => date === lastDay);
  await expect.poll(() => focusedEntry(table)).toBe(index);
});

test('draws no chart if showChart is false, with filters, or without entries', async () => {
  const { rerender } = renderWithProvider(
    <GeneralLedger glAccountId={checking} defaultFilters={may} showChart={false} />,
    { company },
  );
  await ledgerTable();
  expect(slider.query()).toBeNull();
  rerender(<GeneralLedger key="filtered" glAccountId={checking} defaultFilters={{ ...may, search: 'a' }} />);
  await ledgerTable();
  expect(slider.query()).toBeNull();
  rerender(<GeneralLedger key="unused" glAccountId={unused} />);
  await expect.element(page.getByText('No entries in this period.')).toBeVisible();
  expect(slider.query()).toBeNull();
});

/** Focuses the chart once it is drawn for the whole period. */
async function focusChart(): Promise<void> {
  await slider.findElement();
  await expect
    .poll(() => {
      const isLoadedInPart = page.getByText(/not loaded yet/).query() !== null;
      const line = document.querySelector('[data-estimated]')?.getAttribute('d') ?? '';
      return !isLoadedInPart || line.split('L').length > 2;
    })
    .toBe(true);
  (slider.element() as HTMLElement).focus(); // by its role
}

function valueText(): string {
  return slider.element().getAttribute('aria-valuetext') ?? '';
}
