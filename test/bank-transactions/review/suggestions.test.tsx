import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi, injectFault, isSave } from '../../support/bank-transactions/api.ts';
import { chooseCategory, focusedRow, transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { suggestCategories } from '../../support/bank-transactions/suggestions.ts';
import { createCompanyToReview, toReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany, type Json } from '../../support/sandbox/company.ts';

test('A accepts a suggestion; Enter and O open the transaction', async () => {
  const { company, api, saved } = await createCompanyToReview();
  const [category] = api.categories.expense as Json[];
  const last = saved.at(-1);
  suggestCategories((transaction) => (transaction.id === last.id && !transaction.category ? category.id : undefined));
  const opened: string[] = [];
  renderWithProvider(
    <BankTransactionList
      defaultFilters={{ ...toReview, search: 'Merchant T' }}
      onTransactionSelect={({ transactionId }) => opened.push(transactionId)}
    />,
    { company },
  );
  await expect.element(page.getByRole('button', { name: `Accept ${category.name}` })).toBeVisible();
  (await transactionTable()).focus();
  await userEvent.keyboard('o{Enter}');
  expect(opened).toEqual([last.id, last.id]);
  await userEvent.keyboard('a');
  await expect.poll(async () => (await api.stored(last.id)).category?.id).toBe(category.id);
});

test('a key that is held decides one transaction', async () => {
  const { company, api, saved } = await createCompanyToReview();
  const [category] = api.categories.expense as Json[];
  suggestCategories((transaction) => (transaction.category ? undefined : category.id));
  renderWithProvider(<BankTransactionList defaultFilters={{ ...toReview, search: 'Merchant' }} />, { company });
  await expect.element(page.getByRole('button', { name: `Accept ${category.name}` }).first()).toBeVisible();
  (await transactionTable()).focus();
  await userEvent.keyboard('{a>5/}');
  const categorized = async () => {
    const stored = await Promise.all(saved.map(({ id }) => api.stored(id)));
    return stored.filter((each) => each.category?.id === category.id).length;
  };
  await expect.poll(categorized).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1000)); // decisions are saved within 300 ms
  expect(await categorized()).toBe(1);
});

test('shows the key A beside a suggestion where there is a keyboard', async () => {
  const { company, api } = await createCompanyToReview();
  const [category] = api.categories.expense as Json[];
  suggestCategories((transaction) => (transaction.category ? undefined : category.id));
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  const accept = page.getByRole('button', { name: `Accept ${category.name}` }).first();
  await expect.element(accept).toBeVisible();
  (await transactionTable()).focus();
  const keyHint = () => getComputedStyle(accept.element(), '::after').content;
  await page.viewport(1280, 800);
  await expect.poll(keyHint).toBe('"A"');
  await page.viewport(380, 800); // a phone has no keys
  await expect.poll(keyHint).toBe('none');
});

test('a failed save returns the transaction to those to review, with the reason', async () => {
  const { company, api, saved } = await createCompanyToReview();
  const [category] = api.categories.expense as Json[];
  const last = saved.at(-1);
  suggestCategories((transaction) => (transaction.id === last.id && !transaction.category ? category.id : undefined));
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  const tab = page.getByRole('radio', { name: /^To review \d/ });
  await expect.element(page.getByRole('button', { name: `Accept ${category.name}` })).toBeVisible();
  const count = (await tab.findElement()).closest('label')?.textContent;
  injectFault('status=500', isSave);
  await page.getByRole('button', { name: `Accept ${category.name}` }).click();
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expect.poll(async () => (await tab.findElement()).closest('label')?.textContent).not.toBe(count);
  await expect.element(page.getByRole('status').filter({ hasText: /^Merchant T: / })).toBeVisible();
  const later = { timeout: 25_000 }; // it is looked up 10 seconds later
  await expect.poll(async () => (await tab.findElement()).closest('label')?.textContent, later).toBe(count);
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).not.toBeInTheDocument();
  expect(await api.stored(last.id)).toEqual(last);
});

test('a suggestion stays in its cell, however narrow the column is', async () => {
  const { company, api } = await createCompanyToReview();
  const [category] = api.categories.expense as Json[];
  suggestCategories((transaction) => (transaction.category ? undefined : category.id));
  renderWithProvider(
    <BankTransactionList defaultFilters={toReview} defaultView={{ columnSizing: { category: 60 } }} />,
    { company },
  );
  const accept = page.getByRole('button', { name: `Accept ${category.name}` }).first();
  await expect.element(accept).toBeVisible();
  const button = await accept.findElement();
  const cell = button.closest('td') ?? expect.unreachable();
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  await expect.poll(() => cell.clientWidth).toBeLessThan(100);
  expect(rightOf(button)).toBeLessThanOrEqual(rightOf(cell));
});

test('choosing the category that a transaction has marks it as reviewed, and moves on', async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const item = { date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED' };
  const rows = [await api.save({ ...item, description: 'One' }), await api.save({ ...item, description: 'Two' })];
  const stored = async () =>
    Promise.all(
      rows.map(async ({ id }) => [(await api.stored(id)).category?.name, (await api.stored(id)).reviewStatus]),
    );
  const { rerender } = renderWithProvider(
    <BankTransactionList defaultFilters={toReview} reviewOnCategorize={false} />,
    { company },
  );
  const table = await transactionTable();
  await expect.poll(() => transactionRows(table).length).toBe(2);
  table.focus();
  await expect.poll(() => focusedRow(table)).toBe(transactionRows(table)[0]);
  await chooseCategory(table, 'Office Supplies');
  const both = (status: string) =>
    expect.arrayContaining([
      ['Office Supplies', status],
      [undefined, item.reviewStatus],
    ]);
  await expect.poll(stored).toEqual(both(item.reviewStatus));
  rerender(<BankTransactionList defaultFilters={toReview} />);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => focusedRow(table)).toBe(transactionRows(table)[0]);
  await chooseCategory(table, 'Office Supplies');
  await expect.poll(() => focusedRow(table)).toBe(transactionRows(table)[1]);
  await expect.poll(stored).toEqual(both('RECONCILED'));
});

test('where nothing is to review, a category moves on to the next row', async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  for (const description of ['A', 'B', 'C'])
    await api.save({ date: '2026-06-15', description, reviewStatus: 'RECONCILED' });
  renderWithProvider(<BankTransactionList defaultFilters={{}} />, { company });
  const table = await transactionTable();
  await expect.poll(() => transactionRows(table).length).toBe(3);
  table.focus();
  await expect.poll(() => focusedRow(table)).toBe(transactionRows(table)[0]);
  await chooseCategory(table, 'Office Supplies');
  await expect.poll(() => focusedRow(table)).toBe(transactionRows(table)[1]);
});
