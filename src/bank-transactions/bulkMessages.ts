/**
 * How many something is of: `count` chooses the plural, `written` is how the reader's language writes it. A type and no interface:
 * declarations write it out where other files spread these texts.
 */
type Count = {
  count: number;
  written: string;
};

const transactions = ({ count, written }: Count) => `${written} ${count === 1 ? 'transaction' : 'transactions'}`;

/** Texts of what is done to several bank transactions at once. */
export const bulkMessages = {
  /** Names what goes on and what came of it to people who hear the page. */
  bulkTitle: 'Bulk changes',
  bulkEdit: 'Edit…',
  bulkDelete: 'Delete…',
  bulkClosePanel: 'Close',
  bulkForbidden:
    'You do not have access to change bank transactions. What is selected and what you chose is kept here.',
  /** The form that changes all selected ones. */
  bulkCategory: 'Category',
  bulkVendor: 'Vendor',
  bulkClasses: 'Classes',
  bulkReviewStatus: 'Review status',
  bulkLeave: 'Leave as it is',
  bulkSet: 'Change to',
  bulkClear: 'Remove',
  bulkNewCategory: 'New category',
  bulkNewVendor: 'New vendor',
  bulkNewClasses: 'New classes',
  bulkLeaveClasses: 'Leave as they are',
  bulkAddClasses: 'Add to what each has',
  bulkAddClassesHint: 'Each transaction keeps its classes and gets these as well.',
  bulkReplaceClasses: 'Replace, class by class',
  bulkReplaceClassesHint:
    'In each class that you choose from, this takes the place of what a transaction has there. Its other classes stay.',
  bulkMissingCategory: 'Choose a category, or leave it as it is.',
  bulkMissingVendor: 'Choose a vendor, or leave it as it is.',
  bulkMissingClasses: 'Choose classes, or leave them as they are.',
  /** What category and classes are left as they are in, unless the user says otherwise. */
  bulkTransfers: ({ count, written }: Count) =>
    count === 1 ? '1 transfer between your accounts' : `${written} transfers between your accounts`,
  bulkPayments: ({ count, written }: Count) => (count === 1 ? '1 matched payment' : `${written} matched payments`),
  bulkPosted: ({ count, written }: Count) =>
    count === 1
      ? '1 transaction posted to a balance sheet account'
      : `${written} transactions posted to balance sheet accounts`,
  /** `what` is a list of the three above. */
  bulkBookedTitle: ({ what }: { what: string }) => `Category and classes won’t change for ${what}:`,
  bulkIncludeBooked: ({ what }: { what: string }) => `Also change ${what}`,
  bulkIncludedTitle: ({ what }: { what: string }) => `Category and classes will also change for ${what}:`,
  bulkSplitTitle: ({ count, written }: Count) =>
    count === 1 ? '1 is split. Edit its lines individually:' : `${written} are split. Edit their lines individually:`,
  bulkAllBooked: 'Nothing to apply: all selected transactions are left out.',
  bulkApply: (count: Count) => `Apply to ${transactions(count)}`,
  bulkNothingChosen: 'Choose what to change first.',
  /** Questions before it begins. */
  bulkClosedQuestion: 'Change transactions in a closed period?',
  bulkClosedText: ({ count, written, date }: Count & { date: string }) =>
    `The books are closed through ${date}. ${written} of the transactions ${count === 1 ? 'is' : 'are'} dated on or before that day.`,
  bulkClosingUnavailable:
    'We can’t tell whether the books are closed. If they are, changes in the closed period may be rejected.',
  bulkClosedConfirm: 'Change them all the same',
  bulkDeleteQuestion: (count: Count) => `Delete ${transactions(count)}?`,
  bulkDeleteText: ({ count }: Count) =>
    `${count === 1 ? 'It leaves' : 'They leave'} the lists and the ledger. This cannot be undone here.`,
  bulkDeleteConfirm: 'Delete',
  bulkGoBack: 'Go back',
  /** While it goes on. */
  bulkReading: 'Looking at what is stored now',
  bulkSaving: (count: Count) => `Saving ${transactions(count)}`,
  bulkDeleting: (count: Count) => `Deleting ${transactions(count)}`,
  bulkProgress: ({ done, total }: { done: string; total: string }) => `${done} of ${total}`,
  bulkStopping: 'Stopping after what is on its way',
  /** What came of it; `left` are those of which not all is done. */
  bulkSaved: ({ done, total, left }: BulkSummary) => `${done} of ${total} changed${left ? `, ${left} not` : ''}`,
  bulkDeleted: ({ done, total, left }: BulkSummary) => `${done} of ${total} deleted${left ? `, ${left} not` : ''}`,
  /** Names the list of those that are not done. */
  bulkNotDone: 'What was not done, and why',
  bulkShowAll: ({ written }: Count) => `Show all ${written}`,
  bulkRetry: ({ written }: Count) => `Retry failed (${written})`,
  bulkCloseResults: 'Close',
  /** Why something is not done. */
  bulkGone: 'It is no longer there. Somebody deleted it meanwhile.',
  bulkSplit: 'Split: change its lines in the editor.',
  bulkSplitRest: 'Split: change category and classes of its lines in the editor. The rest was saved.',
  bulkKept_transfer: ({ isSaved }: { isSaved: boolean }) =>
    `Transfer between your accounts: category and classes weren’t changed.${isSaved ? ' The rest was saved.' : ''}`,
  bulkKept_payment: ({ isSaved }: { isSaved: boolean }) =>
    `Matched payment: category and classes weren’t changed.${isSaved ? ' The rest was saved.' : ''}`,
  bulkKept_account: ({ isSaved }: { isSaved: boolean }) =>
    `Posted to a balance sheet account: category and classes weren’t changed.${isSaved ? ' The rest was saved.' : ''}`,
  bulkLocked: 'Books are closed on this date. The closing setting isn’t recognized, so nothing was changed.',
  bulkNotAgreed: 'Not sent: its date is in a closed period now. Retry to confirm the change.',
  bulkCancelled: 'Not sent, as you cancelled.',
  bulkUnknownSaved: 'We do not know whether this was saved. A retry looks first.',
  bulkUnknownDeleted: 'We do not know whether this was deleted. A retry finds out.',
  bulkNotSent: 'Not sent, as what was sent before it got no answer.',
  bulkUnreachable: 'Not sent, as bookkeeping could not be reached. Check your connection, then retry.',
  bulkRateLimited: 'Not sent: too many requests within a few minutes. Retry in five minutes.',
  bulkToken: 'Not sent: we could not sign you in to bookkeeping. Retry in a moment.',
  bulkConfiguration: 'Bookkeeping isn’t set up correctly on this page.',
  bulkNoAccess: 'You do not have access to change it.',
  bulkService: 'Bookkeeping could not take this just now. Retry in a moment.',
};

type BulkSummary = {
  done: string;
  total: string;
  /** Undefined where all is done. */
  left: string | undefined;
};
