import { plural } from '../core/messages/plural.ts';
import { formMessages } from '../form/messages.ts';
import { deletionMessages } from './deletionMessages.ts';
import { reviewMessages } from './reviewMessages.ts';
import { suggestionMessages } from './suggestionMessages.ts';

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
  /** Ends a match with invoices, and labels the category of a deposit that may be one. */
  noInvoice: 'No invoice: book to a category',
  /** Under the category of a split transaction. */
  categoryOfLines: 'Used for lines without their own category or account. The last line needs its own.',
  suggested: 'Suggested',
  ...suggestionMessages,
  recent: 'Recent',
  glAccount: 'Account',
  /** At the end of the categories; goes to the account among the details. */
  postToAccount: 'Post to an account instead…',
  vendor: 'Vendor',
  customer: 'Customer',
  reviewStatus: 'Review status',
  notSet: 'Not set',
  ...reviewMessages,
  status: 'Status',
  /** Where the transaction came from, such as a bank feed. */
  source: 'Source',
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
  rest: 'remainder',
  total: 'Total',
  lineAmount: 'Amount',
  lineNotes: 'Memo',
  /** Documents of a line, and what stands for one without a name. */
  invoice: 'Invoice',
  bill: 'Bill',
  payroll: 'Payroll item',
  /** Those that the host lists, within sentences. */
  bills: 'the bills',
  payrollItems: 'the payroll items',
  lineDetails: ({ number }: { number: string }) => `Details of line ${number}`,
  /** Whether the lines of a split add up. */
  remainder: 'Remaining',
  overBy: 'Over by',
  remainderUnknown: 'Enter a valid amount on every line.',
  delete: 'Delete',
  /** Buttons at the top of the editor. */
  closeTransaction: 'Close transaction',
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
  /** A number of a field of the host’s. */
  numberInvalid: 'Enter a number.',
  /** Under an empty required field of the host’s. */
  valueMissing: 'This field is required.',
  yearInvalid: 'Enter a four-digit year.',
  percentInvalid: 'Enter an amount, a fraction such as 1/3, or a percentage from 0 to 100.',
  linesDiffer: 'Lines must add up to the total.',
  /** Where the invoices of a match are more or less than the deposit. */
  bookDifference: 'Choose a category for the difference.',
  bookOrLeaveOpen: 'Choose a category for the difference, or leave it open on an invoice.',
  lineUncategorized: 'Choose a category for this line.',
  restUncategorized: 'Choose a category for the remainder.',
  /** Without an amount beside the lines, which say it themselves. */
  linesOver: ({ amount }: { amount?: string }) =>
    `The lines exceed the total${amount ? ` by ${amount}` : ''}. Lower one of them.`,
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
  /** In place of Cancel and Save while someone else’s changes are shown. */
  keepStored: 'Keep current',
  saveMyChoice: 'Save my choice',
  /** The first error of a save that was rejected. */
  notSaved: ({ reason }: { reason: string }) => `Not saved: ${reason}`,
  leaveTitle: ({ name, amount }: { name: string; amount: string }) => `Save your changes to ${name}, ${amount}?`,
  notSavedYet: ({ fields }: { fields: string }) => `Not saved yet: ${fields}.`,
  leaveNewTitle: 'Save this transaction?',
  checkFields: plural({ one: 'Not saved. Check {count} field.', other: 'Not saved. Check {count} fields.' }),
  deleteTitle: 'Delete this transaction?',
  /** Where the toast with Undo can’t be shown. */
  deleteFinal: 'You can’t undo this.',
  deleteText: ({ name, amount, date }: { name: string; amount: string; date: string }) =>
    `${name}, ${amount} on ${date}, will be removed from the books.`,
  deleteNow: 'Delete',
  deleted: 'This transaction was deleted.',
  undoDelete: 'Undo',
  deletedByOther: 'Someone else deleted this transaction, so your changes weren’t saved. They’re still here.',
  outcomeUnknown: 'We couldn’t confirm whether this was saved. Your changes are still here.',
  checkFailed: 'Couldn’t check. Nothing was resent. Try again in a moment.',
  earlierAttemptSaved: 'An earlier attempt was saved. Save again to include your latest changes.',
  conflict: 'Someone else changed this transaction. Choose which values to keep.',
  customDataHidden: 'This transaction has custom data that can’t be shown here. It won’t change.',
  notSplit: 'Not split',
  linesCount: plural({ one: '{count} line', other: '{count} lines' }),
};
