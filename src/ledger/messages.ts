import { filterMessages } from '../ui/messages.ts';

/** Texts of the general ledger. */
export const ledgerMessages = {
  ...filterMessages,
  title: 'General ledger',
  /** Names the table to people who hear it, so that two on one page are told apart. */
  caption: ({ account }: { account: string | undefined }) =>
    account ? `General ledger, ${account}` : 'General ledger',
  what: 'the general ledger',
  whatAccounts: 'the accounts',
  account: 'Account',
  noAccounts: 'There are no accounts yet.',
  accountNo: ({ accountNo }: { accountNo: string }) => `Account ${accountNo}`,
  amountsIn: ({ currency }: { currency: string }) => `Amounts in ${currency}`,
  matchingOnly: 'Balances of matching lines only',
  search: 'Search entries',
  searching: 'Searching…',
  customers: 'Customers',
  addCustomer: 'Add a customer',
  basis: 'Accounting method',
  basisOfCompany: 'As the company does',
  basisACCRUAL: 'Accrual basis',
  basisCASH: 'Cash basis',
  chipDimension: ({ dimension, value }: { dimension: string; value: string }) => `${dimension}: ${value}`,
  /** For a customer or a dimension value that is chosen and whose name is not known. */
  unknownCustomer: 'A customer',
  unknownDimension: 'A class',
  date: 'Date',
  source: 'Source',
  description: 'Description',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  beginningBalance: ({ isNarrowed }: { isNarrowed: boolean }) =>
    isNarrowed ? 'Beginning balance of matching lines' : 'Beginning balance',
  totals: ({ isNarrowed }: { isNarrowed: boolean }) =>
    isNarrowed ? 'Totals and closing balance of matching lines' : 'Totals and closing balance',
  totalsSoFar: ({ count, written }: { count: number; written: string }) =>
    count === 1 ? 'Totals for 1 loaded entry' : `Totals for ${written} loaded entries`,
  noSource: 'Entry',
  empty: 'No entries in this period.',
  /** Follows `empty` where there is a balance all the same. */
  balanceIs: ({ balance }: { balance: string }) => `The balance is ${balance}.`,
  /** `count` chooses the plural, `written` is how the reader's language writes it. */
  entryCount: ({ count, written, isWhole }: { count: number; written: string; isWhole: boolean }) =>
    `${written} ${count === 1 ? 'entry' : 'entries'}${isWhole ? '' : ' so far'}`,
  loadAll: 'Load all',
  refresh: 'Refresh',
  loadingAll: 'Loading all entries',
  exportCsv: 'Export CSV',
  exporting: 'Writing all entries to a file',
  exported: ({ count, written, file }: { count: number; written: string; file: string }) =>
    `Saved ${written} ${count === 1 ? 'entry' : 'entries'} to ${file}.`,
  exportFailed: 'The entries could not all be read, so no file was saved.',
  loadAllFailed: 'Not all entries could be loaded. Those that came are here.',
  /** Heads of the columns that the file has and the table has not. */
  sourceDetail: 'Source detail',
  entryId: 'Entry ID',
  entityId: 'Source ID',
  balanceOverTime: 'Balance over time',
  /** The same while later entries are not loaded. */
  balanceThrough: ({ date }: { date: string }) => `Balance over time, through ${date} (loaded entries only)`,
  chartHelp: 'Arrow keys move from day to day. Enter goes to the entries of the day.',
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
