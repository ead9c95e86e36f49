import { describe, expect, test } from 'vitest';
import { extraEntries } from '../../../sandbox/service/sample-company/bank-transactions/extraEntries.ts';
import { sampleBooks } from '../../../sandbox/service/sample-company/sampleBooks.ts';
import { idsOf, referencesOf } from './bookRecords.ts';

describe('extra entries', () => {
  const books = sampleBooks({ today: '2026-03-31', seed: 1, size: 'studio', company: 'studio' });
  const batches = [...extraEntries(books, 5_020, 3, 500)];
  const entries = batches.flat();

  test('have the requested count and batch size, and are the same for the same seed', () => {
    expect(batches.map((batch) => batch.length)).toEqual([...Array(10).fill(500), 20]);
    expect([...extraEntries(books, 5_020, 3)].flat()).toEqual(entries);
    expect([...extraEntries(books, 0, 3)]).toEqual([]);
  });

  test('are on the operating checking account, sorted by date, throughout the years', () => {
    expect(new Set(entries.map(({ bankAccountId }) => bankAccountId))).toEqual(new Set(['bka_checking']));
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(27);
    expect(dates.at(-1)).toBe('2026-03-31');
  });

  test('have unique ids and valid references', () => {
    const known = idsOf(books);
    expect(new Set([...known, ...entries.map(({ id }) => id)]).size).toBe(known.length + entries.length);
    const references = referencesOf({ ...books, bankTransactions: entries });
    expect(references.filter((id) => id !== null && !known.includes(id))).toEqual([]);
  });

  test('keep the account’s balance within a thousand dollars', () => {
    let balance = 0;
    for (const { amount } of entries) {
      balance += amount;
      expect(Math.abs(balance)).toBeLessThan(1_000_00);
    }
    expect(balance).toBe(0);
  });
});
