import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../src/index.ts';
import { createBankApi } from '../support/bank-transactions/api.ts';
import { field, openEditor, saved } from '../support/bank-transactions/editor.tsx';
import { transactionTable } from '../support/bank-transactions/list.ts';
import { toReview } from '../support/bank-transactions/toReview.ts';
import { startJob } from '../support/jobs/startJob.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany, type Json } from '../support/sandbox/company.ts';

test('categorizes the transactions of a merchant at once, and undoes it', async ({ task }) => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const all: Json[] = [];
  for (const day of ['20', '19', '18', '17', '16']) {
    const reviewStatus = 'PARTNER_REVIEW_REQUIRED';
    all.push(await api.save({ description: `Corner Bakery ${day}`, date: `2026-06-${day}`, reviewStatus }));
  }
  const stored = () => Promise.all(all.map(async ({ id }) => api.stored(id)));
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  const table = await transactionTable();
  table.focus();
  const { press, finish } = startJob(
    { task },
    { id: 'a3', does: 'Categorize 5 of a merchant, 4 by the offer, and undo these', limit: 12 },
  );
  await press('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await press('office s{Enter}');
  await expect.element(page.getByRole('row', { name: /Apply to 4 others from Corner Bakery/ })).toBeVisible();
  await press('{Shift>}a{/Shift}');
  // The code of the toast loads with the first change: nobody hears Ctrl+Z before.
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  const chosen = async () => new Set((await stored()).map(({ category }) => category?.name));
  await expect.poll(chosen).toEqual(new Set(['Office Supplies']));
  await press('{Control>}z{/Control}');
  await expect.poll(async () => (await stored()).filter(({ category }) => category).length).toBe(1);
  expect((await stored()).slice(1)).toEqual(all.slice(1));
  finish();
}, 60_000);

test('changes the notes of a transaction, and undoes it', async ({ task }) => {
  const { books, before } = await openEditor({ notes: 'Lunch' });
  await userEvent.click(field('Notes'));
  const { press, finish } = startJob(
    { task },
    { id: 'm', does: 'Change a note in the editor, and undo it', limit: 10 },
  );
  await press('{End} twice');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).notes).toBe('Lunch twice');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect.poll(async () => (await books.stored(before.id)).notes).toBe('Lunch');
  expect(await books.stored(before.id)).toEqual(before);
  finish();
});
