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
  accountNo: ({ accountNo }: { accountNo: string }) => `Account ${accountNo}`,
  matchingOnly: 'Balances reflect filtered entries only',
  search: 'Search entries',
  customer: 'Customer',
  dimensions: 'Class',
  basis: 'Accounting method',
  basisACCRUAL: 'Accrual basis',
  basisCASH: 'Cash basis',
  date: 'Date',
  source: 'Source',
  description: 'Description',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  beginningBalance: ({ isFiltered }: { isFiltered: boolean }) =>
    isFiltered ? 'Beginning balance (filtered)' : 'Beginning balance',
  totals: ({ isFiltered }: { isFiltered: boolean }) =>
    isFiltered ? 'Totals and closing balance (filtered)' : 'Totals and closing balance',
  totalsSoFar: plural({ one: 'Totals for {count} loaded entry', other: 'Totals for {count} loaded entries' }),
  /** Replaces the totals while loaded entries may have changed. */
  totalsOutdated: 'Totals update when you load all entries',
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
  /** Replaces `balanceOverTime` until all entries are loaded. */
  balanceThrough: ({ date }: { date: string }) => `Balance over time, through ${date} (loaded entries only)`,
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
