import type { Books } from '../../../sandbox/service/sample-company/books.ts';

/** All records with an id, by id prefix. */
export function recordsByPrefix(books: Books): [prefix: string, records: { id: string }[]][] {
  return [
    ['co', [books.company]],
    ['gla', books.glAccounts],
    ['ctg', books.categories],
    ['vnd', books.vendors],
    ['cus', books.customers],
    ['bka', books.bankAccounts],
    ['dim', books.dimensions],
    ['dv', books.dimensions.flatMap(({ values }) => values)],
    ['btxn', books.bankTransactions.flatMap((transaction) => [transaction, ...transaction.children])],
    ['inv', books.invoices],
    ['ili', books.invoices.flatMap(({ lineItems }) => lineItems)],
    ['istl', books.invoices.flatMap(({ installments }) => installments ?? [])],
    ['ptxn', books.payments],
    ['mje', books.journalEntries],
    ['att', books.attachments ?? []],
  ];
}

export function idsOf(books: Books): string[] {
  return recordsByPrefix(books).flatMap(([, records]) => records.map(({ id }) => id));
}

/** All references between records. */
export function referencesOf(books: Books): (string | null)[] {
  const transactions = books.bankTransactions;
  const parts = transactions.flatMap(({ children }) => children);
  return [
    ...Object.values(books.company.postingAccounts),
    ...[...books.categories, ...books.bankAccounts].map(({ glAccountId }) => glAccountId),
    ...[...books.categories, ...books.dimensions.flatMap(({ values }) => values)].map(({ parentId }) => parentId),
    ...transactions.flatMap(({ bankAccountId, vendorId }) => [bankAccountId, vendorId]),
    ...transactions.flatMap((item) => [item.reconciliationMatchId ?? null, item.matchingBankTransactionId ?? null]),
    ...transactions.flatMap((item) => [...(item.attachmentIds ?? []), ...(item.suggestedCategoryIds ?? [])]),
    ...transactions.map(({ invoiceItemId }) => invoiceItemId ?? null),
    ...[...transactions, ...parts].flatMap((item) => [item.customerId, item.categoryId, item.glAccountId]),
    ...[...transactions, ...parts, ...books.invoices, ...books.journalEntries].flatMap(
      (item) => item.dimensionValueIds,
    ),
    ...books.invoices.flatMap((invoice) => [invoice.customerId, ...invoice.lineItems.map((line) => line.glAccountId)]),
    ...books.payments.map(({ invoiceId }) => invoiceId),
    ...books.journalEntries.flatMap(({ children }) => children.map(({ glAccountId }) => glAccountId)),
    ...books.journalEntries.map(({ bankAccountId }) => bankAccountId),
  ];
}
