import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { observeStatus } from '../../support/accessibility/observeStatus.ts';
import { displayedTransactions, focusedRow, transactionRows } from '../../support/bank-transactions/list.ts';
import { categorize, createOffers, offer, pause } from '../../support/bank-transactions/offers.tsx';
import { returnToPage } from '../../support/returnToPage.ts';
import type { Json } from '../../support/sandbox/company.ts';

const { api, categoryOf, saveTransactions, open } = await createOffers();
const apply = offer.getByRole('button', { name: /^Apply to \d/ });

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

test('pressed with the mouse, it applies and leaves the focus and the current row where they are', async () => {
  const rows = await saveTransactions('Pressed', 3);
  const table = await open('Pressed');
  await categorize(table);
  await userEvent.click(apply);
  for (const row of rows) await expect.poll(() => categoryOf(row)).toBe('Office Supplies');
  expect(document.activeElement).toBe(table);
  expect(focusedRow(table)?.textContent).toContain('Pressed 19');
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
