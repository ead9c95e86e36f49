import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { mockClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { mockRow } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const long = { id: 'cat_long', name: 'Staff Coffee and Lunches at Conferences of the Trade' };
const booked = { category: long, glAccount: null, matchingBankTransaction: null, children: [], date: '2023-05-23' };

/** Shows the list with other members in its first transaction. @returns the row. */
async function showFirst(members: object, readOnly = false) {
  mockRow(/transactions\/query$/, 0, (row) => ({ ...row, ...booked, ...members }));
  renderWithProvider(<BankTransactionList readOnly={readOnly} selectable />, { company });
  return transactionRows(await transactionTable())[0] ?? expect.unreachable();
}
const boxOf = (row: HTMLElement, selector: string) =>
  row.querySelector(selector)?.getBoundingClientRect() ?? expect.unreachable();

test.each([false, true])('on a card, a long category ends before the date (read-only: %s)', async (readOnly) => {
  await page.viewport(380, 800);
  mockClosing((data) => ({ ...data, date: '2024-05-31', modifications: 'DISABLED' }));
  const row = await showFirst({}, readOnly);
  await expect.poll(() => row.querySelector('.daybook-closed')).not.toBeNull();
  expect(boxOf(row, '[data-column="category"] .daybook-cell-text').right).toBeLessThanOrEqual(
    boxOf(row, '.daybook-date').left,
  );
});

test.each([652, 692])('in a table %i px wide, categories give way to merchants', async (width) => {
  await page.viewport(width, 800);
  const row = await showFirst({ date: '2023-09-23' });
  await expect.poll(() => boxOf(row, '[data-column="description"]').width).toBeGreaterThanOrEqual(180);
  const area = row.closest('section');
  expect(area?.scrollWidth).toBe(area?.clientWidth);
});

test('the focus of a table that begins in view does not scroll the page', async () => {
  await page.viewport(1280, 800);
  await showFirst({});
  const table = await transactionTable();
  expect(table.getBoundingClientRect().top).toBeGreaterThan(100);
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(1600);
  table.focus();
  expect(window.scrollY).toBe(0);
});

test('a card has the account’s number where there is room', async () => {
  await page.viewport(360, 800);
  const row = await showFirst({});
  const numberWidth = () => boxOf(row, '[data-column="bankAccount"]').width;
  expect(numberWidth()).toBeGreaterThan(20);
  await page.viewport(359, 800);
  await expect.poll(numberWidth).toBe(0);
  expect(boxOf(row, '.daybook-date').right).toBeCloseTo(boxOf(row, '[data-column="amount"]').right, 0);
});
