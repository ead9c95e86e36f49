import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Daybook } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { BankTransaction } from './schema.ts';

type Source = Pick<Daybook, 'session' | 'queryClient'>;

/** By id: transactions with a review status that the user chose and the service doesn’t have yet. */
export type DecidedTransactions = ReadonlyMap<string, BankTransaction>;

// Kept in the query cache, which ends with the session, so that another user never sees them.
const decidedOptions = ({ session }: Pick<Daybook, 'session'>) =>
  queryOptions<DecidedTransactions>({
    queryKey: keyOf(session, 'decidedTransactions'),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The session’s decided transactions. */
export function readDecided(source: Source): DecidedTransactions {
  return source.queryClient.getQueryData(decidedOptions(source).queryKey) ?? none;
}

/** Changes which are decided; undefined removes one. */
export function updateDecided(source: Source, changed: ReadonlyMap<string, BankTransaction | undefined>): void {
  const isNew = [...changed.values()].some(Boolean);
  source.queryClient.setQueryData(decidedOptions(source).queryKey, (before) => {
    if (!before && !isNew) return undefined; // after the end of the session, too
    const after = new Map(before);
    for (const [id, transaction] of changed) {
      if (transaction) after.set(id, transaction);
      else after.delete(id);
    }
    return after;
  });
}

const none: DecidedTransactions = new Map();
