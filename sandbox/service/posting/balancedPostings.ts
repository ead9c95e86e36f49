import { type Posting, PostingError, type PostingLine } from './posting.ts';

/**
 * The postings without lines of 0 and without entries that say nothing, each checked: what is left balances.
 * @throws {PostingError} if debits and credits differ, or an amount is not exact (a whole number within ±(2^53 − 1)).
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

/** The one account on the other side of the entry, as seen from a line; null where there are several. */
export function counterAccountOf(line: PostingLine, { lines }: Posting): string | null {
  const isDebit = line.drAmount > 0;
  const accounts = new Set(lines.filter((other) => other.drAmount > 0 !== isDebit).map((other) => other.glAccountId));
  const [only] = accounts;
  return accounts.size === 1 ? (only ?? null) : null;
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
