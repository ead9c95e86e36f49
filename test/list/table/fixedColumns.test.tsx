import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type BankTransaction,
  BankTransactionList,
  GeneralLedger,
  InvoiceList,
  type ListColumn,
  type ListView,
} from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;
const panel = page.getByRole('dialog', { name: 'Display' });
const boxes = () =>
  panel.getByRole('group', { name: 'Columns' }).getByRole('checkbox').elements() as HTMLInputElement[];
const order = () =>
  [...document.querySelectorAll<HTMLElement>('thead [data-column]')].map(({ dataset }) => dataset.column);
const openDisplay = async () => {
  await page.getByRole('grid').findElement();
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await expect.element(panel.getByRole('group', { name: 'Columns' })).toBeVisible();
};
const view = (...hidden: string[]): ListView => ({
  columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
});

interface List {
  name: string;
  list: ReactNode;
  fixed: string[];
  /** A column that can be hidden. */
  other: string;
}

const lists: List[] = [
  {
    name: 'bank transactions',
    list: <BankTransactionList defaultView={view('review', 'category', 'bankAccount')} />,
    fixed: ['Description', 'Category', 'Amount'],
    other: 'Bank account',
  },
  {
    name: 'invoices',
    list: <InvoiceList defaultView={view('customer', 'status')} />,
    fixed: ['Number', 'Customer', 'Balance'],
    other: 'Status',
  },
  {
    name: 'ledger entries',
    list: <GeneralLedger glAccountId={checking} defaultView={view('date', 'balance')} />,
    fixed: ['Date', 'Source', 'Debit', 'Credit'],
    other: 'Balance',
  },
];

test.each(lists)('some columns of $name cannot be hidden, and an older view hides none of them', async (options) => {
  renderWithProvider(options.list, { company });
  await openDisplay();
  const nameOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent;
  const isFixed = (box: HTMLInputElement) => box.getAttribute('aria-disabled') === 'true';
  expect(boxes().filter(isFixed).map(nameOf)).toEqual(options.fixed);
  expect(
    boxes()
      .filter(isFixed)
      .every((box) => box.checked),
  ).toBe(true);
  const other = panel.getByRole('checkbox', { name: options.other, exact: true });
  await expect.element(other).not.toBeChecked();
  await userEvent.click(other);
  await expect.element(other).toBeChecked();
});

test('the review circle is not in Display, and stays where the host has it', async () => {
  const reviewFirst = (defaults: ListColumn<BankTransaction>[]) => defaults.toReversed();
  const { rerender } = renderWithProvider(<BankTransactionList key="default" />, { company });
  await openDisplay();
  await expect.element(panel.getByRole('checkbox', { name: 'Review' })).not.toBeInTheDocument();
  await expect
    .element(panel.getByRole('button', { name: 'Move Amount down' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(panel.getByRole('button', { name: 'Move Amount up' }));
  await expect.poll(order).toEqual(['date', 'description', 'bankAccount', 'amount', 'category', 'review']);

  rerender(<BankTransactionList key="first" columns={reviewFirst} defaultView={{ density: 'compact' }} />);
  await openDisplay();
  await userEvent.click(panel.getByRole('button', { name: 'Move Date up' }));
  await expect.poll(order).toEqual(['review', 'amount', 'category', 'bankAccount', 'date', 'description']);
});

test('without the column of balances, a ledger has no rows of an opening or closing balance', async () => {
  renderWithProvider(<GeneralLedger glAccountId={checking} />, { company });
  const boundaries = () => document.querySelectorAll('.daybook-ledger-boundary').length;
  await expect.poll(boundaries).toBe(2);
  await openDisplay();
  await userEvent.click(panel.getByRole('checkbox', { name: 'Balance', exact: true }));
  await expect.poll(boundaries).toBe(0);
  await expect.poll(order).not.toContain('balance');
});
