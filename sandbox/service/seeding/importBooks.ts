import { attachments } from '../attachments/tables.ts';
import { bankAccounts } from '../bank-accounts/tables.ts';
import { categories } from '../categories/tables.ts';
import { dimensions, dimensionValues } from '../class-segments/tables.ts';
import { companies } from '../companies/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { glAccounts } from '../gl-accounts/tables.ts';
import { demoPartnerId } from '../partners/tables.ts';
import { loadChart } from '../posting/chart.ts';
import type { Books } from '../sample-company/books.ts';
import { vendors } from '../vendors/tables.ts';
import { importDocuments } from './importDocuments.ts';

/**
 * Imports a company with its books, and posts every document to the ledger, in one transaction.
 * @param partnerId the company's partner; by default the demo partner.
 * @throws {PostingError} if a document can't be posted.
 */
export async function importBooks(database: Database, books: Books, partnerId = demoPartnerId): Promise<void> {
  await database.transaction(async (transaction) => {
    await importReferenceLists(transaction, books, partnerId);
    await importDocuments(transaction, await loadChart(transaction, books.company.id), books);
  });
}

async function importReferenceLists(transaction: Database, books: Books, partnerId: string): Promise<void> {
  const { id: companyId, name, accountingMethod, timeZone, closing, postingAccounts } = books.company;
  const ofCompany = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, companyId }));
  await transaction.insert(companies).values({
    id: companyId,
    name,
    partnerId,
    accountingMethod,
    timeZone,
    closingDate: closing.date,
    closingModifications: closing.modifications,
    ...postingAccounts,
  });
  await insertRows(transaction, glAccounts, ofCompany(books.glAccounts));
  await insertRows(transaction, categories, ofCompany(books.categories));
  await insertRows(transaction, vendors, ofCompany(books.vendors));
  await insertRows(transaction, customers, ofCompany(books.customers));
  await insertRows(transaction, bankAccounts, ofCompany(books.bankAccounts));
  await insertRows(transaction, attachments, ofCompany(books.attachments ?? []));
  await insertRows(transaction, dimensions, ofCompany(books.dimensions));
  await insertRows(
    transaction,
    dimensionValues,
    books.dimensions.flatMap(({ id: dimensionId, values }) =>
      ofCompany(values).map((value) => ({ ...value, dimensionId })),
    ),
  );
}
