import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { GlEntry } from '../../../src/ledger/data/schema.ts';
import {
  daysWithUnknownBalance,
  lastBalance,
  netOf,
  sumPages,
  type TotalAmount,
} from '../../../src/ledger/data/totals.ts';
import { dayOf } from '../../core/dates/days.ts';
import { entry, ledgers, pageOf } from './ledgerPages.ts';

const cuts = fc.array(fc.nat(60), { maxLength: 6 });

/** The rows in pages that end at the given indexes. */
function pagesOf(rows: GlEntry[], places: number[]) {
  const ends = [...places.sort((a, b) => a - b), rows.length];
  return ends.map((end, index) => pageOf(rows.slice(ends[index - 1] ?? 0, end)));
}

test('adds up debits and credits to the cent for any page sizes', () => {
  fc.assert(
    fc.property(ledgers, cuts, (rows, places) => {
      const { debits, credits } = sumPages(pagesOf(rows, places));
      const exact = (side: 'drAmount' | 'crAmount') => rows.reduce((total, row) => total + BigInt(row[side] ?? 0), 0n);
      expect(credits).toBe(Number(exact('crAmount')));
      // An inexact sum is omitted.
      const isExact = exact('drAmount') <= BigInt(Number.MAX_SAFE_INTEGER);
      expect(debits).toBe(isExact ? Number(exact('drAmount')) : undefined);
    }),
  );
});

test('has each day’s closing balance, first index and number of entries', () => {
  fc.assert(
    fc.property(ledgers, cuts, (rows, places) => {
      const { days } = sumPages(pagesOf(rows, places));
      expect(days.map(({ date }) => date)).toEqual([...new Set(rows.map(({ date }) => date))]);
      for (const { date, balance, index, count } of days) {
        expect(index).toBe(rows.findIndex((row) => row.date === date));
        expect(count).toBe(rows.filter((row) => row.date === date).length);
        expect(balance).toBe(rows.findLast((row) => row.date === date)?.runningBalance);
      }
    }),
  );
});

test('adds a later page without changing earlier days', () => {
  const first = pageOf([entry({ date: dayOf(1), runningBalance: toMinor(100), drAmount: toMinor(100) })]);
  const second = pageOf([
    entry({ date: dayOf(1), runningBalance: toMinor(150), drAmount: toMinor(50) }),
    entry({ date: dayOf(2), runningBalance: toMinor(120), crAmount: toMinor(30) }),
  ]);
  const before = sumPages([first]);
  expect(before).toEqual({ debits: 100, credits: 0, days: [{ date: dayOf(1), balance: 100, index: 0, count: 1 }] });
  expect(sumPages([first, second])).toEqual({
    debits: 150,
    credits: 30,
    days: [
      { date: dayOf(1), balance: 150, index: 0, count: 2 },
      { date: dayOf(2), balance: 120, index: 2, count: 1 },
    ],
  });
  expect(sumPages([first])).toEqual(before);
});

test.each<[debits: TotalAmount, credits: TotalAmount, net: TotalAmount]>([
  [toMinor(500), toMinor(800), toMinor(-300)],
  [toMinor(500), undefined, undefined],
  [undefined, null, undefined],
  [toMinor(500), null, null],
  [null, toMinor(800), null],
  [toMinor(Number.MAX_SAFE_INTEGER), toMinor(-1), null],
])('the net of %s and %s is %s', (debits, credits, net) => {
  expect(netOf({ debits, credits })).toBe(net);
});

test.each<[title: string, balances: number[], unreadableAt: number[], last: TotalAmount]>([
  ['of the last row', [100, 0], [], toMinor(0)],
  ['of the last row, after an unreadable one', [100, 250], [1], toMinor(250)],
  ['unknown if the last row is unreadable', [100, 250], [0, 3], undefined],
  ['the opening balance without rows', [], [], toMinor(70)],
  ['unknown if the only row is unreadable', [], [0], undefined],
])('the last balance is %s', (_title, balances, unreadableAt, last) => {
  const rows = balances.map((balance, index) => entry({ date: dayOf(index), runningBalance: toMinor(balance) }));
  const unreadable = unreadableAt.map((position) => ({ position, id: undefined, path: 'date', reason: 'null' }));
  const pages = [{ ...pageOf(rows), unreadable }, pageOf([])];
  expect(lastBalance(pages, sumPages(pages).days, toMinor(70))).toBe(last);
});

test('finds days that may end with an unreadable row', () => {
  const rows = [1, 1, 2, 3].map((day) => entry({ date: dayOf(day) }));
  const unknownDays = (...places: number[]) => {
    const unreadable = places.map((rowsBefore, index) => ({
      ...{ id: undefined, path: 'runningBalance', reason: 'null' },
      ...{ position: rowsBefore + index, place: rowsBefore + index + 1, rowsBefore },
    }));
    return [...daysWithUnknownBalance(rows, unreadable)];
  };
  const [first, second, third] = [1, 2, 3].map(dayOf);
  expect(unknownDays()).toEqual([]);
  expect(unknownDays(0)).toEqual([]);
  expect(unknownDays(1)).toEqual([]); // the next entry of the day has its balance
  expect(unknownDays(2)).toEqual([first]);
  expect(unknownDays(3, 4)).toEqual([second, third]);
});
