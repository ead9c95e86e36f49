import type { Books } from '../sample-company/books.ts';
import { type SampleOptions, sampleBooks } from '../sample-company/sampleBooks.ts';

/** How much there is in the books: three years, half a year, or a chart of accounts and nothing booked. */
export type Seed = 'studio' | 'small' | 'none';

/** The books of a sample company; the same on every machine for the same day. */
export function sampleCompany(seed: Seed, options: Omit<SampleOptions, 'size' | 'seed'>): Books {
  const books = sampleBooks({ ...options, seed: 1, size: seed === 'studio' ? 'studio' : 'small' });
  return seed === 'none' ? { ...books, bankTransactions: [], invoices: [], payments: [], journalEntries: [] } : books;
}
