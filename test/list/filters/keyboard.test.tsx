import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList } from '../../../src/index.ts';
import { fieldSearch, filterButton } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const search = page.getByRole('searchbox');
const grid = page.getByRole('grid');
const currentRow = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '');
};
const rowCount = () => Number(grid.element().getAttribute('aria-rowcount'));

async function renderInvoices() {
  renderWithProvider(<InvoiceList defaultFilters={{}} selectable />, { company });
  ((await grid.findElement()) as HTMLElement).focus();
  return rowCount();
}

test.each(['Enter', 'ArrowDown'])('%s in the search goes to the first row that it finds', async (key) => {
  const all = await renderInvoices();
  await userEvent.keyboard(`jj/a{${key}}`);
  await expect.poll(rowCount).toBeLessThan(all);
  await expect.element(grid).toHaveFocus();
  await expect.poll(() => currentRow()?.dataset.index).toBe('0');
  await userEvent.keyboard('j');
  await expect.poll(() => currentRow()?.dataset.index).toBe('1');
});

test('Enter in a search that finds nothing stays there, also while more is typed', async () => {
  await renderInvoices();
  await userEvent.keyboard('/no such{Enter}');
  await expect.element(page.getByText('No results match your filters')).toBeVisible();
  await userEvent.keyboard('{Backspace>7/}inv');
  await expect.element(grid).toBeVisible();
  await expect.element(search).toHaveFocus();
});

test('Escape after a search that finds nothing stays in the search, as letters are keys in the rows', async () => {
  await renderInvoices();
  await userEvent.keyboard('/no such{Enter}');
  await expect.element(page.getByText('No results match your filters')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(grid).toBeVisible();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('re');
  await expect.element(search).toHaveValue('re');
});

test('Escape clears the search, and then goes to the rows, in which keys work', async () => {
  const all = await renderInvoices();
  await userEvent.keyboard('/a');
  await expect.poll(rowCount).toBeLessThan(all);
  await userEvent.keyboard('{Escape}');
  await expect.poll(rowCount).toBe(all);
  await userEvent.keyboard('{Escape}');
  await expect.element(grid).toHaveFocus();
  await userEvent.keyboard('5');
  await expect.element(page.getByRole('radio', { name: /^Paid/ })).toBeChecked();
  await expect.element(search).toHaveValue('');
});

test('a filter that F added returns to the rows; from its button, J goes there', async () => {
  renderWithProvider(<BankTransactionList defaultFilters={{}} />, { company });
  ((await grid.findElement()) as HTMLElement).focus();
  const addFilter = async () => {
    await expect.element(fieldSearch).toHaveFocus();
    await userEvent.keyboard('amount{Enter}1{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Filter' })).not.toBeInTheDocument();
  };
  await userEvent.keyboard('f');
  await addFilter();
  await expect.element(grid).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.poll(() => currentRow()?.dataset.index).toBe('1');
  await userEvent.click(filterButton);
  await addFilter();
  await expect.element(filterButton).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(grid).toHaveFocus();
});

test.each([
  ['a field whose value is one of two', 'receipt{Enter}{Enter}', 'Receipt attached'],
  ['a value', 'missing{Enter}', 'Receipt missing'],
  ['a field and a value', 'type exp{Enter}', 'Type Expense'],
])('filters by the name of %s, and Enter', async (_name, keys, chip) => {
  renderWithProvider(<BankTransactionList defaultFilters={{}} />, { company });
  await grid.findElement();
  await userEvent.click(filterButton);
  await expect.element(fieldSearch).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(page.getByRole('button', { name: chip, exact: true })).toBeVisible();
});

test('filters by a value of a dimension that is typed, and Enter', async () => {
  const { '1200': receivable = '' } = company.glAccountIds;
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={{ period: 'all' }} />, { company });
  await grid.findElement();
  await userEvent.click(filterButton);
  await expect.element(fieldSearch).toHaveFocus();
  await expect.element(page.getByRole('option', { name: 'Team' })).toBeVisible(); // the dimensions are loaded
  await userEvent.keyboard('team{Enter}');
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}brand');
  await expect.element(page.getByRole('checkbox', { name: 'Brand' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Team Brand', exact: true })).toBeVisible();
});
