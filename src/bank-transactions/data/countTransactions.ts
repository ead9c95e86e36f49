import { type Daybook, internals } from '../../core/daybookContext.ts';
import { readAll } from '../../core/query/readAll.ts';
import { largestPage } from '../../core/query/refetchPages.ts';
import type { CountedPart } from '../../list/useOnCountChange.ts';
import { type BankTransactionFilter, queryBankTransactions } from './api.ts';
import { isHidden } from './heldDeletions.ts';
import type { BankTransaction } from './schema.ts';

interface CountOptions {
  filter: BankTransactionFilter;
  /** A condition that the service has no filter for; default: none. */
  isCounted?: ((transaction: BankTransaction) => boolean) | undefined;
  /** The limit, in pages; beyond it, the count is incomplete. */
  mostPages: number;
  signal: AbortSignal;
}

/** Counts bank transactions by reading them, as the service doesn't count. Those whose deletion is held back are left out. */
export async function countTransactions(daybook: Daybook, options: CountOptions): Promise<CountedPart> {
  const { filter, isCounted, mostPages, signal } = options;
  const readPage = (cursor: string | undefined) =>
    queryBankTransactions(daybook[internals].http, { filter, limit: largestPage, cursor, signal });
  const { rows, unreadable, isComplete } = await readAll(readPage, mostPages);
  const shown = rows.filter(({ id }) => !isHidden(daybook, id));
  if (!isCounted) return { count: shown.length + unreadable.length, isComplete };
  // An unreadable one may meet the condition.
  return { count: shown.filter(isCounted).length, isComplete: isComplete && unreadable.length === 0 };
}
