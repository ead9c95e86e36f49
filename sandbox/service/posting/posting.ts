/** A balanced entry of one document, before it is stored. */
export interface Posting {
  sourceKind: 'BANK_TRANSACTION' | 'INVOICE' | 'PAYMENT' | 'JOURNAL_ENTRY';
  sourceId: string;
  date: string;
  /** The accounting methods that include it. */
  basis: 'ACCRUAL' | 'CASH' | 'BOTH';
  description: string;
  displayName: string;
  secondaryDisplayName: string;
  /** The document's own account, such as its bank account; null for a journal entry. */
  ownGlAccountId: string | null;
  lines: PostingLine[];
}

/** A posting line in minor units: either `drAmount` or `crAmount` is positive, the other is 0. */
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

/** A document that can't be posted. The message explains why to a bookkeeper. */
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
