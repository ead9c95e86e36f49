import { plural } from '../../core/messages/plural.ts';

/** Texts of matching a transaction, loaded with it. */
export const matchMessages = {
  /** Under the invoices. */
  matchHint: 'Booked against the invoice, not to a category, so the income is counted once.',
  /** Under the invoice of a match that the service made by a line item. */
  matchFixed: 'Matched to a line item of this invoice. You can’t change this here.',
  noSuggestions: 'No open invoices match this deposit.',
  whatInvoices: 'the open invoices',
  whatTransactions: 'the transactions of your other accounts',
  /** An invoice or a transaction without a number or a name. */
  unnumbered: 'Invoice',
  unnamed: 'Transaction',
  sameAmount: 'Same amount',
  amountLess: ({ amount }: { amount: string }) => `${amount} less`,
  amountMore: ({ amount }: { amount: string }) => `${amount} more`,
  due: ({ date }: { date: string }) => `due ${date}`,
  /** How a due date or a transaction lies to this transaction. */
  daysBefore: plural({ one: '{count} day before', other: '{count} days before' }),
  daysAfter: plural({ one: '{count} day after', other: '{count} days after' }),
  sameDay: 'same day',
  staysOpen: ({ amount }: { amount: string }) => `${amount} remains open`,
  paidSince: ({ amount }: { amount: string }) =>
    `Only ${amount} is still open. Someone may have paid this invoice. Remove it, or select it again for the remaining amount.`,
  invoiceGone: 'This invoice is no longer open.',
  /** The running sum. */
  invoiceCount: plural({ one: '{count} invoice', other: '{count} invoices' }),
  thisDeposit: 'This deposit',
  shortBy: 'Short by',
  leftOver: 'Remaining',
  bookTo: ({ amount }: { amount: string }) => `Book the ${amount} to`,
  leaveOpen: ({ invoice }: { invoice: string }) => `Leave it open on ${invoice}`,
  findWhat: 'Match with',
  invoices: 'Invoices',
  transfers: 'Transfers',
  searchInvoices: 'Search open invoices',
  searchTransactions: 'Search other accounts',
  ofCustomer: ({ customer }: { customer: string }) => `Customer ${customer}`,
  withinTenPercent: 'Within 10% of the amount',
  withinThirtyDays: '±30 days',
  found: plural({ one: '{count} open invoice', other: '{count} open invoices' }),
  foundTransactions: plural({ one: '{count} transaction', other: '{count} transactions' }),
  showingFirst: plural({ other: 'Showing the top {count}. Search to narrow the results.' }),
  nothingFound: 'Nothing found. Remove a filter or search for something else.',
  done: 'Done',
};
