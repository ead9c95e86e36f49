import { bankTransactionRecords, markInactive } from './bank-transactions/bankTransactions.ts';
import { cardPaymentDays, cardPayments } from './bank-transactions/cardPayments.ts';
import { depositPayments } from './bank-transactions/deposits.ts';
import { everydayCosts } from './bank-transactions/everydayCosts.ts';
import { loanPayments } from './bank-transactions/loan.ts';
import { oddTransactions } from './bank-transactions/oddities.ts';
import { payrollTransactions } from './bank-transactions/payroll.ts';
import { refundPayments } from './bank-transactions/refunds.ts';
import { regularCosts } from './bank-transactions/regularCosts.ts';
import { salesTaxPayments } from './bank-transactions/salesTax.ts';
import { savingsTransactionCount, savingsTransactions } from './bank-transactions/savings.ts';
import { counterTakings } from './bank-transactions/takings.ts';
import { withDetails } from './bank-transactions/transactionDetails.ts';
import type { TransactionDraft } from './bank-transactions/transactionDraft.ts';
import type { Books } from './books.ts';
import { type SampleContext, sampleContext } from './context.ts';
import { detailInvoices } from './invoices/invoiceDetails.ts';
import { issueInvoices } from './invoices/invoicing.ts';
import { settleInvoices } from './invoices/settlement.ts';
import { journalEntryRecords } from './journal-entries/journal.ts';
import type { CompanyProfile } from './profile.ts';
import {
  bankAccountRecords,
  categoryRecords,
  companyRecord,
  customerRecords,
  dimensionRecords,
  glAccountRecords,
  vendorRecords,
} from './referenceLists.ts';
import { smallStudio } from './studio/smallStudio.ts';
import { studio } from './studio/studio.ts';
import { smallWorkshop, workshop } from './workshop/workshop.ts';

export interface SampleOptions {
  /** The last day of the books, as a calendar date. */
  today: string;
  /** A whole number; the same seed gives the same books. */
  seed: number;
  /** `studio`: years of business. `small`: the last six months, for tests and stories. */
  size: 'studio' | 'small';
  /** `studio` is a design studio on accrual basis; `second` is a bicycle workshop on cash basis. */
  company: 'studio' | 'second';
  /** Follows the kind in each id: `gla_<prefix>1010`. Default: none for `studio`, `b` for `second`. */
  idPrefix?: string;
  name?: string;
}

/**
 * Generates the books of a fictional company. The same options always give the same books.
 * @throws {Error} if `today` is not a date.
 */
export function sampleBooks({ today, seed, size, company, idPrefix, name }: SampleOptions): Books {
  const profile = profiles[company][size];
  const prefix = idPrefix ?? (company === 'second' ? 'b' : '');
  const context = sampleContext(name === undefined ? profile : { ...profile, name }, today, seed, prefix);
  const { invoices, payments } = settleInvoices(context, issueInvoices(context));
  const drafts = transactionDrafts(context, invoices, payments);
  const categories = categoryRecords(context);
  const vendors = vendorRecords(
    context,
    drafts.filter(({ isFromVendor }) => isFromVendor).map(({ payee }) => payee),
  );
  const records = markInactive(context, bankTransactionRecords(context, drafts, categories, vendors));
  return {
    company: companyRecord(context),
    glAccounts: glAccountRecords(context),
    categories,
    vendors,
    customers: customerRecords(context),
    bankAccounts: bankAccountRecords(context),
    dimensions: dimensionRecords(context),
    ...withDetails(context, records, invoices),
    invoices: detailInvoices(context, invoices),
    payments,
    journalEntries: journalEntryRecords(context),
  };
}

const profiles: Record<SampleOptions['company'], Record<SampleOptions['size'], CompanyProfile>> = {
  studio: { studio, small: smallStudio },
  second: { studio: workshop, small: smallWorkshop },
};

/** Everyday purchases fill the profile's volume after all other transactions. */
function transactionDrafts(
  context: SampleContext,
  invoices: Books['invoices'],
  payments: Books['payments'],
): TransactionDraft[] {
  const takings = counterTakings(context);
  const planned = [
    ...depositPayments(context, invoices, payments),
    ...refundPayments(context, invoices, payments),
    ...takings,
    ...payrollTransactions(context),
    ...regularCosts(context),
    ...loanPayments(context),
    ...salesTaxPayments(context, invoices, takings),
    ...oddTransactions(context),
  ];
  const { calendar, profile } = context;
  const moves = 2 * cardPaymentDays(calendar).length + savingsTransactionCount(calendar);
  const room = profile.volume.transactions - planned.length - moves;
  if (room < 0) throw new RangeError(`${profile.name} has ${-room} more transactions than its profile's volume`);
  const flows = [...planned, ...everydayCosts(context, room)];
  const paid = [...flows, ...cardPayments(context, flows)];
  return [...paid, ...savingsTransactions(context, paid)];
}
