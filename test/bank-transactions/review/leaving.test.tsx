import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { toReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const api = await createBankApi(company);
const reviewed = (name: string) => page.getByRole('button', { name: `Reviewed: ${name}` });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Longer than rows stay after a decision, with the time to read the list again. */
const longEnough = 4000;

/** A queue of two transactions, of different merchants. */
async function openQueue(name: string) {
  for (const description of [`${name} one`, `${name} two`])
    await api.save({ description, date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  renderWithProvider(<BankTransactionList defaultFilters={{ ...toReview, search: name }} />, { company });
  return transactionTable();
}

test('a row that is done stays after a click until the mouse leaves the rows', async () => {
  await openQueue('Clicked');
  await userEvent.click(reviewed('Clicked one'));
  await expect.element(reviewed('Clicked one')).toHaveAttribute('aria-pressed', 'true');
  await pause(longEnough);
  expect(reviewed('Clicked one').query()).not.toBeNull();
  await userEvent.hover(page.getByRole('searchbox'));
  await expect.element(reviewed('Clicked one')).not.toBeInTheDocument();
});

test('a list that is left during a save is read again once that ends, wherever the mouse was', async () => {
  for (const description of ['Left one', 'Left two'])
    await api.save({ description, date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  const gate = createGate();
  const isSave = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path === '/v6/banks/transactions';
  const requests = recordRequests({ until: (request) => (isSave(request) ? gate.opened : undefined) });
  const queryClient = new QueryClient();
  const list = <BankTransactionList defaultFilters={{ ...toReview, search: 'Left' }} />;
  const { rerender } = renderWithProvider(list, { company, queryClient });
  await userEvent.click(reviewed('Left one')); // and the pointer stays
  await expect.poll(() => requests.some(isSave)).toBe(true);
  rerender(<p>Elsewhere</p>);
  gate.open();
  const lists = queryClient.getQueryCache().findAll({
    predicate: ({ queryKey }) => queryKey[2] === 'bankTransactions' && queryKey[3] === 'list',
  });
  expect(lists.length).toBeGreaterThan(0);
  await expect.poll(() => lists.every(({ state }) => state.isInvalidated), { timeout: 5000 }).toBe(true);
});

test('a decision that fails after its list was left is announced until it is dismissed', async () => {
  const [{ id }] = await Promise.all(
    ['Rejected one', 'Rejected two'].map((description) =>
      api.save({ description, date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED' }),
    ),
  );
  const list = <BankTransactionList defaultFilters={{ ...toReview, search: 'Rejected' }} />;
  const { rerender } = renderWithProvider(list, { company });
  await expect.element(reviewed('Rejected one')).toBeVisible();
  await api.remove(id);
  await userEvent.click(reviewed('Rejected one'));
  rerender(<p>Elsewhere</p>);
  await expect.element(page.getByText('Rejected one: Not saved: This transaction was deleted.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(page.getByText('Rejected one: Not saved')).not.toBeInTheDocument();
});

test('it stays after a category was clicked in the list of categories', async () => {
  const table = await openQueue('Chosen');
  await userEvent.click(page.getByRole('button', { name: 'Uncategorized' }).first());
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard('Office Supplies');
  await userEvent.click(page.getByRole('option', { name: 'Office Supplies' }));
  await expect.element(page.getByRole('gridcell', { name: 'Office Supplies' })).toBeVisible();
  await pause(longEnough);
  expect(table.textContent).toContain('Office Supplies');
  await userEvent.hover(page.getByRole('searchbox'));
  await expect.poll(() => table.textContent).not.toContain('Office Supplies');
});

test('it leaves once the user moves on by keyboard, wherever the mouse rests', async () => {
  await openQueue('Moved');
  await userEvent.click(reviewed('Moved one'));
  await expect.element(reviewed('Moved one')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(reviewed('Moved one')).not.toBeInTheDocument();
});

test('it stays while a category is chosen in another row', async () => {
  await openQueue('Edited');
  await userEvent.click(reviewed('Edited one'));
  await expect.element(reviewed('Edited one')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('c');
  const field = page.getByRole('combobox', { name: /^Category of/ });
  await expect.element(field).toHaveFocus();
  const { top } = (await field.findElement()).getBoundingClientRect();
  await pause(longEnough);
  expect((await field.findElement()).getBoundingClientRect().top).toBe(top);
  expect(reviewed('Edited one').query()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(reviewed('Edited one')).not.toBeInTheDocument();
});
