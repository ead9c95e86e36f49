import { isToReview } from '../data/filters.ts';
import type { BankTransaction } from '../data/schema.ts';

/** How many more there are to review after a change of a review status. @param after undefined leaves it as it is. */
export function addedToReview(before: BankTransaction['reviewStatus'], after: string | undefined): number {
  return after === undefined
    ? 0
    : Number(isToReview({ reviewStatus: after })) - Number(isToReview({ reviewStatus: before }));
}
