import { plural } from '../core/messages/plural.ts';
import { listActionsMessages, listMessages, selectionMessages } from '../list/messages.ts';
import { filterMessages } from '../ui/messages.ts';
import { deletionMessages } from './deletionMessages.ts';
import { reviewMessages } from './reviewMessages.ts';
import { suggestionMessages } from './suggestionMessages.ts';

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
  /** After it: what the user has reviewed since the page was opened. */
  reviewedInSession: plural({ other: 'You reviewed {count} in this session.' }),
  undoLastChange: 'Undo the last change',
  showReviewed: 'Show reviewed',
  nothingReviewed: 'Nothing reviewed yet',
  showToReview: 'Show transactions to review',
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
  withoutTransfers: plural({ one: 'excluding {count} transfer', other: 'excluding {count} transfers' }),
  /** What keys do, in the footer. */
  move: 'Move',
  accept: 'Accept',
  allKeys: 'All keys',
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
  /** Lists the others. */
  showOthers: 'Show them',
  dontApply: 'Don’t apply',
  /** Read after the question by screen readers. */
  applyKey: ({ question }: { question: string }) => `${question} Press Shift+A to apply, or Shift+S to see them.`,
  /** Marks at the end of the description, beside `receipt`. */
  note: 'Note',
  conversation: 'Conversation',
  unread: 'Unread conversation',
  /** What a transaction is booked to. */
  split: plural({ other: 'Split ({count})' }),
  matched: 'Matched',
  /** The number of an invoice, or the description of one of its items. */
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
  /** As a filter: “Uncategorized only”. */
  uncategorized_true: 'only',
  uncategorized_false: 'excluded',
  /** Beside a category that a rule of the service has set. */
  rule: 'Rule',
  /** Its tooltip, and a filter: “Set by a rule: yes”. */
  byRule: 'Set by a rule',
  byRule_true: 'yes',
  byRule_false: 'no',
  /** Beside a change that is saved once the connection is back. */
  waiting: 'waiting',
  /** Above the list. */
  changesWaiting: plural({
    one: 'You’re offline. {count} change is waiting and will be sent when you’re back.',
    other: 'You’re offline. {count} changes are waiting and will be sent when you’re back.',
  }),
  /** The button that takes them back. */
  discardWaiting: plural({ other: 'Discard {count}' }),
  discardWaitingTitle: plural({ one: 'Discard {count} change?', other: 'Discard {count} changes?' }),
  discardWaitingText: 'Nothing was sent. The saved values stay.',
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
  ...suggestionMessages,
  /** At the end of the categories; opens the transaction. */
  splitInto: 'Split into several…',
  /** Below the categories: what their keys do. */
  categoryKeys: '↵ set and next · Alt ↵ stay · Esc back',
  editCategory: 'Press C or F2 to change the category',
  /** What can be changed in a row, within a sentence. */
  what_category: 'the category',
  what_reviewStatus: 'the review status',
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
  /** A column. */
  vendorOrCustomer: 'Vendor or customer',
  vendor: 'Vendor',
  customer: 'Customer',
  glAccount: 'Account',
  dimensions: 'Class',
};
