import type { PlainDate } from '../core/dates/plainDate.ts';
import { isMinor, type Minor } from '../core/money/minor.ts';
import type { GlEntry, LedgerPage } from './schema.ts';

/** The balance at the end of a day. */
export interface DayBalance {
  date: PlainDate;
  /** Minor units, in the service's sign. */
  balance: Minor;
  /** Of the day's first line, among all that are loaded. */
  index: number;
}

/** What all loaded lines come to. */
export interface LedgerTotals {
  /** Minor units; undefined where they leave ±(2^53 − 1) and are no longer exact. */
  debits: Minor | undefined;
  credits: Minor | undefined;
  /** One a day, in the service's order. */
  days: DayBalance[];
}

/** Adds up what is loaded. Each page is read once: what comes after a hundred others costs as much as the first. */
export function totalsOf(pages: readonly LedgerPage[]): LedgerTotals {
  let [debits, credits, count] = [0n, 0n, 0];
  const days: DayBalance[] = [];
  for (const page of pages) {
    const digest = digestOf(page);
    debits += digest.debits;
    credits += digest.credits;
    for (const { date, balance, index } of digest.days) {
      const last = days.at(-1);
      if (last?.date === date) days[days.length - 1] = { ...last, balance };
      else days.push({ date, balance, index: count + index });
    }
    count += page.rows.length;
  }
  return { debits: exact(debits), credits: exact(credits), days };
}

interface PageDigest {
  debits: bigint;
  credits: bigint;
  days: DayBalance[];
}

const digests = new WeakMap<LedgerPage, PageDigest>();

function digestOf(page: LedgerPage): PageDigest {
  const known = digests.get(page);
  if (known) return known;
  const digest: PageDigest = {
    debits: page.rows.reduce((total, { drAmount }) => total + BigInt(drAmount ?? 0), 0n),
    credits: page.rows.reduce((total, { crAmount }) => total + BigInt(crAmount ?? 0), 0n),
    days: daysOf(page.rows),
  };
  digests.set(page, digest);
  return digest;
}

function daysOf(rows: readonly GlEntry[]): DayBalance[] {
  const days: DayBalance[] = [];
  for (const [index, { date, runningBalance }] of rows.entries()) {
    const last = days.at(-1);
    if (last?.date === date) last.balance = runningBalance;
    else days.push({ date, balance: runningBalance, index });
  }
  return days;
}

function exact(total: bigint): Minor | undefined {
  const amount = Number(total);
  return isMinor(amount) ? amount : undefined;
}
