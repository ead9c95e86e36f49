import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type BankTransactionFilters, BankTransactionList } from '../../../src/index.ts';
import { type ApiTransaction, fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  displayedTransactions,
  toDisplayedTransaction,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { serveTransactions } from '../../support/bank-transactions/serveTransactions.ts';
import { openField } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany();
const served = await fetchTransactions(company);
const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');

test.each<[string, BankTransactionFilters, (transaction: ApiTransaction) => boolean]>([
  ['Receipt attached', { hasReceipt: true }, ({ attachments }) => attachments.length > 0],
  ['Receipt missing', { hasReceipt: false }, ({ attachments }) => attachments.length === 0],
  ['Conversation unread', { hasUnreadConversation: true }, ({ conversation }) => conversation?.readStatus === 'UNREAD'],
  [
    'Uncategorized only',
    { isUncategorized: true },
    ({ category, glAccount, children, type, invoiceItem, matchingBankTransaction }) =>
      type !== 'TRANSFER' && ![category, glAccount, invoiceItem, matchingBankTransaction, children[0]].some(Boolean),
  ],
  ['Set by a rule yes', { isByRule: true }, ({ rule }) => rule !== null],
  ['Set by a rule no', { isByRule: false }, ({ rule }) => rule === null],
  ['Amount Either over 1,000.00', { absoluteAmount: { greaterThan: 100_000 } }, ({ amount }) => Math.abs(amount) > 1e5],
])(
  '%s: lists the loaded transactions that match, and asks the service for no such filter',
  async (chip, filters, is) => {
    const requests = recordRequests();
    renderWithProvider(<BankTransactionList defaultFilters={filters} />, { company });
    await expect.element(chips).toHaveTextContent(chip);
    const expected = served.filter(is);
    expect(expected.length).toBeLessThan(served.length);
    const shown = async () => (await displayedTransactions()).slice(0, 20);
    const first = expected.slice(0, 20).map(toDisplayedTransaction);
    if (first.length > 0) await expect.poll(shown).toEqual(first);
    else await expect.element(page.getByText('No results match your filters')).toBeVisible();
    const listed = requests.filter(({ path, body }) => path.endsWith('/query') && body.sort);
    expect(listed.length).toBeGreaterThan(0);
    for (const { body } of listed)
      expect(Object.keys(body.filter ?? {})).not.toEqual(expect.arrayContaining(Object.keys(filters)));
  },
);

test('money either way is a direction of the amount, edited and removed like the others', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} />, { company });
  await transactionTable();
  await openField('Amount');
  await userEvent.click(page.getByText('Either', { exact: true }));
  await userEvent.fill(page.getByRole('dialog', { name: 'Filter' }).getByRole('textbox'), '5,000');
  await userEvent.keyboard('{Enter}');
  await expect.element(chips).toHaveTextContent('Amount Either over 5,000.00');
  expect(onFiltersChange.mock.lastCall).toEqual([{ absoluteAmount: { greaterThan: 500_000 } }]);
  const large = served.filter(({ amount }) => Math.abs(amount) > 500_000);
  expect(new Set(large.map(({ amount }) => Math.sign(amount))).size).toBe(2);
  await expect.poll(displayedTransactions).toEqual(large.map(toDisplayedTransaction));

  await userEvent.click(page.getByRole('button', { name: 'Amount Either over 5,000.00', exact: true }));
  await userEvent.click(page.getByText('In', { exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.element(chips).toHaveTextContent('Amount In over 5,000.00');
  expect(onFiltersChange.mock.lastCall).toEqual([{ amount: { greaterThan: 500_000 } }]);
});

test('reads on until the list is whole if no loaded transaction matches', async () => {
  serveTransactions(3);
  renderWithProvider(<BankTransactionList defaultFilters={{ absoluteAmount: { equal: 100 + 250 } }} />, { company });
  await expect.element(page.getByText('Transaction 250')).toBeVisible();
  await expect.element(page.getByText('1 transaction', { exact: true }).first()).toBeVisible();
});

test('a CSV file has the matching transactions of all pages', async () => {
  serveTransactions(3);
  const files = recordSavedFiles();
  renderWithProvider(<BankTransactionList defaultFilters={{ absoluteAmount: { greaterThanEqual: 100 + 298 } }} />, {
    company,
  });
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.poll(() => files.length).toBe(1);
  const [names = [], ...lines] = await readCsv(files[0]?.blob);
  expect(lines.map((line) => line[names.indexOf('Description')])).toEqual(['Transaction 298', 'Transaction 299']);
});
