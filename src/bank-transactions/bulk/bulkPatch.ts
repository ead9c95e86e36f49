import type { BankTransactionItem } from '../data/api.ts';
import { type Booking, bookingOf } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { itemOfTransaction, membersOfCategory } from '../model/toItem.ts';

/** What is changed in each of several transactions; what is left out stays in each as it is. */
export interface BulkPatch {
  /** Null takes the category away. */
  categoryId?: string | null;
  /** Null takes the vendor away. */
  vendorId?: string | null;
  reviewStatus?: string;
  dimensions?: {
    /**
     * `add`: each keeps what it has and gets these as well. `replace`: these take the place of what it has of the same
     * dimensions; the others stay, so that one that has to be chosen is not lost.
     */
    mode: 'add' | 'replace';
    values: readonly { id: string; dimensionId: string }[];
  };
  /** The transfers, matched payments and the like in which category and classes also change: those that the user agreed to. */
  includedIds?: ReadonlySet<string>;
}

/** What a change comes to in one transaction. */
export interface ItemPlan {
  /** Saves the change and all else as it is stored; undefined where nothing would be another. */
  item: BankTransactionItem | undefined;
  /** Why category and classes were left out: it is split, so that its lines have them, or they are settled by what it is. */
  leftOut: 'split' | Booking | undefined;
}

/** @param stored the transaction as the service has it now: all of it is sent. */
export function bulkPatch(stored: BankTransaction, changes: BulkPatch): ItemPlan {
  const { categoryId, vendorId, reviewStatus, dimensions } = changes;
  const settledBy =
    (stored.children ?? []).length > 0 ? 'split' : changes.includedIds?.has(stored.id) ? undefined : bookingOf(stored);
  const said: Partial<BankTransactionItem> = {
    ...(vendorId !== undefined && { vendorId }),
    ...(reviewStatus !== undefined && { reviewStatus }),
    ...(!settledBy && categoryId !== undefined && membersOfCategory(stored, categoryId)),
    ...(!settledBy && dimensions && { classSegmentIds: mergeDimensionValueIds(stored, dimensions) }),
  };
  const before = itemOfTransaction(stored);
  // The keys are those of what is said.
  const isChanged = (Object.keys(said) as (keyof BankTransactionItem)[]).some(
    (member) => JSON.stringify(said[member] ?? null) !== JSON.stringify(before[member] ?? null),
  );
  return {
    item: isChanged ? { ...before, ...said } : undefined,
    leftOut: categoryId !== undefined || dimensions ? settledBy : undefined,
  };
}

function mergeDimensionValueIds(
  { dimensionValues }: BankTransaction,
  { mode, values }: NonNullable<BulkPatch['dimensions']>,
) {
  const replaced = new Set(mode === 'replace' ? values.map(({ dimensionId }) => dimensionId) : []);
  const kept = dimensionValues.filter(({ dimension }) => !replaced.has(dimension.id)).map(({ id }) => id);
  const isSame =
    mode === 'replace' &&
    dimensionValues.length === kept.length + values.length &&
    values.every(({ id }) => dimensionValues.some((value) => value.id === id));
  // In another order it would pass for a change.
  if (isSame) return dimensionValues.map(({ id }) => id);
  return [...kept, ...values.map(({ id }) => id).filter((id) => !kept.includes(id))];
}
