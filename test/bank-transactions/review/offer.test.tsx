import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type BankTransactionFilters, BankTransactionList } from '../../../src/index.ts';
import { observeStatus } from '../../support/accessibility/observeStatus.ts';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import {
  displayedTransactions,
  focusedRow,
  transactionRows,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { toReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { returnToPage } from '../../support/returnToPage.ts';
import { createCompany, type Json } from '../../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const api = await createBankApi(company);
const offer = page.getByRole('row', { name: /Apply to \d+ others? from/ });
const apply = offer.getByRole('button', { name: /^Apply to \d/ });
const categoryOf = async ({ id }: Json) => (await api.stored(id)).category?.name;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Transactions to review of one merchant, the newest first. */
async function saveTransactions(merchant: string, count: number): Promise<Json[]> {
  const saved: Json[] = [];
  for (let day = 20; day > 20 - count; day -= 1) {
    const description = `${merchant} ${day}`;
    saved.push(
      await api.save({
        description,
        date: `2026-06-${String(day).padStart(2, '0')}`,
        reviewStatus: 'PARTNER_REVIEW_REQUIRED',
      }),
    );
  }
  return saved;
}

/** Opens those of a merchant, with the focus in the first row. */
async function open(search: string, width = 1200, filters: BankTransactionFilters = toReview) {
  renderWithProvider(
    <div style={{ inlineSize: width }}>
      <BankTransactionList defaultFilters={{ ...filters, search }} />
    </div>,
    { company },
  );
  const table = await transactionTable();
  table.focus();
  return table;
}

/** Chooses a category for the focused row, by keyboard. */
async function categorize(table: HTMLElement, key = '{Enter}') {
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard('Office Supplies');
  await expect.element(page.getByRole('option', { name: 'Office Supplies' })).toBeVisible();
  await userEvent.keyboard(key);
  await expect.poll(() => document.activeElement).toBe(table);
}

/** Where each row begins, and where the last one ends. */
function placesOf(table: HTMLTableElement): number[] {
  const rows = transactionRows(table).map((row) => row.getBoundingClientRect());
  return [...rows.map(({ top }) => top), rows.at(-1)?.bottom ?? 0];
}

test.each([
  ['Wide', 1200],
  ['Medium', 700],
  ['Narrow', 380],
])('takes exactly the place of the row that is done: %s, %i px', async (merchant, width) => {
  await saveTransactions(merchant, 3);
  const table = await open(merchant, width);
  const before = placesOf(table);
  await categorize(table);
  await expect.element(offer).toBeVisible();
  expect(placesOf(table)).toEqual(before);
  expect(transactionRows(table)[0]?.textContent).toContain(`Apply to 2 others from ${merchant} 20?`);
  const dismiss = (await offer.getByRole('button', { name: 'Don’t apply' }).findElement()).getBoundingClientRect();
  expect(dismiss.right).toBeLessThanOrEqual(table.getBoundingClientRect().right);
  expect(transactionRows(table).indexOf(focusedRow(table) ?? expect.unreachable())).toBe(1);
  // The toast has no second offer.
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Apply/ }).elements()).toHaveLength(1);
});

test('names the transaction that is done and the sum of the others, and is announced once', async () => {
  await saveTransactions('Announced', 3);
  const table = await open('Announced');
  const announcements = observeStatus(/others/);
  await categorize(table);
  await expect.element(offer).toHaveTextContent(/Announced 20\s*−120\.00/);
  await expect.element(offer).toHaveTextContent('−240.00 in all');
  await pause(500);
  expect(announcements()).toEqual([
    'Apply to 2 others from Announced 20? Press Shift+A to apply, or Shift+S to see them.',
  ]);
});

test('keeps its row in the queue while it is open, and Shift+A applies even late', async () => {
  const [done, ...others] = await saveTransactions('Late', 3);
  const table = await open('Late');
  await categorize(table);
  await expect.poll(() => categoryOf(done)).toBe('Office Supplies');
  await pause(4000); // the list would refetch after 1.5 s, and the row leave
  await expect.element(offer).toBeVisible();
  await userEvent.keyboard('{Shift>}A{/Shift}');
  for (const row of others) await expect.poll(() => categoryOf(row)).toBe('Office Supplies');
  await expect.element(offer).not.toBeInTheDocument();
  await expect.poll(displayedTransactions).toEqual([]); // all are done, and leave
});

