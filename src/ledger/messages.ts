/** Texts of the general ledger. */
export const ledgerMessages = {
  title: 'General ledger',
  /** Names the table to people who hear it, so that two on one page are told apart. */
  caption: ({ account }: { account: string | undefined }) =>
    account ? `General ledger, ${account}` : 'General ledger',
  what: 'the general ledger',
  accountNo: ({ accountNo }: { accountNo: string }) => `Account ${accountNo}`,
  amountsIn: ({ currency }: { currency: string }) => `Amounts in ${currency}`,
  period: 'Period',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisQuarter: 'This quarter',
  thisYear: 'This year',
  lastYear: 'Last year',
  all: 'All dates',
  custom: 'Custom',
  date: 'Date',
  source: 'Source',
  description: 'Description',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  beginningBalance: 'Beginning balance',
  beginningBalanceOn: ({ date }: { date: string }) => `Beginning balance, ${date}`,
  noSource: 'Entry',
  empty: 'No entries in this period.',
  /** Follows `empty` where there is a balance all the same. */
  balanceIs: ({ balance }: { balance: string }) => `The balance is ${balance}.`,
  /** `count` chooses the plural, `written` is how the reader's language writes it. */
  entryCount: ({ count, written, isWhole }: { count: number; written: string; isWhole: boolean }) =>
    `${written} ${count === 1 ? 'entry' : 'entries'}${isWhole ? '' : ' so far'}`,
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
