import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bulkMessages } from '../../../src/bank-transactions/bulk/bulkMessages.ts';
import { canBeRetried, type LockOf, mergeRetried } from '../../../src/bank-transactions/bulk/bulkResults.ts';
import { reasonText } from '../../../src/bank-transactions/bulk/bulkTexts.ts';
import { runBulkDelete, runBulkEdit } from '../../../src/bank-transactions/bulk/runBulkJob.ts';
import type { BankTransactionItem } from '../../../src/bank-transactions/data/api.ts';
import type { DeletionFailure } from '../../../src/bank-transactions/data/heldDeletions.ts';
import type { BankTransactionSaveOutcome, Prepare } from '../../../src/bank-transactions/data/saveInBatches.ts';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import {
  NetworkError,
  NotFoundError,
  OutcomeUnknownError,
  RateLimitedError,
  RejectedError,
} from '../../../src/core/errors.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { buildBankTransaction } from '../../support/bank-transactions/fixtures.ts';

const changes = { reviewStatus: 'RECONCILED' };
const rejection = new RejectedError('No.');
const some = (count: number) =>
  Array.from({ length: count }, (_, place) => buildBankTransaction({ id: `btxn_${place}` }));
const byId = (transactions: readonly BankTransaction[]) => new Map(transactions.map((each) => [each.id, each]));
const saved = ({ id = '' }: BankTransactionItem): BankTransactionSaveOutcome => ({
  isSaved: true,
  data: buildBankTransaction({ id, reviewStatus: 'RECONCILED' }),
});

function stepsWith(save: (items: readonly BankTransactionItem[]) => BankTransactionSaveOutcome[]) {
  return {
    read: async (transactions: readonly BankTransaction[]) => byId(transactions),
    save: vi.fn(async (items: readonly BankTransactionItem[], prepare: Prepare) => {
      const outcomes: BankTransactionSaveOutcome[] = [];
      for (let start = 0; start < items.length; start += 50) {
        const prepared = await prepare(items.slice(start, start + 50));
        const sent = prepared.filter((each) => !('isSaved' in each)) as BankTransactionItem[]; // the others are outcomes
        sentItems.push(...sent);
        const left = save(sent).values();
        for (const each of prepared) {
          const outcome = 'isSaved' in each ? each : left.next().value;
          if (outcome) outcomes.push(outcome);
          else return outcomes;
        }
      }
      return outcomes;
    }),
    lockOf,
    signal: new AbortController().signal,
  };
}

const sentItems: BankTransactionItem[] = [];
/** Locks nothing. */
const lockOf: LockOf = () => undefined;

beforeEach(() => {
  sentItems.length = 0;
});

const outcomesOf = (results: { outcome: object }[]) => results.map(({ outcome }) => outcome);

test('sends each transaction as currently stored, not as listed', async () => {
  const [listed] = some(1) as [BankTransaction];
  const stored = { ...listed, notes: 'Changed by someone else', amount: toMinor(-9900) };
  const steps = { ...stepsWith((items) => items.map(saved)), read: async () => byId([stored]) };
  const results = await runBulkEdit([listed], changes, steps);
  expect(sentItems).toMatchObject([
    { id: listed.id, notes: 'Changed by someone else', amount: -9900, reviewStatus: 'RECONCILED' },
  ]);
  expect(outcomesOf(results)).toEqual([{ kind: 'done' }]);
});

test('does not overwrite what someone else has set in the same field, until it is tried again', async () => {
  const [listed] = some(1) as [BankTransaction];
  const stored = {
    ...listed,
    reviewStatus: 'RECONCILIATION_DISCREPANCY',
    category: { id: 'ctg_theirs', name: 'Theirs' },
  };
  const steps = { ...stepsWith((items) => items.map(saved)), read: async () => byId([stored]) };
  for (const patch of [changes, { categoryId: 'ctg_mine' }]) {
    const [result] = await runBulkEdit([listed], patch, steps);
    expect(result).toEqual({ transaction: stored, outcome: { kind: 'changed' } });
    expect(reasonText({ kind: 'changed' }, { kind: 'edit', patch }, bulkMessages)).toMatch(/the same field/);
    expect(sentItems).toEqual([]);
  }
  // They have chosen the same, or changed something else.
  expect(outcomesOf(await runBulkEdit([listed], { categoryId: 'ctg_theirs' }, steps))).toEqual([{ kind: 'done' }]);
  expect(sentItems).toEqual([]);
  expect(outcomesOf(await runBulkEdit([listed], { vendorId: 'vend_mine' }, steps))).toEqual([{ kind: 'done' }]);
  expect(outcomesOf(await runBulkEdit([stored], changes, steps))).toEqual([{ kind: 'done' }]);
  expect(sentItems).toMatchObject([
    { vendorId: 'vend_mine' },
    { reviewStatus: 'RECONCILED', categoryId: 'ctg_theirs' },
  ]);
});

