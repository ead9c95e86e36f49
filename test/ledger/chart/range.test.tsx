import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDate } from '../../../src/core/dates/formatDate.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { GeneralLedger } from '../../../src/index.ts';
import { formatDollars, ledgerTable } from '../../support/ledger.ts';
import { focusChart, slider } from '../../support/ledgerChart.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;
const spring = { beginDate: '2026-04-06', endDate: '2026-05-24' };
const { entries, beginningBalance = Number.NaN } = await fetchLedger(company, checking, spring);
const days = [...new Set(entries.map(({ date }) => date))];

/** What the service says of the days from one of `days` through another. */
function factsOf(begin: number, end: number) {
  const before = entries.findLast(({ date }) => date < (days[begin] ?? ''))?.runningBalance ?? beginningBalance;
  const balances = days
    .slice(begin, end + 1)
    .map((day) => entries.findLast(({ date }) => date === day)?.runningBalance ?? Number.NaN);
  const lowest = Math.min(...balances);
  const lowestDay = days[begin + balances.indexOf(lowest)] ?? '';
  const count = entries.filter(({ date }) => date >= (days[begin] ?? '') && date <= (days[end] ?? '')).length;
  return { change: (balances.at(-1) ?? Number.NaN) - before, count, lowest, lowestDay };
}

const signed = (cents: number) => (cents > 0 ? `+${formatDollars(cents)}` : formatDollars(cents));
const withCurrency = (cents: number) => (cents < 0 ? `−$${formatDollars(-cents)}` : `$${formatDollars(cents)}`);
const valueText = () => slider.element().getAttribute('aria-valuetext') ?? '';
const readout = () => document.querySelector('.daybook-ledger-readout')?.textContent ?? '';

function renderLedger() {
  const onFiltersChange = vi.fn();
  renderWithProvider(
    <GeneralLedger glAccountId={checking} defaultFilters={spring} onFiltersChange={onFiltersChange} />,
    {
      company,
    },
  );
  return onFiltersChange;
}

test('Shift with arrow keys selects days, says their entries, change and lowest balance, and Enter shows only them', async () => {
  expect(days.length).toBeGreaterThan(5);
  const onFiltersChange = renderLedger();
  await ledgerTable();
  await focusChart();
  await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  const { change, count, lowest, lowestDay } = factsOf(1, 3);
  const lowestOn = formatDate(toPlainDate(lowestDay), { locale: 'en-US', style: 'short' });
  await expect.poll(valueText).toContain(signed(change));
  expect(valueText()).toContain(`lowest ${withCurrency(lowest)}, ${lowestOn}`);
  expect(valueText()).toContain(`${count} entries`);
  expect(readout()).toContain(signed(change));
  expect(readout()).toContain(`lowest ${formatDollars(lowest)}, ${lowestOn}`);
  expect(readout()).toContain(` · ${count} entries · Enter Set period`);
  await userEvent.keyboard('{Enter}');
  expect(onFiltersChange.mock.lastCall?.[0]).toMatchObject({ beginDate: days[1], endDate: days[3] });
  await expect.poll(() => document.activeElement?.tagName).toBe('SELECT');
});

test('Escape clears the range, and an arrow key without Shift points to a day again', async () => {
  const onFiltersChange = renderLedger();
  await ledgerTable();
  await focusChart();
  await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}');
  await expect.poll(valueText).toContain('lowest');
  await userEvent.keyboard('{Escape}');
  await expect.poll(valueText).not.toContain('lowest');
  expect(document.querySelector('.daybook-ledger-range')).toBeNull();
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
  await expect.poll(valueText).not.toContain('lowest');
  expect(onFiltersChange).not.toHaveBeenCalled();
});

test.each(['ltr', 'rtl'])('a drag of the mouse selects days on %s pages, which stay selected', async (direction) => {
  document.documentElement.dir = direction;
  try {
    const onFiltersChange = renderLedger();
    const table = await ledgerTable();
    await focusChart();
    const { left, right, top } = slider.element().getBoundingClientRect();
    const [begin, end] = direction === 'rtl' ? [right - 1, left + 1] : [left + 1, right - 1];
    const at = (type: string, clientX: number, buttons: number) =>
      slider.element().dispatchEvent(
        new PointerEvent(type, {
          clientX,
          clientY: top + 20,
          buttons,
          button: 0,
          pointerType: 'mouse',
          pointerId: 1,
          bubbles: true,
        }),
      );
    slider.element().setPointerCapture = () => {}; // the pointer of the test is not a real one
    at('pointerdown', begin, 1);
    at('pointermove', (begin + end) / 2, 1);
    at('pointermove', end, 1);
    at('pointerup', end, 0);
    slider.element().dispatchEvent(new MouseEvent('click', { clientX: end, clientY: top + 20, bubbles: true }));
    const { change } = factsOf(0, days.length - 1);
    await expect.poll(readout).toContain(signed(change));
    at('pointermove', (begin + end) / 2, 0);
    await new Promise(requestAnimationFrame);
    expect(readout()).toContain(signed(change));
    expect(table.querySelector('[data-marked]')).toBeNull(); // the drag was no click
    await userEvent.keyboard('{Enter}');
    expect(onFiltersChange.mock.lastCall?.[0]).toMatchObject({ beginDate: days[0], endDate: days.at(-1) });
    await expect.element(page.getByRole('grid')).toBeVisible();
  } finally {
    document.documentElement.dir = '';
  }
});