test('never replaces a category that someone else chose first', async () => {
  const [, kept, applied] = await saveTransactions('Shared', 3);
  const table = await open('Shared');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  const [theirs] = api.categories.expense.flatMap(({ children = [] }: { children?: Json[] }) => children);
  expect(theirs.name).not.toBe('Office Supplies');
  await api.update({ id: kept?.id, categoryId: theirs.id });
  expect(await categoryOf(kept ?? expect.unreachable())).toBe(theirs.name);
  await userEvent.keyboard('{Shift>}A{/Shift}');
  await expect.poll(() => categoryOf(applied ?? expect.unreachable())).toBe('Office Supplies');
  await expect.element(page.getByText('Someone else changed the category.').first()).toBeInTheDocument();
  const { category, reviewStatus } = await api.stored(kept?.id);
  expect(category?.name).toBe(theirs.name);
  expect(reviewStatus).toBe('PARTNER_REVIEW_REQUIRED');
});

test('shows the others before they are changed, by button and by Shift+S', async () => {
  const [, ...others] = await saveTransactions('Shown', 3);
  const table = await open('Shown');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  const list = offer.getByRole('list', { name: 'Apply to 2 others from Shown 20?' });
  expect(list.query()).toBeNull();
  await userEvent.click(offer.getByRole('button', { name: 'Show them' }));
  const rows = list.getByRole('listitem');
  await expect.element(rows.first()).toHaveTextContent(/^Shown 19Jun 19.*−120\.00$/);
  await expect.element(rows).toHaveLength(2);
  await expect
    .element(page.getByRole('status').filter({ hasText: /^Shown 19, Jun 19.*; Shown 18, / }))
    .toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(list.query()).toBeNull();
  await expect.element(offer).toBeVisible();
  await userEvent.keyboard('{Shift>}S{/Shift}');
  await expect.element(list).toBeVisible();
  for (const row of others) expect(await categoryOf(row)).toBeUndefined();
  await userEvent.keyboard('{Shift>}A{/Shift}');
  for (const row of others) await expect.poll(() => categoryOf(row)).toBe('Office Supplies');
});

test('the others are announced once, though someone else categorizes one of them', async () => {
  const [, ...others] = await saveTransactions('Heard', 4);
  const table = await open('Heard', 1200, {}); // a list that rows which are done don’t leave when it is read again
  await categorize(table);
  await expect.element(offer).toBeVisible();
  const announcements = observeStatus(/^Heard 19/);
  await userEvent.keyboard('{Shift>}S{/Shift}');
  const rows = offer.getByRole('list').getByRole('listitem');
  await expect.element(rows).toHaveLength(3);
  const [theirs] = api.categories.expense;
  await api.update({ id: others[1]?.id, categoryId: theirs.id });
  await expect
    .poll(() => {
      returnToPage(); // reads it again, unless it is being read
      return rows.elements();
    })
    .toHaveLength(2);
  await pause(500);
  expect(announcements()).toEqual([expect.stringMatching(/^Heard 19.*; Heard 18.*; Heard 17[^;]*$/)]);
});

test('keys scroll the list of the others, which a press outside closes', async () => {
  await saveTransactions('Scrolled', 20);
  const table = await open('Scrolled');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  await userEvent.keyboard('{Shift>}S{/Shift}');
  const list = offer.getByRole('list');
  await expect.element(list).toBeVisible();
  const scroller = list.element().parentElement ?? expect.unreachable();
  await userEvent.keyboard('{End}');
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(0);
  await userEvent.keyboard('{Home}{ArrowDown}{PageUp}');
  await expect.poll(() => scroller.scrollTop).toBe(0);
  const row = focusedRow(table);
  await userEvent.keyboard('{ArrowDown>4/}'); // held
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(40);
  expect(focusedRow(table)).toBe(row);
  await expect.element(list).toBeVisible();
  await userEvent.click(page.getByRole('heading', { name: 'Bank transactions' }));
  await expect.element(list).not.toBeInTheDocument();
});

test('another key declines it and does what it does; the merchant is not offered again', async () => {
  const rows = await saveTransactions('Declined', 4);
  const table = await open('Declined');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  await userEvent.keyboard('{Shift>}{/Shift}'); // nothing by itself
  await expect.element(offer).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(offer).not.toBeInTheDocument();
  expect(focusedRow(table)?.textContent).toContain('Declined 18');
  await userEvent.keyboard('{Shift>}A{/Shift}');
  await categorize(table);
  await expect.poll(() => categoryOf(rows[2])).toBe('Office Supplies');
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  expect(offer.query()).toBeNull();
  expect(await Promise.all(rows.map(categoryOf))).toEqual(['Office Supplies', undefined, 'Office Supplies', undefined]);
});

