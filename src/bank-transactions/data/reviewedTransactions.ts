'use client';
import { useQuery } from '@tanstack/react-query';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { type SessionSource, sessionDataOptions, updateSessionData } from '../../core/query/sessionData.ts';
import { isToReview } from './filters.ts';
import type { BankTransaction } from './schema.ts';

const reviewedIdsOptions = (source: Pick<Daybook, 'session'>) =>
  sessionDataOptions<ReadonlySet<string>>(source, 'reviewedTransactions');

/** How many transactions the user has reviewed in this session; one that is to review again doesn't count. */
export function useReviewedCount(): number {
  const daybook = useDaybookContext();
  return useQuery(reviewedIdsOptions(daybook), daybook.queryClient).data?.size ?? 0;
}

/** Counts which of the saved changes reviewed a transaction, or undid that. */
export function countReviewed(
  source: SessionSource,
  changes: readonly { before: BankTransaction; after: BankTransaction }[],
): void {
  const moved = changes.filter(({ before, after }) => isToReview(before) !== isToReview(after));
  if (moved.length === 0) return;
  updateSessionData(source, reviewedIdsOptions(source), (ids) => {
    const now = new Set(ids);
    for (const { after } of moved) {
      if (isToReview(after)) now.delete(after.id);
      else now.add(after.id);
    }
    return now;
  });
}
