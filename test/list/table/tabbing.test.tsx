import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, InvoiceList } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany({ entries: 260 });
const { checking = '' } = company.glAccountIds;

const lists: [string, ReactNode][] = [
  [
    'the ledger',
    <GeneralLedger key="list" loadInBackground={false} glAccountId={checking} defaultFilters={{ period: 'all' }} />,
  ],
  ['the invoices', <InvoiceList key="list" defaultFilters={{}} selectable />],
];

test.each(lists)(
  'Tab into %s below the fold goes to the first row, and later to the current one',
  async (_name, list) => {
    await page.viewport(700, 300);
    renderWithProvider(list, { company });
    const grid = await vi.waitFor(() => {
      const table = document.querySelector<HTMLElement>('[role=grid]:not([inert] *)');
      expect(table?.querySelectorAll('tr[data-index]').length).toBeGreaterThan(10);
      return table ?? expect.unreachable();
    });
    const display = page.getByRole('button', { name: 'Display' });
    const tabIn = async () => {
      (display.element() as HTMLElement).focus();
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(grid);
    };
    const current = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    const expectCurrent = (index: number) =>
      vi.waitFor(() => {
        expect(current()?.dataset.index).toBe(String(index));
        const { top = Number.NaN, bottom = Number.NaN } = current()?.getBoundingClientRect() ?? {};
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(innerHeight);
      });
    await tabIn();
    await expectCurrent(0);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expectCurrent(3);
    scrollTo(0, 0);
    await tabIn();
    await expectCurrent(3);
  },
);

test('a press in a row right after scrolling keeps the scroll', async () => {
  await page.viewport(700, 300);
  renderWithProvider(<InvoiceList defaultFilters={{}} selectable />, { company });
  const grid = await page.getByRole('grid').findElement();
  const rowAt = (index: number) =>
    vi.waitFor(() => grid.querySelector(`tr[data-index="${index}"]`) ?? expect.unreachable());
  const press = (row: Element) => {
    row.querySelector('input')?.focus({ preventScroll: true }); // as a press does
    expect(document.activeElement).toBe(grid);
  };
  const [first, third] = [await rowAt(0), await rowAt(2)];
  press(first);
  await expect.poll(() => grid.getAttribute('aria-activedescendant')).toBe(first.id);
  third.scrollIntoView({ block: 'center' });
  const scrolled = scrollY;
  expect(scrolled).toBeGreaterThan(50);
  press(third); // before the scroll has been drawn
  expect(scrollY).toBe(scrolled);
});
