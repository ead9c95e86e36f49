/** `count` chooses the plural, `written` is the count in the reader’s language. A type: an interface would not be inlined in declarations. */
type Count = {
  count: number;
  written: string;
};

const transactions = ({ count, written }: Count) => `${written} ${count === 1 ? 'transaction' : 'transactions'}`;

/** Texts of the bulk actions on bank transactions. */
export const bulkMessages = {
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
  bulkAllBooked: 'Nothing to apply. All selected transactions are excluded.',
  bulkApply: (count: Count) => `Apply to ${transactions(count)}`,
  bulkNothingChosen: 'Choose what to change first.',
  bulkClosedQuestion: 'Change transactions in a closed period?',
  bulkClosedText: ({ count, written, date }: Count & { date: string }) =>
    `Books are closed through ${date}. ${written} selected ${count === 1 ? 'transaction is' : 'transactions are'} in the closed period.`,
  bulkClosingUnavailable:
    'We can’t tell whether the books are closed. If they are, changes in the closed period may be rejected.',
  bulkClosedConfirm: 'Change anyway',
  bulkDeleteQuestion: (count: Count) => `Delete ${transactions(count)}?`,
  bulkDeleteText: ({ count }: Count) =>
    `${count === 1 ? 'It’ll' : 'They’ll'} be removed from your lists and the ledger. You can’t undo this.`,
  bulkDeleteConfirm: 'Delete',
  bulkGoBack: 'Go back',
  bulkReading: 'Checking current data…',
  bulkSaving: (count: Count) => `Saving ${transactions(count)}`,
  bulkDeleting: (count: Count) => `Deleting ${transactions(count)}`,
  bulkProgress: ({ done, total }: { done: string; total: string }) => `${done} of ${total}`,
  bulkStopping: 'Stopping…',
  bulkSaved: ({ done, total, failed }: BulkSummary) =>
    `${done} of ${total} updated${failed ? `, ${failed} failed` : ''}`,
  bulkDeleted: ({ done, total, failed }: BulkSummary) =>
    `${done} of ${total} deleted${failed ? `, ${failed} failed` : ''}`,
  bulkNotUpdated: 'Not updated',
  bulkNotDeleted: 'Not deleted',
  bulkShowAll: ({ written }: Count) => `Show all ${written}`,
  bulkRetry: ({ written }: Count) => `Retry failed (${written})`,
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
