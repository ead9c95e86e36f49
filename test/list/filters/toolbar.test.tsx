import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const list = <BankTransactionList defaultFilters={{ amount: { lessThan: 0 } }} />;

/** The controls of the toolbar in the order of the page, which is that of the Tab key. */
const places = () =>
  [
    page.getByRole('searchbox', { name: 'Search transactions' }),
    page.getByRole('button', { name: 'Amount Out over 0.00', exact: true }),
    page.getByRole('button', { name: 'Filter', exact: true }),
    page.getByRole('button', { name: 'Display', exact: true }),
  ].map((control) => control.element().getBoundingClientRect());

test('search, chips, Filter and Display share a line from 860 pixels', async () => {
  await page.viewport(860, 800);
  renderWithProvider(list, { company });
  await expect.element(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  const all = places();
  const middles = all.map(({ top, height }) => Math.round(top + height / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  expect(all.map(({ left }) => left)).toEqual(all.map(({ left }) => left).sort((a, b) => a - b));
  expect(all.at(-1)?.right).toBeCloseTo(document.querySelector('.daybook')?.getBoundingClientRect().right ?? 0, 0);
});

test.each([640, 380])('they are read in the order of the keyboard at %i pixels, in whole words', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(list, { company });
  await expect.element(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  const [search, chip, filter, display] = places();
  if (!search || !chip || !filter || !display) expect.unreachable();
  const follows = (next: DOMRect, last: DOMRect) => next.top >= last.bottom || next.left >= last.right;
  expect([follows(chip, search), follows(filter, chip), follows(display, filter)]).toEqual([true, true, true]);
  expect(filter.height).toBe(display.height);
});
