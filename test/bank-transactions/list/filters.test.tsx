import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type BankTransactionFilters, BankTransactionList, ConfigurationError } from '../../../src/index.ts';
import { type ApiTransaction, fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  displayedTransactions,
  toDisplayedTransaction,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import {
  addChoice,
  addComparison,
  addRecord,
  filterButton,
  openField,
  operatorSelect,
  removeChip,
} from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const served = await fetchTransactions(company);
const searchField = page.getByRole('searchbox', { name: 'Search transactions' });
const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');

/** The first value that a transaction has. */
function first<Found>(find: (transaction: ApiTransaction) => Found | null | undefined): Found {
  for (const transaction of served) {
    const found = find(transaction);
    if (found) return found;
  }
  throw new Error('No transaction has a value.');
}

const vendor = first((transaction) => transaction.vendor);
const customer = first((transaction) => transaction.customer);
const category = first((transaction) => transaction.category);
const bankAccount = first((transaction) => transaction.bankAccount);
const account = first(({ glAccount }) => glAccount);
const segment = first(({ classSegments }) => classSegments[0]);
const anyOf = (id: string) => ({ id: { in: [id] } });

async function expectRows(filter: object, direction: 'ASC' | 'DESC' = 'DESC') {
  const expected = await fetchTransactions(company, filter, direction);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(served.length);
  await expect.poll(displayedTransactions).toEqual(expected.slice(0, 100).map(toDisplayedTransaction));
}

test.each<[string, BankTransactionFilters]>([
  ['a search', { search: 'stripe' }],
  ['a range of dates', { date: { greaterThanEqual: '2026-04-01', lessThanEqual: '2026-04-30' } }],
  ['one date', { date: { equal: first(({ date }) => date) } }],
  ['a range of amounts', { amount: { greaterThanEqual: -100_00, lessThanEqual: -1 } }],
  ['larger amounts', { amount: { greaterThan: 2_000_00 } }],
  ['a description', { description: { contain: 'deposit' } }],
  ['every other description', { description: { notEqual: first(({ description }) => description) } }],
  ['notes', { notes: { contain: first(({ notes }) => notes).slice(0, 6) } }],
  ['a type', { type: { in: ['REVENUE'] } }],
  ['every type but one', { type: { notIn: ['EXPENSE'] } }],
  ['transactions to review', { reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] } }],
  ['reconciled transactions', { reviewStatus: { in: ['RECONCILED'] } }],
  ['a bank account', { bankAccount: anyOf(bankAccount.id) }],
  ['a vendor', { vendor: anyOf(vendor.id) }],
  ['a customer', { customer: anyOf(customer.id) }],
  ['a category', { category: anyOf(category.id) }],
  ['an account', { glAccount: anyOf(account.id) }],
  ['a class', { dimensionValues: anyOf(segment.id) }],
  ['several filters', { type: { in: ['EXPENSE'] }, amount: { lessThan: -500_00 }, search: 'a' }],
])('filters by %s like the service', async (_name, filters) => {
  renderWithProvider(<BankTransactionList defaultFilters={filters} />, { company });
  await expectRows(filters);
  // Each active filter has a chip or a tab, one account the switch, and a search its field.
  const isAll = () => page.getByRole('radio', { name: /^All/ }).query()?.matches(':checked');
  const isSwitched = () => page.getByRole('button', { name: /^Account: (?!All accounts)/ }).query() !== null;
  const isSearched = () => (searchField.query() as HTMLInputElement | null)?.value !== '';
  await expect.poll(() => chips.elements().length > 0 || isAll() === false || isSwitched() || isSearched()).toBe(true);
});

test('chips describe comparisons', async () => {
  const filters: BankTransactionFilters = {
    date: { greaterThan: '2026-04-01' },
    amount: { greaterThanEqual: 100, lessThan: 500_000 },
    description: { contain: 'deposit' },
    type: { notIn: ['EXPENSE'] },
  };
  await page.viewport(1600, 800); // with room for three
  onTestFinished(() => page.viewport(1280, 800));
  renderWithProvider(<BankTransactionList defaultFilters={filters} />, { company });
  await expect.element(chips.first()).toBeVisible();
  const texts = () => chips.elements().map(({ textContent }) => textContent);
  const firstThree = ['Date after Apr 1', 'Amount In at least 1.00', 'Amount In under 5,000.00'];
  expect(texts()).toEqual(firstThree);
  await userEvent.click(page.getByRole('button', { name: '2 more filters' }));
  const others = page.getByRole('list', { name: '2 more filters' }).getByRole('listitem');
  await expect.element(others).toHaveLength(2);
  expect(others.elements().map(({ textContent }) => textContent)).toEqual([
    'Description contains “deposit”',
    'Type is not Expense',
  ]);
});

