import { transactionName } from '../data/rules.ts';
import type { RecentChange } from '../data/useRecentChanges.ts';
import type { undoMessages } from './undoMessages.ts';

/** What a change did, as a sentence. */
export function changeText({ transaction, count, category }: RecentChange, messages: typeof undoMessages): string {
  const name = transactionName(transaction, messages.unnamed);
  if (category === undefined) return count > 1 ? messages.changesSaved({ count }) : messages.changeSaved({ name });
  return count > 1 ? messages.categoriesSaved({ count, name, category }) : messages.categorySaved({ name, category });
}
