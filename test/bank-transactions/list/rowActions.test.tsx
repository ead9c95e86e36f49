import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, type BankTransactionListProps } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { focusedRow, transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const [, second, third] = await fetchTransactions(company);
const split = page.getByRole('button', { name: 'Split', exact: true });
const open = page.getByRole('button', { name: 'Open', exact: true });

async function showList(props: BankTransactionListProps = {}) {
  const onTransactionSelect = vi.fn();
  renderWithProvider(<BankTransactionList onTransactionSelect={onTransactionSelect} {...props} />, { company });
  const table = await transactionTable();
  await userEvent.hover(page.getByRole('heading', { name: 'Bank transactions' })); // off the rows
  return { table, onTransactionSelect };
}

const accountIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-column="bankAccount"]') ?? expect.unreachable();

test('under the pointer, Split and Open take the place of the account', async () => {
  const { table, onTransactionSelect } = await showList();
  await expect.element(open).not.toBeInTheDocument();
  const row = transactionRows(table)[1] ?? expect.unreachable();
  const { width } = accountIn(row).getBoundingClientRect();
  await userEvent.hover(row);
  await expect.element(open).toBeVisible();
  expect(accountIn(row).contains(open.element())).toBe(true);
  const number = accountIn(row).querySelector('.daybook-cell-text') ?? expect.unreachable();
  expect(getComputedStyle(number).opacity).toBe('0');
  expect(accountIn(row).getBoundingClientRect().width).toBe(width);
  await userEvent.click(split);
  expect(onTransactionSelect).toHaveBeenCalledOnce();
  expect(onTransactionSelect.mock.lastCall?.[0]).toMatchObject({ transactionId: second?.id, startWith: 'split' });
  await userEvent.click(open);
  expect(onTransactionSelect).toHaveBeenCalledTimes(2);
  expect(onTransactionSelect.mock.lastCall?.[0]).toMatchObject({ transactionId: second?.id });
  expect(onTransactionSelect.mock.lastCall?.[0].startWith).toBeUndefined();
});

test('in the current row, Tab reaches them and then leaves the list', async () => {
  const { table, onTransactionSelect } = await showList({ rowActions: () => [{ label: 'Ask', onPress: () => {} }] });
  table.focus();
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Tab}');
  const row = focusedRow(table) ?? expect.unreachable();
  const ofRow = page.elementLocator(row);
  await expect.element(ofRow.getByRole('button', { name: 'Split', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(ofRow.getByRole('button', { name: 'Open', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onTransactionSelect.mock.lastCall?.[0]).toMatchObject({ transactionId: third?.id });
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Ask'); // the host's own
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(table);
  expect(focusedRow(table)).toBe(row);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  expect(table.tBodies[0]?.contains(document.activeElement)).toBe(false);
  expect(document.activeElement).not.toBe(table);
});

test('without permission to change transactions, only Open is there', async () => {
  const { table } = await showList({ readOnly: true });
  table.focus();
  await expect.element(open).toBeVisible();
  await expect.element(split).not.toBeInTheDocument();
});

test('where transactions can’t be opened, the account stays', async () => {
  const { table } = await showList({ onTransactionSelect: undefined });
  table.focus();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(table.tBodies[0]?.contains(document.activeElement)).toBe(false);
  expect(document.activeElement).not.toBe(table);
  await expect.element(open).not.toBeInTheDocument();
});

test('cards have no actions: they are opened by a tap', async () => {
  await page.viewport(380, 700);
  const { table } = await showList();
  table.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(open).not.toBeInTheDocument();
  expect(accountIn(focusedRow(table)).textContent).toMatch(/^··\d+$/);
  await userEvent.keyboard('{Tab}');
  expect(table.tBodies[0]?.contains(document.activeElement)).toBe(false);
  expect(document.activeElement).not.toBe(table);
  await page.viewport(1280, 800);
});

test('on a card, a press beside a category or a suggestion opens the transaction', async () => {
  await page.viewport(380, 700);
  onTestFinished(() => page.viewport(1280, 800));
  const { table } = await showList();
  const cells = [...table.querySelectorAll('tbody [data-column="category"]')].slice(0, 20);
  expect(cells.some((cell) => cell.querySelector('.daybook-suggestion'))).toBe(true);
  for (const cell of cells) {
    cell.scrollIntoView({ block: 'center' });
    const { right, top, height } = cell.getBoundingClientRect();
    const texts = [...cell.querySelectorAll('button')].map((button) => button.getBoundingClientRect().right);
    if (Math.max(...texts) > right - 24) continue; // a long name leaves no room
    expect(document.elementFromPoint(right - 6, top + height / 2)?.closest('button')?.className ?? '').not.toMatch(
      /cell-button/,
    );
  }
});

test('with one account chosen, the column is empty and 72 px wide until then', async () => {
  const id = second?.bankAccount.id ?? '';
  const { table } = await showList({ defaultFilters: { bankAccount: { id: { in: [id] } } } });
  const rows = transactionRows(table);
  expect(rows.map((row) => accountIn(row).innerText).join('')).toBe('');
  expect(accountIn(rows[0]).getBoundingClientRect().width).toBe(72);
  await expect.element(page.getByRole('columnheader', { name: 'Bank account' })).toBeInTheDocument();
  table.focus();
  await expect.element(split).toBeVisible();
});

test('with several accounts chosen, their numbers are shown', async () => {
  const ids = [...new Set((await fetchTransactions(company)).map(({ bankAccount }) => bankAccount.id))];
  const { table } = await showList({ defaultFilters: { bankAccount: { id: { in: ids.slice(0, 2) } } } });
  expect(accountIn(transactionRows(table)[0]).textContent).toMatch(/^··\d+$/);
});
