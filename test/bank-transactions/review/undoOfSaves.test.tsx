import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, BankTransactionList } from '../../../src/index.ts';
import {
  createBankApi,
  injectFaultAt,
  isSave,
  saveAsOtherUser,
  saveRequest,
} from '../../support/bank-transactions/api.ts';
import {
  applyChanges,
  chooseCategory as chooseBulkCategory,
  openPreview,
  preview,
  retry,
} from '../../support/bank-transactions/bulk.ts';
import { button, categorizeLine, lineField, saved } from '../../support/bank-transactions/editor.tsx';
import { chooseCategory, transactionTable } from '../../support/bank-transactions/list.ts';
import { undoButton } from '../../support/bank-transactions/undo.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, type Json } from '../../support/sandbox/company.ts';

const company = await createCompany();
const api = await createBankApi(company);
const save = (item: object) => api.save({ date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED', ...item });
const categoryOf = async ({ id }: Json) => (await api.stored(id)).category?.name;

test('one undo restores a bulk edit and its retry', { timeout: 60_000 }, async () => {
  const rows: Json[] = [];
  for (const number of [1, 2]) rows.push(await save({ description: `Retried ${number}` }));
  injectFaultAt({ ...saveRequest, nth: 1, fault: 'status=503' });
  renderWithProvider(<BankTransactionList selectable defaultFilters={{ search: 'Retried' }} />, { company });
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }).first());
  await chooseBulkCategory('Office Supplies');
  await userEvent.click(openPreview);
  await expect.element(preview.getByRole('checkbox', { name: 'Also mark as reviewed' })).toBeChecked();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(retry);
  for (const row of rows) await expect.poll(() => categoryOf(row)).toBe('Office Supplies');
  expect((await api.stored(rows[0].id)).reviewStatus).toBe('RECONCILED');
  await expect.element(undoButton).toBeVisible();
  await undoButton.click();
  for (const row of rows) await expect.poll(() => api.stored(row.id)).toEqual(row);
});

test('one undo restores a bulk edit whose responses were lost, and keeps what someone else changed since', {
  timeout: 60_000,
}, async () => {
  const rows: Json[] = [];
  for (const number of [1, 2]) rows.push(await save({ description: `Unknown ${number}` }));
  injectFaultAt({ ...saveRequest, nth: 1, fault: 'status=500' });
  injectFaultAt({ ...saveRequest, nth: 2, fault: 'lose=response' });
  renderWithProvider(<BankTransactionList selectable defaultFilters={{ search: 'Unknown' }} />, { company });
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }).first());
  await chooseBulkCategory('Office Supplies');
  await applyChanges();
  await userEvent.click(retry);
  for (const row of rows) await expect.poll(() => categoryOf(row)).toBe('Office Supplies');
  await saveAsOtherUser(company, [{ id: rows[0].id, notes: 'Seen' }]);
  await userEvent.click(retry);
  await expect.element(page.getByText('2 transactions categorized as Office Supplies and reviewed.')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText('Undid the changes to 2 transactions.')).toBeVisible();
  expect(await api.stored(rows[0].id)).toEqual({ ...rows[0], notes: 'Seen' });
  expect(await api.stored(rows[1].id)).toEqual(rows[1]);
});

test('one undo restores all transactions of a bulk edit', async () => {
  const rows: Json[] = [];
  for (const number of [1, 2, 3])
    rows.push(await save({ description: `Bulk ${'B'.repeat(number)}`, notes: `No. ${number}` }));
  renderWithProvider(<BankTransactionList selectable defaultFilters={{ search: 'Bulk B' }} />, { company });
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 3 loaded transactions' }));
  await chooseBulkCategory('Office Supplies');
  await applyChanges();
  await expect.element(page.getByText('3 transactions categorized as Office Supplies and reviewed.')).toBeVisible();
  expect(await Promise.all(rows.map(categoryOf))).toEqual(Array(3).fill('Office Supplies'));
  const requests = recordRequests();
  await undoButton.click();
  await expect.element(page.getByText('Undid the changes to 3 transactions.')).toBeVisible();
  expect(await Promise.all(rows.map(({ id }) => api.stored(id)))).toEqual(rows);
  expect(requests.filter(({ method, path }) => method === 'POST' && path === '/v6/banks/transactions')).toHaveLength(1);
});

