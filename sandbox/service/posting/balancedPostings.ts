import { type Posting, PostingError, type PostingLine } from './posting.ts';

/**
 * Removes zero lines and empty postings, and checks that each posting balances.
 * @throws {PostingError} if debits and credits differ, or an amount isn't a safe integer.
 */
export function balancedPostings(postings: readonly Posting[]): Posting[] {
  return postings
    .map((posting) => ({
      ...posting,
      lines: posting.lines.filter((line) => line.drAmount !== 0 || line.crAmount !== 0),
    }))
    .filter((posting) => posting.lines.length > 0)
    .map((posting) => {
      const difference = sum(posting, 'drAmount') - sum(posting, 'crAmount');
      if (difference !== 0) throw new PostingError(`${posting.sourceId}: debits and credits differ by ${difference}.`);
      return posting;
    });
}

/**
 * The counter account of a line: the document's own account or, for a line in that account, the only other account; null if
 * there are several, as for a split.
 */
export function counterAccountOf({ glAccountId }: PostingLine, { lines, ownGlAccountId }: Posting): string | null {
  if (ownGlAccountId !== null && glAccountId !== ownGlAccountId) return ownGlAccountId;
  const others = new Set(lines.map((line) => line.glAccountId).filter((other) => other !== glAccountId));
  const [only] = others;
  return others.size === 1 ? (only ?? null) : null;
}

function sum({ lines, sourceId }: Posting, side: 'drAmount' | 'crAmount'): number {
  const total = lines.reduce((subtotal, line) => {
    if (!Number.isSafeInteger(line[side]) || line[side] < 0) {
      throw new PostingError(`${sourceId}: ${line[side]} is not an amount in whole minor units.`);
    }
    return subtotal + line[side];
  }, 0);
  if (!Number.isSafeInteger(total)) throw new PostingError(`${sourceId}: the amounts are too large to add up exactly.`);
  return total;
}
