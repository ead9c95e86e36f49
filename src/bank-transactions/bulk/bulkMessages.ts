import { plural } from '../../core/messages/plural.ts';
import { reviewMessages } from '../messages.ts';

/** Texts of the bulk actions on bank transactions. */
export const bulkMessages = {
  ...reviewMessages,
  unnamed: 'Transaction',
  /** Accessible name of the progress and the results. */
  bulkTitle: 'Bulk changes',
  bulkEdit: 'Edit…',
  bulkDelete: 'Delete…',
  bulkClosePanel: 'Close',
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
  /** The transactions whose category and classes don’t change unless the user includes them. */
  bulkTransfers: plural({
    one: '{count} transfer between your accounts',
    other: '{count} transfers between your accounts',
  }),
  bulkPayments: plural({ one: '{count} matched payment', other: '{count} matched payments' }),
  bulkPosted: plural({
    one: '{count} transaction posted to a balance sheet account',
    other: '{count} transactions posted to balance sheet accounts',
  }),
  /** `what` is a list of the three above. */
  bulkExcludedTitle: ({ what }: { what: string }) => `Category and classes won’t change for ${what}:`,
  bulkInclude: ({ what }: { what: string }) => `Also change ${what}`,
  bulkIncludedTitle: ({ what }: { what: string }) => `Category and classes will also change for ${what}:`,
  bulkSplitTitle: plural({
    one: '{count} is split. Edit its lines individually:',
    other: '{count} are split. Edit their lines individually:',
  }),
  bulkAllExcluded: 'Nothing to apply. All selected transactions are excluded.',
  bulkApply: plural({ one: 'Apply to {count} transaction', other: 'Apply to {count} transactions' }),
  bulkNothingChosen: 'Choose what to change first.',
  bulkClosedQuestion: 'Change transactions in a closed period?',
  bulkClosedText: plural({
    one: 'Books are closed through {date}. {count} selected transaction is in the closed period.',
    other: 'Books are closed through {date}. {count} selected transactions are in the closed period.',
  }),
  bulkClosingUnavailable:
    'We can’t tell whether the books are closed. If they are, changes in the closed period may be rejected.',
  bulkClosedConfirm: 'Change anyway',
  bulkDeleteQuestion: plural({ one: 'Delete {count} transaction?', other: 'Delete {count} transactions?' }),
  bulkDeleteText: plural({
    one: 'It’ll be removed from your lists and the ledger. You can’t undo this.',
    other: 'They’ll be removed from your lists and the ledger. You can’t undo this.',
  }),
  bulkDeleteConfirm: 'Delete',
  bulkGoBack: 'Go back',
  bulkReading: 'Checking current data…',
  bulkSaving: plural({ one: 'Saving {count} transaction', other: 'Saving {count} transactions' }),
  bulkDeleting: plural({ one: 'Deleting {count} transaction', other: 'Deleting {count} transactions' }),
  bulkProgress: ({ done, total }: { done: string; total: string }) => `${done} of ${total}`,
  bulkStopping: 'Stopping…',
  bulkSaved: ({ done, total, failed }: BulkSummary) =>
    `${done} of ${total} updated${failed ? `, ${failed} failed` : ''}`,
  bulkDeleted: ({ done, total, failed }: BulkSummary) =>
    `${done} of ${total} deleted${failed ? `, ${failed} failed` : ''}`,
  bulkNotUpdated: 'Not updated',
  bulkNotDeleted: 'Not deleted',
  bulkShowAll: plural({ other: 'Show all {count}' }),
  bulkRetry: plural({ other: 'Retry failed ({count})' }),
  bulkCloseResults: 'Close',
  /** Why a transaction was not updated or deleted. */
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
  bulkUnknownDeleted: 'Couldn’t confirm the deletion. Retry to make sure.',
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
};
