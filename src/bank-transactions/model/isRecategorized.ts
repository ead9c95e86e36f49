import { isToReview } from '../data/filters.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type FormValues, toFormValues } from './formValues.ts';

/**
 * Whether a transaction to review gets another category, split or match, and keeps its review status otherwise. Lines that are
 * moved, removed, or added with the same category, give it none.
 */
export function isRecategorized(values: FormValues, stored: BankTransaction): boolean {
  const before = toFormValues(stored);
  if (!isToReview(stored) || values.reviewStatus !== before.reviewStatus) return false;
  const postings = postingsOf(values);
  const storedPostings = postingsOf(before);
  const known = new Map([...postingsOf({ ...before, lines: [] }), ...storedPostings]);
  return (
    [...postings.values()].every((posting) => posting !== '') &&
    textOf(postings) !== textOf(storedPostings) &&
    [...postings].some(([key, posting]) => posting !== known.get(key))
  );
}

/** What each line is posted to by its key, or the transaction by an empty one; an empty text without any. */
function postingsOf({ lines, ...unsplit }: FormValues): Map<string, string> {
  if (lines.length === 0)
    return new Map([['', unsplit.categoryId || unsplit.glAccountId || unsplit.matchingBankTransactionId || '']]);
  return new Map(
    lines.map((line) => [
      line.key,
      line.categoryId || line.glAccountId || line.invoiceId || line.billId || line.payrollId || '',
    ]),
  );
}

/** The postings without their order, each once. */
function textOf(postings: ReadonlyMap<string, string>): string {
  return [...new Set(postings.values())].sort().join();
}
