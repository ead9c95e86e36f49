import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isToReview } from '../../../src/bank-transactions/data/filters.ts';
import { checkInterval } from '../../../src/form/document/checkInterval.ts';
import { buildBankTransaction } from '../../support/bank-transactions/fixtures.ts';
import {
  listedIds,
  openDecisions,
  others,
  type Reply,
  reviewed,
  toReview,
} from '../../support/bank-transactions/openDecisions.ts';
import { runs } from '../../support/propertyRuns.ts';

const office = { category: { id: 'ctg_1', name: 'Office' } };
const rent = { category: { id: 'ctg_2', name: 'Rent' } };

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('decisions within 300 ms are saved together, and those that were saved can be undone', async () => {
  const list = openDecisions();
  list.decide(['a'], reviewed);
  await list.pass(299);
  list.decide(['b', 'c'], reviewed);
  expect(list.sentIds()).toBeUndefined();
  await list.pass(1);
  expect(list.sentIds()).toEqual(['a', 'b', 'c']);
  expect([list.count(), list.decided()]).toEqual([others, ['a', 'b', 'c']]);
  await list.reply((id) => (id === 'b' ? 'rejected' : 'saved'));
  expect([list.count(), list.decided()]).toEqual([others + 1, []]);
  expect(list.edits()).toMatchObject([{ pending: undefined, error: 'Rejected.' }]);
  expect(list.announced()).toBe('b: Rejected.');
  expect(list.savedIds()).toEqual([['a'], ['c']]);
});

test('a change of which nothing was saved can’t be undone', async () => {
  const list = openDecisions();
  list.decide(['a'], office);
  await list.pass(300);
  expect(list.savedIds()).toEqual([[]]);
  await list.reply(() => 'rejected');
  expect(list.changes()).toEqual([]);
});

test('a change counts only what was saved or still may be', async () => {
  const list = openDecisions();
  list.decide(['a', 'b', 'c'], office);
  await list.pass(300);
  expect(list.changes()).toMatchObject([{ count: 3, transaction: { id: 'a' } }]);
  await list.reply((id) => (id === 'a' ? 'rejected' : id === 'b' ? 'saved' : 'lostUnsaved'));
  expect(list.changes()).toMatchObject([{ count: 2, notSaved: 1, transaction: { id: 'b' } }]);
  await list.pass(checkInterval);
  expect(list.changes()).toMatchObject([{ count: 1, notSaved: 2, transaction: { id: 'b' } }]);
});

test('what had the choice already is neither counted as saved nor as not saved', async () => {
  const list = openDecisions();
  list.decide(['a', 'b'], office);
  list.stored.set('a', buildBankTransaction({ id: 'a', ...toReview, ...office }));
  await list.pass(300);
  await list.reply(() => 'saved');
  expect(list.changes()).toMatchObject([{ count: 1, notSaved: 0, transaction: { id: 'b' } }]);
});

test('what waits for the connection follows what was saved of the same change', async () => {
  const list = openDecisions();
  list.decide(['a', 'b'], office);
  await list.pass(300);
  await list.reply((id) => (id === 'a' ? 'saved' : 'offline'));
  expect(list.edits()).toMatchObject([{ pending: office, isWaiting: true }]);
  await list.pass(300);
  expect(list.sentIds()).toEqual(['b']);
  await list.reply(() => 'saved');
  expect(list.savedIds()).toEqual([['a', 'b']]);
});

test('what waits when the list is left is kept, and another list takes it over', async () => {
  const list = openDecisions();
  list.decide(['a'], office);
  list.state.isMounted = false;
  void list.flush();
  await list.pass(0);
  await list.reply(() => 'offline');
  expect([list.edits(), list.savedIds()]).toEqual([[], [[]]]);
  list.takeOver(list.unsent);
  expect(list.edits()).toMatchObject([{ pending: office, isWaiting: undefined }]);
  await list.pass(0);
  await list.reply(() => 'saved');
  expect(list.savedIds()).toEqual([['a']]);
});

