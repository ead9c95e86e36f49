import { asError } from '../../core/errors.ts';
import { isNotFound } from '../../core/writes/isNotFound.ts';
import type { BankTransactionItem } from '../data/api.ts';
import type { DeletionFailures } from '../data/heldDeletions.ts';
import type { BankTransactionSaveOutcome, Prepare } from '../data/saveInBatches.ts';
import type { BankTransaction } from '../data/schema.ts';
import { itemOfTransaction } from '../model/itemOfTransaction.ts';
import { planFromStored } from '../model/planFromStored.ts';
import { type BulkPatch, bulkPatch, differIn, type ItemPlan, isChangedIn } from './bulkPatch.ts';
import type { BulkOutcome, BulkResult, LockOf } from './bulkResults.ts';

interface EditSteps {
  /** Reads the current transactions, by id. */
  read: (transactions: readonly BankTransaction[]) => Promise<ReadonlyMap<string, BankTransaction>>;
  /**
   * Saves the items.
   * @param prepare called before each request with its items.
   * @returns outcomes in their order, without those not sent.
   */
  save: (items: readonly BankTransactionItem[], prepare: Prepare) => Promise<BankTransactionSaveOutcome[]>;
  signal: AbortSignal;
  lockOf: LockOf;
  /** Transactions as they were before an earlier attempt without a response, by id. */
  lost?: ReadonlyMap<string, BankTransaction>;
}

/**
 * Edits transactions. Each request's transactions are read right before it, to keep other people's changes; those that have the
 * new values already, perhaps from an attempt without a response, are not sent. Nor are those in which someone else changed the
 * same fields: the user saw other values in the preview.
 * @returns an outcome for each, in their order. It never throws.
 */
export async function runBulkEdit(
  transactions: readonly BankTransaction[],
  patch: BulkPatch,
  { read, save, signal, lockOf, lost }: EditSteps,
): Promise<BulkResult[]> {
  const planned = new Map<string, { current?: BankTransaction; plan?: ItemPlan; lock?: BulkOutcome }>();
  const shown = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  let readError: unknown;
  const prepare = planFromStored(transactions, async (requested) => {
    const stored = await read(requested).catch((error: unknown) => {
      readError = error;
      throw error;
    });
    for (const { id } of requested) planned.set(id, {}); // nothing is planned for deleted ones
    const plan = (current: BankTransaction) => {
      const change = bulkPatch(current, patch);
      const before = shown.get(current.id);
      const isOverwriting = before !== undefined && isChangedIn(patch, before, current);
      const lock = change.item && (lockOf(current) ?? (isOverwriting ? { kind: 'changed' as const } : undefined));
      planned.set(current.id, { current, plan: change, lock });
      return lock ? undefined : change.item;
    };
    return { stored, plan };
  });
  let outcomes: BankTransactionSaveOutcome[] = [];
  let saveError: unknown;
  try {
    const items = transactions.map((each) => bulkPatch(each, patch).item ?? itemOfTransaction(each));
    if (!signal.aborted) outcomes = await save(items, prepare);
  } catch (error) {
    saveError = error;
  }
  const last = outcomes.at(-1);
  const error = signal.aborted
    ? undefined
    : (readError ?? saveError ?? (last && !last.isSaved ? last.error : undefined));
  const notSent: BulkOutcome = error ? { kind: 'notSent', error: asError(error) } : { kind: 'notSent' };

  return transactions.map((transaction, index): BulkResult => {
    const prepared = planned.get(transaction.id);
    if (!prepared) return { transaction, outcome: notSent };
    const { current, plan, lock } = prepared;
    if (!current || !plan) return { transaction, outcome: { kind: 'deletedByOther' } };
    if (lock) return { transaction: current, outcome: lock };
    const saved = outcomes[index];
    if (plan.item && !saved) {
      // If the first request fails, its error applies to each of its items.
      return { transaction: current, outcome: saveError ? { kind: 'failed', error: asError(saveError) } : notSent };
    }
    if (saved && !saved.isSaved) return { transaction: current, outcome: toFailure(saved.error) };
    const { leftOut: why, item } = plan;
    const earlier = lost?.get(current.id);
    const before = item ? current : earlier && revertEdit(current, earlier, patch);
    const outcome: BulkOutcome = why ? { kind: 'leftOut', why, isSaved: before !== undefined } : { kind: 'done' };
    return { transaction: saved?.data ?? current, ...(before && { before }), outcome };
  });
}

/** What an edit changed and nobody else did afterwards, as before it; undefined if nothing is left of the edit. */
function revertEdit(current: BankTransaction, before: BankTransaction, patch: BulkPatch): BankTransaction | undefined {
  const planned = bulkPatch(before, patch).item;
  if (!planned) return undefined;
  const was = itemOfTransaction(before);
  const now = itemOfTransaction({ ...current, children: current.children ?? [] }); // as a plan without lines has it
  const own = editedMembers.filter(([name]) => differIn([name], planned, was) && !differIn([name], planned, now));
  if (own.length === 0) return undefined;
  return { ...current, ...Object.fromEntries(own.map(([, member]) => [member, before[member]])) };
}

/** What an edit can change, by its name in a request and in a transaction. */
const editedMembers = [
  ['categoryId', 'category'],
  ['glAccountId', 'glAccount'],
  ['vendorId', 'vendor'],
  ['classSegmentIds', 'dimensionValues'],
  ['reviewStatus', 'reviewStatus'],
  ['children', 'children'],
  ['matchingBankTransactionId', 'matchingBankTransaction'],
] as const;

type SaveFailure = Extract<BankTransactionSaveOutcome, { isSaved: false }>['error'];

function toFailure(error: SaveFailure): BulkOutcome {
  return isNotFound(error) ? { kind: 'deletedByOther' } : { kind: 'failed', error };
}

interface DeleteSteps {
  /** Deletes them. @returns why some were not deleted, by id; undefined if the user undid it. */
  remove: (transactions: readonly BankTransaction[]) => Promise<DeletionFailures | undefined>;
  lockOf: LockOf;
}

/** Deletes transactions. @returns an outcome for each, in their order; none if the user undid it. It never throws. */
export async function runBulkDelete(
  transactions: readonly BankTransaction[],
  { remove, lockOf }: DeleteSteps,
): Promise<BulkResult[]> {
  const open = transactions.filter((transaction) => !lockOf(transaction));
  const failures = await remove(open);
  if (!failures) return [];
  return transactions.map((transaction) => ({
    transaction,
    outcome: lockOf(transaction) ?? failures.get(transaction.id) ?? { kind: 'done' },
  }));
}
