import { detailsOf, earnedLines, isIssued, namesOf } from '../invoices/posting.ts';
import { allocate } from '../posting/allocate.ts';
import type { Chart } from '../posting/chart.ts';
import { credit, debit, type Posting, PostingError, type PostingLine } from '../posting/posting.ts';
import type { InvoiceRecord, PaymentRecord } from '../sample-company/books.ts';

/**
 * The postings of an invoice's payments: undeposited funds against the receivable (accrual), and against a share of the
 * invoice's income (cash). Shares are cumulative, so the payments of a fully paid invoice add up to its exact income, line
 * by line. Overpayments stay in receivables as customer credit.
 * @param payments all payments of the invoice, in any order.
 * @throws {PostingError} if the invoice isn't issued.
 */
export function paymentPostings(invoice: InvoiceRecord, payments: readonly PaymentRecord[], chart: Chart): Posting[] {
  if (payments.length > 0 && !isIssued(invoice)) {
    throw new PostingError(`${invoice.id} is ${invoice.invoiceStatus}, so it can't have payments.`);
  }
  const { accountsReceivable, undepositedFunds } = chart.postingAccounts;
  const details = { ...detailsOf(invoice), description: `Payment of ${namesOf(invoice, chart).secondaryDisplayName}` };
  const earned = earnedLines(invoice, chart);
  let paidBefore = 0;
  return [...payments].sort(byDate).flatMap((payment) => {
    const received = debit(undepositedFunds, payment.amount, details);
    const earnedNow = earnedShare(earned, paidBefore, paidBefore + payment.amount);
    paidBefore += payment.amount;
    const source = {
      ...namesOf(invoice, chart),
      sourceKind: 'PAYMENT' as const,
      sourceId: payment.id,
      date: payment.date,
      description: details.description,
      ownGlAccountId: undepositedFunds,
    };
    const unearned = payment.amount - earnedNow.reduce((sum, line) => sum + line.crAmount - line.drAmount, 0);
    return [
      { ...source, basis: 'ACCRUAL', lines: [received, credit(accountsReceivable, payment.amount, details)] },
      { ...source, basis: 'CASH', lines: [received, ...earnedNow, credit(accountsReceivable, unearned, details)] },
    ];
  });
}

/** The income earned between two paid amounts: the difference of their shares, line by line. */
function earnedShare(lines: readonly PostingLine[], paidBefore: number, paidNow: number): PostingLine[] {
  const weights = lines.map((line) => line.crAmount - line.drAmount);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return []; // a free invoice has no income, so all of it is customer credit
  const before = allocate(Math.min(paidBefore, total), weights);
  const now = allocate(Math.min(paidNow, total), weights);
  return lines.map((line, index) => credit(line.glAccountId, (now[index] ?? 0) - (before[index] ?? 0), line));
}

function byDate(one: PaymentRecord, other: PaymentRecord): number {
  return one.date < other.date || (one.date === other.date && one.id < other.id) ? -1 : 1;
}
