import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { type ApiTransaction, fetchTransactions } from '../../support/bank-transactions/api.ts';
import { transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany({ entries: 260 });
const served = await fetchTransactions(company);
const loadAll = page.getByRole('button', { name: 'Load all' });
const exportCsv = page.getByRole('button', { name: 'Export CSV' });
const totals = () =>
  [...document.querySelectorAll('tfoot .daybook-transaction-sums > :not(.daybook-footer-keys)')]
    .map(({ textContent }) => textContent)
    .join('');

/** The text of the totals, by the interface: a transfer has a type of its own or a transaction on its other side. */
function totalsOf(transactions: ApiTransaction[]): string {
  const counted = transactions.filter(
    ({ type, matchingBankTransaction }) => type !== 'TRANSFER' && !matchingBankTransaction,
  );
  const sumOf = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const moneyIn = sumOf(counted.map(({ amount }) => Math.max(0, amount)));
  const moneyOut = sumOf(counted.map(({ amount }) => Math.min(0, amount)));
  const transfers = transactions.length - counted.length;
  const excluding = transfers > 0 ? `(excluding ${transfers} transfer${transfers === 1 ? '' : 's'})` : '';
  const plus = moneyIn > 0 ? '+' : '';
  return `${transactions.length} transactionsMoney in ${plus}${formatDollars(moneyIn)}Money out ${formatDollars(moneyOut)}${excluding}`;
}

test('shows the money in and out once all transactions are loaded, without transfers', async () => {
  expect(served.length).toBeGreaterThan(200);
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  expect(totals()).toBe('100 loaded·Load all');
  await userEvent.click(loadAll);
  await expect.poll(totals).toBe(totalsOf(served));
  expect(totalsOf(served)).toContain('excluding');
  expect(loadAll.query()).toBeNull();
  const lists = requests.filter(({ path, body }) => path.endsWith('/query') && body?.sort);
  expect(lists.map(({ body }) => body.limit)).toEqual([
    100,
    ...Array(Math.ceil((served.length - 100) / 250)).fill(250),
  ]);
});

test('the totals are those of the filtered transactions', async () => {
  const found = served.filter(({ amount }) => amount > 0);
  renderWithProvider(<BankTransactionList defaultFilters={{ amount: { greaterThan: 0 } }} />, { company });
  await transactionTable();
  if (loadAll.query()) await userEvent.click(loadAll);
  await expect.poll(totals).toBe(totalsOf(found));
});

test('exports every transaction, loaded or not', async () => {
  const files = recordSavedFiles();
  const gate = createGate();
  recordRequests({ until: ({ body }) => (body?.limit === 250 && body.sort ? gate.opened : undefined) });
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  await userEvent.click(exportCsv);
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  gate.open();
  await expect.element(page.getByText(`Saved ${served.length} transactions to bank-transactions.csv.`)).toBeVisible();
  const [heads, ...lines] = await readCsv(files[0]?.blob);
  expect(heads).toEqual([
    'Date',
    'Description',
    'Bank text',
    'Bank account',
    'Category',
    'Vendor',
    'Customer',
    'Amount',
    'Review',
    'Notes',
    'Transaction ID',
    'Split line',
    'Line memo',
    'Class',
  ]);
  expect(lines.map((cells) => [cells[0], cells[5], cells[6], cells[7], ...cells.slice(10, 13)])).toEqual(
    served.flatMap(({ id, date, vendor, customer, amount, children }) =>
      (children.length > 1 ? children : [undefined]).map((line, index) => [
        date,
        vendor?.name ?? '',
        (line?.customer ?? customer)?.name ?? '',
        ((line?.amount ?? amount) / 100).toFixed(2),
        id,
        line ? String(index + 1) : '',
        line?.notes ?? '',
      ]),
    ),
  );
  const [split] = served.filter(({ children }) => children.length > 1 && children.every(({ category }) => category));
  const ofSplit = lines.filter((cells) => cells[10] === split?.id);
  expect(ofSplit.map((cells) => cells[4])).toEqual(split?.children.map(({ category }) => category?.name));
  expect(files.map(({ name }) => name)).toEqual(['bank-transactions.csv']);
});

test('a canceled export saves no file', async () => {
  const files = recordSavedFiles();
  recordRequests({ until: ({ body }) => (body?.limit === 250 && body.sort ? new Promise(() => {}) : undefined) });
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  await userEvent.click(exportCsv);
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(exportCsv).toBeVisible();
  expect(files).toEqual([]);
});

test('Refresh reads the loaded transactions again, also in a short list', async () => {
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList defaultFilters={{ reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED'] } }} />, {
    company,
  });
  const table = await transactionTable();
  const count = transactionRows(table).length;
  const lists = () => requests.filter(({ path, body }) => path.endsWith('/query') && body?.sort).length;
  await expect.poll(lists).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
  await expect.poll(lists).toBe(2);
  expect(transactionRows(await transactionTable())).toHaveLength(count);
});
