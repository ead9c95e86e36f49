'use client';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { isToReview } from '../data/filters.ts';
import { transactionName } from '../data/rules.ts';
import type { RecentChange } from '../data/useRecentChanges.ts';
import type { undoMessages } from './undoMessages.ts';

/** What a change did, and what its undo did. */
export type ChangeTexts = Record<'done' | 'undone', (change: RecentChange) => string>;

/** Words changes of transactions. */
export function useChangeTexts(messages: typeof undoMessages): ChangeTexts {
  const format = useMoneyFormat(true);
  const changed = ({ transaction, count, category, reviewStatus, isDeletion, saved }: RecentChange) => {
    const name = transactionName(transaction, messages.unnamed);
    const amount = format(transaction.amount);
    if (isDeletion) return count > 1 ? messages.severalDeleted({ count }) : messages.deleted({ name, amount });
    if (category !== undefined) {
      const isReviewed = reviewStatus !== undefined && !isToReview({ reviewStatus }) && isToReview(transaction);
      if (count > 1) return messages[isReviewed ? 'categoriesReviewed' : 'categoriesSaved']({ count, name, category });
      return messages[isReviewed ? 'categoryReviewed' : 'categorySaved']({ name, amount, category });
    }
    if (reviewStatus !== undefined)
      return isToReview({ reviewStatus }) ? messages.toReviewSaved({ name }) : messages.reviewedSaved({ name });
    if (count > 1) {
      const shared = sharedCategory(saved);
      if (!shared) return messages.changesSaved({ count });
      const areReviewed = saved.every(
        ({ before, after }) => after.reviewStatus && after.reviewStatus !== before.reviewStatus && !isToReview(after),
      );
      const text = messages[areReviewed ? 'changesCategorizedReviewed' : 'changesCategorized'];
      return text({ count, category: shared });
    }
    const isReviewed = saved.some(({ before, after }) => isToReview(before) && !isToReview(after));
    return messages[isReviewed ? 'changeReviewed' : 'changeSaved']({ name });
  };
  /** An earlier rule says nothing about this change. */
  const isByRule = ({ saved }: RecentChange) =>
    saved.some(({ before, after }) => after.rule && after.rule.id !== before.rule?.id);
  const done = (change: RecentChange) => {
    const { notSaved = 0 } = change;
    const rest = notSaved > 0 && messages.notSaved({ count: notSaved });
    return [changed(change), rest, isByRule(change) && messages.setByRule].filter(Boolean).join(' ');
  };
  const undone = (change: RecentChange) => {
    const { transaction, count, category, reviewStatus, isDeletion } = change;
    const name = transactionName(transaction, messages.unnamed);
    if (category !== undefined || reviewStatus !== undefined) return messages.undone({ change: changed(change) });
    if (!isDeletion) return messages.changeUndone({ count, name });
    const amount = format(transaction.amount);
    return count > 1 ? messages.severalRestored({ count }) : messages.restored({ name, amount });
  };
  return { done, undone };
}

/** The name of the category that all got; undefined if they kept theirs, or got several. */
function sharedCategory(saved: RecentChange['saved']): string | undefined {
  const [category, ...others] = new Set(
    saved.map(({ before, after }) => (after.category?.id === before.category?.id ? undefined : after.category?.name)),
  );
  return others.length === 0 ? (category ?? undefined) : undefined;
}