test('reports deleted, rejected, split and saved transactions one by one, in order', async () => {
  const [gone, rejected, split, fine, deletedLate] = some(5) as [
    BankTransaction,
    BankTransaction,
    BankTransaction,
    BankTransaction,
    BankTransaction,
  ]; // five
  const withParts = { ...split, children: [{ amount: toMinor(-4500), dimensionValues: [] }] };
  const steps = stepsWith((items) =>
    items.map((item) => {
      if (item.id === rejected.id) return { isSaved: false, error: rejection };
      if (item.id === deletedLate.id) return { isSaved: false, error: new NotFoundError('Gone.') };
      return saved(item);
    }),
  );
  const read = async () => byId([rejected, withParts, fine, deletedLate]);
  const edited = await runBulkEdit(
    [gone, rejected, split, fine, deletedLate],
    { ...changes, categoryId: 'ctg_meals' },
    { ...steps, read },
  );
  expect(outcomesOf(edited)).toEqual([
    { kind: 'deletedByOther' },
    { kind: 'failed', error: rejection },
    { kind: 'leftOut', why: 'split', isSaved: true },
    { kind: 'done' },
    { kind: 'deletedByOther' },
  ]);
  expect(edited.map((result) => canBeRetried(result))).toEqual([false, true, false, false, false]);
});

test.each([
  ['id', true],
  ['data[1].id', true],
  ['data.1.id', true],
  ['categoryId', false],
  ['data[0].categoryId', false],
  ['children[0].id', false],
])('a missing %s means that the transaction was deleted: %s', async (param, isGone) => {
  const missing = new NotFoundError('No such one.', {
    problems: [{ type: 'NOT_FOUND', message: 'No such one.', param }],
  });
  const steps = stepsWith((items) => items.map(() => ({ isSaved: false, error: missing })));
  const [result] = await runBulkEdit(some(1), changes, steps);
  expect(result?.outcome).toEqual(isGone ? { kind: 'deletedByOther' } : { kind: 'failed', error: missing });
  const task = { kind: 'edit', patch: changes } as const;
  if (!isGone) expect(reasonText({ kind: 'failed', error: missing }, task, bulkMessages)).toBe('No such one.');
});

test('a first request without a response leaves 50 outcomes unknown and the others unsent', async () => {
  const lost = new OutcomeUnknownError('Lost.');
  const steps = stepsWith(() => {
    throw lost;
  });
  const results = await runBulkEdit(some(120), changes, steps);
  const outcomes = outcomesOf(results);
  expect(outcomes.slice(0, 50)).toEqual(Array(50).fill({ kind: 'failed', error: lost }));
  expect(outcomes.slice(50)).toEqual(Array(70).fill({ kind: 'notSent', error: lost }));
  expect(results.filter(canBeRetried)).toHaveLength(120);
});

test('sends nothing after a batch that cannot be read', async () => {
  const offline = new NetworkError('Offline.');
  let reads = 0;
  const steps = stepsWith((items) => items.map(saved));
  const read = async (transactions: readonly BankTransaction[]) => {
    reads += 1;
    if (reads === 2) throw offline;
    return byId(transactions);
  };
  const save = async (items: readonly BankTransactionItem[], prepare: Prepare) => {
    const outcomes = await steps.save(items.slice(0, 50), prepare);
    await prepare(items.slice(50, 100)).catch(() => {});
    return outcomes;
  };
  const outcomes = outcomesOf(await runBulkEdit(some(120), changes, { ...steps, read, save }));
  expect(outcomes.slice(0, 50)).toEqual(Array(50).fill({ kind: 'done' }));
  expect(outcomes.slice(50)).toEqual(Array(70).fill({ kind: 'notSent', error: offline }));
});

test('does not resend what an earlier attempt without a response saved', async () => {
  const [first, second] = some(2) as [BankTransaction, BankTransaction];
  const steps = stepsWith((items) => items.map(saved));
  const read = async () => byId([{ ...first, reviewStatus: 'RECONCILED' }, second]);
  const results = await runBulkEdit([first, second], changes, { ...steps, read });
  expect(sentItems.map(({ id }) => id)).toEqual([second.id]);
  expect(outcomesOf(results)).toEqual([{ kind: 'done' }, { kind: 'done' }]);
});

