import { importedRow } from '../bank-transactions/importedRow.ts';
import { bankTransactionPostings } from '../bank-transactions/posting.ts';
import { bankTransactionSplits, bankTransactions } from '../bank-transactions/tables.ts';
import { nextChangeAt } from '../database/changeClock.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { invoiceRow } from '../invoices/invoiceRow.ts';
import { invoicePostings } from '../invoices/posting.ts';
import { invoiceLineItems, invoices } from '../invoices/tables.ts';
import { journalEntryPostings } from '../journal-entries/posting.ts';
import { journalEntries, journalEntryLines } from '../journal-entries/tables.ts';
import { paymentPostings } from '../payments/posting.ts';
import { payments } from '../payments/tables.ts';
import type { Chart } from '../posting/chart.ts';
import { type Posting, PostingError } from '../posting/posting.ts';
import { storePostings } from '../posting/storePostings.ts';
import type { Books, PaymentRecord } from '../sample-company/books.ts';

export type Documents = Pick<Books, 'bankTransactions' | 'invoices' | 'payments' | 'journalEntries'>;

const postingsPerBatch = 2000;

/**
 * Imports documents of a company and posts them in date order.
 * @throws {PostingError} if a document can't be posted.
 */
export async function importDocuments(transaction: Database, chart: Chart, documents: Documents): Promise<void> {
  requireDimensionValues(documents, chart);
  const postings = postingsOf(documents, chart).sort((one, other) =>
    one.date < other.date ? -1 : Number(one.date > other.date),
  );
  for (let start = 0; start < postings.length; start += postingsPerBatch) {
    await storePostings(transaction, chart.companyId, postings.slice(start, start + postingsPerBatch));
  }
  await storeDocuments(transaction, chart, documents); // last, because it takes the lock of the change clock
}

function postingsOf(documents: Documents, chart: Chart): Posting[] {
  const invoiceIds = new Set(documents.invoices.map(({ id }) => id));
  const stray = documents.payments.find(({ invoiceId }) => !invoiceIds.has(invoiceId));
  if (stray) throw new PostingError(`${stray.id} pays ${stray.invoiceId}, which is not among the invoices.`);
  const paymentsOf = new Map<string, PaymentRecord[]>();
  for (const payment of documents.payments) {
    paymentsOf.set(payment.invoiceId, [...(paymentsOf.get(payment.invoiceId) ?? []), payment]);
  }
  return [
    // Journal entries come first on each day, so that the ledger starts with the opening balances.
    ...documents.journalEntries.flatMap((entry) => journalEntryPostings(entry, chart)),
    ...documents.bankTransactions.flatMap((transaction) => bankTransactionPostings(transaction, chart)),
    ...documents.invoices.flatMap((invoice) => invoicePostings(invoice, chart)),
    ...documents.invoices.flatMap((invoice) => paymentPostings(invoice, paymentsOf.get(invoice.id) ?? [], chart)),
  ];
}

/** Dimension values are the only references that the database doesn't check. */
function requireDimensionValues({ bankTransactions, invoices, journalEntries }: Documents, chart: Chart): void {
  const holders = [
    ...bankTransactions,
    ...bankTransactions.flatMap(({ children }) => children),
    ...invoices,
    ...journalEntries,
  ];
  for (const { id, dimensionValueIds } of holders) {
    const unknown = dimensionValueIds.find((valueId) => !chart.hasDimensionValue(valueId));
    if (unknown !== undefined) throw new PostingError(`${id} has the unknown dimension value ${unknown}.`);
  }
}

async function storeDocuments(transaction: Database, chart: Chart, documents: Documents): Promise<void> {
  const { companyId } = chart;
  const changedAt = await nextChangeAt(transaction, new Date());
  const ofCompany = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, companyId }));
  await insertRows(
    transaction,
    bankTransactions,
    documents.bankTransactions.map((record) => importedRow(record, companyId, changedAt)),
  );
  await insertRows(
    transaction,
    bankTransactionSplits,
    documents.bankTransactions.flatMap(({ id: bankTransactionId, children }) =>
      ofCompany(children).map((split, position) => ({ ...split, bankTransactionId, position })),
    ),
  );
  await insertRows(
    transaction,
    invoices,
    documents.invoices.map((invoice) => invoiceRow(invoice, chart, changedAt)),
  );
  await insertRows(
    transaction,
    invoiceLineItems,
    documents.invoices.flatMap(({ id: invoiceId, lineItems }) =>
      ofCompany(lineItems).map((item, position) => ({ ...item, invoiceId, position })),
    ),
  );
  await insertRows(transaction, payments, ofCompany(documents.payments));
  await insertRows(
    transaction,
    journalEntries,
    ofCompany(documents.journalEntries).map((entry) => ({ ...entry, attachmentIds: [], customData: {} })),
  );
  await insertRows(
    transaction,
    journalEntryLines,
    documents.journalEntries.flatMap(({ id: journalEntryId, children }) =>
      ofCompany(children).map((line, position) => ({ ...line, journalEntryId, position })),
    ),
  );
}
