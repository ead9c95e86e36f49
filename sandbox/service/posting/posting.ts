/** A balanced entry that one document posts, before it is stored. */
export interface Posting {
  sourceKind: 'BANK_TRANSACTION' | 'INVOICE' | 'PAYMENT' | 'JOURNAL_ENTRY';
  sourceId: string;
  date: string;
  /** The accounting method whose books it belongs to. */
  basis: 'ACCRUAL' | 'CASH' | 'BOTH';
  description: string;
  displayName: string;
  secondaryDisplayName: string;
  /** The account that the document itself stands for, such as its bank account; null for a journal entry. */
  ownGlAccountId: string | null;
  lines: PostingLine[];
}

/** One side of a posting: minor units, either `drAmount` or `crAmount` is positive and the other 0. */
export interface PostingLine extends LineDetails {
  glAccountId: string;
  drAmount: number;
  crAmount: number;
}

export interface LineDetails {
  description: string;
  customerId: string | null;
  dimensionValueIds: readonly string[];
}

/** A document that cannot be posted as it stands. The message says why, in a bookkeeper's words. */
export class PostingError extends Error {
  override readonly name = 'PostingError';
}

/**
 * A line that debits an account.
 * @param amount minor units; a negative amount credits instead.
 */
export function debit(glAccountId: string, amount: number, details: LineDetails): PostingLine {
  return { ...details, glAccountId, drAmount: Math.max(amount, 0), crAmount: Math.max(-amount, 0) };
}

/**
 * A line that credits an account.
 * @param amount minor units; a negative amount debits instead.
 */
export function credit(glAccountId: string, amount: number, details: LineDetails): PostingLine {
  return debit(glAccountId, -amount, details);
}
