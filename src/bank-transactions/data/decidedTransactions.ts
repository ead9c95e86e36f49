import type { Daybook } from '../../core/daybookContext.ts';
import { type SessionSource, sessionDataOptions, updateSessionData } from '../../core/query/sessionData.ts';
import type { BankTransaction } from './schema.ts';

/** By id: transactions with a review status that the user chose and the service doesn’t have yet. */
export type DecidedTransactions = ReadonlyMap<string, BankTransaction>;

const decidedOptions = (source: Pick<Daybook, 'session'>) =>
  sessionDataOptions<DecidedTransactions>(source, 'decidedTransactions');

/** The session’s decided transactions. */
export function readDecided(source: Pick<Daybook, 'session' | 'queryClient'>): DecidedTransactions {
  return source.queryClient.getQueryData(decidedOptions(source).queryKey) ?? none;
}

/** Changes which are decided; undefined removes one. */
export function updateDecided(source: SessionSource, changed: ReadonlyMap<string, BankTransaction | undefined>): void {
  updateSessionData(source, decidedOptions(source), (before) => {
    const after = new Map(before);
    for (const [id, transaction] of changed) {
      if (transaction) after.set(id, transaction);
      else after.delete(id);
    }
    return after;
  });
}

const none: DecidedTransactions = new Map();