test('an undo counts only what it undid, also what an earlier one had left', { timeout: 60_000 }, async () => {
  const other = await createCompany();
  const books = await createBankApi(other);
  const rows: Json[] = [];
  for (const [name, date] of Object.entries({
    One: '2026-06-15',
    Two: '2026-05-15',
    Three: '2026-05-14',
    Four: '2026-05-13',
  }))
    rows.push(await books.save({ description: `Counted ${name}`, date, reviewStatus: 'PARTNER_REVIEW_REQUIRED' }));
  const areChanged = () =>
    Promise.all(rows.map(async ({ id }) => (await books.stored(id)).category?.name === 'Office Supplies'));
  renderWithProvider(<BankTransactionList selectable defaultFilters={{ search: 'Counted' }} />, { company: other });
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 4 loaded transactions' }));
  await chooseBulkCategory('Office Supplies');
  await applyChanges();
  await expect.element(page.getByText('4 transactions categorized as Office Supplies and reviewed.')).toBeVisible();
  await books.close('2026-05-31', 'DISABLED');
  await undoButton.click();
  await expect.element(page.getByText(/^Not undone\./)).toBeVisible();
  expect(await areChanged()).toEqual([false, true, true, true]);
  await books.close('2026-04-30', 'DISABLED');
  await books.update({ id: rows[3].id, notes: 'From someone else' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .element(
      page.getByText('Undid the changes to 2 transactions. Counted Four has changed since then, so it wasn’t undone.'),
    )
    .toBeVisible();
  expect(await areChanged()).toEqual([false, false, false, true]);
});

test.each(['plain', 'split'])('an undo restores what the editor saved of a %s transaction', async (kind) => {
  const categories: Json[] = api.categories.expense.flatMap(({ children }: Json) => children);
  const children = [-100_00, -20_00].map((amount, place) => ({ amount, categoryId: categories[place].id }));
  const description = `Edited ${kind}`;
  const before = await save({ description, notes: 'Before', ...(kind === 'split' && { children }) });
  renderWithProvider(
    <>
      <BankTransactionList defaultFilters={{ search: description }} />
      <BankTransactionEditor transactionId={before.id} />
    </>,
    { company },
  );
  const editor = page.getByRole('form');
  const notes = editor.getByRole('textbox', { name: /^Notes/ }).first();
  await expect.element(notes).toHaveValue('Before');
  await userEvent.fill(notes, 'After');
  await userEvent.click(editor.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(page.getByText(`Changes to ${description} saved.`)).toBeVisible();
  await expect.poll(async () => (await api.stored(before.id)).notes).toBe('After');
  await undoButton.click();
  await expect.element(page.getByText(`Undid changes to ${description}.`)).toBeVisible();
  expect(await api.stored(before.id)).toEqual(before);
  await expect.element(notes).toHaveValue('Before');
  await expect.element(saved).not.toBeInTheDocument();
});

test('Ctrl+Z in the editor undoes the last change of the list, but in a field with input what was typed', async () => {
  const before = await save({ description: 'Undone beside', notes: 'Before' });
  renderWithProvider(
    <>
      <BankTransactionList defaultFilters={{ search: 'Undone beside' }} />
      <BankTransactionEditor transactionId={before.id} />
    </>,
    { company },
  );
  const table = await transactionTable();
  const editor = page.getByRole('form');
  await expect.element(editor.getByRole('textbox', { name: /^Notes/ }).first()).toHaveValue('Before');
  table.focus();
  await chooseCategory(table, 'Office Supplies');
  await expect.poll(() => categoryOf(before)).toBe('Office Supplies');
  await expect.element(undoButton).toBeVisible();
  const category = editor.getByRole('combobox', { name: /^Category/ }).first();
  await expect.element(category).toHaveValue('Office Supplies');
  await userEvent.click(category);
  await userEvent.keyboard('Sm{Control>}z{/Control}');
  await new Promise((resolve) => setTimeout(resolve, 500)); // an undo is announced at once
  expect(page.getByText(/^(Undone:|Undid)/).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(editor.getByRole('textbox', { name: /^Notes/ }).first());
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .element(page.getByText('Undone: Undone beside, −120.00, categorized as Office Supplies and reviewed.'))
    .toBeVisible();
  expect(await api.stored(before.id)).toEqual(before);
});

test('what a bulk edit saved before its list was closed can be undone', async () => {
  const rows: Json[] = [];
  for (const number of [1, 2]) rows.push(await save({ description: `Left ${'L'.repeat(number)}` }));
  const list = <BankTransactionList selectable defaultFilters={{ search: 'Left L' }} />;
  const gate = createGate();
  const requests = recordRequests({ until: (request) => (isSave(request) ? gate.opened : undefined) });
  const { rerender } = renderWithProvider(list, { company });
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 2 loaded transactions' }));
  await chooseBulkCategory('Office Supplies');
  await applyChanges();
  await expect.poll(() => requests.filter(isSave)).toHaveLength(1);
  rerender(<p>Another page</p>);
  gate.open();
  await expect.poll(() => Promise.all(rows.map(categoryOf))).toEqual(Array(2).fill('Office Supplies'));
  rerender(list);
  await expect.element(page.getByText('2 transactions categorized as Office Supplies and reviewed.')).toBeVisible();
  await undoButton.click();
  await expect.poll(() => Promise.all(rows.map(({ id }) => api.stored(id)))).toEqual(rows);
});

test('two saves, of a split and of its removal, are undone one by one', async () => {
  const row = await save({ description: 'Twice saved', amount: -60_00 });
  renderWithProvider(<BankTransactionEditor transactionId={row.id} />, { company });
  await userEvent.click(button('Split'));
  await userEvent.fill(lineField(1, 'Amount'), '20');
  for (const place of [1, 2]) await categorizeLine(place);
  await userEvent.click(button('Save'));
  await expect.element(saved).toBeVisible();
  await userEvent.click(button('Remove split'));
  await userEvent.click(button('Save'));
  await expect.element(saved).toBeVisible();
  const amounts = async () => (await api.stored(row.id)).children.map(({ amount }: Json) => amount);
  expect(await amounts()).toEqual([]);
  await userEvent.click(undoButton);
  await expect.poll(amounts).toEqual([-20_00, -40_00]);
  (button('Keyboard shortcuts').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(amounts).toEqual([]);
  expect(page.getByText(/has changed since then/).query()).toBeNull();
});
