import { plural } from '../core/messages/plural.ts';
import { formMessages } from '../form/messages.ts';

/** Texts of the journal entry form. */
export const journalEntryMessages = {
  ...formMessages,
  what: 'this journal entry',
  title: 'Journal entry',
  newTitle: 'New journal entry',
  /** Accessible name of the list of entries. */
  entries: 'Entries',
  entry: ({ number }: { number: string }) => `Entry ${number}`,
  /** An entry and its state. */
  entryWith: ({ name, state }: { name: string; state: string }) => `${name}: ${state}`,
  /** What leaving would discard. */
  unsavedEntry: ({ name }: { name: string }) => `${name} isn’t saved.`,
  unbalancedEntry: ({ name, amount }: { name: string; amount: string }) => `${name} is out of balance by ${amount}.`,
  /** In place of `discardTitle`, if one entry with a description is unsaved. */
  leaveTitle: ({ name }: { name: string }) => `Save “${name}”?`,
  stateSaved: 'saved',
  stateRejected: 'not saved',
  stateUnknown: 'save not confirmed',
  stateUnsaved: 'not saved yet',
  stateEmpty: 'empty',
  addEntry: 'New entry',
  removeEntry: 'Remove this entry',
  lines: 'Lines',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  /** Under the description of a new entry: the service dates it. */
  dated: ({ date }: { date: string }) => `Will be dated ${date} (today)`,
  /** Instead, if the provider has no `timeZone`. */
  datedToday: 'Will be dated today, in the company’s time zone',
  linesHint: ({ key }: { key: string }) =>
    `= fills in the difference, ${key} copies the line above. You can paste rows from a spreadsheet.`,
  total: 'Total',
  balance: 'Balance entry',
  /** Added to the name of the balance button for screen readers. */
  balanceLine: ({ number }: { number: string }) => `Add the difference to line ${number}`,
  balanced: 'Balanced',
  outOfBalance: ({ amount }: { amount: string }) => `Out of balance by ${amount}`,
  noAmounts: 'No amounts yet.',
  totalUnknown: 'Can’t total: check the amounts.',
  /** The totals for screen readers. */
  totalsAnnouncement: ({ debits, credits, state }: { debits: string; credits: string; state: string }) =>
    `Debits ${debits}, credits ${credits}. ${state}`,
  /** The button for devices without a paste key, and the dialog where the clipboard can’t be read. */
  pasteRows: 'Paste from spreadsheet',
  rowsToPaste: 'Rows',
  rowsToPasteHint: 'Copy rows with accounts and amounts in your spreadsheet, and paste them here.',
  noRows: 'Paste at least two cells.',
  showRows: 'Continue',
  pasting: 'Pasting…',
  pasteTitle: plural({ one: 'Paste {count} line', other: 'Paste {count} lines' }),
  hasHeader: 'First row has headings',
  rowNumber: 'Row',
  /** The menu that says what a column is for; `name` is its heading or empty. */
  columnRole: ({ number, name }: { number: string; name: string }) => `Column ${number} ${name}`.trim(),
  role_account: 'Account',
  role_debit: 'Debit',
  role_credit: 'Credit',
  role_amount: 'Amount ±',
  role_memo: 'Memo',
  role_ignore: 'Ignore',
  matchedTo: 'Matched to',
  matched: plural({ other: '{known} of {count} matched' }),
  accountOfRow: ({ number }: { number: string }) => `Account of row ${number}`,
  chooseAccount: 'Choose an account',
  acceptSuggestion: 'Use',
  otherAccount: 'Other…',
  /** Added to the names of the two buttons for screen readers. */
  suggestionFor: ({ text }: { text: string }) => `for “${text}”`,
  acceptSuggestions: plural({ one: 'Use {count} suggestion', other: 'Use all {count} suggestions' }),
  memos: 'Memos',
  memosToDescription: 'Add to description',
  memosToCustomData: 'Save per line as custom data',
  /** The name of the custom data with the memo of a pasted line. */
  memoField: ({ number }: { number: string }) => `Line ${number} memo`,
  addPasted: plural({ one: 'Add {count} line', other: 'Add {count} lines' }),
  /** Why Save does nothing while pasted rows are shown. */
  pasteFirst: 'Add or cancel the pasted lines first.',
  pasted: plural({
    one: '{count} line pasted. Press {key} to undo.',
    other: '{count} lines pasted. Press {key} to undo.',
  }),
  pastedLookupFailed: 'Couldn’t look up accounts. Lines keep the pasted text until you choose one.',
  recurrence: 'Recurrence',
  frequency: 'Repeats',
  frequencyNone: 'Never',
  frequencyDAILY: 'Daily',
  frequencyWEEKLY: 'Weekly',
  frequencyMONTHLY: 'Monthly',
  frequencyYEARLY: 'Yearly',
  interval: 'Every',
  unitDAILY: plural({ one: 'day', other: 'days' }),
  unitWEEKLY: plural({ one: 'week', other: 'weeks' }),
  unitMONTHLY: plural({ one: 'month', other: 'months' }),
  unitYEARLY: plural({ one: 'year', other: 'years' }),
  /** The stored end date of a recurrence, which the service doesn’t let anyone change. */
  ends: ({ date }: { date: string }) => `Ends ${date}.`,
  futureOnly: 'Changes apply to future entries only.',
  customDataHidden: 'This entry has custom data that can’t be shown here. It won’t change.',
  fieldName: 'Name',
  fieldValue: 'Value',
  addField: 'Add a field',
  field: ({ number }: { number: string }) => `Field ${number}`,
  removeField: ({ number }: { number: string }) => `Remove field ${number}`,
  /** Beside “Save all”: only the one that is shown. */
  saveEntry: 'Save entry',
  saveAll: plural({ one: 'Save', other: 'Save all {count}' }),
  copyEntry: 'Copy to new entry',
  open: 'Open',
  savedEntry: ({ name, date, amount }: { name: string; date: string; amount: string }) =>
    `${name} saved, dated ${date} · ${amount}`,
  /** The list of the entries that this form has saved. */
  sessionEntries: plural({ one: '{count} entry saved here', other: '{count} entries saved here' }),
  savedCount: plural({ other: '{count} of {total} entries saved' }),
  accountMissing: 'Choose an account.',
  accountUnknown: ({ text }: { text: string }) => `Choose an account for “${text}”.`,
  accountUnmatched: ({ text }: { text: string }) => `No account matches “${text}”. Choose one.`,
  amountMissing: 'Enter a debit or a credit.',
  amountInvalid: 'Enter a valid amount.',
  bothSides: 'Enter either a debit or a credit, not both.',
  linesMissing: 'Add at least two lines.',
  debitsMissing: ({ amount }: { amount: string }) => `Debits are ${amount} less than credits.`,
  creditsMissing: ({ amount }: { amount: string }) => `Credits are ${amount} less than debits.`,
  tooLarge: 'The amounts are too large to add up.',
  intervalInvalid: 'Enter a whole number, 1 or more.',
  fieldNameMissing: 'Enter a name.',
  fieldNameDuplicate: 'This name is already used.',
  checkItems: plural({ one: 'Not saved. Check {count} item.', other: 'Not saved. Check {count} items.' }),
  checkOtherEntry: 'Not saved. Another entry needs attention.',
  closedNow: ({ date }: { date: string }) => `Books are closed through ${date}. New entries may be rejected.`,
  notModifiable: 'The books are closed on the date of this entry.',
  /** The user changed other fields only. */
  takenFromOther: ({ fields }: { fields: string }) =>
    `Someone else changed this entry. These fields show their values: ${fields}. Check them, then save.`,
  /** The user keeps their own values. */
  keptOverOther: ({ fields }: { fields: string }) =>
    `Someone else changed this entry. Saving replaces their values in: ${fields}.`,
  useSaved: 'Keep current',
  deletedByOther: 'Someone else deleted this entry, so your changes weren’t saved. They’re still here.',
  outcomeUnknown:
    'We couldn’t confirm whether this was saved. Your entry is still here. Check the ledger before you send it again.',
  changeOutcomeUnknown: 'We couldn’t confirm whether this was saved. Your changes are still here.',
  sendAgain: 'Send again',
  wasSavedBefore: 'Already saved by your previous attempt. No duplicate was created.',
  earlierAttemptSaved: 'An earlier attempt saved this entry without your latest changes. Make them in the saved entry.',
  leaveUnknownText: 'We couldn’t confirm that your entry was saved. Check before leaving, or leave anyway.',
};
