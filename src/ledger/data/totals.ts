import type { PlainDate } from '../../core/dates/plainDate.ts';
import { memoizeByObject } from '../../core/memoize.ts';
import { isMinor, type Minor } from '../../core/money/minor.ts';
import { type PlacedRow, placedRows } from '../../core/pages/placedRows.ts';
import { countUnreadable } from '../../core/pages/rowCount.ts';
import { reverseRows } from './reverseRows.ts';
import type { GlEntry, LedgerPage } from './schema.ts';

/** The balance at the end of a day. */
export interface DayBalance {
  date: PlainDate;
  /** Minor units, in the service's sign. */
  balance: Minor;
  /** The day’s earliest entry, as an index into the loaded entries in the service’s order. */
  index: number;
  /** Number of loaded entries. */
  count: number;
}

/** The totals of all loaded entries. */
export interface LedgerTotals {
  /** Minor units; undefined beyond ±(2^53 − 1), where they are not exact. */
  debits: Minor | undefined;
  credits: Minor | undefined;
  /** One per day, in the service’s order. */
  days: DayBalance[];
}

/** A total of all entries, in minor units; undefined until it is known, null if it cannot be. */
export type TotalAmount = Minor | null | undefined;

/** Pages in the service's order, whether loaded in it or newest first. */
export function inServiceOrder(pages: readonly LedgerPage[]): readonly LedgerPage[] {
  if (!pages[0]?.newestFirst) return pages;
  return pages.map(reversed).toReversed();
}

const reversed = memoizeByObject((page: LedgerPage): LedgerPage => ({ ...page, ...reverseRows(page) }));

/** Adds up pages in the service's order. Each page is summed once, so a new page costs the same after a hundred others. */
export function sumPages(pages: readonly LedgerPage[]): LedgerTotals {
  let [debits, credits, count] = [0n, 0n, 0];
  const days: DayBalance[] = [];
  for (const page of pages) {
    const totals = totalsOfPage(page);
    debits += totals.debits;
    credits += totals.credits;
    for (const day of totals.days) {
      const last = days.at(-1);
      if (last?.date === day.date) {
        days[days.length - 1] = { ...last, balance: day.balance, count: last.count + day.count };
      } else days.push({ ...day, index: count + day.index });
    }
    count += page.rows.length;
  }
  return { debits: toExactMinor(debits), credits: toExactMinor(credits), days };
}

/** The totals of pages in the service's order: known once all are loaded, unless a row is unreadable. */
export function totalsOf(pages: readonly LedgerPage[], isComplete: boolean) {
  const { debits, credits, days } = sumPages(pages);
  const isReadable = countUnreadable(pages) === 0;
  const totalOf = (sum: Minor | undefined): TotalAmount => {
    if (!isComplete) return undefined;
    return isReadable && sum !== undefined ? sum : null;
  };
  return { debits: totalOf(debits), credits: totalOf(credits), days };
}

/**
 * The balance after the last row of pages in the service's order; undefined if that row is unreadable.
 * @param opening the balance before the first row.
 */
export function lastBalance(
  pages: readonly LedgerPage[],
  days: readonly DayBalance[],
  opening: TotalAmount,
): TotalAmount {
  const count = pages.reduce((total, { rows }) => total + rows.length, 0);
  return placedRows(pages).at(-1)?.rowsBefore === count ? undefined : (days.at(-1)?.balance ?? opening);
}

/** Debits less credits. */
export function netOf({ debits, credits }: { debits: TotalAmount; credits: TotalAmount }): TotalAmount {
  if (debits === undefined || credits === undefined) return undefined;
  const net = debits !== null && credits !== null && debits - credits;
  return isMinor(net) ? net : null;
}

/**
 * The days whose balance is unknown: an unreadable row may be the last of its day.
 * @param rows all loaded entries.
 */
export function daysWithUnknownBalance(
  rows: readonly GlEntry[],
  unreadable: readonly PlacedRow[],
): ReadonlySet<PlainDate> {
  const unknown = new Set<PlainDate>();
  for (const { rowsBefore } of unreadable) {
    const [before, after] = [rows[rowsBefore - 1], rows[rowsBefore]];
    if (before && before.date !== after?.date) unknown.add(before.date);
  }
  return unknown;
}

interface PageTotals {
  debits: bigint;
  credits: bigint;
  days: DayBalance[];
}

const totalsOfPage = memoizeByObject(({ rows }: LedgerPage) => sumRows(rows));

/** One pass, as there may be a hundred thousand rows. BigInt is slow, so it is used only where numbers may be inexact. */
function sumRows(rows: readonly GlEntry[]): PageTotals {
  let [debits, credits, size] = [0, 0, 0];
  const days: DayBalance[] = [];
  let last: DayBalance | undefined;
  for (let index = 0; index < rows.length; index++) {
    const { date, runningBalance, drAmount, crAmount } = rows[index] as GlEntry; // within its length
    debits += drAmount ?? 0;
    credits += crAmount ?? 0;
    size += Math.abs(drAmount ?? 0) + Math.abs(crAmount ?? 0);
    if (last?.date === date) {
      last.balance = runningBalance;
      last.count++;
    } else {
      last = { date, balance: runningBalance, index, count: 1 };
      days.push(last);
    }
  }
  if (size <= Number.MAX_SAFE_INTEGER) return { debits: BigInt(debits), credits: BigInt(credits), days };
  return {
    debits: rows.reduce((total, { drAmount }) => total + BigInt(drAmount ?? 0), 0n),
    credits: rows.reduce((total, { crAmount }) => total + BigInt(crAmount ?? 0), 0n),
    days,
  };
}

function toExactMinor(total: bigint): Minor | undefined {
  const amount = Number(total);
  return isMinor(amount) ? amount : undefined;
}
