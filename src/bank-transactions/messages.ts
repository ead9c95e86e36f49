import { plural } from '../core/messages/plural.ts';
import { formMessages } from '../form/messages.ts';
import { listActionsMessages, listMessages, selectionMessages } from '../list/messages.ts';
import { filterMessages } from '../ui/messages.ts';

/** The review statuses. */
export const reviewMessages = {
  reviewRECONCILED: 'Reviewed',
  reviewRECONCILIATION_DISCREPANCY: 'Differs from the bank',
  reviewPARTNER_REVIEW_REQUIRED: 'To review',
};

/** Why a transaction was not deleted. */
export const deletionMessages = {
  wasNotDeleted: 'Not deleted.',
  deletionChanged: 'Someone else has changed this transaction.',
  deletionClosed: 'Its date is in a closed period now.',
  deletionForbidden: 'You don’t have permission to delete it.',
  deletionOffline: 'You’re offline.',
  deletionFailed: 'Try again in a moment.',
  deletionUnknown: 'The connection dropped, so we can’t tell whether this was deleted.',
};

/** Texts of the list of bank transactions. */
export const transactionListMessages = {
  ...filterMessages,
  ...listMessages,
  ...selectionMessages,
  ...listActionsMessages,
  ...deletionMessages,
  /** Filters that ask whether something is so. */
  receipt: 'Receipt',
  receipt_true: 'attached',
  receipt_false: 'missing',
  unreadConversation: 'Conversation',
  unreadConversation_true: 'unread',
  unreadConversation_false: 'read or none',
  title: 'Bank transactions',
  /** The list, within a sentence. */
  what: 'the bank transactions',
  empty: 'No bank transactions yet',
  emptyHint: 'They’ll appear once a bank account is connected.',
  caughtUp: 'All caught up',
  nothingToReview: 'Nothing left to review.',
  showReviewed: 'Show reviewed',
  nothingReviewed: 'Nothing reviewed yet',
  showToReview: 'Show to review',
  /** With one account chosen. */
  emptyAccount: 'No transactions in this account yet',
  count: plural({ one: '{count} transaction', other: '{count} transactions' }),
  countSoFar: plural({ one: '{count} transaction so far', other: '{count} transactions so far' }),
  loadingAll: 'Loading all transactions',
  loadAllFailed: 'Couldn’t load every transaction. Showing what loaded.',
  exported: plural({ one: 'Saved {count} transaction to {file}.', other: 'Saved {count} transactions to {file}.' }),
  exportFailed: 'Couldn’t load every transaction, so no file was saved.',
  /** Columns of the CSV file only. */
  bankText: 'Bank text',
  transactionId: 'Transaction ID',
  splitLine: 'Split line',
  lineMemo: 'Line memo',
  /** Sums of the listed transactions. */
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  withoutTransfers: plural({ one: 'without {count} transfer', other: 'without {count} transfers' }),
  selectedNet: ({ amount }: { amount: string }) => `net ${amount}`,
  selectAll: plural({ one: 'Select the loaded transaction', other: 'Select all {count} loaded transactions' }),
  selectRow: ({ name, date, amount }: { name: string; date: string; amount: string }) =>
    `Select ${name}, ${date}, ${amount}`,
  date: 'Date',
  description: 'Description',
  bankAccount: 'Bank account',
  category: 'Category',
  amount: 'Amount',
  review: 'Review',
  unnamed: 'Transaction',
  /** Offers the category just chosen for other transactions of the same merchant. */
  applyToOthers: plural({ one: 'Apply to {count} other from {name}?', other: 'Apply to {count} others from {name}?' }),
  othersTotal: ({ amount }: { amount: string }) => `${amount} in all`,
  applyTo: plural({ other: 'Apply to {count}' }),
  dontApply: 'Don’t apply',
  /** The same for screen readers, after the question. */
  applyKey: ({ question }: { question: string }) => `${question} Press Shift+A to apply.`,
  /** Marks at the end of the description, beside `receipt`. */
  note: 'Note',
  conversation: 'Conversation',
  unread: 'Unread conversation',
  /** What a transaction is booked to. */
  split: plural({ other: 'Split ({count})' }),
  matched: 'Matched',
  matchedTo: ({ number }: { number: string }) => `Matched ${number}`,
  /** A bill or payroll has no number here: the service doesn’t list them. */
  matchedToBill: 'Matched to a bill',
  matchedToPayroll: 'Matched to payroll',
  /** After the number of an invoice that the transaction pays in part. */
  matchedPartly: 'partly',
  transferTo: ({ account }: { account: string }) => `Transfer to ${account}`,
  transferFrom: ({ account }: { account: string }) => `Transfer from ${account}`,
  /** After the name of a ledger account. */
  ledgerAccount: 'account',
  uncategorized: 'Uncategorized',
  /** Beside a change that is saved once the connection is back. */
  waiting: 'waiting',
  ...reviewMessages,
  statusACTIVE: 'Active',
  statusINACTIVE: 'Inactive',
  typeEXPENSE: 'Expense',
  typeREVENUE: 'Revenue',
  typeTRANSFER: 'Transfer',
  /** Name and tooltip of the lock of a transaction in a closed period. */
  closedThrough: ({ date }: { date: string }) => `Closed through ${date}`,
  /** Accessible names of the buttons in a row. */
  splitTransaction: 'Split',
  openTransaction: 'Open',
  /** Accessible name of the category field in a row. */
  categoryOf: ({ name }: { name: string }) => `Category of ${name}`,
  /** Beside a suggested category: how many of the merchant’s loaded transactions have it. */
  usedAt: ({ count, total, merchant }: { count: string; total: string; merchant: string }) =>
    `${count} of ${total} at ${merchant}`,
  /** At the end of the categories; opens the transaction. */
  splitInto: 'Split into several…',
  editCategory: 'Press C or F2 to change the category',
  /** What can be changed in a row, within a sentence. */
  what_category: 'the category',
  what_reviewStatus: 'the review state',
  /** Accessible name of the toggle in a row. */
  reviewedOf: ({ name }: { name: string }) => `Reviewed: ${name}`,
  /** Accessible name of a suggested category. */
  acceptCategory: ({ category }: { category: string }) => `Accept ${category}`,
  notSavedBecause: ({ reason }: { reason: string }) => `Not saved: ${reason}`,
  deletedRow: 'This transaction was deleted.',
  changedByOther: 'Someone else changed the category.',
  /** Why a category can’t be changed in the list. */
  warnedRow: ({ date }: { date: string }) => `This is in a closed period (through ${date}). Open it to edit anyway.`,
  splitRow: 'This transaction is split. Open it to change each line’s category.',
  posting_transfer: 'This is a transfer between your accounts. Open it to change its category.',
  posting_payment: 'This is a matched payment. Open it to change its category.',
  posting_account: 'This is posted to a balance sheet account. Open it to change its category.',
  /** Nothing can be changed. */
  viewOnly: 'View only',
  /** The switch between bank accounts, and what is chosen. */
  accountIs: ({ account }: { account: string }) => `Account: ${account}`,
  allAccounts: 'All accounts',
  accountCount: plural({ one: '{count} account', other: '{count} accounts' }),
  unnamedAccount: 'Unnamed account',
  countToReview: ({ count }: { count: string }) => `${count} to review`,
  search: 'Search transactions',
  toReview: 'To review',
  allTransactions: 'All',
  reviewed: 'Reviewed',
  notes: 'Notes',
  type: 'Type',
  status: 'Status',
  vendor: 'Vendor',
  customer: 'Customer',
  glAccount: 'Account',
  dimensions: 'Class',
};

