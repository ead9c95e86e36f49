import type { Books } from '../sample-company/books.ts';
import { type SampleOptions, sampleBooks } from '../sample-company/sampleBooks.ts';

/** How much there is in the books: three years, half a year, or a chart of accounts and nothing booked. */
export type Seed = 'studio' | 'small' | 'none';

/** What the last day of a sample company's books may be: the calendar of its years is made up, and has to have an end. */
export const sampleDays = { first: '1900-01-01', last: '2999-12-31' };

/** The books of a sample company; the same on every machine for the same day. */
export function sampleCompany(seed: Seed, options: Omit<SampleOptions, 'size' | 'seed'>): Books {
  const books = sampleBooks({ ...options, seed: 1, size: seed === 'studio' ? 'studio' : 'small' });
  return seed === 'none' ? { ...books, bankTransactions: [], invoices: [], payments: [], journalEntries: [] } : books;
}
