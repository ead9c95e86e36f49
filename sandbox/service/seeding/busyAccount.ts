import { count, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ledgerLines } from '../ledger/tables.ts';
import { loadChart } from '../posting/chart.ts';
import { extraEntries } from '../sample-company/bank-transactions/extraEntries.ts';
import type { Books } from '../sample-company/books.ts';
import { importDocuments } from './importDocuments.ts';

/**
 * Adds bank transactions to the first bank account of an imported company.
 * @param lineCount the minimum number of ledger lines in the account.
 */
export async function makeBusy(transaction: Database, books: Books, lineCount: number): Promise<void> {
  const glAccountId = books.bankAccounts[0]?.glAccountId ?? '';
  const [existing] = await transaction
    .select({ lines: count() })
    .from(ledgerLines)
    .where(eq(ledgerLines.glAccountId, glAccountId));
  const missing = Math.max(0, lineCount - (existing?.lines ?? 0));
  const chart = await loadChart(transaction, books.company.id);
  for (const bankTransactions of extraEntries(books, missing, 1, 2000)) {
    await importDocuments(transaction, chart, { bankTransactions, invoices: [], payments: [], journalEntries: [] });
  }
}
