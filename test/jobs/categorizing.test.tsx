import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionList } from '../../src/index.ts';
import { isSave } from '../support/bank-transactions/api.ts';
import { transactionTable } from '../support/bank-transactions/list.ts';
import { suggestCategories } from '../support/bank-transactions/suggestions.ts';
import { createCompanyToReview, toReview } from '../support/bank-transactions/toReview.ts';
import { startJob } from '../support/jobs/startJob.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { recordRequests } from '../support/requests.ts';
import type { Company, Json } from '../support/sandbox/company.ts';

async function renderQueue(company: Company) {
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  const table = await transactionTable();
  await expect.element(page.getByText('Merchant T')).toBeVisible();
  table.focus();
  return { table, requests };
}

/** What a decision changes. */
function withoutDecision({ category: _category, reviewStatus: _reviewStatus, ...rest }: Json) {
  return rest;
}

test('accepts the suggestions of 20 transactions with at most 20 requests, reads included', async ({ task }) => {
  const { company, api, saved } = await createCompanyToReview();
  const [first, second] = api.categories.expense as Json[];
  const ids = new Set(saved.map(({ id }) => id));
  suggestCategories(({ id, category }) =>
    ids.has(id) && !category ? (saved.findIndex((each) => each.id === id) % 2 ? second.id : first.id) : undefined,
  );
  const { requests } = await renderQueue(company);
  await expect.element(page.getByRole('button', { name: `Accept ${first.name}` }).first()).toBeVisible();
  const opened = requests.length;
  const job = startJob({ task }, { id: 'a1', does: 'Categorize 20 transactions by their suggestions', limit: 25 });
  for (const _transaction of saved) await job.press('a');
  for (const [place, before] of saved.entries()) {
    await expect.poll(async () => (await api.stored(before.id)).category?.id).toBe((place % 2 ? second : first).id);
    const now = await api.stored(before.id);
    expect(now.reviewStatus).toBe('RECONCILED');
    expect(withoutDecision(now)).toEqual(withoutDecision(before));
  }
  job.finish();
  expect(requests.length - opened).toBeLessThanOrEqual(20);
  // They leave the queue.
  await expect.element(page.getByText('Merchant T')).not.toBeInTheDocument();
});

test('categorizes 20 transactions without suggestions with at most 20 saves', async ({ task }) => {
  const { company, api, saved } = await createCompanyToReview();
  const { table, requests } = await renderQueue(company);
  const job = startJob({ task }, { id: 'a2', does: 'Categorize 20 transactions without suggestions', limit: 90 });
  const names = ['Utilities and Telephone', 'Postage and Delivery', 'Licenses and Permits', 'Marketing']; // another one than before each time
  for (const [place] of saved.entries()) {
    await job.press('c');
    await expect.element(page.getByRole('combobox', { name: /^Category of Merchant/ })).toHaveFocus();
    await job.press(`${names[place % names.length]?.slice(0, 2).toLowerCase()}{Enter}`);
    await expect.poll(() => document.activeElement).toBe(table);
  }
  const reviewed = async (name: string) => {
    const rows = await api.query({ search: 'Merchant' });
    return rows.filter(({ category, reviewStatus }) => category?.name === name && reviewStatus === 'RECONCILED').length;
  };
  for (const name of names) await expect.poll(() => reviewed(name)).toBe(saved.length / names.length);
  job.finish();
  expect(requests.filter(isSave).length).toBeLessThanOrEqual(20);
}, 60_000);
