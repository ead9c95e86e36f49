import { plural } from '../core/messages/plural.ts';

/** Texts of the pickers. The names of lists are used within sentences. */
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
  unnamed: 'Unnamed',
  /** Heading of the categories that the service suggests, which come first. */
  suggested: 'Suggested',
  /** Heading of the recent choices. */
  recent: 'Recent',
  /** Heading of the vendors that aren’t among the recent choices. */
  allVendors: 'Vendors',
  /** Headings of the groups of categories. */
  categoriesExpense: 'Expenses',
  categoriesRevenue: 'Revenue',
  categoriesTransfer: 'Transfers',
  otherCategories: 'Other categories',
  searchValues: ({ dimension }: { dimension: string }) => `Search ${dimension}`,
  expand: ({ value }: { value: string }) => `Expand ${value}`,
  covered: ({ value }: { value: string }) => `Included in ${value}`,
  /** After the label of a class that each document needs. */
  required: 'required',
  requiredDimension: ({ dimension }: { dimension: string }) => `${dimension} (required)`,
  noDimensions: 'There are no classes yet.',
  /** Shown in an empty field. */
  noneSelected: 'None',
  /** The selected values of one dimension; `values` is a list in the provider's locale. */
  selectedValues: ({ dimension, values }: { dimension: string; values: string }) => `${dimension}: ${values}`,
  /** Selected values whose names aren’t loaded. */
  unnamedValues: plural({ one: '{count} other value', other: '{count} other values' }),
  removeValue: ({ dimension, value }: { dimension: string; value: string }) => `Remove ${dimension}: ${value}`,
};
