/** Texts of the lists to choose from. */
export const referenceMessages = {
  accounts: 'the accounts',
  customers: 'the customers',
  dimensions: 'the classes',
  /** Headings of the groups of accounts, in the order of a balance sheet and an income statement. */
  groupASSET: 'Assets',
  groupLIABILITY: 'Liabilities',
  groupEQUITY: 'Equity',
  groupINCOME: 'Income',
  groupCOGS: 'Cost of goods sold',
  groupEXPENSE: 'Expenses',
  groupOTHER_INCOME: 'Other income',
  groupOTHER_EXPENSE: 'Other expenses',
  groupSUSPENSE: 'Suspense',
  noType: 'Other accounts',
  unnamed: 'Without a name',
  searchValues: ({ dimension }: { dimension: string }) => `Search ${dimension}`,
  expand: ({ value }: { value: string }) => `Show what is below ${value}`,
  covered: ({ value }: { value: string }) => `Chosen with ${value}`,
  noValue: 'Nothing matches.',
};
