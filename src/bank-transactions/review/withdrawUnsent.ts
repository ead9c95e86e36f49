import type { DaybookContextValue } from '../../core/daybookContext.ts';
import { updateUnsent } from '../../form/leaving/useUnsent.ts';
import { changeReviewCount } from '../data/changeReviewCount.ts';
import { addedToReview } from './addedToReview.ts';
import type { Decision } from './useDecisions.ts';

/** Takes back a change that was made offline in a list that is closed now. @returns whether any of it was still unsent. */
export function withdrawUnsent(daybook: DaybookContextValue, changeId: string): boolean {
  const withdrawn: Decision[] = [];
  updateUnsent<readonly Decision[]>(`decisions${daybook.session.id}`, (decisions) => {
    withdrawn.push(...decisions.filter(({ change }) => change.id === changeId));
    const left = decisions.filter(({ change }) => change.id !== changeId);
    return left.length > 0 ? left : undefined;
  });
  changeReviewCount(
    daybook,
    withdrawn.map(({ row, choices }) => [row, -addedToReview(row.reviewStatus, choices.reviewStatus)]),
  );
  return withdrawn.length > 0;
}
