import type { BankTransactionItem } from './api.ts';
import type { BankTransaction } from './schema.ts';
import { itemOfTransaction } from './TransactionItem.ts';

/** What is changed in each of several transactions; what is left out stays in each as it is. */
export interface BulkChanges {
  /** Null takes the category away. */
  categoryId?: string | null;
  /** Null takes the vendor away. */
  vendorId?: string | null;
  reviewStatus?: string;
  classes?: {
    /**
     * `add`: each keeps what it has and gets these as well. `replace`: these take the place of what it has of the same
     * dimensions; the others stay, so that one that has to be chosen is not lost.
     */
    mode: 'add' | 'replace';
    values: readonly { id: string; dimensionId: string }[];
  };
}

/** What a change comes to in one transaction. */
export interface ItemPlan {
  /** Saves the change and all else as it is stored; undefined where nothing would be another. */
  item: BankTransactionItem | undefined;
  /** Whether it is split, so that category and classes are those of its lines and were left out. */
  isLeftOut: boolean;
}

/** @param stored the transaction as the service has it now: all of it is sent. */
export function planOf(stored: BankTransaction, changes: BulkChanges): ItemPlan {
  const { categoryId, vendorId, reviewStatus, classes } = changes;
  const isSplit = (stored.children ?? []).length > 0;
  const said: Partial<BankTransactionItem> = {
    ...(vendorId !== undefined && { vendorId }),
    ...(reviewStatus !== undefined && { reviewStatus }),
    ...(!isSplit && categoryId !== undefined && { categoryId }),
    ...(!isSplit && classes && { classSegmentIds: classesWith(stored, classes) }),
  };
  const before = itemOfTransaction(stored);
  // The keys are those of what is said.
  const isChanged = (Object.keys(said) as (keyof BankTransactionItem)[]).some(
    (member) => JSON.stringify(said[member] ?? null) !== JSON.stringify(before[member] ?? null),
  );
  return {
    item: isChanged ? { ...before, ...said } : undefined,
    isLeftOut: isSplit && (categoryId !== undefined || classes !== undefined),
  };
}

function classesWith({ dimensionValues }: BankTransaction, { mode, values }: NonNullable<BulkChanges['classes']>) {
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
