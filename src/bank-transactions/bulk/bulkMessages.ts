import { plural } from '../../core/messages/plural.ts';
import { reviewMessages } from '../reviewMessages.ts';

/** Texts of the bulk actions on bank transactions. */
export const bulkMessages = {
  ...reviewMessages,
  unnamed: 'Transaction',
  /** Accessible name of the progress and the results. */
  bulkTitle: 'Bulk changes',
  /** Changes of the selected transactions. */
  bulkAccept: plural({ one: 'Accept {count} suggestion', other: 'Accept {count} suggestions' }),
  bulkSetCategory: 'Category…',
  bulkReviewed: 'Reviewed',
  /** Vendor, classes, delete and so on. */
  bulkMore: 'More…',
  bulkCanChange: plural({ other: '{count} can change' }),
  bulkDelete: plural({ one: 'Delete', other: 'Delete…' }),
  bulkClose: 'Close',
  bulkForbidden: 'You don’t have permission to change bank transactions. Your selection is kept.',
  bulkCategory: 'Category',
  bulkVendor: 'Vendor',
  bulkDimensions: 'Classes',
  bulkReviewStatus: 'Review status',
  bulkLeave: 'Don’t change',
  bulkSet: 'Change to',
  bulkClear: 'Remove',
  bulkNewCategory: 'New category',
  bulkNewVendor: 'New vendor',
  bulkNewDimensions: 'New classes',
  bulkAddDimensions: 'Add to existing classes',
  bulkAddDimensionsHint: 'Each transaction keeps its classes and also gets these.',
  bulkReplaceDimensions: 'Replace',
  bulkReplaceDimensionsHint: 'Replaces the value in each class you choose. Other classes stay the same.',
  bulkMissingCategory: 'Choose a category or “Don’t change”.',
  bulkMissingVendor: 'Choose a vendor or “Don’t change”.',
  bulkMissingDimensions: 'Choose classes or “Don’t change”.',
  bulkPreview: 'Preview changes…',
  bulkNothingChosen: 'Choose what to change first.',
  /** Title of the preview of an edit. */
  bulkWillChange: plural({ one: '{count} transaction will change', other: '{count} transactions will change' }),
  bulkWillNotChange: 'Nothing will change',
  bulkNet: ({ amount }: { amount: string }) => `Net ${amount}`,
  /** Why some don’t change, as parts of a list; the first three also say what a deletion includes. */
  bulkAre_split: plural({ one: '{count} is split', other: '{count} are split' }),
  bulkAre_transfer: plural({ one: '{count} is a transfer', other: '{count} are transfers' }),
  bulkAre_payment: plural({ one: '{count} is a matched payment', other: '{count} are matched payments' }),
  bulkAre_account: plural({
    one: '{count} is posted to a balance sheet account',
    other: '{count} are posted to balance sheet accounts',
  }),
  bulkAre_closed: plural({ one: '{count} is in a closed period', other: '{count} are in a closed period' }),
  /** `what` is a list of the five above. */
  bulkExcluded: ({ what }: { what: string }) => `${what}: excluded`,
  /** For several reasons: the number is seen where there is no room for them. */
  bulkExcludedCount: ({ count, what }: { count: string; what: string }) => `${count} excluded: ${what}`,
  bulkPartly: ({ what }: { what: string }) => `${what}: category and classes won’t change`,
  bulkUnchanged: plural({ one: '{count} already has these values', other: '{count} already have these values' }),
  /** Changes the category and classes of these, too. */
  bulkInclude_transfer: plural({ one: 'Include the transfer', other: 'Include the {count} transfers' }),
  bulkInclude_payment: plural({ one: 'Include the matched payment', other: 'Include the {count} matched payments' }),
  bulkInclude_account: plural({
    one: 'Include the one posted to a balance sheet account',
    other: 'Include the {count} posted to balance sheet accounts',
  }),
  bulkAlsoReview: 'Also mark as reviewed',
  /** How many of those that change had no category. */
  bulkFilled: ({ filled, changed }: { filled: string; changed: string }) =>
    `${filled} without a category, ${changed} will change theirs`,
  bulkFromTo: ({ field, from, to }: { field: string; from: string; to: string }) => `${field}: ${from} → ${to}`,
  /** Of a field that is empty before. */
  bulkTo: ({ field, to }: { field: string; to: string }) => `${field}: ${to}`,
  /** Of a field that is empty afterwards. */
  bulkRemoved: ({ field, from }: { field: string; from: string }) => `${field}: remove ${from}`,
  bulkApply: plural({ one: 'Change {count} transaction', other: 'Change {count} transactions' }),
  bulkCancel: 'Cancel',
  bulkClosedText: plural({
    one: 'Books are closed through {date}. {count} selected transaction is in the closed period.',
    other: 'Books are closed through {date}. {count} selected transactions are in the closed period.',
  }),
  bulkClosingUnavailable:
    'We can’t tell whether the books are closed. If they are, changes in the closed period may be rejected.',
  bulkDeleteQuestion: plural({ one: 'Delete {count} transaction?', other: 'Delete {count} transactions?' }),
  bulkDeleteText: plural({
    one: 'It’ll be removed from your lists and the ledger. You can undo this for 10 seconds.',
    other: 'They’ll be removed from your lists and the ledger. You can undo this for 10 seconds.',
  }),
  /** Follows the number of those to delete. */
  bulkClosedStay: plural({
    one: '{count} more is in a closed period and stays.',
    other: '{count} more are in a closed period and stay.',
  }),
  bulkDeleteConfirm: 'Delete',
  bulkIn: ({ amount }: { amount: string }) => `Money in ${amount}`,
  bulkOut: ({ amount }: { amount: string }) => `Money out ${amount}`,
  bulkHaveReceipt: plural({ one: '{count} has a receipt', other: '{count} have a receipt' }),
  bulkReading: 'Checking current data…',
  bulkSaving: plural({ one: 'Saving {count} transaction', other: 'Saving {count} transactions' }),
  bulkDeleting: plural({ one: 'Deleting {count} transaction', other: 'Deleting {count} transactions' }),
  bulkProgress: ({ done, total }: { done: string; total: string }) => `${done} of ${total}`,
  bulkStop: 'Stop',
  bulkStopping: 'Stopping…',
  bulkSaved: ({ done, total, failed, notConfirmed, notSent }: BulkSummary) =>
    [
      `${done} of ${total} updated`,
      failed && `${failed} failed`,
      notConfirmed && `${notConfirmed} not confirmed`,
      notSent && `${notSent} not sent`,
    ]
      .filter(Boolean)
      .join(', '),
  bulkDeleted: ({ done, total, failed, notConfirmed }: BulkSummary) =>
    [`${done} of ${total} deleted`, failed && `${failed} failed`, notConfirmed && `${notConfirmed} not confirmed`]
      .filter(Boolean)
      .join(', '),
  /** Continues a change that the user stopped. */
  bulkSendRest: 'Send remaining',
  bulkNotUpdated: 'Not updated',
  bulkNotDeleted: 'Not deleted',
  bulkShowAll: plural({ other: 'Show all {count}' }),
  bulkRetry: plural({ other: 'Retry ({count})' }),
  bulkUndo: plural({ one: 'Undo {count} change', other: 'Undo {count} changes' }),
  /** Why a transaction was not updated or deleted. */
  bulkChanged: 'Someone else has changed it. Check it, then delete it again.',
  bulkFieldChanged: 'Someone else has changed the same field. Check it, then try again.',
  bulkClosed: 'Books are closed on this date.',
  bulkAlreadyDeleted: 'Already deleted by someone else.',
  bulkLeftOut_split: 'Split transaction: edit its lines individually.',
  bulkLeftOut_transfer: 'Transfer between your accounts: category and classes weren’t changed.',
  bulkLeftOut_payment: 'Matched payment: category and classes weren’t changed.',
  bulkLeftOut_account: 'Posted to a balance sheet account: category and classes weren’t changed.',
  /** Follows one of the four above. */
  bulkRestSaved: 'Other changes were saved.',
  bulkLocked: 'Books are closed on this date. The closing setting isn’t recognized, so nothing was changed.',
  bulkClosingUnreadable: 'We couldn’t read the closing date, so nothing was changed.',
  bulkUnconfirmed: 'Skipped: this date is in a closed period now. Retry to confirm the change.',
  bulkCanceled: 'Skipped: canceled.',
  bulkUnknownSaved: 'Couldn’t confirm the save. Retry checks first.',
  bulkUnknownDeleted: 'Couldn’t confirm the deletion. Retry checks first.',
  bulkNotSent: 'Skipped: an earlier request got no response.',
  bulkUnreachable: 'Skipped: no connection. Check your network, then retry.',
  bulkRateLimited: 'Skipped: too many requests. Retry in five minutes.',
  bulkToken: 'Skipped: we couldn’t sign you in. Retry in a moment.',
  bulkConfiguration: 'Bookkeeping isn’t set up correctly on this page.',
  bulkNoAccess: 'You don’t have permission to edit this.',
  bulkService: 'The service had a problem. Retry in a moment.',
};

type BulkSummary = {
  done: string;
  total: string;
  /** Undefined if none failed. */
  failed: string | undefined;
  /** Their requests got no response; undefined if none. */
  notConfirmed?: string | undefined;
  /** Because the user stopped the job; undefined if none. */
  notSent?: string | undefined;
};
