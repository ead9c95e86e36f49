'use client';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { isToReview } from './filters.ts';
import type { BankTransaction } from './schema.ts';

// Kept in the query cache, which ends with the session, so that another user starts with none.
const reviewedIdsOptions = ({ session }: Pick<Daybook, 'session'>) =>
  queryOptions<ReadonlySet<string>>({
    queryKey: keyOf(session, 'reviewedTransactions'),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** How many transactions the user has reviewed in this session; one that is to review again doesn't count. */
export function useReviewedCount(): number {
  const daybook = useDaybookContext();
  return useQuery(reviewedIdsOptions(daybook), daybook.queryClient).data?.size ?? 0;
}

/** Counts which of the saved changes reviewed a transaction, or undid that. */
export function countReviewed(
  daybook: Pick<Daybook, 'session' | 'queryClient'>,
  changes: readonly { before: BankTransaction; after: BankTransaction }[],
): void {
  const moved = changes.filter(({ before, after }) => isToReview(before) !== isToReview(after));
  if (moved.length === 0) return;
  daybook.queryClient.setQueryData(reviewedIdsOptions(daybook).queryKey, (ids) => {
    const now = new Set(ids);
    for (const { after } of moved) {
      if (isToReview(after)) now.delete(after.id);
      else now.add(after.id);
    }
    return now;
  });
}
