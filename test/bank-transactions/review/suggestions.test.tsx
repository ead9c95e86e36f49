import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { injectFault, isSave } from '../../support/bank-transactions/api.ts';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { suggestCategories } from '../../support/bank-transactions/suggestions.ts';
import { createCompanyToReview, toReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import type { Json } from '../../support/sandbox/company.ts';

test('Enter accepts a suggestion, and O opens the transaction', async () => {
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
  await userEvent.keyboard('o');
  expect(opened).toEqual([last.id]);
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual([last.id]);
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
  await expect.poll(async () => (await tab.findElement()).closest('label')?.textContent).toBe(count);
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