/** Texts of one bank transaction and its editor. */
export const transactionMessages = {
  ...formMessages,
  ...deletionMessages,
  what: 'this transaction',
  title: 'Transaction',
  newTitle: 'New transaction',
  /** The text, amount, account and date from the bank, which the form shows as text until the user edits them. */
  editBankDetails: 'Edit bank details',
  position: ({ number, count }: { number: string; count: string }) => `${number} of ${count}`,
  direction: 'Direction',
  in: 'Money in',
  out: 'Money out',
  amount: 'Amount',
  date: 'Date',
  notes: 'Notes',
  category: 'Category',
  /** Under the category of a split transaction. */
  categoryOfLines: 'Used for lines without their own category or account.',
  suggested: 'Suggested',
  recent: 'Recent',
  glAccount: 'Account',
  vendor: 'Vendor',
  customer: 'Customer',
  reviewStatus: 'Review',
  notSet: 'Not set',
  ...reviewMessages,
  status: 'Status',
  typeTRANSFER: 'Transfer',
  byRule: 'Set by a rule',
  /** The amount in its original currency. */
  originally: ({ amount }: { amount: string }) => `Originally ${amount}`,
  match: 'Match',
  findMatch: 'Find match',
  thisTransaction: 'This transaction',
  suggestedMatch: 'Suggested match',
  matched: 'Matched with',
  acceptMatch: 'Accept match',
  clearMatch: 'Remove match',
  notMatched: 'No longer matched',
  tax: 'Tax payment',
  taxRegion: 'Tax authority',
  regionFEDERAL: 'Federal government',
  taxYear: 'Year',
  taxQuarter: 'Quarter',
  lines: 'Split',
  split: 'Split',
  splitEvenly: 'Split evenly',
  removeSplit: 'Remove split',
  /** Beside the amount of the last line of a split. */
  rest: 'rest',
  total: 'Total',
  lineAmount: 'Amount',
  lineNotes: 'Memo',
  /** Documents of a line, and what stands for one without a name. */
  invoice: 'Invoice',
  bill: 'Bill',
  payroll: 'Payroll item',
  lineDetails: ({ number }: { number: string }) => `Details of line ${number}`,
  /** Whether the lines of a split add up. */
  remainder: 'Remaining',
  overBy: 'Over by',
  remainderUnknown: 'Enter a valid amount on every line.',
  delete: 'Delete',
  previous: 'Previous transaction',
  next: 'Next transaction',
  dateMissing: 'Enter a date.',
  dateClosed: 'Books are closed on this date. Choose a later date.',
  closingUnreadable: 'We couldn’t read the closing date, so nothing can be saved.',
  amountInvalid: 'Enter an amount.',
  amountNegative: 'Enter a positive amount; use Money in or Money out for the direction.',
  descriptionMissing: 'Enter a description.',
  bankAccountMissing: 'Choose a bank account.',
  dimensionsMissing: ({ names }: { names: string }) => `Choose a value for ${names}.`,
  yearInvalid: 'Enter a four-digit year.',
  percentInvalid: 'Enter an amount, a fraction such as 1/3, or a percentage from 0 to 100.',
  linesDiffer: 'Lines must add up to the total.',
  linesOver: 'The lines are over the total. Lower one of them.',
  saveAndNext: 'Save and next',
  markReviewedAndNext: 'Mark as reviewed and next',
  alsoReviews: 'Also marks as reviewed',
  /** The save status. */
  noChanges: 'No changes',
  unsaved: ({ fields }: { fields: string }) => `Unsaved: ${fields}`,
  conflictCount: plural({
    one: '{count} field changed while you were editing',
    other: '{count} fields changed while you were editing',
  }),
  closedThrough: ({ date }: { date: string }) => `Closed through ${date}`,
  offline: 'Offline. Your changes are kept here, and saved when you’re back online.',
  noAnswer: 'No answer yet',
  leaveTitle: ({ name, amount }: { name: string; amount: string }) => `Save your changes to ${name}, ${amount}?`,
  leaveNewTitle: 'Save this transaction?',
  checkFields: plural({ one: 'Not saved. Check {count} field.', other: 'Not saved. Check {count} fields.' }),
  deleteTitle: 'Delete this transaction?',
  deleteText: ({ name, amount, date }: { name: string; amount: string; date: string }) =>
    `${name}, ${amount} on ${date}, will be removed from the books.`,
  deleteNow: 'Delete',
  deleted: 'This transaction was deleted.',
  undoDelete: 'Undo',
  deletedByOther: 'Someone else deleted this transaction, so your changes weren’t saved. They’re still here.',
  outcomeUnknown: 'The connection dropped, so we can’t tell whether this was saved. Your changes are still here.',
  checkFailed: 'Couldn’t check. Nothing was resent. Try again in a moment.',
  earlierAttemptSaved: 'An earlier attempt was saved. Save again to include your latest changes.',
  conflict: 'Someone else changed this transaction. Choose which values to keep.',
  conflictOpen: 'Choose which value to keep.',
  yours: 'Yours',
  current: 'Current',
  empty: 'Empty',
  notSplit: 'Not split',
  linesCount: plural({ one: '{count} line', other: '{count} lines' }),
};
