import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { injectFault, isSave, loseOutcome } from '../../support/bank-transactions/api.ts';
import { chooseCategory, transactionTable } from '../../support/bank-transactions/list.ts';
import { suggestCategories } from '../../support/bank-transactions/suggestions.ts';
import { createCompanyToReview, toReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import type { Json } from '../../support/sandbox/company.ts';

const unknown = page.getByText(/Checking whether it was saved…/);
const undo = page.getByRole('button', { name: 'Undo', exact: true });
const later = { timeout: 25_000 };

/** Lists one transaction to review, with a suggestion. */
async function openSuggestion() {
  const { company, api, saved } = await createCompanyToReview();
  const [category] = api.categories.expense as Json[];
  suggestCategories((transaction) => (transaction.category ? undefined : category.id));
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList defaultFilters={{ ...toReview, search: 'Merchant T' }} />, { company });
  const accept = page.getByRole('button', { name: `Accept ${category.name}` });
  await expect.element(accept).toBeVisible();
  const table = await transactionTable();
  table.focus();
  const { id } = saved.at(-1);
  const stored = async () => (await api.stored(id)).category?.name;
  return { api, id, category, accept, table, stored, saves: () => requests.filter(isSave) };
}

test('a change that was not saved is back with the reason, and the same key tries again', async () => {
  const { category, accept, stored, saves } = await openSuggestion();
  let isBroken = true;
  injectFault('status=503', (request) => isBroken && isSave(request));
  await userEvent.keyboard('a');
  await expect.element(unknown.first()).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  isBroken = false;
  await expect.element(accept, later).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Couldn’t save\. Try again in a moment/ })).toBeVisible();
  await expect.element(unknown).not.toBeInTheDocument();
  await expect.element(undo).not.toBeInTheDocument();
  expect(saves()).toHaveLength(1);
  expect(await stored()).toBeUndefined();
  await userEvent.keyboard('a');
  await expect.poll(stored).toBe(category.name);
  await expect.element(undo).toBeVisible();
  await expect.element(page.getByText(/^Couldn’t save/)).not.toBeInTheDocument();
});

test('a change whose response is lost is confirmed at once, and can be undone', async () => {
  const { table, stored, category } = await openSuggestion();
  injectFault('lose=response', isSave);
  await userEvent.keyboard('a');
  await expect.poll(() => table.isConnected).toBe(false); // its only row has left
  expect(await stored()).toBe(category.name);
  await expect.element(unknown).not.toBeInTheDocument();
  await userEvent.click(undo);
  await expect.poll(stored).toBeUndefined();
});

test('a change that can’t be looked up is looked up again until it is known', async () => {
  const { stored, category, saves } = await openSuggestion();
  const restore = loseOutcome('lose=response', isSave);
  await userEvent.keyboard('a');
  await expect.element(unknown.first()).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
  restore();
  await expect.element(undo, later).toBeVisible();
  await expect.element(unknown).not.toBeInTheDocument();
  expect(await stored()).toBe(category.name);
  expect(saves()).toHaveLength(1);
  await userEvent.click(undo);
  await expect.poll(stored).toBeUndefined();
});

test('another choice waits until the last one is known', async () => {
  const { table, stored, saves } = await openSuggestion();
  let isBroken = true;
  injectFault('drop', (request) => isBroken && isSave(request));
  await userEvent.keyboard('a');
  await expect.element(unknown.first()).toBeVisible();
  isBroken = false;
  await chooseCategory(table, 'Office Supplies');
  await expect.element(page.getByRole('button', { name: 'Office Supplies' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1000)); // decisions are saved within 300 ms
  expect(saves()).toHaveLength(1);
  await expect.poll(stored, later).toBe('Office Supplies');
  expect(saves()).toHaveLength(2);
});
