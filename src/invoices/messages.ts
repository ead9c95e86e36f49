import { comparisonMessages, filterMessages } from '../ui/messages.ts';

/** Words that the list and the details share. */
export const invoiceWords = {
  unnamed: 'Invoice without a number',
  noCustomer: 'No customer',
  number: 'Number',
  customer: 'Customer',
  date: 'Date',
  dueDate: 'Due date',
  status: 'Status',
  total: 'Total',
  paid: 'Paid',
  balance: 'Balance',
  invoiceStatusDRAFT: 'Draft',
  invoiceStatusOPEN: 'Open',
  invoiceStatusCLOSED: 'Paid',
  invoiceStatusCANCELLED: 'Cancelled',
  invoiceStatusREFUNDED: 'Refunded',
  invoiceStatusSCHEDULED: 'Scheduled',
  amountsIn: ({ currency }: { currency: string }) => `Amounts in ${currency}`,
  overdueBy: ({ count, written }: { count: number; written: string }) =>
    `${written} ${count === 1 ? 'day' : 'days'} overdue`,
};

/** Texts of the list of invoices. */
export const invoiceListMessages = {
  ...filterMessages,
  ...comparisonMessages,
  ...invoiceWords,
  unnamed: 'No number',
  title: 'Invoices',
  /** Names the list within a sentence. */
  what: 'the invoices',
  empty: 'No invoices yet.',
  search: 'Search invoices',
  searching: 'Searching…',
  /** `count` chooses the plural, `written` is how the reader's language writes it. */
  count: ({ count, written, isWhole }: { count: number; written: string; isWhole: boolean }) =>
    `${written} ${count === 1 ? 'invoice' : 'invoices'}${isWhole ? '' : ' so far'}`,
  selected: ({ written, isAllLoaded }: { count: number; written: string; isAllLoaded: boolean }) =>
    `${written} selected${isAllLoaded ? ', all that are loaded so far' : ''}`,
  clearSelection: 'Clear selection',
  selectAll: ({ count, written }: { count: number; written: string }) =>
    count === 1 ? 'Select the one invoice that is loaded' : `Select all ${written} invoices that are loaded`,
  selectRow: ({ number, customer, total }: { number: string; customer: string; total: string }) =>
    `Select ${number}, ${customer}, ${total}`,
  invoiceNumber: 'Number',
  numberContains: 'Number contains',
  amount: 'Amount',
  amountFrom: 'Amount from',
  amountTo: 'Amount to',
  invoiceStatus: 'Status',
  recordStatus: 'Kept as',
  statusACTIVE: 'Active',
  statusINACTIVE: 'Inactive',
  dueOVERDUE: 'Overdue',
  dueDUE_TODAY: 'Due today',
  dueDUE_THIS_WEEK: 'Due this week',
  dueDUE_THIS_MONTH: 'Due this month',
  dueNOT_DUE: 'Not due yet',
  due: 'Due',
  comparedBy: ({ field }: { field: string }) => `How it compares: ${field}`,
  addComparison: 'Add',
  compare_equal: 'is',
  compare_notEqual: 'is not',
  compare_greaterThan: 'more than',
  compare_greaterThanEqual: 'at least',
  compare_lessThan: 'less than',
  compare_lessThanEqual: 'at most',
  compare_contain: 'contains',
  compareDay_equal: 'on',
  compareDay_notEqual: 'not on',
  compareDay_greaterThan: 'after',
  compareDay_greaterThanEqual: 'on or after',
  compareDay_lessThan: 'before',
  compareDay_lessThanEqual: 'on or before',
  addCustomer: 'Add a customer',
  dimensionValues: 'Classes',
  ageing: 'Aging',
  ageingLoading: 'Loading totals…',
  ageingFailed: 'We couldn’t load all open invoices, so there are no totals.',
  ageingTooMany: ({ written }: { written: string }) =>
    `More than ${written} open invoices. Load all of them to see totals.`,
  /** Beside totals: invoices that could not be read. */
  notIncluded: ({ count, written }: { count: number; written: string }) =>
    count === 1 ? '1 invoice isn’t included.' : `${written} invoices aren’t included.`,
  owed: ({ amount }: { amount: string }) => `${amount} owed`,
  nothingOwed: 'Nothing is owed.',
  ageingcurrent: 'Current',
  ageingdays1To30: '1–30 days overdue',
  ageingdays31To60: '31–60 days overdue',
  ageingdays61To90: '61–90 days overdue',
  ageingover90: 'Over 90 days overdue',
  loadAll: 'Load all',
  loadingAll: 'Loading all invoices',
  loadAllFailed: 'Not all invoices could be loaded.',
  refresh: 'Refresh',
  exportCsv: 'Save as CSV',
  exporting: 'Saving as CSV',
  exported: ({ count, written, file }: { count: number; written: string; file: string }) =>
    `${written} ${count === 1 ? 'invoice' : 'invoices'} saved to ${file}.`,
  exportFailed: 'The file could not be saved: not all invoices could be loaded.',
  /** Heads of the columns that the file has and the table has not. */
  email: 'Email',
  invoiceId: 'Invoice ID',
};
