import { expect, test } from 'vitest';
import type { BulkPatch } from '../../../src/bank-transactions/bulk/bulkPatch.ts';
import type { LockOf } from '../../../src/bank-transactions/bulk/bulkResults.ts';
import { runBulkEdit } from '../../../src/bank-transactions/bulk/runBulkJob.ts';
import type { Prepare } from '../../../src/bank-transactions/data/saveInBatches.ts';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { buildBankTransaction } from '../../support/bank-transactions/fixtures.ts';

const meals = { id: 'ctg_meals', name: 'Meals' };
const line = { id: 'part_1', amount: toMinor(-4500), dimensionValues: [] };

/** Retries an edit whose response was lost: `lost` was read before it, `stored` after it. The retry has nothing to send. */
async function retryEdit(
  patch: BulkPatch,
  lost: BankTransaction,
  stored: BankTransaction,
  lockOf: LockOf = () => undefined,
) {
  const [result] = await runBulkEdit([stored], patch, {
    read: async () => new Map([[stored.id, stored]]),
    save: async (items, prepare: Prepare) => {
      expect(await prepare(items)).toEqual([{ isSaved: true, data: stored }]);
      return [{ isSaved: true, data: stored }];
    },
    lost: new Map([[lost.id, lost]]),
    lockOf,
    signal: new AbortController().signal,
  });
  return result;
}

test('undo keeps what someone else has changed since', async () => {
  const lost = buildBankTransaction();
  const theirs = { ...lost, category: meals, vendor: null, dimensionValues: [], children: [line, line] };
  const result = await retryEdit({ reviewStatus: 'RECONCILED' }, lost, { ...theirs, reviewStatus: 'RECONCILED' });
  expect(result?.before).toEqual({ ...theirs, reviewStatus: lost.reviewStatus });
});

test('undo does not touch what someone else has split', async () => {
  const lost = buildBankTransaction();
  const split = { ...lost, category: null, children: [line, line] };
  const result = await retryEdit({ categoryId: meals.id }, lost, split);
  expect(result).toEqual({ transaction: split, outcome: { kind: 'leftOut', why: 'split', isSaved: false } });
});

test('undo does not touch what had the new values before', async () => {
  const lost = buildBankTransaction({ category: meals });
  const result = await retryEdit({ categoryId: meals.id }, lost, { ...lost, vendor: null });
  expect(result?.before).toBeUndefined();
});

test.each([{ children: null }, { children: [] }])(
  'undo restores the match that a category replaced: %j',
  async (lines) => {
    const lost = buildBankTransaction({ category: null, children: [{ ...line, invoiceId: 'inv_1' }] });
    const patch = { categoryId: meals.id, includedIds: new Set([lost.id]) };
    const result = await retryEdit(patch, lost, { ...lost, category: meals, ...lines });
    expect(result?.before).toEqual(lost);
  },
);

test('a saved edit is reported as done and can be undone, even if the books were closed since', async () => {
  const lost = buildBankTransaction();
  const stored = { ...lost, category: meals };
  const result = await retryEdit({ categoryId: meals.id }, lost, stored, () => ({ kind: 'closed' }));
  expect(result).toEqual({ transaction: stored, before: lost, outcome: { kind: 'done' } });
});
