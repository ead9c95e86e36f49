import type { Books } from '../sample-company/books.ts';
import { type SampleOptions, sampleBooks } from '../sample-company/sampleBooks.ts';

/** The amount of sample data: three years, six months, or reference lists only. */
export type Seed = 'studio' | 'small' | 'none';

/** The allowed range for the last day of a sample company's books. */
export const sampleDays = { first: '1900-01-01', last: '2999-12-31' };

/** The books of a sample company, deterministic for a given day. */
export function sampleCompany(seed: Seed, options: Omit<SampleOptions, 'size' | 'seed'>): Books {
  const books = sampleBooks({ ...options, seed: 1, size: seed === 'studio' ? 'studio' : 'small' });
  return seed === 'none' ? { ...books, bankTransactions: [], invoices: [], payments: [], journalEntries: [] } : books;
}
