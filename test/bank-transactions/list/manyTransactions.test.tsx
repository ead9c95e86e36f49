import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  focusedRow,
  readTransactionRow,
  toDisplayedTransaction,
  transactionRows,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';
import { scrollerOf } from '../../support/ui/scroller.tsx';

test('scrolls through thousands of virtual rows to the last', async () => {
  const company = await createCompany({ entries: 3_000 });
  const served = await fetchTransactions(company);
  expect(served.length).toBeGreaterThan(2_500);
  const expected = served.map(toDisplayedTransaction);
  renderWithProvider(<BankTransactionList onSelectionChange={() => {}} />, { company });
  const table = await transactionTable();
  const area = scrollerOf(table);
  const fullCount = page.getByText(`${served.length.toLocaleString('en-US')} transactions`, { exact: true });
  let compared = 0;
  await vi.waitFor(
    () => {
      for (const row of transactionRows(table)) {
        expect(readTransactionRow(row)).toEqual(expected[Number(row.dataset.index)]);
        compared += 1;
      }
      area.scrollTop = area.scrollHeight;
      expect(fullCount.elements()).toHaveLength(2); // above the table, and in its footer
    },
    { timeout: 60_000, interval: 20 },
  );
  expect(compared).toBeGreaterThan(1_000);
  expect(transactionRows(table).length).toBeLessThan(80);
  table.focus();
  table.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  await expect.poll(() => focusedRow(table)?.dataset.index).toBe(String(served.length - 1));
  const last = focusedRow(table);
  expect(last && readTransactionRow(last)).toEqual(expected.at(-1));
}, 90_000);
