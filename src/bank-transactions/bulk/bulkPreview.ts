import { type ClosingState, closingOf } from '../../closing/data/rules.ts';
import type { BankTransactionItem } from '../data/api.ts';
import type { FixedPosting } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type BulkPatch, bulkPatch, type ItemPlan } from './bulkPatch.ts';

/** Why a transaction is excluded from an edit, or at least from a change of its category and classes. */
type ExclusionReason = NonNullable<ItemPlan['leftOut']> | 'closed';

/** What an edit would do, as far as is known before the transactions are read again. */
export interface BulkPreview {
  changed: readonly { transaction: BankTransaction; item: BankTransactionItem }[];
  excluded: Exclusions;
  /** Those of the changed ones whose category and classes stay. */
  partly: Exclusions;
  /** Already have the new values. */
  unchanged: readonly BankTransaction[];
  /** Transfers, matched payments and the like, which the user may include. */
  includable: ReadonlyMap<FixedPosting, readonly BankTransaction[]>;
}

/** Only reasons that apply, in a fixed order. */
export type Exclusions = ReadonlyMap<ExclusionReason, readonly BankTransaction[]>;

/** Plans an edit of transactions. Split ones and closed periods are always excluded. */
export function bulkPreview(
  transactions: readonly BankTransaction[],
  patch: BulkPatch,
  closing: ClosingState,
): BulkPreview {
  const changed: BulkPreview['changed'][number][] = [];
  const unchanged: BankTransaction[] = [];
  const includable = new Map<FixedPosting, BankTransaction[]>();
  const excluded = new Map<ExclusionReason, BankTransaction[]>();
  const partly = new Map<ExclusionReason, BankTransaction[]>();
  const withoutIncluded = { ...patch, includedIds: new Set<string>() };
  const withAllIncluded = { ...patch, includedIds: new Set(transactions.map(({ id }) => id)) };
  for (const transaction of transactions) {
    const add = <Reason>(to: Map<Reason, BankTransaction[]>, reason: Reason) =>
      to.set(reason, [...(to.get(reason) ?? []), transaction]);
    if (closingOf(transaction.date, closing) !== 'open') {
      add(excluded, 'closed');
      continue;
    }
    const { leftOut: fixed } = bulkPatch(transaction, withoutIncluded);
    if (fixed && fixed !== 'split' && !bulkPatch(transaction, withAllIncluded).leftOut) add(includable, fixed);
    const { item, leftOut } = bulkPatch(transaction, patch);
    if (item) changed.push({ transaction, item });
    if (leftOut) add(item ? partly : excluded, leftOut);
    else if (!item) unchanged.push(transaction);
  }
  return { changed, excluded: sorted(excluded), partly: sorted(partly), unchanged, includable: sorted(includable) };
}

/** In the order of the reasons, not of the transactions. */
function sorted<Reason extends ExclusionReason>(
  grouped: ReadonlyMap<Reason, readonly BankTransaction[]>,
): ReadonlyMap<Reason, readonly BankTransaction[]> {
  return new Map([...grouped].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

const order: readonly ExclusionReason[] = ['split', 'transfer', 'payment', 'account', 'closed'];
