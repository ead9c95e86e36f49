/** Texts of the lists to choose from. */
export const referenceMessages = {
  accounts: 'the accounts',
  bankAccounts: 'the bank accounts',
  categories: 'the categories',
  customers: 'the customers',
  vendors: 'the vendors',
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
  /** What was chosen last stands first. */
  recent: 'Recent',
  /** Heading of the vendors that are not among the latest choices. */
  allVendors: 'Vendors',
  /** Headings of the groups of categories. */
  categoriesExpense: 'Expenses',
  categoriesRevenue: 'Revenue',
  categoriesTransfer: 'Transfers',
  otherCategories: 'Other categories',
  searchValues: ({ dimension }: { dimension: string }) => `Search ${dimension}`,
  expand: ({ value }: { value: string }) => `Show what is below ${value}`,
  covered: ({ value }: { value: string }) => `Chosen with ${value}`,
  noValue: 'Nothing matches.',
  requiredDimension: ({ dimension }: { dimension: string }) => `${dimension} (required)`,
  noDimensions: 'There are no classes to choose from.',
  /** What a field says in which no value is chosen. */
  nothingChosen: 'None',
  /** The values that are chosen of one dimension; `values` is a list in the reader's language. */
  chosenOf: ({ dimension, values }: { dimension: string; values: string }) => `${dimension}: ${values}`,
  /** Values that are chosen and whose names are not known. */
  unnamedValues: ({ count, written }: { count: number; written: string }) =>
    `${written} other ${count === 1 ? 'value' : 'values'}`,
  removeValue: ({ dimension, value }: { dimension: string; value: string }) => `Remove ${dimension}: ${value}`,
};
