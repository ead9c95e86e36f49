import { plural } from '../core/messages/plural.ts';
import { listActionsMessages, listMessages } from '../list/messages.ts';
import { filterMessages } from '../ui/messages.ts';

/** Texts of the general ledger. */
export const ledgerMessages = {
  ...filterMessages,
  ...listMessages,
  ...listActionsMessages,
  title: 'General ledger',
  /** The table’s accessible name, which distinguishes two ledgers on one page. */
  caption: ({ account }: { account: string | undefined }) =>
    account ? `General ledger, ${account}` : 'General ledger',
  what: 'the general ledger',
  whatAccounts: 'the accounts',
  account: 'Account',
  noAccounts: 'No accounts yet.',
  matchingOnly: 'Balances reflect filtered entries only',
  search: 'Search entries',
  customers: 'Customers',
  addCustomer: 'Add a customer',
  basis: 'Accounting method',
  basisOfCompany: 'Company default',
  basisACCRUAL: 'Accrual basis',
  basisCASH: 'Cash basis',
  chipDimension: ({ dimension, value }: { dimension: string; value: string }) => `${dimension}: ${value}`,
  /** Shown for a selected customer or dimension value whose name isn’t loaded. */
  unknownCustomer: 'Unknown customer',
  unknownDimension: 'Unknown class',
  date: 'Date',
  source: 'Source',
  detail: 'Detail',
  sourceBANK_TRANSACTION: 'Bank transaction',
  sourceINVOICE: 'Invoice',
  sourceJOURNAL_ENTRY: 'Journal entry',
  sourcePAYMENT: 'Payment',
  description: 'Description',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  /** Replaces `balance` while filters exclude entries. */
  matchingBalance: 'Balance (filtered)',
  beginningBalance: 'Beginning balance',
  totals: ({ isFiltered }: { isFiltered: boolean }) =>
    isFiltered ? 'Totals (filtered)' : 'Totals and closing balance',
  /** The figures above the entries. */
  figures: 'Summary',
  openingBalance: 'Opening balance',
  debits: 'Debits',
  credits: 'Credits',
  closingBalance: 'Closing balance',
  matchingDebits: 'Debits (filtered)',
  matchingCredits: 'Credits (filtered)',
  /** Debits minus credits. */
  matchingNet: 'Net (filtered)',
  noSource: 'Entry',
  empty: 'No entries in this period.',
  /** Follows `empty` if the account has a balance. */
  balanceIs: ({ balance }: { balance: string }) => `The balance is ${balance}.`,
  count: plural({ one: '{count} entry', other: '{count} entries' }),
  countSoFar: plural({ one: '{count} entry so far', other: '{count} entries so far' }),
  loadingAll: 'Loading all entries',
  exported: plural({ one: 'Saved {count} entry to {file}.', other: 'Saved {count} entries to {file}.' }),
  exportFailed: 'Couldn’t load every entry, so no file was saved.',
  loadAllFailed: 'Couldn’t load every entry. Showing what loaded.',
  /** Headers of columns that only the CSV file has. */
  sourceDetail: 'Source detail',
  entryId: 'Entry ID',
  entityId: 'Source ID',
  balanceOverTime: 'Balance over time',
  /** Marks the part of the chart that has only balances by week or month. */
  unreadFrom: ({ date }: { date: string }) => `Entries from ${date} not loaded yet`,
  chartHelp: 'Use arrow keys to move between days; Enter jumps to that day’s entries.',
  typeASSET: 'Asset',
  typeLIABILITY: 'Liability',
  typeEQUITY: 'Equity',
  typeINCOME: 'Income',
  typeCOGS: 'Cost of goods sold',
  typeEXPENSE: 'Expense',
  typeOTHER_INCOME: 'Other income',
  typeOTHER_EXPENSE: 'Other expense',
  typeSUSPENSE: 'Suspense',
};
