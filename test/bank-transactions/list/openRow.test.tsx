import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, BankTransactionList, type BankTransactionSelection } from '../../../src/index.ts';
import { createBankApi, fetchTransactions, isSave } from '../../support/bank-transactions/api.ts';
import {
  focusedRow,
  readTransactionRow,
  transactionRows,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { pause } from '../../support/bank-transactions/offers.tsx';
import { toReview } from '../../support/bank-transactions/toReview.ts';
import { TransactionsWithDrawer } from '../../support/jobs/BooksWithDrawer.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { type Company, createCompany, sharedCompany } from '../../support/sandbox/company.ts';
import { Shadow } from '../../support/ui/surroundings.tsx';

/** A page of a host that shows the editor in a panel, and does nothing about the focus. */
function ListAndPanel(props: { opened?: Partial<BankTransactionSelection> }) {
  const [opened, setOpened] = useState(props.opened);
  const close = () => setOpened(undefined);
  return (
    <>
      <BankTransactionList onTransactionSelect={setOpened} />
      {opened && (
        <section>
          <button type="button" onClick={close}>
            Close the panel
          </button>
          <BankTransactionEditor transactionId={opened.transactionId} autoFocus onCancel={close} onDelete={close} />
        </section>
      )}
    </>
  );
}

let company: Company;

beforeEach(async () => {
  company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  for (const [place, letter] of [...'ABCDEF'].entries()) {
    const reviewStatus = letter === 'F' ? 'RECONCILED' : 'PARTNER_REVIEW_REQUIRED';
    await api.save({ description: `ROW ${letter}`, date: `2026-06-1${9 - place}`, reviewStatus });
  }
});

/** The current row; empty unless the table has the focus. */
async function current(): Promise<string> {
  const table = page.getByRole('grid', { name: 'Bank transactions' }).query() as HTMLTableElement | null;
  const row = table?.matches(':focus') ? focusedRow(table) : null;
  return row ? readTransactionRow(row).description : '';
}

/** Waits for the toast, whose code loads with the first change: nobody hears Ctrl+Z before. */
const toastListens = () => expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();

async function focusTable(count: number) {
  const table = await transactionTable();
  await expect.poll(() => transactionRows(table).length).toBe(count);
  table.focus();
}

test('Escape leads from the editor to the row of its transaction, and its place follows the list', async () => {
  renderWithProvider(<TransactionsWithDrawer isQueue defaultFilters={toReview} />, { company });
  await focusTable(5);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const editor = page.getByRole('dialog', { name: 'Bank transaction' });
  await expect.element(editor.getByText('2 of 5')).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(editor.getByText('3 of 5')).toBeVisible();
  await userEvent.click(editor.getByRole('button', { name: 'Mark as reviewed and next' }));
  await expect.element(editor.getByRole('heading', { name: 'ROW D' })).toBeVisible();
  await expect.element(editor.getByText('3 of 4')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(current).toBe('ROW D');
});

const inShadow = (children: ReactNode) => (
  <Shadow mode="open" onRoot={() => {}}>
    {children}
  </Shadow>
);

describe.each([
  ['in the page', (children: ReactNode) => children],
  ['in a shadow root', inShadow],
])('beside a plain panel %s', (_where, place) => {
  const category = page.getByRole('combobox', { name: 'Category' });
  const isInCategory = () => category.element().matches(':focus');

  test.each(['{Enter}', 'o'])('the row that %s opened has the focus again after Escape', async (key) => {
    renderWithProvider(place(<ListAndPanel />), { company });
    await focusTable(6);
    await userEvent.keyboard(`{ArrowDown}${key}`);
    await expect.poll(isInCategory).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(category).not.toBeInTheDocument();
    await expect.poll(current).toBe('ROW B');
    await userEvent.keyboard('j');
    expect(await current()).toBe('ROW C');
  });

  test.each(['Search the app', 'Search transactions'])('the focus stays in “%s”', async (name) => {
    renderWithProvider(
      <>
        <input type="search" aria-label="Search the app" />
        {place(<ListAndPanel />)}
      </>,
      { company },
    );
    await focusTable(6);
    await userEvent.keyboard('o');
    await expect.poll(isInCategory).toBe(true);
    const search = page.getByRole('searchbox', { name });
    await userEvent.click(search);
    const close = page.getByRole('button', { name: 'Close the panel' }).element();
    close.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })); // without its focus
    await expect.element(category).not.toBeInTheDocument();
    await pause(100);
    expect(search.element().matches(':focus')).toBe(true);
  });
});

