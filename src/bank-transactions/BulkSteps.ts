import type { BankTransactionItem } from './api.ts';
import { type BulkChanges, planOf } from './BulkChanges.ts';
import type { DeleteOutcome } from './DeleteInTurns.ts';
import { isGone } from './rules.ts';
import { itemsARequest, type SaveOutcome } from './SaveInBatches.ts';
import type { BankTransaction } from './schema.ts';

/** What became of one of several transactions that were to be changed or deleted. */
export type BulkFate =
  /** It is as it was to be. */
  | { is: 'done' }
  /** It is split: category and classes were left out. `isSaved`: the rest was saved. */
  | { is: 'leftOut'; isSaved: boolean }
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
  /** Gives what became of each item, in their order, without those that were not sent. */
  save: (items: readonly BankTransactionItem[]) => Promise<SaveOutcome[]>;
  isCalledOff: () => boolean;
}

/**
 * Changes transactions. Each is read again first: what others changed meanwhile stays, and what is already as it is to be is
 * not sent, be it that an earlier try saved it and nobody was told.
 * @returns what became of each, in the order given. It throws nothing: what fails is in there.
 */
export async function editEach(
  transactions: readonly BankTransaction[],
  changes: BulkChanges,
  { read, save, isCalledOff }: EditSteps,
): Promise<BulkResult[]> {
  const endedBy = (error: unknown): BulkFate =>
    isCalledOff() ? { is: 'notSent' } : { is: 'notSent', error: error as Error }; // what is thrown here is one
  let stored: ReadonlyMap<string, BankTransaction>;
  try {
    stored = await read(transactions);
  } catch (error) {
    return transactions.map((transaction) => ({ transaction, fate: endedBy(error) }));
  }
  const plans = transactions.map((transaction) => {
    const now = stored.get(transaction.id);
    return { transaction: now ?? transaction, plan: now && planOf(now, changes) };
  });
  const items = plans.flatMap(({ plan }) => plan?.item ?? []);
  const outcomes = isCalledOff() || items.length === 0 ? [] : await outcomesOf(save, items);
  const last = outcomes.at(-1);
  const restIs: BulkFate = last && !last.isSaved ? endedBy(last.error) : { is: 'notSent' };
  const places = new Map(items.map(({ id }, place) => [id, place]));

  return plans.map(({ transaction, plan }): BulkResult => {
    if (!plan) return { transaction, fate: { is: 'gone' } };
    const place = places.get(transaction.id);
    const outcome = place === undefined ? undefined : outcomes[place];
    if (plan.item && !outcome) return { transaction, fate: restIs };
    if (outcome && !outcome.isSaved) return { transaction, fate: failureOf(outcome.error) };
    const fate: BulkFate = plan.isLeftOut ? { is: 'leftOut', isSaved: outcome !== undefined } : { is: 'done' };
    return { transaction: outcome?.data ?? transaction, fate };
  });
}

/** A first request that fails as a whole is thrown: it tells of the items that were in it. */
async function outcomesOf(save: EditSteps['save'], items: readonly BankTransactionItem[]): Promise<SaveOutcome[]> {
  try {
    return await save(items);
  } catch (error) {
    return items.slice(0, itemsARequest).map(() => ({ isSaved: false, error: error as SaveFailure })); // as it promises
  }
}

type SaveFailure = Extract<SaveOutcome, { isSaved: false }>['error'];

function failureOf(error: SaveFailure): BulkFate {
  return isGone(error) ? { is: 'gone' } : { is: 'failed', error };
}

interface DeleteSteps {
  /** Gives what became of each, at its place; nothing for what was not sent. */
  remove: (ids: readonly string[]) => Promise<readonly (DeleteOutcome | undefined)[]>;
  isCalledOff: () => boolean;
}

/** Deletes transactions. @returns what became of each, in the order given. It throws nothing: what fails is in there. */
export async function deleteEach(
  transactions: readonly BankTransaction[],
  { remove, isCalledOff }: DeleteSteps,
): Promise<BulkResult[]> {
  let outcomes: readonly (DeleteOutcome | undefined)[];
  try {
    outcomes = await remove(transactions.map(({ id }) => id));
  } catch (error) {
    return transactions.map((transaction) => ({ transaction, fate: { is: 'failed', error: error as Error } })); // as above
  }
  const ender = outcomes.find((outcome) => outcome && !outcome.isDeleted && outcome.error.kind !== 'rejected');
  const error = ender && !ender.isDeleted && !isCalledOff() ? ender.error : undefined;
  return transactions.map((transaction, place): BulkResult => {
    const outcome = outcomes[place];
    if (!outcome) return { transaction, fate: error ? { is: 'notSent', error } : { is: 'notSent' } };
    return { transaction, fate: outcome.isDeleted ? { is: 'done' } : { is: 'failed', error: outcome.error } };
  });
}

/** Whether another try may change something of it. */
export function canBeRetried({ fate }: BulkResult): boolean {
  return fate.is === 'failed' || fate.is === 'notSent';
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
