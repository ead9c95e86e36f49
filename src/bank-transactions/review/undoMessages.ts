import { plural } from '../../core/messages/plural.ts';

export interface CategoryFacts {
  name: string;
  amount: string;
  category: string;
}

/** Texts of the list of bank transactions after a change. */
export const undoMessages = {
  unnamed: 'Transaction',
  /** What was changed, as a sentence. */
  categorySaved: ({ name, amount, category }: CategoryFacts) => `${name}, ${amount}, categorized as ${category}.`,
  categoryReviewed: ({ name, amount, category }: CategoryFacts) =>
    `${name}, ${amount}, categorized as ${category} and reviewed.`,
  categoriesSaved: plural({ other: '{count} transactions from {name} categorized as {category}.' }),
  categoriesReviewed: plural({ other: '{count} transactions from {name} categorized as {category} and reviewed.' }),
  reviewedSaved: ({ name }: { name: string }) => `${name} marked as reviewed.`,
  toReviewSaved: ({ name }: { name: string }) => `${name} moved back to review.`,
  changeSaved: ({ name }: { name: string }) => `Changes to ${name} saved.`,
  /** Of a transaction that was to be reviewed. */
  changeReviewed: ({ name }: { name: string }) => `${name} saved and reviewed.`,
  changesSaved: plural({ one: '{count} transaction updated.', other: '{count} transactions updated.' }),
  /** Of a bulk edit that gave all of them this category. */
  changesCategorized: plural({ other: '{count} transactions categorized as {category}.' }),
  changesCategorizedReviewed: plural({ other: '{count} transactions categorized as {category} and reviewed.' }),
  /** After that, if a bulk edit was stopped or some were rejected. */
  notSaved: plural({ other: '{count} not saved.' }),
  /** After one of the above, if the service’s response names a rule. */
  setByRule: 'Set by a rule.',
  /** While a deletion is held back. */
  deleted: ({ name, amount }: { name: string; amount: string }) => `Deleted ${name}, ${amount}`,
  severalDeleted: plural({ other: 'Deleted {count} transactions' }),
  restored: ({ name, amount }: { name: string; amount: string }) => `Restored ${name}, ${amount}`,
  severalRestored: plural({ other: 'Restored {count} transactions' }),
  alreadySent: 'It’s too late to undo this: it was already sent.',
  undo: 'Undo',
  undoing: 'Undoing…',
  dismiss: 'Dismiss',
  /** After an undo of any changes. */
  changeUndone: plural({ one: 'Undid changes to {name}.', other: 'Undid the changes to {count} transactions.' }),
  /** After an undo of a category or a review; `change` is a sentence. */
  undone: ({ change }: { change: string }) => `Undone: ${change}`,
  changesUndone: plural({ one: '{count} change undone.', other: '{count} changes undone.' }),
  changedSince: plural({
    one: '{name} has changed since then, so it wasn’t undone.',
    other: '{count} transactions have changed since then, so they weren’t undone.',
  }),
  undoNotSaved: ({ reason }: { reason: string }) => `Not undone. ${reason}`,
};
