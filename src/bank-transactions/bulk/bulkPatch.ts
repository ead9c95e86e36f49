import { serialize } from '../../form/document/serialize.ts';
import type { BankTransactionItem } from '../data/api.ts';
import { type FixedPosting, settledBy } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { categoryMembers, itemOfTransaction } from '../model/itemOfTransaction.ts';
import { isMatchedByItem } from '../model/matchLines.ts';

/** The changes of a bulk edit; omitted members stay as they are. */
export interface BulkPatch {
  /** Null clears the category. */
  categoryId?: string | null;
  /** The categories of single transactions by their ids, instead of `categoryId`. */
  categoryIds?: ReadonlyMap<string, string>;
  /** The review status of those whose category changes. */
  categorizedAs?: string | undefined;
  /** Null clears the vendor. */
  vendorId?: string | null;
  reviewStatus?: string;
  dimensions?: {
    /**
     * `add`: in addition to the existing values. `replace`: instead of values of the same dimensions; others stay, so that
     * required ones are not lost.
     */
    mode: 'add' | 'replace';
    values: readonly { id: string; dimensionId: string }[];
  };
  /** Transfers, matched payments and the like whose category and classes change, too: those the user included. */
  includedIds?: ReadonlySet<string>;
}

/** A patch applied to one transaction. */
export interface ItemPlan {
  /** Saves the change and everything else as stored; undefined if nothing changes. */
  item: BankTransactionItem | undefined;
  /** Why category and classes were left out: its lines have them, or its posting determines them. */
  leftOut: 'split' | FixedPosting | undefined;
}

/** Applies a patch to a transaction that was just read, as all of it is sent. */
export function bulkPatch(stored: BankTransaction, patch: BulkPatch): ItemPlan {
  const { categoryIds, categorizedAs, vendorId, reviewStatus, dimensions } = patch;
  const categoryId = categoryIds ? categoryIds.get(stored.id) : patch.categoryId;
  const fixedBy = settledBy(stored);
  const canInclude = fixedBy !== 'split' && !(categoryId && isMatchedByItem(stored));
  const leftOut = canInclude && patch.includedIds?.has(stored.id) ? undefined : fixedBy;
  const changes: Partial<BankTransactionItem> = {
    ...(vendorId !== undefined && { vendorId }),
    ...(reviewStatus !== undefined && { reviewStatus }),
    ...(!leftOut && categoryId !== undefined && categoryMembers(stored, categoryId)),
    ...(!leftOut && categoryId && categorizedAs !== undefined && { reviewStatus: categorizedAs }),
    // A category takes the place of the line that matches a document, and of a matched transaction.
    ...(!leftOut && categoryId !== undefined && stored.children?.length && { children: [] }),
    ...(!leftOut && categoryId && stored.matchingBankTransaction && { matchingBankTransactionId: null }),
    ...(!leftOut && dimensions && { classSegmentIds: mergeDimensionValueIds(stored, dimensions) }),
  };
  const before = itemOfTransaction(stored);
  const names = Object.keys(changes) as (keyof BankTransactionItem)[]; // of the object above
  return {
    item: differIn(names, changes, before) ? { ...before, ...changes } : undefined,
    leftOut: categoryId !== undefined || dimensions ? leftOut : undefined,
  };
}

/** Whether an item changes the category, or replaces an account by one. */
export function isCategoryChanged({ category, glAccount }: BankTransaction, item: BankTransactionItem): boolean {
  return (item.categoryId ?? null) !== (category?.id ?? null) || item.glAccountId !== glAccount?.id;
}

/** Whether two versions of a transaction differ in what a patch replaces. */
export function isChangedIn(patch: BulkPatch, one: BankTransaction, other: BankTransaction): boolean {
  const { categoryIds, categoryId, vendorId, reviewStatus, dimensions } = patch;
  const members: (keyof BankTransactionItem)[] = [];
  if (categoryIds || categoryId !== undefined) members.push('categoryId', 'glAccountId');
  if (vendorId !== undefined) members.push('vendorId');
  if (reviewStatus !== undefined) members.push('reviewStatus');
  if (dimensions?.mode === 'replace') members.push('classSegmentIds');
  return differIn(members, itemOfTransaction(one), itemOfTransaction(other));
}

/** Whether two items differ in these members. */
export function differIn(
  members: readonly (keyof BankTransactionItem)[],
  one: Partial<BankTransactionItem>,
  other: BankTransactionItem,
): boolean {
  return members.some((member) => serialize(one[member] ?? null) !== serialize(other[member] ?? null));
}

/** In the stored order, so that values that stay don’t look changed. */
function mergeDimensionValueIds(
  { dimensionValues }: BankTransaction,
  { mode, values }: NonNullable<BulkPatch['dimensions']>,
) {
  const ids = values.map(({ id }) => id);
  const replaced = new Set(mode === 'replace' ? values.map(({ dimensionId }) => dimensionId) : []);
  const remaining = dimensionValues
    .filter(({ id, dimension }) => ids.includes(id) || !replaced.has(dimension.id))
    .map(({ id }) => id);
  return [...remaining, ...ids.filter((id) => !remaining.includes(id))];
}
