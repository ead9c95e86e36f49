import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { focusedEntry, formatDollars, ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '', '6230': unused = '' } = company.glAccountIds;
const ledger = <GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} />;
const { entries } = await fetchLedger(company, checking);
/** The first page. */
const loaded = entries.slice(0, 100);
const days = [...new Set(loaded.map(({ date }) => date))];
const slider = page.getByRole('slider', { name: 'Balance over time' });

/** The slider's value text for a day: its closing balance. */
function valueTextOf(day: string | undefined): string {
  const last = loaded.findLast(({ date }) => date === day);
  const formattedDay = new Date(`${day}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const balance = formatDollars(last?.runningBalance ?? Number.NaN);
  return `${formattedDay}: ${balance.startsWith('−') ? `−$${balance.slice(1)}` : `$${balance}`}`;
}

test('announces each day’s balance by keyboard', async () => {
  renderWithProvider(ledger, { company });
  await ledgerTable();
  slider.element().focus();
  expect(slider.element()).toHaveAttribute('aria-valuetext', valueTextOf(days.at(-1)));
  expect(slider.element()).toHaveAttribute('aria-valuemax', String(days.length - 1));
  await userEvent.keyboard('{Home}');
  for (const day of days) {
    expect(slider.element()).toHaveAttribute('aria-valuetext', valueTextOf(day));
    await userEvent.keyboard('{ArrowRight}');
  }
  await userEvent.keyboard('{PageDown}{ArrowLeft}');
  const at = days.length - 1 - Math.round(days.length / 10) - 1;
  expect(slider.element()).toHaveAttribute('aria-valuenow', String(at));
  await userEvent.keyboard('{Home}{PageUp}');
  expect(slider.element()).toHaveAttribute('aria-valuenow', String(Math.round(days.length / 10)));
});

test('jumps to the day’s entries on Enter', async () => {
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  slider.element().focus();
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{Enter}');
  const index = loaded.findIndex(({ date }) => date === days[2]);
  await expect.poll(() => focusedEntry(table)).toBe(index);
  expect(document.activeElement).toBe(table);
});

test.each(['ltr', 'rtl'])('jumps to the clicked day on %s pages', async (direction) => {
  document.documentElement.dir = direction;
  try {
    renderWithProvider(ledger, { company });
    const table = await ledgerTable();
    const { width, height } = slider.element().getBoundingClientRect();
    for (const share of [0.999, 0.5, 0.001]) {
      const x = (direction === 'rtl' ? 1 - share : share) * width;
      await userEvent.click(slider, { position: { x, y: height / 2 } });
      const index = loaded.findIndex(({ date }) => date === dayAt(share));
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

test('draws no chart if showChart is false or there is nothing to draw', async () => {
  const { rerender } = renderWithProvider(
    <GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} showChart={false} />,
    { company },
  );
  await ledgerTable();
  expect(slider.query()).toBeNull();
  rerender(<GeneralLedger glAccountId={unused} />);
  await expect.element(page.getByText('No entries in this period.')).toBeVisible();
  expect(slider.query()).toBeNull();
});

/** The last day with entries before a fraction of the time span. */
function dayAt(share: number): string | undefined {
  const [first, last] = [days[0], days.at(-1)].map((day) => Date.parse(`${day}T00:00Z`));
  const time = (first ?? 0) + share * ((last ?? 0) - (first ?? 0));
  return days.findLast((day) => Date.parse(`${day}T00:00Z`) <= time);
}
