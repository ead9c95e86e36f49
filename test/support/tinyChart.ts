import type { Chart } from '../../sandbox/service/posting/chart.ts';
import { tinyBooks } from './sandbox/tinyBooks.ts';

/** What posting knows of the tiny books, without a database. */
export function tinyChart(): Chart {
  const books = tinyBooks();
  const find = <Row extends { id: string }>(rows: Row[], id: string): Row => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Error(`The tiny books have no ${id}.`);
    return row;
  };
  return {
    companyId: books.company.id,
    postingAccounts: books.company.postingAccounts,
    glAccountOfCategory: (id) => find(books.categories, id).glAccountId,
    bankAccount: (id) => find(books.bankAccounts, id),
    customerName: (id) => find(books.customers, id).name,
    hasDimensionValue: (id) => books.dimensions.some(({ values }) => values.some((value) => value.id === id)),
    vendorName: (id) => find(books.vendors, id).name,
  };
}
