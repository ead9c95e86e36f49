import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  displayedTransactions,
  toDisplayedTransaction,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { fieldSearch, filterButton, openField, operatorSelect } from '../../support/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const served = await fetchTransactions(company);
const searchField = page.getByRole('searchbox', { name: 'Search transactions' });
const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');

async function expectRows(filter: object, direction: 'ASC' | 'DESC' = 'DESC') {
  const expected = await fetchTransactions(company, filter, direction);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(served.length);
  await expect.poll(displayedTransactions).toEqual(expected.slice(0, 100).map(toDisplayedTransaction));
}

test('adds a filter by keyboard alone: F, the field, the condition, the value', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} />, { company });
  await transactionTable();
  page.getByRole('button', { name: 'Display' }).element().focus();
  await userEvent.keyboard('f');
  await expect.element(fieldSearch).toHaveFocus();
  await userEvent.keyboard('amo{Enter}');
  await expect.element(operatorSelect).toHaveFocus();
  await userEvent.keyboard('un');
  await expect.element(operatorSelect).toHaveDisplayValue('under');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await userEvent.keyboard('-500{Enter}');
  await expectRows({ amount: { lessThan: -500_00 } });
  expect(onFiltersChange.mock.calls).toEqual([[{ amount: { lessThan: -500_00 } }]]);
  await expect.element(filterButton).toHaveFocus();
});

test('Escape goes back one step, then returns the focus', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  const display = page.getByRole('button', { name: 'Display' });
  display.element().focus();
  await userEvent.keyboard('f');
  await expect.element(fieldSearch).toHaveFocus();
  await userEvent.keyboard('type{Enter}{Escape}');
  await expect.element(fieldSearch).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(display).toHaveFocus();
  expect(fieldSearch.query()).toBeNull();
});

test('F types where text is typed', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  await userEvent.click(searchField);
  await userEvent.keyboard('f');
  await expect.element(searchField).toHaveValue('f');
  expect(fieldSearch.query()).toBeNull();
});

test('adds several values of a choice by keyboard', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} />, { company });
  await transactionTable();
  await openField('Type');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: 'Expense' })).toHaveFocus();
  await userEvent.keyboard(' t');
  await expect.element(page.getByRole('checkbox', { name: 'Transfer' })).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  await expectRows({ type: { in: ['EXPENSE', 'TRANSFER'] } });
  await expect.element(chips).toHaveTextContent('Type Expense or Transfer');
});
