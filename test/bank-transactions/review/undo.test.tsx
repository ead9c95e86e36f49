import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import { chooseCategory, transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { suggestCategories } from '../../support/bank-transactions/suggestions.ts';
import { undoButton } from '../../support/bank-transactions/undo.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch, recordRequests } from '../../support/requests.ts';
import { createCompany, type Json } from '../../support/sandbox/company.ts';
import { Shadow } from '../../support/ui/surroundings.tsx';

const company = await createCompany();
const api = await createBankApi(company);
const save = (item: object) => api.save({ date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED', ...item });

/** Categorizes the first transaction of a search, by keyboard. */
async function categorize(search: string, category: string) {
  renderWithProvider(<BankTransactionList defaultFilters={{ search }} />, { company });
  const table = await transactionTable();
  table.focus();
  await chooseCategory(table, category);
  return table;
}

const categoryOf = async ({ id }: Json) => (await api.stored(id)).category?.name;

test('the button and Ctrl+Z restore everything, latest change first', async () => {
  const before = await save({ description: 'Undone twice', glAccountId: null, notes: 'Keep me' });
  const table = await categorize('Undone twice', 'Office Supplies');
  await expect.poll(() => categoryOf(before)).toBe('Office Supplies');
  await chooseCategory(table, 'Small Equipment');
  await expect.poll(() => categoryOf(before)).toBe('Small Equipment');
  await expect.element(page.getByText('Undone twice, −120.00, categorized as Small Equipment.')).toBeVisible();
  await undoButton.click();
  await expect.element(page.getByText('Undone: Undone twice, −120.00, categorized as Small Equipment.')).toBeVisible();
  expect(undoButton.query()).toBeNull(); // the earlier change was announced before
  await expect.poll(() => categoryOf(before)).toBe('Office Supplies');
  table.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => categoryOf(before)).toBeUndefined();
  expect(await api.stored(before.id)).toEqual(before);
});

test('says that a rule set it, if the answer names one', async () => {
  const before = await save({ description: 'By a rule' });
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (init?.method !== 'POST' || !String(input).endsWith('/v6/banks/transactions')) return response;
    const body = await response.json();
    const rule = { id: 'rul_new', transactionSource: 'BANK_FEED' };
    return Response.json({ ...body, data: body.data.map((each: Json) => ({ ...each, data: { ...each.data, rule } })) });
  });
  await categorize('By a rule', 'Office Supplies');
  await expect
    .element(page.getByText('By a rule, −120.00, categorized as Office Supplies and reviewed. Set by a rule.'))
    .toBeVisible();
  expect(await categoryOf(before)).toBe('Office Supplies');
});

test('Ctrl+Z right after a decision undoes that decision', async () => {
  const before = await save({ description: 'Too fast' });
  await categorize('Too fast', 'Office Supplies');
  // The toast listens once it is there.
  await expect.element(undoButton).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .element(page.getByText('Undone: Too fast, −120.00, categorized as Office Supplies and reviewed.'))
    .toBeVisible();
  expect(await api.stored(before.id)).toEqual(before);
});

test('Ctrl+Z in a field belongs to the field, also in a shadow root', async () => {
  const before = await save({ description: 'Typed in a shadow root' });
  let root: ShadowRoot | undefined;
  renderWithProvider(
    <Shadow mode="open" onRoot={(made) => (root = made)}>
      <BankTransactionList defaultFilters={{ search: 'Typed in a shadow root' }} />
    </Shadow>,
    { company },
  );
  await expect.element(page.getByRole('gridcell', { name: /Typed in a shadow root/ }).first()).toBeVisible();
  const [table, search] = ['table', 'input[type=search]'].map((selector) => root?.querySelector<HTMLElement>(selector));
  table?.focus();
  await userEvent.keyboard('r');
  await expect.element(undoButton).toBeVisible();
  const undone = page.getByText(/^Undone:/);
  search?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await new Promise((resolve) => setTimeout(resolve, 500)); // an undo is announced at once
  expect(undone.query()).toBeNull();
  table?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(undone).toBeVisible();
  expect((await api.stored(before.id)).reviewStatus).toBe(before.reviewStatus);
});

test('changes nothing if the transaction has changed since', async () => {
  const before = await save({ description: 'Changed since' });
  await categorize('Changed since', 'Office Supplies');
  await expect.poll(() => categoryOf(before)).toBe('Office Supplies');
  await api.update({ id: before.id, notes: 'From someone else' });
  const changed = await api.stored(before.id);
  const requests = recordRequests();
  await undoButton.click();
  await expect.element(page.getByText('Changed since has changed since then, so it wasn’t undone.')).toBeVisible();
  expect(await api.stored(before.id)).toEqual(changed);
  expect(requests.filter(({ method, path }) => method === 'POST' && path === '/v6/banks/transactions')).toEqual([]);
});

