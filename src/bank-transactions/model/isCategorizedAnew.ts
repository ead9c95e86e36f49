import { isToReview } from '../data/filters.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type FormValues, toFormValues } from './formValues.ts';

/** Whether a transaction to review gets another category, split or match, and keeps its review status otherwise. */
export function isCategorizedAnew(values: FormValues, stored: BankTransaction): boolean {
  const before = toFormValues(stored);
  if (!isToReview(stored) || values.reviewStatus !== before.reviewStatus) return false;
  const postings = postingsOf(values);
  return postings.every((posting) => posting !== '') && postings.join() !== postingsOf(before).join();
}

/** What the transaction, or each of its lines, is posted to; an empty text without any. */
function postingsOf({ lines, ...unsplit }: FormValues): string[] {
  if (lines.length === 0) return [unsplit.categoryId || unsplit.glAccountId || unsplit.matchingBankTransactionId || ''];
  return lines.map(
    (line) => line.categoryId || line.glAccountId || line.invoiceId || line.billId || line.payrollId || '',
  );
}
