import { bankTransactionPostings } from '../bank-transactions/posting.ts';
import type { Database } from '../database/database.ts';
import { balancedPostings } from '../posting/balancedPostings.ts';
import { loadChart } from '../posting/chart.ts';
import type { BankTransactionRecord, Books } from '../sample-company/books.ts';
import { importDocuments } from './importDocuments.ts';

const transactionsABatch = 5000;

/**
 * Makes a company's first bank account as busy as asked: repeats its own transactions on other days with other amounts,
 * as documents that post like any other.
 * @param lineCount how many ledger lines the bank account has at least, for either accounting method.
 * @param transaction to call within.
 */
export async function makeBusy(transaction: Database, books: Books, lineCount: number): Promise<void> {
  const [bankAccount] = books.bankAccounts;
  const chart = await loadChart(transaction, books.company.id);
  const patterns = books.bankTransactions.filter(
    ({ bankAccountId, status, amount }) => bankAccountId === bankAccount?.id && status === 'ACTIVE' && amount !== 0,
  );
  if (patterns.length === 0) throw new Error('There is no transaction to repeat.');
  const linesThere = balancedPostings(books.bankTransactions.flatMap((each) => bankTransactionPostings(each, chart)))
    .flatMap(({ lines }) => lines)
    .filter(({ glAccountId }) => glAccountId === bankAccount?.glAccountId).length;
  for (let made = 0; made < lineCount - linesThere; made += transactionsABatch) {
    const count = Math.min(transactionsABatch, lineCount - linesThere - made);
    await importDocuments(transaction, chart, {
      bankTransactions: Array.from({ length: count }, (_, index) => variation(patterns, made + index)),
      invoices: [],
      payments: [],
      journalEntries: [],
    });
  }
}

/** The pattern with another day out of the same books and an amount within a fifth of its own, never 0. */
function variation(patterns: readonly BankTransactionRecord[], number: number): BankTransactionRecord {
  const pick = (step: number) => patterns[(number * step) % patterns.length] as BankTransactionRecord; // never empty
  const pattern = pick(1);
  const amount = Math.round(pattern.amount * (0.8 + ((number * 7919) % 401) / 1000)) || pattern.amount;
  return {
    ...pattern,
    id: `${pattern.id}x${number}`,
    date: pick(31).date,
    amount,
    apiSourceId: null,
    reviewStatus: null,
    categoryId: pattern.categoryId ?? pattern.children[0]?.categoryId ?? null,
    glAccountId: pattern.glAccountId ?? pattern.children[0]?.glAccountId ?? null,
    children: [],
  };
}
