import { memoizeByObject } from '../../core/memoize.ts';
import { settledBy } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { Edits } from '../data/unsavedDecisions.ts';
import { merchantOf } from '../model/merchantOf.ts';

/** Fewer transactions say too little about a merchant. */
const minTransactions = 3;

interface CategoriesAtMerchant {
  /** How many other transactions of the merchant have a category. */
  total: number;
  /** How many of them have which category, by its id, the most frequent first. */
  counts: ReadonlyMap<string, number>;
}

/**
 * How other loaded transactions of a transaction's merchant are categorized, without splits, transfers and matches.
 * @param pages the loaded pages; the last one that has a transaction counts.
 * @param edits changes that aren't saved yet.
 * @returns undefined if there are fewer than three.
 */
export function categoriesAtMerchant(
  row: BankTransaction,
  pages: readonly (readonly BankTransaction[])[],
  edits: Edits,
): CategoriesAtMerchant | undefined {
  const merchant = merchantOf(row);
  if (merchant === undefined) return undefined;
  const atMerchant = pages.flatMap((rows) => byMerchant(rows).get(merchant) ?? []);
  const others = new Map(atMerchant.map((other) => [other.id, other]));
  const ids = [...others.values()].flatMap((other) => {
    if (other.id === row.id || settledBy(other)) return [];
    return edits.get(other.id)?.pending?.category?.id ?? other.category?.id ?? [];
  });
  if (ids.length < minTransactions) return undefined;
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { total: ids.length, counts: new Map([...counts].sort(([, a], [, b]) => b - a)) };
}

/** The transactions of each merchant on a page. A list may have 400 pages, most of which stay as they were. */
const byMerchant = memoizeByObject((rows: readonly BankTransaction[]) => {
  const merchants = new Map<string | undefined, BankTransaction[]>();
  for (const row of rows) {
    const merchant = merchantOf(row);
    const others = merchants.get(merchant) ?? [];
    others.push(row);
    merchants.set(merchant, others);
  }
  return merchants;
});