test('what an earlier attempt without a response saved can be undone, and keeps other people’s changes', async () => {
  const [first] = some(1) as [BankTransaction];
  const stored = { ...first, reviewStatus: 'RECONCILED', notes: 'Theirs' };
  const steps = { ...stepsWith(() => []), read: async () => byId([stored]) };
  const [result] = await runBulkEdit([stored], changes, { ...steps, lost: byId([first]) });
  expect(result).toEqual({
    transaction: stored,
    before: { ...first, notes: 'Theirs' },
    outcome: { kind: 'done' },
  });
});

test('a rate limit ends the job and is the reason for the rest', async () => {
  const tooMany = new RateLimitedError('Too many.');
  const steps = stepsWith((items) => [...items.slice(0, 1).map(saved), { isSaved: false, error: tooMany }]);
  expect(outcomesOf(await runBulkEdit(some(3), changes, steps))).toEqual([
    { kind: 'done' },
    { kind: 'failed', error: tooMany },
    { kind: 'notSent', error: tooMany },
  ]);
});

test('sends nothing if the current data cannot be read, or after canceling', async () => {
  const offline = new NetworkError('Offline.');
  const steps = stepsWith((items) => items.map(saved));
  const unread = await runBulkEdit(some(2), changes, { ...steps, read: () => Promise.reject(offline) });
  expect(outcomesOf(unread)).toEqual(Array(2).fill({ kind: 'notSent', error: offline }));
  const aborted = await runBulkEdit(some(2), changes, { ...steps, signal: AbortSignal.abort() });
  expect(outcomesOf(aborted)).toEqual(Array(2).fill({ kind: 'notSent' }));
  expect(sentItems).toEqual([]);
});

test('sends nothing after canceling between two requests', async () => {
  const control = new AbortController();
  const steps = stepsWith((items) => {
    control.abort();
    return [...items.slice(0, 1).map(saved), { isSaved: false, error: rejection }];
  });
  const results = await runBulkEdit(some(3), changes, { ...steps, signal: control.signal });
  expect(outcomesOf(results)).toEqual([{ kind: 'done' }, { kind: 'failed', error: rejection }, { kind: 'notSent' }]);
});

describe('deleting', () => {
  test('reports an outcome for each', async () => {
    const [, rejected, changed] = some(4) as BankTransaction[];
    const failures = new Map<string, DeletionFailure>([
      [rejected?.id ?? '', { kind: 'failed', error: rejection }],
      [changed?.id ?? '', { kind: 'changed' }],
    ]);
    const results = await runBulkDelete(some(4), { lockOf, remove: async () => failures });
    expect(outcomesOf(results)).toEqual([
      { kind: 'done' },
      { kind: 'failed', error: rejection },
      { kind: 'changed' },
      { kind: 'done' },
    ]);
  });

  test('has no results if the user undid it', async () => {
    expect(await runBulkDelete(some(2), { lockOf, remove: async () => undefined })).toEqual([]);
  });
});

test('a retry replaces its own results and keeps the others', () => {
  const [first, second] = some(2) as [BankTransaction, BankTransaction];
  const before = [
    { transaction: first, outcome: { kind: 'deletedByOther' } as const },
    { transaction: second, outcome: { kind: 'notSent' } as const },
  ];
  const retried = { transaction: second, outcome: { kind: 'done' } as const };
  expect(mergeRetried(before, [retried])).toEqual([before[0], retried]);
});

test('a retry that sends nothing leaves unknown outcomes unknown', () => {
  const [transaction] = some(1) as [BankTransaction];
  const lost = { transaction, outcome: { kind: 'failed', error: new OutcomeUnknownError('Lost.') } } as const;
  expect(mergeRetried([lost], [{ transaction, outcome: { kind: 'notSent' } }])).toEqual([lost]);
});

test('neither edits nor deletes newly locked transactions, and reports them', async () => {
  const [locked, fine] = some(2) as [BankTransaction, BankTransaction];
  const lock = { kind: 'locked', isUnreadable: false } as const;
  const lockOf: LockOf = ({ id }) => (id === locked.id ? lock : undefined);
  const edited = await runBulkEdit([locked, fine], changes, { ...stepsWith((items) => items.map(saved)), lockOf });
  expect(outcomesOf(edited)).toEqual([lock, { kind: 'done' }]);
  expect(sentItems).toMatchObject([{ id: fine.id }]);
  const removed: string[] = [];
  const remove = async (transactions: readonly BankTransaction[]) => {
    removed.push(...transactions.map(({ id }) => id));
    return new Map();
  };
  const deleted = await runBulkDelete([locked, fine], { lockOf, remove });
  expect(outcomesOf(deleted)).toEqual([lock, { kind: 'done' }]);
  expect(removed).toEqual([fine.id]);
});
