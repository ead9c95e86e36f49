'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ComponentEvent } from '../../core/events.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import { countReviewed } from '../data/reviewedTransactions.ts';
import type { BankTransaction } from '../data/schema.ts';

type ChangeEvent = Extract<ComponentEvent, { type: 'bankTransactions.categorized' | 'bankTransactions.reviewed' }>;

interface SavedChange {
  before: BankTransaction;
  after: BankTransaction;
}

/** @returns a function that reports saved changes: as events, and in the number that the user has reviewed in this session. */
export function useReportChanges() {
  const daybook = useDaybookContext();
  const emit = useEmit();
  return (changes: readonly SavedChange[], isUndo = false): void => {
    for (const event of changeEvents(changes, isUndo)) emit(event);
    countReviewed(daybook, changes);
  };
}

/** The events of saved changes, one for each new category and each new review status. */
function changeEvents(changes: readonly SavedChange[], isUndo: boolean): ChangeEvent[] {
  const events = new Map<string, ChangeEvent>();
  for (const { before, after } of changes) {
    for (const membersOf of [categorized, reviewed]) {
      const members = membersOf(after);
      const key = JSON.stringify(members);
      if (key === JSON.stringify(membersOf(before))) continue;
      const event = events.get(key) ?? { ...members, transactionIds: [], isUndo };
      event.transactionIds.push(after.id);
      events.set(key, event);
    }
  }
  return [...events.values()];
}

function categorized({ category, glAccount }: BankTransaction) {
  const type = 'bankTransactions.categorized' as const;
  return { type, categoryId: category?.id ?? null, glAccountId: (!category && glAccount?.id) || null };
}

function reviewed({ reviewStatus }: BankTransaction) {
  return { type: 'bankTransactions.reviewed' as const, reviewStatus: reviewStatus ?? null };
}
