import { NotFoundError } from '../../core/errors.ts';
import { isNotFound } from '../../core/query/isNotFound.ts';
import type { BankTransactionItem } from '../data/api.ts';
import type { DeleteOutcome } from '../data/deleteMany.ts';
import type { Prepare, SaveOutcome } from '../data/saveInBatches.ts';
import type { BankTransaction } from '../data/schema.ts';
import { itemOfTransaction } from '../model/toItem.ts';
import { type BulkPatch, bulkPatch, type ItemPlan } from './bulkPatch.ts';

/** What became of one of several transactions that were to be changed or deleted. */
export type BulkFate =
  /** It is as it was to be. */
  | { is: 'done' }
  /** Category and classes were left out. `isSaved`: the rest was saved. */
  | { is: 'leftOut'; why: NonNullable<ItemPlan['leftOut']>; isSaved: boolean }
  /** Nothing was sent, as closed periods are locked. `isUnreadable`: because the closing cannot be read. */
  | { is: 'locked'; isUnreadable: boolean }
  /** Nothing was sent, as it was moved to a closed period since a person was asked. */
  | { is: 'notAgreed' }
  /** Somebody deleted it before it could be changed. */
  | { is: 'gone' }
  | { is: 'failed'; error: Error }
  /** @param error what ended it before; none if a person did. */
  | { is: 'notSent'; error?: Error };

export interface BulkResult {
  transaction: BankTransaction;
  fate: BulkFate;
}

interface EditSteps {
  /** Gives the transactions by id as the service has them now. */
  read: (transactions: readonly BankTransaction[]) => Promise<ReadonlyMap<string, BankTransaction>>;
  /**
   * Gives what became of each item, in their order, without those that were not sent.
   * @param items as they are listed. @param prepare called before each request with those in it.
   */
  save: (items: readonly BankTransactionItem[], prepare: Prepare) => Promise<SaveOutcome[]>;
  signal: AbortSignal;
  lockOf: LockOf;
}

/** Why a transaction must not be changed although the service might take it; undefined where it may. */
export type LockOf = (transaction: BankTransaction) => Extract<BulkFate, { is: 'locked' | 'notAgreed' }> | undefined;

/**
 * Changes transactions. Those of a request are read again right before it: what others changed meanwhile stays, also what they
 * change while this goes on, and what is already as it is to be is not sent, be it that an earlier try saved it and nobody was
 * told.
 * @returns what became of each, in the order given. It throws nothing: what fails is in there.
 */
export async function editEach(
  transactions: readonly BankTransaction[],
  changes: BulkPatch,
  { read, save, signal, lockOf }: EditSteps,
): Promise<BulkResult[]> {
  const listed = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  const found = new Map<string, { now?: BankTransaction; plan?: ItemPlan; lock?: BulkFate }>();
  let unread: unknown;
  const prepare: Prepare = async (batch) => {
    const asked = batch.flatMap(({ id = '' }) => listed.get(id) ?? []);
    const stored = await read(asked).catch((error: unknown) => {
      unread = error;
      throw error;
    });
    return asked.map(({ id }): BankTransactionItem | SaveOutcome => {
      const now = stored.get(id);
      if (!now) {
        found.set(id, {});
        return { isSaved: false, error: new NotFoundError('It is not there any more.') };
      }
      const lock = lockOf(now);
      const plan: ItemPlan = lock ? { item: undefined, leftOut: undefined } : bulkPatch(now, changes);
      found.set(id, { now, plan, lock });
      return plan.item ?? { isSaved: true, data: now };
    });
  };
  let outcomes: SaveOutcome[] = [];
  let thrown: unknown;
  try {
    const items = transactions.map((each) => bulkPatch(each, changes).item ?? itemOfTransaction(each));
    if (!signal.aborted) outcomes = await save(items, prepare);
  } catch (error) {
    thrown = error;
  }
  const last = outcomes.at(-1);
  const endedBy = signal.aborted ? undefined : (unread ?? thrown ?? (last && !last.isSaved ? last.error : undefined));
  const restIs: BulkFate = endedBy ? { is: 'notSent', error: endedBy as Error } : { is: 'notSent' }; // what is thrown is one

  return transactions.map((transaction, place): BulkResult => {
    const looked = found.get(transaction.id);
    if (!looked) return { transaction, fate: restIs };
    const { now, plan, lock } = looked;
    if (!now || !plan) return { transaction, fate: { is: 'gone' } };
    if (lock) return { transaction: now, fate: lock };
    const outcome = outcomes[place];
    if (plan.item && !outcome) {
      // A first request that fails as a whole is thrown: it tells of all that was in it.
      return { transaction: now, fate: thrown ? { is: 'failed', error: thrown as Error } : restIs };
    }
    if (outcome && !outcome.isSaved) return { transaction: now, fate: failureOf(outcome.error) };
    const { leftOut: why, item } = plan;
    const fate: BulkFate = why ? { is: 'leftOut', why, isSaved: item !== undefined } : { is: 'done' };
    return { transaction: outcome?.data ?? now, fate };
  });
}

type SaveFailure = Extract<SaveOutcome, { isSaved: false }>['error'];

function failureOf(error: SaveFailure): BulkFate {
  return isNotFound(error) ? { is: 'gone' } : { is: 'failed', error };
}

interface DeleteSteps {
  /** Gives what became of each, at its place; nothing for what was not sent. */
  remove: (ids: readonly string[]) => Promise<readonly (DeleteOutcome | undefined)[]>;
  signal: AbortSignal;
  lockOf: LockOf;
}

/** Deletes transactions. @returns what became of each, in the order given. It throws nothing: what fails is in there. */
export async function deleteEach(
  transactions: readonly BankTransaction[],
  { remove, signal, lockOf }: DeleteSteps,
): Promise<BulkResult[]> {
  const open = transactions.filter((transaction) => !lockOf(transaction));
  const fates = new Map<string, BulkFate>();
  try {
    const outcomes = open.length > 0 ? await remove(open.map(({ id }) => id)) : [];
    const ender = outcomes.find((outcome) => outcome && !outcome.isDeleted && outcome.error.kind !== 'rejected');
    const error = ender && !ender.isDeleted && !signal.aborted ? ender.error : undefined;
    for (const [place, { id }] of open.entries()) {
      const outcome = outcomes[place];
      if (!outcome) fates.set(id, error ? { is: 'notSent', error } : { is: 'notSent' });
      else fates.set(id, outcome.isDeleted ? { is: 'done' } : { is: 'failed', error: outcome.error });
    }
  } catch (error) {
    for (const { id } of open) fates.set(id, { is: 'failed', error: error as Error }); // as above
  }
  return transactions.map((transaction) => ({
    transaction,
    fate: fates.get(transaction.id) ?? lockOf(transaction) ?? { is: 'notSent' },
  }));
}

/** Whether another try may change something of it. */
export function canBeRetried({ fate }: BulkResult): boolean {
  return fate.is === 'failed' || fate.is === 'notSent' || fate.is === 'locked' || fate.is === 'notAgreed';
}

/** Whether all that was asked for is as it was to be. */
export function isDone({ fate }: BulkResult): boolean {
  return fate.is === 'done';
}

/** The results of a run once some of its transactions were tried again. */
export function withRetried(before: readonly BulkResult[], retried: readonly BulkResult[]): BulkResult[] {
  const byId = new Map(retried.map((result) => [result.transaction.id, result]));
  return before.map((result) => byId.get(result.transaction.id) ?? result);
}
