import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList } from '../../../src/index.ts';
import { chooseMore } from '../../support/list/moreActions.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;

const lists: [name: string, list: ReactNode][] = [
  ['bank transactions', <BankTransactionList key="list" selectable />],
  ['invoices', <InvoiceList key="list" selectable onInvoiceSelect={() => {}} />],
  ['ledger', <GeneralLedger key="list" glAccountId={checking} />],
];

test.each(lists.flatMap(([name, list]) => [380, 340].map((width) => ({ name, list, width }))))(
  'amounts and dates are not clipped on cards of $name, $width px wide',
  async ({ list, width }) => {
    await page.viewport(width, 800);
    renderWithProvider(list, { company });
    const grid = await page.getByRole('grid').findElement();
    const values = grid.querySelectorAll('tbody :is(.daybook-money, .daybook-date)');
    expect(values.length).toBeGreaterThan(10);
    const clipped = [...values].filter((value) => {
      const { left, right } = value.getBoundingClientRect();
      const cell = value.closest('td, th')?.getBoundingClientRect();
      return !cell || left < cell.left - 0.5 || right > cell.right + 0.5;
    });
    expect(clipped.map(({ textContent }) => textContent)).toEqual([]);
    const due = [...grid.querySelectorAll('tbody [data-column="dueDate"]')]; // a text with the date in it
    expect(due.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  },
);

test('on a phone, what opens an entry or a customer is large enough for touch', async () => {
  await page.viewport(380, 800);
  const atCorners = (button: Element) => {
    button.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height), button.outerHTML).toBeGreaterThanOrEqual(44);
    for (const [x, y] of [
      [left + 4, top + 4], // its corners are round
      [right - 4, bottom - 4],
    ] as const)
      expect(button.contains(document.elementFromPoint(x, y)), button.outerHTML).toBe(true);
  };
  const { rerender } = renderWithProvider(<GeneralLedger glAccountId={checking} selectable />, { company });
  await page.getByRole('grid').findElement();
  const [, expand] = document.querySelectorAll('tbody button[aria-expanded]');
  atCorners(expand ?? expect.unreachable());
  rerender(<InvoiceList />);
  await userEvent.click(page.getByRole('button', { name: 'By customer' }));
  const names = page.getByRole('table', { name: /customer/ });
  for (const button of (await names.findElement()).querySelectorAll('tbody tr:nth-child(-n + 3) button'))
    atCorners(button);
});

test.each([1280, 380])('selecting invoices does not move the list, %i px wide', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(<InvoiceList selectable />, { company });
  const grid = await page.getByRole('grid').findElement();
  const display = await page.getByRole('button', { name: 'Display' }).findElement();
  const top = () => grid.getBoundingClientRect().top + window.scrollY;
  const before = top();
  expect(grid.getBoundingClientRect().top - display.getBoundingClientRect().bottom).toBeLessThan(20);
  if (width < 640) await chooseMore('Select');
  await page
    .getByRole('checkbox', { name: /^Select INV/ })
    .nth(1)
    .click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  expect(top()).toBe(before);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
  expect(top()).toBe(before);
});

test.each(lists.flatMap(([name, list]) => [380, 280].map((width) => ({ name, list, width }))))(
  'cards of $name fit in a panel, $width px wide, and their controls are large enough for touch',
  async ({ list, width }) => {
    renderWithProvider(<div style={{ inlineSize: width }}>{list}</div>, { company });
    const grid = await page.getByRole('grid').findElement();
    const { clientWidth, scrollWidth } = grid.parentElement ?? expect.unreachable();
    expect(clientWidth).toBeLessThanOrEqual(width);
    expect(scrollWidth).toBe(clientWidth);
    const buttons = page.getByRole('button', { name: /^(Filter and sort|Display|More actions)$/ }).elements();
    for (const control of [
      page.getByRole('searchbox').element(),
      ...page.getByLabelText('Period').elements(),
      ...buttons,
    ]) {
      expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
);
