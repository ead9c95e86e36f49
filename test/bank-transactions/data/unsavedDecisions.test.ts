import { expect, test } from 'vitest';
import {
  type Choices,
  clearError,
  type Decision,
  type DecisionResult,
  queue,
  queueAgain,
  queueOffline,
  send,
  settle,
  takeBack,
  type Unsaved,
  updateUnsaved,
} from '../../../src/bank-transactions/data/unsavedDecisions.ts';
import { hasChoices } from '../../../src/bank-transactions/model/itemOfTransaction.ts';
import { buildBankTransaction } from '../../support/bank-transactions/fixtures.ts';

const row = buildBankTransaction({ id: 'btxn' });
const office = { id: 'ctg_1', name: 'Office' };
const rent = { id: 'ctg_2', name: 'Rent' };
const reviewed = { reviewStatus: 'RECONCILED' };
const toReview = { reviewStatus: 'PARTNER_REVIEW_REQUIRED' };

/** @param time which also names the change. */
const decisionAt = (time: number, choices: Choices, known: (string | undefined)[] = []): Decision => ({
  row,
  choices,
  change: { id: `change-${time}`, time, transaction: row, count: 1, saved: [] },
  known: new Set(known),
  added: time,
});
const first = decisionAt(1, { category: office });
const second = decisionAt(2, reviewed);
const third = decisionAt(3, { category: rent });

test('a later decision adds to what was chosen for the transaction, and replaces its change', () => {
  const { queued } = queue(
    queue({}, decisionAt(1, { category: office }, [undefined])),
    decisionAt(2, reviewed, ['ctg_1']),
  );
  expect(queued).toEqual({ ...decisionAt(2, { category: office, ...reviewed }, [undefined, 'ctg_1']), added: 3 });
});

test.each([
  [1, 2, 'Rent'],
  [2, 1, 'Office'],
])('what is queued again from time %i loses to later choices only (%i)', (back, later, name) => {
  const { queued } = queueAgain(
    { queued: decisionAt(later, { category: rent }) },
    decisionAt(back, { category: office, ...reviewed }),
  );
  expect(queued?.choices).toMatchObject({ category: { name }, ...reviewed });
  expect(queued?.change.id).toBe('change-2');
});

test.each<[string, Unsaved, Choices, Choices | undefined]>([
  ['takes back the one that waits', { queued: second }, toReview, undefined],
  ['adds to a category that waits', { queued: first }, toReview, { category: office, ...toReview }],
  ['replaces another status', { queued: second }, { reviewStatus: 'OTHER' }, { reviewStatus: 'OTHER' }],
  ['follows what is being saved', { queued: second, sent: first }, toReview, toReview],
  ['follows what may have been saved', { queued: second, lost: first }, toReview, toReview],
  ['waits even if it changes nothing', {}, toReview, toReview],
])('offline, a decision %s', (_, before, choices, expected) => {
  expect(queueOffline(before, decisionAt(3, choices)).queued?.choices).toEqual(expected);
});

const results: [DecisionResult['kind'], string | undefined, Unsaved, Unsaved][] = [
  ['saved', undefined, { sent: first }, {}],
  ['saved', undefined, { lost: first }, {}],
  ['saved', undefined, { sent: first, queued: second }, { queued: second }],
  ['notSaved', 'No.', { sent: first }, { error: 'No.' }],
  ['notSaved', 'No.', { lost: first, error: 'Perhaps.' }, { error: 'No.' }],
  ['notSaved', 'No.', { sent: first, queued: second }, { queued: { ...second, added: 3 } }],
  ['notSaved', 'No.', { sent: first, queued: third }, { queued: third }],
  ['lost', 'Perhaps.', { sent: first }, { lost: first, error: 'Perhaps.' }],
  ['lost', 'Perhaps.', { sent: first, queued: second }, { lost: first, queued: second }],
  ['offline', undefined, { sent: first }, { queued: first, isWaiting: true }],
  ['offline', undefined, { sent: first, lost: second }, { queued: first, isWaiting: true, lost: second }],
];
test.each(results)('a decision that is %s (%s) leaves what is unsaved besides', (kind, error, before, after) => {
  expect(settle(before, { ...first, decision: first, kind, error })).toEqual(after);
});

test('what could not be sent joins a later decision', () => {
  const result: DecisionResult = { ...first, decision: first, kind: 'offline' };
  const { queued, sent, isWaiting } = settle({ sent: first, queued: second }, result);
  expect(queued).toMatchObject({ choices: { category: office, ...reviewed }, change: second.change });
  expect([sent, isWaiting]).toEqual([undefined, true]);
});

test('the latest decision is pending, and nothing stays of a transaction without one', () => {
  let state: ReadonlyMap<string, Unsaved> = new Map();
  const pending = () => state.get('btxn')?.pending;
  const change = (to: (unsaved: Unsaved, decision: Decision) => Unsaved, decision = first) => {
    state = updateUnsaved(state, [decision], to);
  };
  change(queue);
  expect(pending()).toBe(first.choices);
  change(send);
  expect(pending()).toBe(first.choices);
  change(queue, second);
  expect(pending()).toBe(second.choices);
  change(takeBack, second);
  expect(pending()).toBe(first.choices);
  change((unsaved) => settle(unsaved, { ...first, decision: first, kind: 'lost', error: 'Perhaps.' }));
  change(clearError);
  expect(state.get('btxn')).toMatchObject({ pending: first.choices, error: 'Perhaps.' });
  change((unsaved) => settle(unsaved, { ...first, decision: first, kind: 'notSaved', error: 'No.' }));
  expect(state.get('btxn')).toMatchObject({ pending: undefined, error: 'No.' });
  change(clearError);
  expect([...state]).toEqual([]);
});

test('a transaction has choices only if it has all of them', () => {
  const stored = { ...row, category: office, ...reviewed };
  expect(hasChoices(stored, { category: office, ...reviewed })).toBe(true);
  expect(hasChoices(stored, { category: office })).toBe(true);
  expect(hasChoices(stored, { category: rent, ...reviewed })).toBe(false);
  expect(hasChoices(stored, toReview)).toBe(false);
});
