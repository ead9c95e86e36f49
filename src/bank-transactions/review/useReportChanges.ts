'use client';
import { useEmit } from '../../ui/root/lifecycle.ts';
import { isToReview } from '../data/filters.ts';
import type { BankTransaction } from '../data/schema.ts';
import { changeEvents } from '../model/changeEvents.ts';
import { useListSession } from './useListSession.ts';

/** @returns a function that reports saved changes: as events, and in the number that the user has reviewed in this session. */
export function useReportChanges() {
  const emit = useEmit();
  const { reviewedIds } = useListSession();
  return (changes: readonly { before: BankTransaction; after: BankTransaction }[], isUndo = false): void => {
    for (const event of changeEvents(changes, isUndo)) emit(event);
    const moved = changes.filter(({ before, after }) => isToReview(before) !== isToReview(after));
    if (moved.length === 0) return;
    reviewedIds.set((ids) => {
      const now = new Set(ids);
      for (const { after } of moved) {
        if (isToReview(after)) now.delete(after.id);
        else now.add(after.id);
      }
      return now;
    });
  };
}
