import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  displayedTransactions,
  toDisplayedTransaction,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { fieldSearch, filterButton, openField, operatorSelect } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
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

test('adds a filter by keyboard alone: F, the field, the direction, the condition, the value', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} />, { company });
  await transactionTable();
  page.getByRole('button', { name: 'Display' }).element().focus();
  await userEvent.keyboard('f');
  await expect.element(fieldSearch).toHaveFocus();
  await userEvent.keyboard('amo{Enter}');
  await expect.element(operatorSelect).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('radio', { name: 'Out' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'In' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(operatorSelect).toHaveFocus();
  await userEvent.keyboard('at l');
  await expect.element(operatorSelect).toHaveDisplayValue('at least');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await userEvent.keyboard('500{Enter}');
  await expectRows({ amount: { greaterThanEqual: 500_00 } });
  expect(onFiltersChange.mock.calls).toEqual([[{ amount: { greaterThanEqual: 500_00 } }]]);
  await expect.element(filterButton).toHaveFocus();
});

test('an amount is filtered with one Enter for each of field, condition and value', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} />, { company });
  await transactionTable();
  await userEvent.click(filterButton);
  await expect.element(fieldSearch).toHaveFocus();
  await userEvent.keyboard('amo{Enter}{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await userEvent.keyboard('500{Enter}');
  expect(onFiltersChange.mock.calls).toEqual([[{ amount: { lessThan: -500_00 } }]]);
});

test.each([
  ['the condition', ''],
  ['the direction', '{Shift>}{Tab}{/Shift}'],
])('digits typed on %s are the value', async (_where, keys) => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} />, { company });
  await transactionTable();
  await openField('Amount');
  await expect.element(operatorSelect).toHaveFocus();
  await userEvent.keyboard(`${keys}1250.50`);
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1250.50');
  await userEvent.keyboard('{Enter}');
  expect(onFiltersChange.mock.calls).toEqual([[{ amount: { lessThan: -1250_50 } }]]);
});

test('says how many transactions a condition finds while it is edited, and shows them with no further request', async () => {
  const requests = recordRequests();
  const lists = () => requests.filter(({ path, body }) => path.endsWith('/query') && body?.sort).length;
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  await openField('Amount');
  await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '500');
  const filter = { amount: { lessThan: -500_00 } };
  const count = (await fetchTransactions(company, filter)).length;
  const matches = page.getByRole('dialog', { name: 'Filter' }).getByRole('status');
  await expect.element(matches).toHaveTextContent(count > 100 ? 'More than 100 matches' : `${count} matches`);
  expect(lists()).toBe(2);
  await userEvent.keyboard('{Enter}');
  await expectRows(filter);
  expect(lists()).toBe(2);
  await openField('Amount');
  await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '99999999');
  await expect.element(matches).toHaveTextContent('0 matches');
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

test('Backspace in an empty value goes back to the fields, and in a text erases it', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  await openField('Amount');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await userEvent.fill(amount, '5');
  await userEvent.keyboard('{Backspace}');
  await expect.element(amount).toHaveValue('');
  await userEvent.keyboard('{Backspace}');
  await expect.element(fieldSearch).toHaveFocus();
});

test.each(['Backspace', 'Delete'])('%s removes the focused chip', async (key) => {
  const onFiltersChange = vi.fn();
  const defaultFilters = { type: { in: ['EXPENSE'] } };
  renderWithProvider(<BankTransactionList {...{ defaultFilters, onFiltersChange }} />, { company });
  await transactionTable();
  await expect.element(chips).toHaveTextContent('Type');
  chips.getByRole('button').first().element().focus();
  await userEvent.keyboard(`{${key}}`);
  await expect.poll(() => onFiltersChange.mock.lastCall?.[0]).toEqual({});
  expect(document.activeElement).not.toBe(document.body);
});
