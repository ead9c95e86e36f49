import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi, injectFault } from '../../support/bank-transactions/api.ts';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { suggestCategories } from '../../support/bank-transactions/suggestions.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany, type Json } from '../../support/sandbox/company.ts';

const merchants = [...'ABCDEFGHIJKLMNOPQRST'].map((letter) => `Merchant ${letter}`);

/** A company whose newest twenty transactions are to review, each of another merchant. */
async function companyToReview() {
  const company = await createCompany();
  const api = await createBankApi(company);
  const item = { date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED' };
  const saved: Json[] = await Promise.all(merchants.map((description) => api.save({ ...item, description })));
  return { company, api, saved };
}

/** Presses keys one by one. @returns how many. */
async function press(...keys: string[]): Promise<number> {
  for (const key of keys) await userEvent.keyboard(key);
  return keys.length;
}

async function renderQueue(company: Parameters<typeof renderWithProvider>[1]['company']) {
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  const table = await transactionTable();
  await expect.element(page.getByText('Merchant T')).toBeVisible();
  table.focus();
  const saves = () => requests.filter(({ method, path }) => method === 'POST' && path === '/v6/banks/transactions');
  return { table, saves };
}

const toReview = { reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] } };

/** What a decision changes. */
function withoutDecision({ category: _category, reviewStatus: _reviewStatus, ...rest }: Json) {
  return rest;
}

test('accepts the suggestions of 20 transactions with 20 keys and at most 20 saves', async () => {
  const { company, api, saved } = await companyToReview();
  const [first, second] = api.categories.expense as Json[];
  const ids = new Set(saved.map(({ id }) => id));
  suggestCategories(({ id, category }) =>
    ids.has(id) && !category ? (saved.findIndex((each) => each.id === id) % 2 ? second.id : first.id) : undefined,
  );
  const { saves } = await renderQueue(company);
  await expect.element(page.getByRole('button', { name: `Accept ${first.name}` }).first()).toBeVisible();
  let keys = 0;
  for (const _merchant of merchants) keys += await press('a');
  expect(keys).toBeLessThanOrEqual(25);
  for (const [place, before] of saved.entries()) {
    await expect.poll(async () => (await api.stored(before.id)).category?.id).toBe((place % 2 ? second : first).id);
    const now = await api.stored(before.id);
    expect(now.reviewStatus).toBe('RECONCILED');
    expect(withoutDecision(now)).toEqual(withoutDecision(before));
  }
  expect(saves().length).toBeLessThanOrEqual(20);
  // They leave the queue.
  await expect.element(page.getByText('Merchant T')).not.toBeInTheDocument();
});

test('categorizes 20 transactions without suggestions with at most 90 keys', async () => {
  const { company, api, saved } = await companyToReview();
  const { table, saves } = await renderQueue(company);
  let keys = 0;
  for (const [place] of merchants.entries()) {
    keys += await press('c');
    await expect.element(page.getByRole('combobox', { name: /^Category of Merchant/ })).toHaveFocus();
    // The first by name, afterwards the first of the recent ones.
    keys += place === 0 ? await press('p', 'o', 's', 't', '{Enter}') : await press('{ArrowDown}', '{Enter}');
    await expect.poll(() => document.activeElement).toBe(table);
  }
  expect(keys).toBeLessThanOrEqual(90);
  const reviewed = async () => {
    const rows = await api.query({ search: 'Merchant' });
    return rows.filter(
      ({ category, reviewStatus }) => category?.name.startsWith('Post') && reviewStatus === 'RECONCILED',
    );
  };
  await expect.poll(async () => (await reviewed()).length).toBe(saved.length);
  expect(saves().length).toBeLessThanOrEqual(20);
}, 60_000);

test('Enter accepts a suggestion, and O opens the transaction', async () => {
  const { company, api, saved } = await companyToReview();
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

test('a failed save returns the transaction to those to review, with the reason', async () => {
  const { company, api, saved } = await companyToReview();
  const [category] = api.categories.expense as Json[];
  const last = saved.at(-1);
  suggestCategories((transaction) => (transaction.id === last.id && !transaction.category ? category.id : undefined));
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  const tab = page.getByRole('radio', { name: /^To review \d/ });
  await expect.element(page.getByRole('button', { name: `Accept ${category.name}` })).toBeVisible();
  const count = (await tab.findElement()).closest('label')?.textContent;
  injectFault('status=500', ({ method, path }) => method === 'POST' && path === '/v6/banks/transactions');
  await page.getByRole('button', { name: `Accept ${category.name}` }).click();
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expect.poll(async () => (await tab.findElement()).closest('label')?.textContent).not.toBe(count);
  await expect.element(page.getByRole('status').filter({ hasText: /^Merchant T: / })).toBeVisible();
  await expect.poll(async () => (await tab.findElement()).closest('label')?.textContent).toBe(count);
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).not.toBeInTheDocument();
  expect(await api.stored(last.id)).toEqual(last);
});