test('a declined merchant is not offered again once the list is back', async () => {
  const [first, second] = await saveTransactions('Remounted', 4);
  const screen = renderWithProvider(<BankTransactionList defaultFilters={{ ...toReview, search: 'Remounted' }} />, {
    company,
  });
  for (const [each, isOffered] of [
    [first, true],
    [second, false],
  ] as const) {
    const table = await transactionTable();
    await expect.poll(() => transactionRows(table).length).toBe(isOffered ? 4 : 3); // it has been read again
    table.focus();
    await categorize(table);
    await expect.poll(() => categoryOf(each ?? expect.unreachable())).toBe('Office Supplies');
    expect(offer.query() !== null).toBe(isOffered);
    if (!isOffered) continue;
    await userEvent.keyboard('j');
    await expect.element(offer).not.toBeInTheDocument();
    screen.rerender(<p>Elsewhere</p>);
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    screen.rerender(<BankTransactionList defaultFilters={{ ...toReview, search: 'Remounted' }} />);
  }
});

test('typing a capital A into a field is not Shift+A', async () => {
  const [, other] = await saveTransactions('Typed', 2);
  const table = await open('Typed');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  await userEvent.click(page.getByRole('searchbox'));
  await userEvent.keyboard('{Shift>}A{/Shift}');
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(page.getByRole('searchbox')).toHaveValue('TypedA');
  await pause(500); // decisions are saved after 300 ms
  expect(await categoryOf(other)).toBeUndefined();
});

test('pressed with the mouse, it applies and leaves the focus and the current row where they are', async () => {
  const rows = await saveTransactions('Pressed', 3);
  const table = await open('Pressed');
  await categorize(table);
  await userEvent.click(apply);
  for (const row of rows) await expect.poll(() => categoryOf(row)).toBe('Office Supplies');
  expect(document.activeElement).toBe(table);
  expect(focusedRow(table)?.textContent).toContain('Pressed 19');
});

test('dismissed with the mouse, it uncovers the row', async () => {
  const [, other] = await saveTransactions('Dismissed', 2);
  const table = await open('Dismissed');
  await categorize(table);
  await userEvent.click(offer.getByRole('button', { name: 'Don’t apply' }));
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Reviewed: Dismissed 20' })).toBeVisible();
  expect(document.activeElement).toBe(table);
  expect(await categoryOf(other)).toBeUndefined();
});

test('stays in the current row after Alt+Enter, and the row’s keys work', async () => {
  const [first] = await saveTransactions('Staying', 2);
  const table = await open('Staying');
  await categorize(table, '{Alt>}{Enter}{/Alt}');
  await expect.element(offer).toBeVisible();
  expect(focusedRow(table)).toBe(await offer.findElement());
  const statusOf = async () => (await api.stored(first?.id)).reviewStatus;
  await expect.poll(statusOf).toBe('RECONCILED');
  await userEvent.keyboard('r');
  await expect.poll(statusOf).toBe('PARTNER_REVIEW_REQUIRED');
});

test('ends when its change is undone, and may come again', async () => {
  const [first] = await saveTransactions('Undone', 2);
  const table = await open('Undone');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  await expect.poll(() => categoryOf(first)).toBe('Office Supplies');
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect.element(offer).not.toBeInTheDocument();
  await expect.poll(() => categoryOf(first)).toBeUndefined();
  table.focus();
  await userEvent.keyboard('{Home}');
  await categorize(table);
  await expect.element(offer).toBeVisible();
});

test('counts only those that can still be categorized', async () => {
  const rows = await saveTransactions('Fewer', 4);
  const table = await open('Fewer');
  await categorize(table);
  await expect.element(apply).toHaveTextContent('Apply to 3');
  await userEvent.click(page.getByRole('button', { name: 'Reviewed: Fewer 17' }));
  await expect.element(apply).toHaveTextContent('Apply to 2');
  await userEvent.click(apply);
  for (const row of rows.slice(0, 3)) await expect.poll(() => categoryOf(row)).toBe('Office Supplies');
  expect(await categoryOf(rows[3])).toBeUndefined();
});
