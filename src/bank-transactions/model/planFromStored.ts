import { NotFoundError } from '../../core/errors.ts';
import type { BankTransactionItem } from '../data/api.ts';
import type { Prepare } from '../data/saveInBatches.ts';
import type { BankTransaction } from '../data/schema.ts';

/** Transactions as they are now, by id, and the item that saves a change of one; undefined if there is nothing to save. */
interface Reread {
  stored: ReadonlyMap<string, BankTransaction>;
  plan: (current: BankTransaction) => BankTransactionItem | undefined;
}

/** Plans each save from a transaction read right before the request: all of it is sent, and a stale one would revert others' changes. */
export function planFromStored(
  transactions: readonly BankTransaction[],
  read: (requested: readonly BankTransaction[]) => Promise<Reread>,
): Prepare {
  const byId = new Map(transactions.map((each) => [each.id, each]));
  return async (batch) => {
    const requested = batch.flatMap(({ id = '' }) => byId.get(id) ?? []);
    const { stored, plan } = await read(requested);
    return requested.map(({ id }) => {
      const current = stored.get(id);
      if (!current) return { isSaved: false, error: new NotFoundError('It no longer exists.') };
      return plan(current) ?? { isSaved: true, data: current };
    });
  };
}
