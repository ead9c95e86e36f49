import { type BankTransaction, type ListPage, toMinor, toPlainDate } from '../../../src/index.ts';

/** Deterministic transactions of one account, newest first, 250 per page. */
export function manyTransactions(count: number): ListPage<BankTransaction>[] {
  const pages: ListPage<BankTransaction>[] = [];
  for (let number = 0; number < count; number += 1) {
    if (number % 250 === 0) pages.push({ rows: [], unreadable: [], next: undefined, previous: undefined });
    const day = new Date(newest - Math.floor(number / 4) * 86_400_000).toISOString().slice(0, 10);
    pages.at(-1)?.rows.push({
      id: `btxn_${number}`,
      type: 'EXPENSE',
      date: toPlainDate(day),
      amount: toMinor(-(350 + ((number * 7919) % 90_000))),
      displayName: `Sample vendor ${number.toLocaleString('en-US')}`,
      description: `CARD PURCHASE ${100_000 + number}`,
      status: 'ACTIVE',
      bankAccount: { id: 'bka_checking', name: 'Operating Checking' },
      category: { id: 'ctg_travel', name: number % 3 === 0 ? 'Travel' : 'Office Supplies' },
      dimensionValues: [],
    });
  }
  return pages;
}

const newest = Date.UTC(2026, 5, 15);
