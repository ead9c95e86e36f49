import type { DaybookContextValue } from '../../core/daybookContext.ts';
import { isToReview } from './filters.ts';
import { reviewCountOptions } from './queries.ts';
import type { BankTransaction } from './schema.ts';

/**
 * Changes the number of transactions to review before the service has counted again.
 * @param changes for each transaction, how many more there are: 1, 0 or -1.
 */
export function changeReviewCount(
  daybook: DaybookContextValue,
  changes: readonly (readonly [transaction: BankTransaction, added: number])[],
): void {
  if (changes.every(([, added]) => added === 0)) return;
  const { queryKey } = reviewCountOptions(daybook);
  const { queryClient } = daybook;
  const { data, fetchStatus } = queryClient.getQueryState(queryKey) ?? {};
  // A pending count would bring the previous one back.
  if (data) queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (now) => {
    if (!now) return now;
    const byAccount = { ...now.byAccount };
    for (const [{ bankAccount }, added] of changes) {
      if (bankAccount) byAccount[bankAccount.id] = Math.max(0, (byAccount[bankAccount.id] ?? 0) + added);
    }
    const sum = changes.reduce((total, [, added]) => total + added, 0);
    return { ...now, count: Math.max(0, now.count + sum), byAccount, isCurrent: true };
  });
  // The canceled count was for other changes: it starts again.
  if (data && fetchStatus === 'fetching') queryClient.invalidateQueries({ queryKey });
}

/** Says that the last write has left the number of transactions to review as it was. */
export function keepReviewCount(daybook: DaybookContextValue): void {
  const { queryKey } = reviewCountOptions(daybook);
  daybook.queryClient.setQueryData(queryKey, (now) => now && { ...now, isCurrent: true });
}

/** How many more there are to review after a change of a review status. @param after undefined leaves it as it is. */
export function addedToReview(before: BankTransaction['reviewStatus'], after: BankTransaction['reviewStatus']): number {
  return after === undefined
    ? 0
    : Number(isToReview({ reviewStatus: after })) - Number(isToReview({ reviewStatus: before }));
}
