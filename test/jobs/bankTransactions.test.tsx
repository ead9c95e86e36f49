import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createBankApi } from '../support/bank-transactions/api.ts';
import {
  apply,
  field as bulkField,
  edit,
  leavePage,
  openPreview,
  outcome,
  remove,
} from '../support/bank-transactions/bulk.ts';
import { byBalance, candidate, createInvoicedCompany } from '../support/bank-transactions/deposit.tsx';
import { field, picker, saved } from '../support/bank-transactions/editor.tsx';
import { transactionRows, transactionTable } from '../support/bank-transactions/list.ts';
import { TransactionsWithDrawer } from '../support/jobs/BooksWithDrawer.tsx';
import { startJob } from '../support/jobs/startJob.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { recordRequests } from '../support/requests.ts';
import { type Company, createCompany, type Json } from '../support/sandbox/company.ts';

/** Renders the transactions that a search finds, and focuses them. */
async function renderFound(company: Company, search: string) {
  renderWithProvider(<TransactionsWithDrawer selectable defaultFilters={{ search }} />, { company });
  const table = await transactionTable();
  await expect.poll(() => transactionRows(table).length).toBeGreaterThan(0);
  table.focus();
  return table;
}

test('matches a deposit to an invoice', async ({ task }) => {
  const { company, books, open } = await createInvoicedCompany();
  const [invoice] = open;
  const deposit = await books.save({
    description: 'DEPOSIT 8841',
    date: '2026-06-10',
    amount: invoice?.totals.balance,
    customerId: invoice?.customer.id,
  });
  await renderFound(company, 'DEPOSIT 8841');
  const { press, tabTo, finish } = startJob({ task }, { id: 'c', does: 'Match a deposit to an invoice', limit: 8 });
  await press('o');
  await tabTo(candidate(invoice?.invoiceNumber ?? ''), { isBack: true });
  await press(' ');
  await expect.element(candidate(invoice?.invoiceNumber ?? '')).toBeChecked();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  const { children } = await books.stored(deposit.id);
  expect(children.map(({ amount, invoiceId }: Json) => [amount, invoiceId])).toEqual([
    [invoice?.totals.balance, invoice?.id],
  ]);
  finish();
});

test('matches a deposit to two invoices, and books what is left over', async ({ task }) => {
  const { company, books, open } = await createInvoicedCompany();
  const [first, second] = invoicesOfOneCustomer(open);
  const amounts = [first?.totals.balance ?? 0, second?.totals.balance ?? 0];
  const deposit = await books.save({
    description: 'DEPOSIT 8842',
    date: '2026-06-10',
    amount: (amounts[0] ?? 0) + (amounts[1] ?? 0) + 25_00,
    customerId: first?.customer.id,
  });
  await renderFound(company, 'DEPOSIT 8842');
  const { press, finish } = startJob(
    { task },
    { id: 'c2', does: 'Match a deposit to two invoices, and book the rest to a category', limit: 36 },
  );
  await press('m');
  for (const invoice of [first, second]) {
    await expect.element(page.getByRole('textbox', { name: 'Search open invoices' })).toHaveFocus();
    await press(invoice?.invoiceNumber ?? '');
    await expect.element(candidate(invoice?.invoiceNumber ?? '')).toBeVisible();
    await press('{Enter}');
    await expect.element(candidate(invoice?.invoiceNumber ?? '')).toBeChecked();
    if (invoice === first) await press('{ArrowUp}{Control>}a{/Control}'); // back to the search
  }
  // The difference is asked for where it is missing.
  await press('{Control>}{Enter}{/Control}');
  await expect.element(picker('Book the 25.00 to')).toHaveFocus();
  await press('Interest');
  await expect.element(page.getByRole('option', { name: /Interest/ }).first()).toBeVisible();
  await press('{Enter}{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  const { children } = await books.stored(deposit.id);
  expect(children.map(({ amount, invoiceId }: Json) => [amount, invoiceId ?? null])).toEqual([
    [amounts[0], first?.id],
    [amounts[1], second?.id],
    [25_00, null],
  ]);
  finish();
});

test('matches a payment to the other side of a transfer', async ({ task }) => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const [checking, savings] = books.bankAccounts as Json[];
  const item = { description: 'TRANSFER 512', type: 'TRANSFER', classSegmentIds: [] };
  const payment = await books.save({ ...item, amount: -500_00, bankAccountId: checking?.id });
  const otherSide = { ...item, description: 'INCOMING', amount: 500_00, bankAccountId: savings?.id };
  const other = await books.save({ ...otherSide, date: '2026-05-14' });
  await books.save({ ...otherSide, amount: 505_00, date: '2026-05-14' });
  await renderFound(company, 'TRANSFER 512');
  const { press, finish } = startJob(
    { task },
    { id: 'c3', does: 'Match a payment to the other side of a transfer', limit: 6 },
  );
  await press('m');
  await expect.element(page.getByRole('checkbox', { name: /INCOMING.*Same amount/ })).toBeVisible();
  await press('{ArrowDown}{Enter}');
  await expect.element(page.getByText('Matched with')).toBeVisible();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  expect((await books.stored(payment.id)).matchingBankTransaction.id).toBe(other.id);
  finish();
});