test('what may have been saved is looked up until that is known, and only then a later decision is sent', async () => {
  const list = openDecisions();
  list.state.canLookUp = false;
  list.decide(['a'], office);
  await list.pass(300);
  await list.reply(() => 'lost');
  expect(list.edits()).toMatchObject([{ pending: office, error: 'Unknown.' }]);
  expect(list.changes()).toEqual([]);
  list.decide(['a'], reviewed);
  await list.pass(checkInterval);
  expect(list.sentIds()).toBeUndefined();
  list.state.canLookUp = true;
  await list.pass(checkInterval);
  expect(list.sentIds()).toEqual(['a']);
  expect(list.savedIds()).toEqual([[], ['a']]);
});

test('an announcement of what is unknown ends once that is known, and goes on with what was not saved', async () => {
  const list = openDecisions();
  list.decide(['a', 'b'], office);
  await list.pass(300);
  await list.reply((id) => (id === 'a' ? 'lost' : 'rejected'));
  expect(list.announced()).toBe('b: Rejected. a: Unknown.');
  await list.pass(checkInterval);
  expect(list.announced()).toBe('b: Rejected.');
});

test('what was not saved, or perhaps not, is announced elsewhere once the list is left', async () => {
  const list = openDecisions();
  list.decide(['a', 'b', 'c'], office);
  await list.pass(300);
  list.state.isMounted = false;
  await list.reply((id) => (id === 'a' ? 'lost' : 'rejected'));
  expect(list.announced()).toBeUndefined();
  expect(list.late).toEqual(['a: Unknown. b and c: Rejected.']);
});

describe('after any decisions and replies', () => {
  type Step = (list: ReturnType<typeof openDecisions>) => unknown;
  const anyId = fc.constantFrom(...listedIds);
  const anyIds = fc.subarray([...listedIds], { minLength: 1 });
  const anyChoices = fc.constantFrom(reviewed, toReview, office, rent, { ...office, ...reviewed });
  const anyReply = fc.constantFrom<Reply>('saved', 'rejected', 'lost', 'lostUnsaved', 'offline');
  const replyWith = (replies: Record<string, Reply>): Step => {
    return async (list) => {
      await list.pass(300);
      await list.reply((id) => replies[id] ?? 'saved');
    };
  };
  const anyStep = fc.oneof(
    fc.tuple(anyIds, anyChoices).map(
      ([ids, choices]): Step =>
        (list) =>
          list.decide(ids, choices),
    ),
    fc.record({ a: anyReply, b: anyReply, c: anyReply }).map(replyWith),
    fc.constantFrom(0, 300, checkInterval).map(
      (time): Step =>
        (list) =>
          list.pass(time),
    ),
    fc.record({ isOnline: fc.boolean(), canLookUp: fc.boolean() }).map(
      (state): Step =>
        (list) =>
          Object.assign(list.state, state),
    ),
    fc.nat({ max: 5 }).map(
      (index): Step =>
        (list) =>
          list.withdraw(list.changes()[index]?.id ?? ''),
    ),
    fc.constant<Step>((list) => list.discardWaiting()),
    anyId.map(
      (id): Step =>
        (list) =>
          list.clear(id),
    ),
  );
  const property = (check: (list: ReturnType<typeof openDecisions>) => void) =>
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
      const list = openDecisions();
      for (const step of steps) await step(list);
      await list.saveAll();
      check(list);
    });

  test('nothing stays pending, and every change that can be undone was saved', async () => {
    const settled = property((list) => {
      expect(list.edits().filter(({ pending }) => pending)).toEqual([]);
      expect(list.savedIds().filter(({ length }) => length === 0)).toEqual([]);
      expect(list.decided()).toEqual([]);
    });
    await fc.assert(settled, { numRuns: runs(500) });
  });

  test('the number to review is that of the service', async () => {
    const counted = property((list) => {
      expect(list.count()).toBe(others + [...list.stored.values()].filter(isToReview).length);
    });
    await fc.assert(counted, { numRuns: runs(500) });
  });
});
