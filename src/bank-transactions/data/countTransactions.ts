import { type Daybook, internals } from '../../core/daybookContext.ts';
import { readAll } from '../../core/pages/readAll.ts';
import { largestPage } from '../../core/pages/refetchPages.ts';
import type { CountedPart } from '../../core/pages/rowCount.ts';
import { type BankTransactionFilter, queryBankTransactions } from './api.ts';
import { isToReview } from './filters.ts';
import { isHidden } from './heldDeletions.ts';
import type { BankTransaction } from './schema.ts';

interface CountOptions {
  filter: BankTransactionFilter;
  /** A condition that the service has no filter for; default: none. */
  isCounted?: ((transaction: BankTransaction) => boolean) | undefined;
  /** Transactions that count as they will be stored. */
  readDecided?: () => ReadonlyMap<string, BankTransaction>;
  /** The limit, in pages; beyond it, the count is incomplete. */
  mostPages: number;
  signal: AbortSignal;
}

export interface TransactionCount extends CountedPart {
  /** The number in each bank account, by its id. */
  byAccount: Readonly<Record<string, number>>;
  /** Whether these are all; those that can't be read have no account. */
  isByAccountComplete: boolean;
  /** How many of those counted are to review; only with `isCounted`. */
  toReview?: number;
  /** Whether it has been kept up with what was written since it was read. */
  isCurrent?: boolean;
}

/** Counts bank transactions by reading them, as the service doesn't count. Those whose deletion is held back are left out. */
export async function countTransactions(daybook: Daybook, options: CountOptions): Promise<TransactionCount> {
  const { filter, isCounted, readDecided = () => none, mostPages, signal } = options;
  const decidedBefore = readDecided();
  const readPage = (cursor: string | undefined) =>
    queryBankTransactions(daybook[internals].http, { filter, limit: largestPage, cursor, signal });
  const { rows, unreadable, isComplete } = await readAll(readPage, mostPages);
  // What was being saved during the read may or may not be in it.
  const decided = new Map([...decidedBefore, ...readDecided()]);
  const undecided = rows.filter(({ id }) => !decided.has(id));
  const shown = [...undecided, ...[...decided.values()].filter(isToReview)].filter(({ id }) => !isHidden(daybook, id));
  const counted = isCounted ? shown.filter(isCounted) : shown;
  const byAccount: Record<string, number> = {};
  for (const { bankAccount } of counted)
    if (bankAccount) byAccount[bankAccount.id] = (byAccount[bankAccount.id] ?? 0) + 1;
  const isByAccountComplete = isComplete && unreadable.length === 0;
  if (!isCounted) return { count: shown.length + unreadable.length, isComplete, byAccount, isByAccountComplete };
  // An unreadable one may meet the condition.
  const toReview = counted.filter(isToReview).length;
  return { count: counted.length, isComplete: isByAccountComplete, byAccount, isByAccountComplete, toReview };
}

const none: ReadonlyMap<string, BankTransaction> = new Map();
