import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi, isSave } from '../../support/bank-transactions/api.ts';
import {
  focusedRow,
  readTransactionRow,
  transactionRows,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { TransactionsWithDrawer } from '../../support/jobs/BooksWithDrawer.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const api = await createBankApi(company);
const statuses = ['PARTNER_REVIEW_REQUIRED', 'RECONCILED', 'RECONCILED', 'PARTNER_REVIEW_REQUIRED'];
for (const [place, reviewStatus] of statuses.entries())
  await api.save({ description: `KEYS ${'ABCD'[place]}`, date: `2026-06-1${9 - place}`, reviewStatus });

async function focusTable() {
  const table = await transactionTable();
  await expect.poll(() => transactionRows(table).length).toBe(4);
  table.focus();
  const current = () => {
    const row = focusedRow(table);
    return row ? readTransactionRow(row).description : '';
  };
  return { table, current };
}

test('Ctrl+A checks all loaded rows, and Escape none without closing a dialog around the list', async () => {
  const onEscape = vi.fn();
  const onSelectionChange = vi.fn();
  renderWithProvider(
    // biome-ignore lint/a11y/noStaticElementInteractions: a host's dialog
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <BankTransactionList onSelectionChange={onSelectionChange} />
    </div>,
    { company },
  );
  await focusTable();
  const checked = () => onSelectionChange.mock.lastCall?.[0].transactionIds.length;
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(checked).toBe(4);
  expect(window.getSelection()?.toString()).toBe('');
  await userEvent.keyboard('{Escape}');
  await expect.poll(checked).toBe(0);
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
});

test('N goes to the next transaction to review, and starts over at the end', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  const { current } = await focusTable();
  expect(current()).toBe('KEYS A');
  await userEvent.keyboard('n');
  expect(current()).toBe('KEYS D');
  await userEvent.keyboard('n');
  expect(current()).toBe('KEYS A');
});

test('S opens the editor with a split begun, and M with the search for a match', async () => {
  renderWithProvider(<TransactionsWithDrawer />, { company });
  const { table } = await focusTable();
  await userEvent.keyboard('s');
  const editor = page.getByRole('dialog', { name: 'Bank transaction' });
  await expect.element(editor.getByRole('button', { name: 'Split evenly' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.element(editor).not.toBeInTheDocument();
  table.focus();
  await userEvent.keyboard('m');
  await expect.element(editor.getByRole('textbox', { name: 'Search other accounts' })).toBeVisible();
});

test('a read-only list has no keys that start a change', async () => {
  const onTransactionSelect = vi.fn();
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList readOnly onTransactionSelect={onTransactionSelect} />, { company });
  await focusTable();
  await userEvent.keyboard('smr');
  expect(onTransactionSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(keys.getByText('Next to review')).toBeVisible();
  for (const name of ['Split', 'Find a match', 'Change the category', 'Mark as reviewed or to review'])
    expect(keys.getByText(name, { exact: true }).query()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 500)); // changes are saved after 300 ms
  expect(requests.filter(isSave)).toEqual([]);
});

test('Alt+Enter in the list of categories chooses one and stays in the row', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  const { table, current } = await focusTable();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: 'Category of KEYS A' })).toHaveFocus();
  await userEvent.keyboard('Office Supplies');
  await expect.element(page.getByRole('option', { name: 'Office Supplies' })).toBeVisible();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await expect.poll(() => document.activeElement).toBe(table);
  expect(current()).toBe('KEYS A');
  await expect.element(page.getByText('KEYS A, −120.00, categorized as Office Supplies and reviewed.')).toBeVisible();
});