test('without its row, the next one has the focus after a deletion', async () => {
  renderWithProvider(<ListAndPanel />, { company });
  await focusTable(6);
  await userEvent.keyboard('{ArrowDown}o');
  await userEvent.click(page.getByRole('button', { name: 'More actions' }));
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }));
  await expect.poll(current).toBe('ROW C');
});

test('after an editor that the list did not open, the focus stays lost', async () => {
  const [first] = await fetchTransactions(company);
  renderWithProvider(<ListAndPanel opened={{ transactionId: first?.id ?? '' }} />, { company });
  await transactionTable();
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect.element(category).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(category).not.toBeInTheDocument();
  await pause(100);
  expect(document.activeElement).toBe(document.body);
});

test('a transaction that has left the list has no place in it', async () => {
  renderWithProvider(<TransactionsWithDrawer isQueue defaultFilters={toReview} />, { company });
  await focusTable(5);
  await userEvent.keyboard('{Enter}');
  const editor = page.getByRole('dialog', { name: 'Bank transaction' });
  await expect.element(editor.getByText('1 of 5')).toBeVisible();
  (await transactionTable()).focus();
  await userEvent.keyboard('r');
  await expect.element(editor.getByText(/^\d+ of \d+$/)).not.toBeInTheDocument();
});

test.each([
  ['the current one', '', 'ROW A'],
  ['not the current one once the user has moved on', '{ArrowDown}', 'ROW C'],
])('the row of an undo is %s', async (_what, keys, expected) => {
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  await focusTable(5);
  await userEvent.keyboard('r');
  await expect.poll(current).toBe('ROW B');
  await toastListens();
  await expect.poll(async () => transactionRows(await transactionTable()).length).toBe(4);
  const gate = createGate();
  recordRequests({ until: (request) => (isSave(request) ? gate.opened : undefined) });
  await userEvent.keyboard(`{Control>}z{/Control}${keys}`);
  gate.open();
  await expect.poll(async () => transactionRows(await transactionTable()).length).toBe(5);
  await expect.poll(current).toBe(expected);
});

test('a place in a list that isn’t loaded to its end has a plus sign', async () => {
  renderWithProvider(<TransactionsWithDrawer isQueue />, { company: await sharedCompany() });
  (await transactionTable()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 of 100+')).toBeVisible();
});

test('a digit moves on to the first row of the other tab', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  await focusTable(6);
  await userEvent.keyboard('{ArrowDown}3');
  await expect.poll(current).toBe('ROW F');
  await userEvent.keyboard('1');
  await expect.poll(current).toBe('ROW A');
  await userEvent.keyboard('{ArrowDown}');
  expect(await current()).toBe('ROW B');
});

test('an undo makes its transaction the current row again', async () => {
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  await focusTable(5);
  await userEvent.keyboard('{ArrowDown}r');
  await toastListens();
  const table = await transactionTable();
  await expect.poll(() => transactionRows(table).length, { timeout: 10_000 }).toBe(4);
  await userEvent.keyboard('{Home}');
  expect(await current()).toBe('ROW A');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(current).toBe('ROW B');
});

test('after a bulk change, the first row after the selection is the current one', async () => {
  renderWithProvider(<BankTransactionList selectable defaultFilters={toReview} />, { company });
  await focusTable(5);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await userEvent.click(page.getByRole('button', { name: 'Reviewed', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Change 3 transactions' }));
  const table = await transactionTable();
  await expect.poll(() => transactionRows(table).length, { timeout: 10_000 }).toBe(2);
  table.focus();
  expect(await current()).toBe('ROW D');
});
