import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

test('rows stay selected in another order, loaded or not, and other filters clear them', async () => {
  const company = await createCompany({ entries: 400 });
  const onSelectionChange = vi.fn();
  renderWithProvider(<BankTransactionList onSelectionChange={onSelectionChange} />, { company });
  const before = await transactionTable();
  const first = transactionRows(before)[0]?.querySelector('input') ?? expect.unreachable();
  await userEvent.click(first);
  const selected = page.getByRole('status').getByText(/^1 selected/);
  await expect.element(selected).toBeVisible();
  const reported = onSelectionChange.mock.lastCall;
  await userEvent.click(page.getByRole('button', { name: 'Date', exact: true }));
  await expect.poll(() => before.isConnected).toBe(false);
  await transactionTable(); // the oldest, of which none is selected
  await expect.element(selected).toBeVisible();
  expect(onSelectionChange.mock.lastCall).toEqual(reported);
  await userEvent.click(page.getByRole('radio', { name: /^To review/ }));
  await expect.element(selected).not.toBeInTheDocument();
  expect(onSelectionChange).toHaveBeenLastCalledWith({ transactionIds: [] });
});

test('selecting all in another order adds the loaded rows, and clearing its box takes only these out', async () => {
  const company = await createCompany({ entries: 400 });
  renderWithProvider(<BankTransactionList onSelectionChange={() => {}} />, { company });
  const before = await transactionTable();
  const all = page.getByRole('checkbox', { name: 'Select all 100 loaded transactions' });
  const selected = page.getByRole('status').getByText(/^\d+ selected/);
  await userEvent.click(all);
  await expect.element(selected).toHaveTextContent(/^100 selected/);
  await userEvent.click(page.getByRole('button', { name: 'Date', exact: true }));
  await expect.poll(() => before.isConnected).toBe(false);
  const table = await transactionTable();
  await userEvent.click(all);
  await expect.element(selected).toHaveTextContent(/^200 selected/);
  await userEvent.click(all);
  await expect.element(selected).toHaveTextContent(/^100 selected/);
  table.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(selected).toHaveTextContent(/^200 selected/);
});