test('edits 30 transactions after a preview, and undoes it', async ({ task }) => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const [category] = api.categories.expense as Json[];
  const description = 'COURIER';
  const before: Json[] = await Promise.all(
    Array.from({ length: 30 }, (_item, place) => api.save({ description: `${description} ${place}` })),
  );
  const table = await renderFound(company, description);
  await expect.poll(() => transactionRows(table).length).toBe(30);
  const categories = async () => {
    const rows = await api.query({ search: description });
    return new Set(rows.map((row) => row.category?.id));
  };
  const { press, tabTo, finish } = startJob(
    { task },
    { id: 'd', does: 'Categorize 30 transactions at once after a preview, and undo it', limit: 55 },
  );
  await press('x');
  for (let selected = 1; selected < 30; selected += 1) await press('{Shift>}{ArrowDown}{/Shift}');
  await tabTo(edit, { isBack: true });
  await press('{Enter}');
  await tabTo(bulkField('Category'));
  await press('c');
  await tabTo(page.getByRole('combobox', { name: 'New category' }));
  await press(category.name.slice(0, 4));
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toHaveTextContent(category.name);
  await press('{Enter}');
  await tabTo(openPreview);
  await press('{Enter}');
  await expect.element(apply).toBeVisible();
  expect(await categories()).toEqual(new Set([undefined]));
  await tabTo(apply);
  await press('{Enter}');
  await expect.element(outcome).toHaveTextContent('30 of 30 updated');
  expect(await categories()).toEqual(new Set([category.id]));
  // The code of the toast loads with the first change: nobody hears Ctrl+Z before.
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect.poll(categories).toEqual(new Set([undefined]));
  finish();
  const after = await Promise.all(before.map(({ id }) => api.stored(id)));
  expect(after).toEqual(before);
}, 60_000);

test('deletes a transaction, and undoes it', async ({ task }) => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  await api.save({ description: 'TWICE, KEPT' });
  const before = await api.save({ description: 'TWICE, LATER', date: '2026-06-01' });
  await renderFound(company, 'TWICE');
  const requests = recordRequests();
  const { press, tabTo, finish } = startJob({ task }, { id: 'e', does: 'Delete a transaction, and undo it', limit: 6 });
  await press('x');
  await tabTo(edit, { isBack: true });
  await press('{Enter}');
  await tabTo(remove);
  await press('{Enter}');
  await expect.element(page.getByText(/^Deleted TWICE, LATER/)).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect.element(page.getByText(/^Restored TWICE, LATER/)).toBeVisible();
  finish();
  leavePage();
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  expect(await api.stored(before.id)).toEqual(before);
});

test('settles a conflict with a change from another tab', async ({ task }) => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const before = await api.save({ description: 'STAPLES' });
  await renderFound(company, 'STAPLES');
  const { press, tabTo, finish } = startJob(
    { task },
    { id: 'k', does: 'Settle a conflict: note in one tab, and another in a second', limit: 25 },
  );
  await press('o');
  await tabTo(field('Notes'));
  await press('From tab two');
  await api.update({ id: before.id, notes: 'From tab one' });
  await press('{Control>}{Enter}{/Control}');
  const notes = page.getByRole('region', { name: /Someone else changed/ }).getByRole('group', { name: 'Notes' });
  await expect.element(notes.getByRole('radio', { name: 'Current: From tab one' })).toBeVisible();
  expect((await api.stored(before.id)).notes).toBe('From tab one');
  await tabTo(notes.getByRole('radio').first());
  await press(' ');
  await expect.element(notes.getByRole('radio', { name: 'Yours: From tab two' })).toBeChecked();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  expect(await api.stored(before.id)).toEqual({ ...before, notes: 'From tab two' });
  finish();
});

test('saves unsaved changes when leaving', async ({ task }) => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const before = await api.save({ description: 'STAPLES' });
  const table = await renderFound(company, 'STAPLES');
  const { press, tabTo, finish } = startJob(
    { task },
    { id: 'l', does: 'Leave with unsaved changes, and save them', limit: 16 },
  );
  await press('o');
  await tabTo(field('Notes'));
  await press('Pens', '{Escape}');
  const question = page.getByRole('alertdialog', { name: /^Save your changes/ });
  await tabTo(question.getByRole('button', { name: 'Save' }));
  await press('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Bank transaction' })).not.toBeInTheDocument();
  expect(await api.stored(before.id)).toEqual({ ...before, notes: 'Pens' });
  await expect.poll(() => document.activeElement).toBe(table);
  finish();
});

/** Two open invoices of a customer, the larger first. */
function invoicesOfOneCustomer(open: Awaited<ReturnType<typeof createInvoicedCompany>>['open']) {
  const ofCustomer = (id: string) => open.filter(({ customer }) => customer.id === id);
  const customers = open.map(({ customer }) => ofCustomer(customer.id));
  return customers.find((invoices) => invoices.length > 1)?.toSorted(byBalance) ?? [];
}