test('a signed amount stays signed until a direction is chosen', async () => {
  const onFiltersChange = vi.fn();
  const filters: BankTransactionFilters = { amount: { greaterThanEqual: -500_00, lessThanEqual: 100_00 } };
  renderWithProvider(<BankTransactionList defaultFilters={filters} onFiltersChange={onFiltersChange} />, { company });
  await userEvent.click(page.getByRole('button', { name: 'Amount between −500.00 and 100.00', exact: true }));
  await expect.element(page.getByText('Money out is negative.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Out' })).not.toBeChecked();
  await userEvent.click(page.getByText('Out', { exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.element(chips).toHaveTextContent('Amount Out between 100.00 and 500.00');
  expect(onFiltersChange.mock.lastCall).toEqual([{ amount: { greaterThanEqual: -500_00, lessThanEqual: -100_00 } }]);
  await expectRows({ amount: { greaterThanEqual: -500_00, lessThanEqual: -100_00 } });
});

test('shows no results with a button that clears the filters', async () => {
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'no such thing' }} />, { company });
  await expect.element(page.getByText('No results match your filters')).toBeVisible();
  await expect.element(page.getByText('Active filters: “no such thing”.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(displayedTransactions).toEqual(served.slice(0, 100).map(toDisplayedTransaction));
  await expect.element(searchField).toHaveFocus();
});

test('a named period follows the calendar', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} />, { company });
  await transactionTable();
  await userEvent.selectOptions(page.getByLabelText('Period'), 'lastMonth');
  await expectRows({ date: { greaterThanEqual: '2026-05-01', lessThanEqual: '2026-05-31' } });
  expect(onFiltersChange.mock.calls).toEqual([[{ period: 'lastMonth' }]]);
});

test('debounces the search', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  for (const value of ['s', 'st', 'stripe']) fireEvent.change(searchField.element(), { target: { value } });
  await expectRows({ search: 'stripe' });
  expect(chips.query()).toBeNull(); // the field says it
  await userEvent.type(searchField, '{Escape}');
  await expect.poll(displayedTransactions).toEqual(served.slice(0, 100).map(toDisplayedTransaction));
});

test('adds every filter, with a named chip', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} />, { company });
  await transactionTable();
  const expectFilters = (filters: object) =>
    expect.poll(() => onFiltersChange.mock.lastCall?.[0], { timeout: 15_000 }).toEqual(filters);
  const remove = async (name: string) => {
    await removeChip(name);
    await expectFilters({});
  };

  await addComparison('Amount', 'between', '20.50', '1,000');
  await expectFilters({ amount: { greaterThanEqual: -100_000, lessThanEqual: -2_050 } });
  await remove('Amount Out between 20.50 and 1,000.00');
  await addComparison('Description', 'contains', 'deposit');
  await expectFilters({ description: { contain: 'deposit' } });
  await expectRows({ description: { contain: 'deposit' } });
  await remove('Description contains “deposit”');
  await addComparison('Notes', 'is', 'a');
  await expectFilters({ notes: { equal: 'a' } });
  await remove('Notes is a');
  await addComparison('Date', 'on or after', '05/12/2026');
  await expectFilters({ date: { greaterThanEqual: '2026-05-12' } });
  await remove('Date on or after May 12');

  await addChoice('Type', 'Transfer');
  await expectFilters({ type: { in: ['TRANSFER'] } });
  await remove('Type Transfer');
  await addChoice('Status', 'Inactive');
  await expectFilters({ status: { in: ['INACTIVE'] } });
  await remove('Status Inactive');
  await addChoice('Review', 'Differs from the bank');
  await expectFilters({ reviewStatus: { in: ['RECONCILIATION_DISCREPANCY'] } });
  await remove('Review Differs from the bank');

  await addRecord('Bank account', bankAccount.displayName);
  await expectFilters({ bankAccount: anyOf(bankAccount.id) });
  // Its switch shows it instead of a chip.
  await userEvent.click(page.getByRole('button', { name: `Account: ${bankAccount.displayName}` }));
  await userEvent.click(page.getByRole('menuitemradio', { name: 'All accounts' }));
  await expectFilters({});
  await addRecord('Vendor', vendor.name);
  await expectFilters({ vendor: anyOf(vendor.id) });
  await expectRows({ vendor: anyOf(vendor.id) });
  await remove(`Vendor ${vendor.name}`);
  await addRecord('Customer', customer.name);
  await expectFilters({ customer: anyOf(customer.id) });
  await remove(`Customer ${customer.name}`);
  await addRecord('Category', category.name);
  await expectFilters({ category: anyOf(category.id) });
  await remove(`Category ${category.name}`);

  await openField('Class');
  await userEvent.click(page.getByRole('group', { name: 'Team' }).getByRole('checkbox', { name: 'Brand' }));
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.element(chips).toHaveTextContent('Class Brand');
  await expectRows(onFiltersChange.mock.lastCall?.[0]);
}, 90_000);

