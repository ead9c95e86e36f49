import { plural } from '../core/messages/plural.ts';
import { listActionsMessages, listMessages, selectionMessages } from '../list/messages.ts';
import { filterMessages } from '../ui/messages.ts';

/** Texts of one account's ledger and of all accounts'. */
const accountMessages = {
  ...filterMessages,
  ...listMessages,
  ...listActionsMessages,
  account: 'Account',
  noAccounts: 'No accounts yet.',
  basis: 'Accounting method',
  basisACCRUAL: 'Accrual basis',
  basisCASH: 'Cash basis',
  /** While none is chosen. */
  basisDEFAULT: 'Company default basis',
  date: 'Date',
  openingBalance: 'Opening balance',
  debits: 'Debits',
  credits: 'Credits',
  closingBalance: 'Closing balance',
  /** Follows the number of selected rows. Net is debits minus credits. */
  selectedSums: ({ debits, credits, net }: { debits: string; credits: string; net: string }) =>
    `debits ${debits} · credits ${credits} · net ${net}`,
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

/** Texts of the general ledger. */
export const ledgerMessages = {
  ...accountMessages,
  ...selectionMessages,
  title: 'General ledger',
  /** The table’s accessible name, which distinguishes two ledgers on one page. */
  caption: ({ account }: { account: string | undefined }) =>
    account ? `General ledger, ${account}` : 'General ledger',
  what: 'the general ledger',
  whatAccount: 'this account',
  whatAccounts: 'the accounts',
  matchingOnly: 'Balances reflect filtered entries only, including earlier ones',
  search: 'Search entries',
  customer: 'Customer',
  dimensions: 'Class',
  source: 'Source',
  amount: 'Amount',
  detail: 'Detail',
  showSource: 'Show source document',
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
  totals: ({ isFiltered }: { isFiltered: boolean }) =>
    isFiltered ? 'Totals (filtered)' : 'Totals and closing balance',
  /** Until all entries are loaded. */
  loadAllForTotals: 'Load all to see totals',
  /** What the Display menu switches on and off. */
  groupByDay: 'Group by day',
  balanceChart: 'Balance chart',
  /** The figures above the entries. */
  figures: 'Summary',
  matchingDebits: 'Debits (filtered)',
  matchingCredits: 'Credits (filtered)',
  /** Debits minus credits. */
  matchingNet: 'Net (filtered)',
  noSource: 'Entry',
  selectRow: ({ source, date, amount }: { source: string; date: string; amount: string }) =>
    `Select ${source}, ${date}, ${amount}`,
  selectAll: plural({ one: 'Select the loaded entry', other: 'Select all {count} loaded entries' }),
  empty: 'No entries in this period',
  /** Follows `empty` if the account has a balance. */
  balanceIs: ({ balance }: { balance: string }) => `The balance is ${balance}.`,
  showAllDates: 'Show all dates',
  /** Where no entry matches. */
  searched: plural({ one: 'Searched {count} entry.', other: 'Searched {count} entries.' }),
  searchAllDates: 'Search all dates',
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
  unreadBefore: ({ date }: { date: string }) => `Not loaded before ${date}`,
  /** Shows and hides the chart on phones. */
  chart: 'Chart',
  /** The lowest balance of the days that are selected in the chart, and its day. */
  lowest: ({ balance, date }: { balance: string; date: string }) => `lowest ${balance}, ${date}`,
  /** Follows the key that makes these days the period. */
  setPeriod: 'Set period',
  chartHelp:
    'Use arrow keys to move between days; Enter jumps to that day’s entries. Hold Shift with the arrow keys to select a range; Enter sets it as the period.',
};

/** Texts of the trial balance. */
export const trialBalanceMessages = {
  ...accountMessages,
  ...selectionMessages,
  title: 'Trial balance',
  what: 'the trial balance',
  search: 'Search accounts',
  accountNumber: 'Number',
  type: 'Type',
  count: plural({ one: '{count} account', other: '{count} accounts' }),
  countSoFar: plural({ one: '{count} account', other: '{count} accounts' }),
  /** Reads all entries, for debits and credits. */
  loadAll: 'Load debits and credits',
  loadingAll: 'Loading debits and credits',
  loadAllFailed: 'Couldn’t load every account. Showing what loaded.',
  exported: plural({ one: 'Saved {count} account to {file}.', other: 'Saved {count} accounts to {file}.' }),
  exportFailed: 'Couldn’t load every account, so no file was saved.',
  /** A column of the CSV file only. */
  accountId: 'Account ID',
  selectRow: ({ account }: { account: string }) => `Select ${account}`,
  selectAll: plural({ one: 'Select the account', other: 'Select all {count} accounts' }),
  notLoaded: 'Not loaded',
  notKnown: 'Not available',
  accountFailed: 'Couldn’t load',
  accountsFailed: plural({ one: '{count} account couldn’t be loaded.', other: '{count} accounts couldn’t be loaded.' }),
  debitsEqualCredits: 'Debits equal credits',
  debitsExceedCredits: ({ amount }: { amount: string }) => `Debits exceed credits by ${amount}`,
  creditsExceedDebits: ({ amount }: { amount: string }) => `Credits exceed debits by ${amount}`,
  /** The totals of some accounts only. */
  someTotals: 'Totals of these accounts',
  loadAllForTotals: 'Load debits and credits to see totals',
};
