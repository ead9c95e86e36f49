import { cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, BankTransactionList, type BankTransactionListProps } from '../../../src/index.ts';
import { focusedRow, transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { suggestCategories } from '../../support/bank-transactions/suggestions.ts';
import { createCompanyToReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { visibleOptionsIn } from '../../support/ui/TestPicker.tsx';

const { company, api } = await createCompanyToReview();
const [office, travel, rent] = api.categories.expense.flatMap(
  (category: { children: { id: string; name: string }[] }) => category.children,
);
const item = { date: '2026-06-20', vendorId: api.vendors[0].id };
const current = await api.save({ ...item, date: '2026-06-21', categoryId: null });
for (const { id } of [office, travel, office]) await api.save({ ...item, categoryId: id });
const merchant: string = api.vendors[0].name;

/** Opens the categories of the merchant's latest transaction, which has none. */
async function openCategories(props: BankTransactionListProps = {}) {
  const ofMerchant = { date: { greaterThanEqual: item.date } };
  renderWithProvider(<BankTransactionList defaultFilters={ofMerchant} {...props} />, { company });
  const table = await transactionTable();
  table.focus();
  await userEvent.keyboard('{Home}c');
  await expect.element(page.getByRole('combobox', { name: `Category of ${merchant}` })).toHaveFocus();
  await expect.element(page.getByRole('option', { name: office.name, exact: false }).first()).toBeVisible();
  return table;
}

const optionOf = (name: string) => page.getByRole('option').filter({ hasText: name });

test('suggests the service’s category, then those of the merchant, with how often they are used there', async () => {
  suggestCategories(({ id }) => (id === current.id ? rent.id : undefined));
  await openCategories();
  await expect.poll(() => visibleOptionsIn('Suggested')).toEqual([rent.name, office.name, travel.name]);
  await expect.element(optionOf(office.name)).toHaveTextContent(`${office.name}2 of 3 at ${merchant}`);
  await expect.element(optionOf(travel.name)).toHaveTextContent(`${travel.name}1 of 3 at ${merchant}`);
  expect(optionOf(rent.name).element().textContent).not.toContain('of 3');
  const text = optionOf(office.name).element().querySelector('.daybook-option-text') ?? expect.unreachable();
  expect(text.scrollWidth).toBe(text.clientWidth); // the note gives way
  // Each category once.
  const ids = page
    .getByRole('listbox')
    .getByRole('option')
    .elements()
    .map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the editor counts the categories of the merchant’s loaded transactions, too', async () => {
  const list = <BankTransactionList defaultFilters={{ date: { greaterThanEqual: item.date } }} />;
  const { rerender } = renderWithProvider(list, { company });
  await transactionTable();
  rerender(
    <>
      {list}
      <BankTransactionEditor transactionId={current.id} />
    </>,
  );
  const field = page.getByRole('combobox', { name: 'Category', exact: true });
  await userEvent.click(field);
  await expect.poll(() => visibleOptionsIn('Suggested')).toEqual([office.name, travel.name]);
  await expect.element(optionOf(office.name)).toHaveTextContent(`${office.name}2 of 3 at ${merchant}`);
});

test('the editor’s last option goes to the account among the details', async () => {
  renderWithProvider(<BankTransactionEditor transactionId={current.id} />, { company });
  const field = page.getByRole('combobox', { name: 'Category', exact: true });
  await userEvent.click(field);
  await userEvent.click(page.getByRole('option', { name: 'Post to an account instead…' }));
  await expect.element(page.getByRole('combobox', { name: 'Account', exact: true })).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

test('an account replaces the category in the editor, and a category the account', async () => {
  renderWithProvider(<BankTransactionEditor transactionId={current.id} />, { company });
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  const account = page.getByRole('combobox', { name: 'Account', exact: true });
  await userEvent.click(category);
  await userEvent.click(optionOf(office.name).first());
  await expect.element(category).toHaveValue(office.name);
  await userEvent.click(category);
  await userEvent.click(page.getByRole('option', { name: 'Post to an account instead…' }));
  await userEvent.fill(account, 'Undeposited');
  await userEvent.keyboard('{Enter}');
  await expect.element(account).toHaveValue(expect.stringContaining('Undeposited Funds'));
  await expect.element(category).toHaveValue('');
  await userEvent.click(category);
  await userEvent.click(optionOf(travel.name).first());
  await expect.element(account).toHaveValue('');
});

test('the list ends where the cell ends, so that the amount stays visible', async () => {
  const table = await openCategories();
  const cell = focusedRow(table)?.querySelector('[data-column="category"]') ?? expect.unreachable();
  const layer = page.getByRole('listbox').element().closest('.daybook-popover') ?? expect.unreachable();
  expect(layer.getBoundingClientRect().width).toBe(320);
  expect(layer.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
});

test('the keys of the list are below it, except on phones', async () => {
  await openCategories();
  const layer = page.getByRole('listbox').element().closest('.daybook-popover') ?? expect.unreachable();
  expect(layer.textContent).toContain('Alt ↵ stay');
  const list = page.getByRole('listbox').element();
  const keys = layer.querySelector('.daybook-picker-note') ?? expect.unreachable();
  expect(keys.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.getBoundingClientRect().bottom);
  expect(keys.scrollWidth).toBe(keys.clientWidth);
  cleanup();
  await page.viewport(380, 800);
  await openCategories();
  expect(document.querySelector('.daybook-popover')?.textContent).not.toContain('Esc back');
});

test('the last entry opens the transaction to split it', async () => {
  const onTransactionSelect = vi.fn();
  await openCategories({ onTransactionSelect });
  const options = page.getByRole('listbox').getByRole('option').elements();
  expect(options.at(-1)).toHaveTextContent('Split into several…');
  await userEvent.keyboard('split{Enter}');
  expect(onTransactionSelect).toHaveBeenCalledOnce();
  expect(onTransactionSelect.mock.lastCall?.[0]).toMatchObject({ transactionId: current.id, startWith: 'split' });
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('c');
  await userEvent.click(page.getByRole('option', { name: 'Split into several…' }));
  expect(onTransactionSelect).toHaveBeenCalledTimes(2);
  expect((await api.stored(current.id)).category).toBeNull();
});

test('where transactions can’t be opened, they can’t be split', async () => {
  await openCategories();
  await expect.element(page.getByRole('option', { name: 'Split into several…' })).not.toBeInTheDocument();
});

test('on phones the list of a transaction without category starts at its top, and the field is large enough for touch', async () => {
  await page.viewport(380, 800);
  suggestCategories(({ id }) => (id === current.id ? rent.id : undefined));
  renderWithProvider(<BankTransactionList defaultFilters={{ date: { greaterThanEqual: item.date } }} />, { company });
  const table = await transactionTable();
  const [row = expect.unreachable()] = transactionRows(table);
  const { height } = row.getBoundingClientRect();
  const pill = page.elementLocator(row).getByRole('button', { name: `Accept ${rent.name}` });
  await expect.element(pill).toHaveAttribute('title', rent.name);
  table.focus();
  await userEvent.keyboard('c'); // a press beside the suggestion opens the card
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await expect.poll(() => visibleOptionsIn('Suggested')).toContain(rent.name);
  expect(page.getByRole('listbox').element().scrollTop).toBe(0);
  expect(row.querySelector('.daybook-picker-field')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(row.getBoundingClientRect().height).toBeCloseTo(height, 1);
});