test('custom dates start from the period, and open their editor', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(
    <BankTransactionList defaultFilters={{ period: 'thisQuarter' }} onFiltersChange={onFiltersChange} />,
    { company },
  );
  await transactionTable();
  await userEvent.selectOptions(page.getByLabelText('Period'), 'Custom dates…');
  await expect.element(chips).toHaveTextContent('Date Apr 1 – Jun 30');
  await userEvent.fill(page.getByRole('textbox', { name: 'From' }), '05/12/2026');
  await userEvent.keyboard('{Enter}');
  await expectRows({ date: { greaterThanEqual: '2026-05-12', lessThanEqual: '2026-06-30' } });
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
  await expect.poll(() => onFiltersChange.mock.lastCall?.[0]).toEqual({});
}, 60_000);

test('a chip opens its condition, and changes only that', async () => {
  const onFiltersChange = vi.fn();
  const filters = { type: { in: ['EXPENSE'] }, amount: { lessThan: -100_00, notEqual: -500_00 } };
  renderWithProvider(<BankTransactionList defaultFilters={filters} onFiltersChange={onFiltersChange} />, { company });
  await transactionTable();
  const chip = page.getByRole('button', { name: 'Amount Out over 100.00', exact: true });
  await userEvent.click(chip);
  const value = page.getByRole('textbox', { name: 'Amount' });
  await expect.element(value).toHaveFocus();
  await expect.element(value).toHaveValue('100.00');
  await userEvent.keyboard('{Escape}');
  await expect.element(chip).toHaveFocus();
  await userEvent.click(chip);
  await userEvent.selectOptions(operatorSelect, 'at least');
  await userEvent.fill(value, '200');
  await userEvent.keyboard('{Enter}');
  const changed = { type: { in: ['EXPENSE'] }, amount: { lessThanEqual: -200_00, notEqual: -500_00 } };
  await expect.poll(() => onFiltersChange.mock.calls).toEqual([[changed]]);
  await expectRows(changed);
  await expect.element(filterButton).toHaveFocus();
});

test('applies valid stored filters and reports invalid ones once', async () => {
  const onError = vi.fn();
  const stored =
    '{ "search": "stripe", "date": { "greaterThanEqual": "2026-02-31" }, "vendor": ["ven_1"], "notes": null }';
  renderWithProvider(<BankTransactionList filters={JSON.parse(stored)} onError={onError} />, { company });
  await expectRows({ search: 'stripe' });
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    component: 'BankTransactionList',
    error: expect.any(ConfigurationError),
  });
  expect(onError.mock.calls[0]?.[0].error.message).toMatch(
    /^The filter date is .* The filter vendor is .* was ignored\.$/,
  );
});

test('controlled filters change only through the host', async () => {
  const onFiltersChange = vi.fn();
  const listWith = (filters: BankTransactionFilters) => (
    <BankTransactionList filters={filters} onFiltersChange={onFiltersChange} />
  );
  const { rerender } = renderWithProvider(listWith({}), { company });
  await transactionTable();
  await userEvent.fill(searchField, 'stripe'); // without delays: a slow machine would search for parts of it
  await userEvent.keyboard('{Enter}');
  expect(onFiltersChange.mock.calls).toEqual([[{ search: 'stripe' }]]);
  expect(await displayedTransactions()).toEqual(served.slice(0, 100).map(toDisplayedTransaction));
  rerender(listWith(JSON.parse(JSON.stringify(onFiltersChange.mock.calls[0]?.[0]))));
  await expectRows({ search: 'stripe' });
});
