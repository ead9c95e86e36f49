import type { BankTransactionFilters } from '../../bank-transactions/data/filters.ts';
import { omitEmpty } from '../../core/omitEmpty.ts';
import type { InvoiceFilters } from '../../invoices/data/filters.ts';
import type { ClosingShift } from '../model/closingShift.ts';

/** An item of the checklist with the filters of its list, for `BankTransactionList` or `InvoiceList`. */
export type ChecklistSelection =
  | { item: 'toReview' | 'uncategorized' | 'unreconciled'; filters: BankTransactionFilters }
  | { item: 'draftInvoices'; filters: InvoiceFilters };

/** What can be open in a period. */
export type ChecklistItem = ChecklistSelection['item'];

/** The filters of each item: its documents in a period. */
export function checklistFilters({ begin, end }: Pick<ClosingShift, 'begin' | 'end'>) {
  const date = omitEmpty({ greaterThanEqual: begin, lessThanEqual: end }) ?? {};
  return {
    toReview: { date, reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED'] } },
    uncategorized: { date, isUncategorized: true },
    unreconciled: { date, reviewStatus: { in: ['RECONCILIATION_DISCREPANCY'] } },
    draftInvoices: { date, invoiceStatus: { in: ['DRAFT'] } },
  } satisfies Record<ChecklistItem, BankTransactionFilters | InvoiceFilters>;
}
