import { expect, test } from 'vitest';
import { createDecisionQueue, type Decision } from '../../../src/bank-transactions/data/decisionQueue.ts';
import { hasChoices } from '../../../src/bank-transactions/model/itemOfTransaction.ts';
import { buildBankTransaction } from '../../support/bank-transactions/fixtures.ts';

const row = buildBankTransaction({ id: 'btxn' });
const office = { id: 'ctg_1', name: 'Office' };
const rent = { id: 'ctg_2', name: 'Rent' };

/** @param time which also names the change. */
const decisionAt = (time: number, choices: Decision['choices'], known: (string | undefined)[] = []): Decision => ({
  row,
  choices,
  change: { id: `change-${time}`, time, transaction: row, count: 1, saved: [] },
  known: new Set(known),
});

test('a later decision adds to what was chosen for the transaction, and replaces its change', () => {
  const queue = createDecisionQueue();
  queue.add(decisionAt(1, { category: office }, [undefined]));
  const all = { category: office, reviewStatus: 'RECONCILED' };
  expect(queue.add(decisionAt(2, { reviewStatus: 'RECONCILED' }, ['ctg_1']))).toEqual(all);
  expect(queue.hasChange('change-1')).toBe(false);
  expect(queue.take()).toEqual([decisionAt(2, all, [undefined, 'ctg_1'])]);
  expect(queue.take()).toEqual([]);
});

test.each([
  [1, 2, 'Rent'],
  [2, 1, 'Office'],
])('what is put back from time %i loses to later choices only (%i)', (back, queued, name) => {
  const queue = createDecisionQueue();
  queue.add(decisionAt(queued, { category: rent }));
  expect(queue.putBack(decisionAt(back, { category: office, reviewStatus: 'RECONCILED' }))).toBe(`change-${queued}`);
  const { choices, change } = queue.get('btxn') ?? {};
  expect(choices).toMatchObject({ category: { name }, reviewStatus: 'RECONCILED' });
  expect(change?.id).toBe('change-2');
});

test('takes only the decisions that are meant', () => {
  const queue = createDecisionQueue();
  queue.add(decisionAt(1, { category: rent }));
  expect(queue.take(() => false)).toEqual([]);
  expect(queue.hasChange('change-1')).toBe(true);
});

test('a transaction has choices only if it has all of them', () => {
  const stored = { ...row, category: office, reviewStatus: 'RECONCILED' };
  expect(hasChoices(stored, { category: office, reviewStatus: 'RECONCILED' })).toBe(true);
  expect(hasChoices(stored, { category: office })).toBe(true);
  expect(hasChoices(stored, { category: rent, reviewStatus: 'RECONCILED' })).toBe(false);
  expect(hasChoices(stored, { reviewStatus: 'PARTNER_REVIEW_REQUIRED' })).toBe(false);
});
