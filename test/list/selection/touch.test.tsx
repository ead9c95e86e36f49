import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList } from '../../../src/index.ts';
import { chooseMore } from '../../support/list/moreActions.ts';
import { longPress, tap } from '../../support/list/touch.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;
const onOpen = vi.fn();

const lists: [name: string, list: ReactNode][] = [
  ['bank transactions', <BankTransactionList key="list" selectable onTransactionSelect={onOpen} />],
  ['invoices', <InvoiceList key="list" selectable showAging={false} onInvoiceSelect={onOpen} />],
  ['ledger', <GeneralLedger key="list" glAccountId={checking} selectable onEntrySelect={onOpen} />],
];

const boxes = page.getByRole('checkbox', { name: /^Select / });
const checked = () => boxes.elements().filter((box) => box.matches(':checked')).length;
const selected = (count: number) => page.getByRole('status').getByText(new RegExp(`^${count} selected`));

beforeEach(() => onOpen.mockClear());

async function renderCards(list: ReactNode): Promise<HTMLElement[]> {
  await page.viewport(380, 800);
  renderWithProvider(list, { company });
  const grid = await page.getByRole('grid').findElement();
  return [...grid.querySelectorAll<HTMLElement>('tbody tr[aria-selected]')];
}

test.each(lists)('a long press selects a card of %s, then presses select others', async (_name, list) => {
  const [first, second, third] = await renderCards(list);
  if (!first || !second || !third) return expect.unreachable();
  expect(boxes.query()).toBeNull();
  const top = third.getBoundingClientRect().top;
  await longPress(first);
  await expect.element(selected(1)).toBeVisible();
  expect(third.getBoundingClientRect().top).toBeCloseTo(top, 0); // nothing moves under the finger
  await tap(second);
  await expect.element(selected(2)).toBeVisible();
  expect(checked()).toBe(2);
  expect(onOpen).not.toHaveBeenCalled();
  await tap(second);
  await expect.element(selected(1)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear selection' }));
  await expect.poll(() => boxes.query()).toBeNull();
  await tap(second.querySelector('.daybook-row-button') ?? expect.unreachable());
  expect(onOpen).toHaveBeenCalledOnce();
});

test('Select shows the checkboxes of cards, and all loaded ones can be selected', async () => {
  const rows = await renderCards(<InvoiceList selectable />);
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await chooseMore('Select');
  await expect.element(select).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(boxes.first());
  await expect.element(selected(1)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Select all/ }));
  await expect.poll(checked).toBe(rows.length);
  await userEvent.click(select);
  await expect.poll(() => boxes.query()).toBeNull();
  expect(selected(0).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'More actions' })).toHaveFocus();
});

test('a finger that scrolls or lifts early selects nothing', async () => {
  const [first] = await renderCards(<InvoiceList selectable onInvoiceSelect={onOpen} />);
  if (!first) return expect.unreachable();
  await longPress(first, { scrolls: true });
  await tap(first);
  expect(boxes.query()).toBeNull();
});

test('in a table, which has checkboxes, a long press selects nothing, and a press opens a row', async () => {
  await page.viewport(1280, 800);
  renderWithProvider(<InvoiceList selectable onInvoiceSelect={onOpen} />, { company });
  await expect.element(page.getByRole('button', { name: 'Select', exact: true })).not.toBeInTheDocument();
  const grid = await page.getByRole('grid').findElement();
  const [first, second] = grid.querySelectorAll<HTMLElement>('tbody tr[aria-selected]');
  if (!first || !second) return expect.unreachable();
  await longPress(first);
  expect(checked()).toBe(0);
  onOpen.mockClear();
  await tap(second.querySelector('.daybook-row-button') ?? expect.unreachable());
  expect(onOpen).toHaveBeenCalledOnce();
});