test('an undo that can’t succeed doesn’t stand before the earlier ones', async () => {
  const kept = await save({ description: 'Undone in spite', date: '2026-06-16' });
  const deleted = await save({ description: 'Undone in spite' });
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'Undone in spite' }} />, { company });
  (await transactionTable()).focus();
  await userEvent.keyboard('r{ArrowDown}r');
  const statusOf = async ({ id }: Json) => (await api.stored(id)).reviewStatus;
  for (const each of [kept, deleted]) await expect.poll(() => statusOf(each)).toBe('RECONCILED');
  await api.remove(deleted.id);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText(/^Not undone/)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => statusOf(kept)).toBe(kept.reviewStatus);
});

test('while nothing has the focus, Ctrl+Z works as long as the toast shows it', async () => {
  const before = await save({ description: 'Nothing focused' });
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'Nothing focused' }} />, { company });
  const table = await transactionTable();
  table.focus();
  await userEvent.keyboard('r');
  await expect.element(undoButton).toHaveTextContent('Undo Ctrl Z');
  table.blur();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText(/^Undone: Nothing focused/)).toBeVisible();
  expect((await api.stored(before.id)).reviewStatus).toBe(before.reviewStatus);
});

test('reaches back 20 changes', { timeout: 120_000 }, async () => {
  const rows: Json[] = [];
  for (let number = 0; number < 21; number += 1) rows.push(await save({ description: `Queue ${'Q'.repeat(number)}` }));
  const [category] = api.categories.expense as Json[];
  suggestCategories(({ description, category: chosen }) =>
    description.startsWith('Queue') && !chosen ? category.id : undefined,
  );
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'Queue' }} />, { company });
  const table = await transactionTable();
  await expect.element(page.getByRole('button', { name: `Accept ${category.name}` }).first()).toBeVisible();
  table.focus();
  const first = await firstRow(table);
  for (const _row of rows) await userEvent.keyboard('a');
  const categorized = async () => (await api.query({ search: 'Queue' })).filter(({ category }) => category).length;
  await expect.poll(categorized, { timeout: 40_000 }).toBe(21);
  await userEvent.keyboard(`{Control>}${'z'.repeat(25)}{/Control}`);
  await expect.poll(categorized, { timeout: 40_000 }).toBe(1); // one undo after the other
  await expect.element(page.getByText('20 changes undone.')).toBeVisible();
  const kept = rows.find(({ description }) => description === first);
  expect(await categoryOf(kept)).toBe(category.name);
});

/** The description of the first row. */
async function firstRow(table: HTMLTableElement) {
  await expect.poll(() => transactionRows(table).length).toBe(21);
  return transactionRows(table)[0]?.querySelector('[data-column="description"]')?.textContent;
}

test('applies a category to others of the merchant with one press, one save and one undo', async () => {
  const rows = [];
  for (const number of [1, 2, 3, 4]) rows.push(await save({ description: `PAPERWORLD #0${number}` }));
  const income = await save({ description: 'PAPERWORLD #09', amount: 40_00, date: '2026-06-14' });
  const requests = recordRequests();
  const saves = () => requests.filter(({ method, path }) => method === 'POST' && path === '/v6/banks/transactions');
  await categorize('PAPERWORLD', 'Office Supplies');
  await expect.element(page.getByRole('row', { name: /Apply to 3 others from PAPERWORLD/ })).toBeVisible();
  await expect.poll(() => saves().length).toBe(1);
  await userEvent.keyboard('{Shift>}A{/Shift}');
  for (const row of rows) await expect.poll(() => categoryOf(row)).toBe('Office Supplies');
  expect(saves()).toHaveLength(2);
  expect(await api.stored(income.id)).toEqual(income);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .element(page.getByText(/^Undone: 3 transactions from PAPERWORLD.* categorized as Office Supplies and reviewed\.$/))
    .toBeVisible();
  expect(saves()).toHaveLength(3);
  const categorized = await Promise.all(rows.map(categoryOf));
  expect(categorized.filter(Boolean)).toEqual(['Office Supplies']);
});

test.each([
  [{ reviewOnCategorize: false }, 'PARTNER_REVIEW_REQUIRED'],
  [{ reviewedStatus: 'PARTNER_APPROVED' }, 'PARTNER_APPROVED'],
])('with %j, the review status becomes %s', async (props, status) => {
  const before = await save({ description: `Status ${status}` });
  renderWithProvider(<BankTransactionList defaultFilters={{ search: `Status ${status}` }} {...props} />, { company });
  const table = await transactionTable();
  table.focus();
  await chooseCategory(table, 'Office Supplies');
  await expect.poll(() => categoryOf(before)).toBe('Office Supplies');
  expect((await api.stored(before.id)).reviewStatus).toBe(status);
});
