import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type BankTransactionFilters, BankTransactionList, GeneralLedger } from '../../../src/index.ts';
import { readTransactionRow, transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { entryRows, ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, sharedCompany } from '../../support/sandbox/company.ts';

const listOf = (filters: BankTransactionFilters) => (
  <BankTransactionList filters={filters} onFiltersChange={() => {}} />
);
const reviewed: BankTransactionFilters = { reviewStatus: { in: ['RECONCILED'] } };

test('rows stay until those of other filters are loaded, but nobody can use them, and their totals hide', async () => {
  const company = await createCompany({ entries: 400 });
  const gate = createGate();
  const { rerender } = renderWithProvider(listOf({}), { company });
  const before = await transactionTable();
  const shown = transactionRows(before).map(readTransactionRow);
  window.scrollTo(0, 2_000);
  await expect.poll(() => window.scrollY).toBe(2_000);
  const requests = recordRequests({ until: () => gate.opened });

  rerender(listOf(reviewed));
  await expect.poll(() => before.closest('section')?.inert).toBe(true);
  expect(before.isConnected).toBe(true);
  expect(transactionRows(before).length).toBeGreaterThan(10);
  expect(getComputedStyle(before.tFoot ?? before).visibility).toBe('hidden');
  expect(page.getByRole('status').getByText('Loading the bank transactions').query()).not.toBeNull();
  window.scrollTo(0, document.documentElement.scrollHeight); // reads no more of the list before
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  gate.open();
  await expect.poll(() => before.isConnected).toBe(false);
  const after = await transactionTable();
  expect(after.closest('section')?.inert).toBe(false);
  expect(transactionRows(after)[0]?.dataset.index).toBe('0');
  expect(shown).not.toEqual(transactionRows(after).map(readTransactionRow));
  expect(transactionRows(after)[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('rows of another user or another account never stay', async () => {
  const [company, other] = await Promise.all([sharedCompany(), createCompany({ entries: 60 })]);
  const { checking = '', '1200': receivable = '' } = company.glAccountIds;
  const { rerender } = renderWithProvider(<GeneralLedger glAccountId={checking} />, { company });
  const ofChecking = await ledgerTable();
  const gate = createGate();
  recordRequests({ until: () => gate.opened });
  rerender(<GeneralLedger glAccountId={receivable} />);
  expect(ofChecking.isConnected).toBe(false);
  gate.open();
  const ofReceivable = await ledgerTable();
  expect(entryRows(ofReceivable).length).toBeGreaterThan(0);
  const second = createGate();
  recordRequests({ until: () => second.opened });
  rerender(<GeneralLedger glAccountId={receivable} />, { company: other, identity: other.userId });
  await expect.poll(() => ofReceivable.isConnected).toBe(false);
  expect(page.getByRole('grid').query()).toBeNull();
  second.open();
});
