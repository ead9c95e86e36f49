import fc from 'fast-check';
import type { Effect } from './expectedBooks.ts';

/** A document in the books. */
export interface Document {
  id: string;
  kind: 'transaction' | 'journalEntry';
}

/** Deliberate faults of an item. */
const faults = [
  'none',
  'none',
  'none',
  'unbalanced',
  'unknownAccount',
  'closedPeriod',
  'unknownId',
  'missing',
] as const;

const draft = fc.record({
  /** Minor units; money out is negative. */
  amounts: fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 4 }),
  accounts: fc.array(fc.constantFrom('4010', '4020', '6100', '6200', '3000'), { minLength: 4, maxLength: 4 }),
  isSplit: fc.boolean(),
  isInactive: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  /** The index of the document to update; undefined to create one. */
  changes: fc.option(fc.nat(50), { nil: undefined }),
  fault: fc.constantFrom(...faults),
});
export type Draft = typeof draft extends fc.Arbitrary<infer Value> ? Value : never;

const drafts = fc.array(draft, { minLength: 1, maxLength: 5 });

/** One request: a batch of items (often of one), or the deletion of a document. */
export const anyCommand = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('transaction' as const), drafts }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('journalEntry' as const), drafts }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), at: fc.nat(50) }) },
);
export type Command = typeof anyCommand extends fc.Arbitrary<infer Value> ? Value : never;

interface Item {
  json: object;
  /** The change of each account if it is saved. */
  effect: Effect;
  isRejected: boolean;
}

/** Converts a draft to an item for the existing documents, with its expected outcome. */
export function toItem(draft: Draft, kind: Document['kind'], known: readonly Document[], suffix: string): Item {
  const ofKind = known.filter((document) => document.kind === kind);
  const changed = draft.changes === undefined ? undefined : ofKind[draft.changes % Math.max(1, ofKind.length)];
  const id = draft.fault === 'unknownId' ? { id: 'unknown_id' } : changed && { id: changed.id };
  const make = kind === 'transaction' ? transactionItem : journalEntryItem;
  const { json, effect, isRejected } = make(draft, suffix, changed !== undefined);
  return { json: { ...id, ...json }, effect, isRejected: isRejected || draft.fault === 'unknownId' };
}

function transactionItem(
  { amounts, accounts, isSplit, isInactive, fault }: Draft,
  suffix: string,
  isChange: boolean,
): Item {
  const account = (index: number) =>
    fault === 'unknownAccount' && index === 0 ? 'gla_unknown' : `gla_${accounts[index]}${suffix}`;
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const amount = fault === 'unbalanced' && isSplit ? total + 1 : total;
  const effect = new Map<string, number>();
  add(effect, `gla_1010${suffix}`, total);
  const parts = isSplit ? amounts : [total];
  for (const [index, part] of parts.entries()) add(effect, account(index), -part);
  const json = {
    date: fault === 'closedPeriod' ? '2025-12-31' : '2026-04-01',
    ...(fault === 'missing' && !isChange ? {} : { amount }),
    description: 'At random',
    apiName: 'MANUAL_ENTRY',
    bankAccountId: `bka_checking${suffix}`,
    status: isInactive ? 'INACTIVE' : 'ACTIVE',
    type: 'TRANSFER', // doesn't require dimensions
    glAccountId: isSplit ? null : account(0),
    children: isSplit ? amounts.map((part, index) => ({ amount: part, glAccountId: account(index) })) : [],
    ...(fault === 'missing' && isChange && { amount: null }),
  };
  const isRejected =
    ['closedPeriod', 'missing', 'unknownAccount'].includes(fault) || (fault === 'unbalanced' && isSplit);
  return { json, effect: isInactive ? new Map() : effect, isRejected };
}

function journalEntryItem({ amounts, accounts, fault }: Draft, suffix: string): Item {
  const account = (index: number) =>
    fault === 'unknownAccount' && index === 0 ? 'gla_unknown' : `gla_${accounts[index]}${suffix}`;
  const lines = amounts.map((amount, index) => ({ glAccountId: account(index), amount: amount === 0 ? 1 : amount }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rest = fault === 'unbalanced' ? total + 1 : total;
  // A line without an amount is rejected, so a remainder of zero is omitted.
  const all = rest === 0 ? lines : [...lines, { glAccountId: `gla_1010${suffix}`, amount: -rest }];
  const effect = new Map<string, number>();
  for (const { glAccountId, amount } of all) add(effect, glAccountId, amount);
  const children = all.map(({ glAccountId, amount }) => ({
    glAccountId,
    drAmount: Math.max(amount, 0),
    crAmount: Math.max(-amount, 0),
  }));
  const json = fault === 'missing' ? { children: null } : { description: 'At random', children };
  const isRejected = ['unbalanced', 'missing', 'unknownAccount'].includes(fault) || all.length < 2;
  return { json, effect, isRejected };
}

function add(effect: Map<string, number>, account: string, amount: number): void {
  effect.set(account, (effect.get(account) ?? 0) + amount);
}
