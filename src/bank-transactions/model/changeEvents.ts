import type { ComponentEvent } from '../../core/events.ts';
import type { BankTransaction } from '../data/schema.ts';

type ChangeEvent = Extract<ComponentEvent, { type: 'bankTransactions.categorized' | 'bankTransactions.reviewed' }>;

/** The events of saved changes, one for each new category and each new review status. */
export function changeEvents(
  changes: readonly { before: BankTransaction; after: BankTransaction }[],
  isUndo = false,
): ChangeEvent[] {
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
