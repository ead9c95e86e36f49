import { plural } from '../core/messages/plural.ts';

/** Texts of the checklist in the closing form. */
export const checklistMessages = {
  beforeClosing: ({ period }: { period: string }) => `Before you close ${period}`,
  toReview: 'To review',
  toReviewDescription: 'Bank transactions waiting for review',
  toReviewAction: ({ count }: { count: string }) => `Review ${count}`,
  /** In the question before closing, as the other three; `number` may have a plus sign. */
  toReviewCount: plural({ other: '{number} to review' }),
  uncategorized: 'Uncategorized',
  uncategorizedDescription: 'No category and no account',
  uncategorizedAction: ({ count }: { count: string }) => `Categorize ${count}`,
  uncategorizedCount: plural({ other: '{number} uncategorized' }),
  unreconciled: 'Unreconciled',
  unreconciledDescription: 'Differs from the bank',
  unreconciledAction: ({ count }: { count: string }) => `Open ${count}`,
  unreconciledCount: plural({ other: '{number} unreconciled' }),
  draftInvoices: 'Draft invoices',
  draftInvoicesDescription: 'Not sent yet',
  draftInvoicesNone: 'None dated in this period',
  draftInvoicesAction: ({ count }: { count: string }) => `Open ${count}`,
  draftInvoicesCount: plural({ one: '{number} draft invoice', other: '{number} draft invoices' }),
  noneOpen: 'None',
  notCounted: 'Couldn’t be counted.',
  /** Where some documents couldn’t be read, or too many have to be, and none of the others is open. */
  incomplete: 'None found so far, but not all could be checked.',
  openList: 'Open list',
  allClear: ({ date }: { date: string }) => `No open items through ${date}`,
  /** All of them; before one of the next two. `number` may have a plus sign. */
  openCount: plural({ one: '{number} item in this period.', other: '{number} items in this period.' }),
  canCloseLocked: 'You can close with open items, but you won’t be able to change them.',
  canCloseWarned: 'You can close with open items. Changing them later shows a warning.',
};
