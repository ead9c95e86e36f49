import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyFormValues, type FormValues, toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import { parsePercent, parseShare } from '../../../src/bank-transactions/model/share.ts';
import {
  addLine,
  isOverSplit,
  moveSplitLine,
  recalculate,
  remainderLine,
  remainderOf,
  removeLine,
  splitEvenly,
  withRemainderLine,
} from '../../../src/bank-transactions/model/splitLines.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { anyEdit, applyEdit, type Edit } from '../../support/bank-transactions/edits.ts';
import { amountsOf, change, keyAt, keysOf, typed } from '../../support/bank-transactions/splits.ts';
import { anyStoredTransaction, buildStoredTransaction, choiceIds } from '../../support/bank-transactions/stored.ts';

const unreadable = { amount: null, text: '12..5', code: 'notANumber' } as const;
const withAmount = (values: FormValues, amount: number) =>
  recalculate({ ...values, amount: { amount: toMinor(amount) } });

/** A payment of 100.00. */
const unsplit = toFormValues(
  buildStoredTransaction({ amount: -10_000, categoryId: 'ctg_1', glAccountId: 'gla_1', customerId: 'cus_1' }),
);
/** The same with three stored lines: 60.00, 50.00 and −10.00. */
const inThree = toFormValues(
  buildStoredTransaction({ children: [-6000, -5000, 1000].map((amount, at) => ({ id: `p${at}`, amount })) }),
);

/** Form values after any edits. */
const anyValues = fc
  .tuple(anyStoredTransaction, fc.array(anyEdit(choiceIds), { maxLength: 12 }))
  .map(([stored, list]: [ReturnType<typeof buildStoredTransaction>, Edit[]]) => {
    const base = toFormValues(stored);
    return list.reduce((values, edit) => applyEdit(values, edit, base), base);
  });
const anySplitValues = anyValues.filter(({ lines }) => lines.length > 0);
const valuesWithOtherLines = anyValues.filter(({ lines }) => lines.some(({ invoiceId }) => invoiceId === ''));

describe('a transaction that is split for the first time', () => {
  test('has one line with the full amount, category and account, and one for the remainder', () => {
    const split = addLine(unsplit);
    expect(split.lines).toMatchObject([
      { amount: { amount: 10_000 }, categoryId: 'ctg_1', glAccountId: 'gla_1', customerId: null },
      { amount: { amount: 0 }, categoryId: null, glAccountId: null },
    ]);
    expect(amountsOf(change(split, 0, typed(7000)))).toEqual([7000, 3000]);
    expect(amountsOf(change(addLine(change(split, 0, typed(7000))), 1, typed(1000)))).toEqual([7000, 1000, 2000]);
  });

  test('adds lines before the one with the remainder, otherwise at the end', () => {
    const [first, rest] = keysOf(addLine(unsplit));
    const further = addLine(addLine(unsplit));
    expect(keysOf(further)).toEqual([first, expect.any(String), rest]);
    expect(amountsOf(further)).toEqual([10_000, 0, 0]);
    expect(keysOf(addLine({ ...further, hasRemainderLine: false })).slice(0, 3)).toEqual(keysOf(further));
  });

  test('without an amount, puts a later amount into the line with the remainder', () => {
    const split = addLine(emptyFormValues(undefined));
    expect(amountsOf(split)).toEqual([0, 0]);
    expect(amountsOf(withAmount(split, 500))).toEqual([0, 500]);
  });

  test('starts over after all lines were removed', () => {
    const typedLast = change(addLine(unsplit), 1, typed(1));
    expect(typedLast.hasRemainderLine).toBe(false);
    const none = keysOf(typedLast).reduce(removeLine, typedLast);
    expect(none.lines).toEqual([]);
    expect(amountsOf(change(addLine(none), 0, typed(1000)))).toEqual([1000, 9000]);
  });
});

describe('stored lines', () => {
  test('stay when a line is added or the amount changes', () => {
    expect(amountsOf(addLine(inThree))).toEqual([6000, 5000, -1000, 0]);
    expect(amountsOf(withAmount(inThree, 9000))).toEqual([6000, 5000, -1000]);
    expect(remainderOf(withAmount(inThree, 9000))).toBe(-1000);
  });
});

describe('lines add up to the total', () => {
  test('when one takes the remainder, after any edits', () => {
    fc.assert(
      fc.property(valuesWithOtherLines, (values) => {
        expect(remainderOf(recalculate({ ...values, hasRemainderLine: true }))).toBe(0);
      }),
    );
  });

  test('as long as one takes it', () => {
    fc.assert(
      fc.property(valuesWithOtherLines, fc.array(anyEdit(choiceIds), { maxLength: 8 }), (values, list) => {
        let now = recalculate({ ...values, hasRemainderLine: true });
        for (const edit of list) {
          now = applyEdit(now, edit, values);
          if (!remainderLine(now)) return;
          expect(remainderOf(now)).toBe(0);
        }
      }),
    );
  });

  test('when it is split evenly, and no two without an invoice differ by more than a cent', () => {
    fc.assert(
      fc.property(valuesWithOtherLines, (values) => {
        const even = splitEvenly(values);
        expect(remainderOf(even)).toBe(0);
        const amounts = amountsOf({ ...even, lines: even.lines.filter(({ invoiceId }) => invoiceId === '') }).map(
          Number,
        );
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('when their percentages add up to 100', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), cuts, (amount, cuts) => {
        const ends = [0, ...cuts.toSorted((a, b) => a - b), 1_000_000];
        const shares = ends.slice(1).map((end, place) => end - (ends[place] ?? 0));
        let values = toFormValues(buildStoredTransaction({ amount, children: shares.map(() => ({ amount: 0 })) }));
        for (const [place, share] of shares.entries()) {
          values = change(values, place, { percent: (share / 10_000).toFixed(4) });
        }
        expect(remainderOf(values)).toBe(0);
        for (const [place, share] of shares.entries()) {
          const exact = (amount * share) / 1_000_000;
          expect(Math.abs((amountsOf(values)[place] ?? Number.NaN) - exact)).toBeLessThan(1 + 1e-4);
        }
      }),
    );
  });
});

describe('shares', () => {
  test('follow the total', () => {
    const third = change(change(addLine(unsplit), 0, { percent: '33.3333' }), 0, { notes: 'A third' });
    expect(amountsOf(third)).toEqual([3333, 6667]);
    expect(amountsOf(withAmount(third, 100))).toEqual([33, 67]);
  });

  test('end when an amount is typed instead', () => {
    const line = change(change(addLine(unsplit), 0, { percent: '10' }), 0, typed(4000)).lines[0];
    expect(line).toMatchObject({ percent: null, amount: { amount: 4000 } });
  });

  test('that are invalid leave the amount', () => {
    expect(amountsOf(change(change(addLine(unsplit), 0, { percent: '10' }), 0, { percent: '10,' }))).toEqual([
      1000, 9000,
    ]);
  });

  test.each([
    ['33.3333', 333_333],
    [' 12,5 %', 125_000],
    ['12,5\u00a0%', 125_000],
    ['0', 0],
    ['100', 1_000_000],
    ['١٢٫٥٪', 125_000],
    ['１２', 120_000],
    ['100.0001', undefined],
    ['-5', undefined],
    ['1.23456', undefined],
    ['1e1', undefined],
    ['', undefined],
  ])('typed as %s are %s ten-thousandths of a percent', (text, share) => {
    expect(parsePercent(text)).toBe(share);
  });
});

describe('no line is lost', () => {
  test('when one is moved: the others keep their order, within the ends', () => {
    fc.assert(
      fc.property(anySplitValues, fc.nat(), fc.integer({ min: -9, max: 9 }), (values, place, steps) => {
        const at = place % values.lines.length;
        const key = keyAt(values, at);
        const moved = keysOf(moveSplitLine(values, key, steps));
        expect(moved.indexOf(key)).toBe(Math.min(Math.max(at + steps, 0), values.lines.length - 1));
        expect(moved.filter((each) => each !== key)).toEqual(keysOf(values).filter((each) => each !== key));
      }),
    );
  });

  test('when one is removed, except that one', () => {
    fc.assert(
      fc.property(anySplitValues, fc.nat(), (values, place) => {
        const key = keyAt(values, place % values.lines.length);
        expect(keysOf(removeLine(values, key))).toEqual(keysOf(values).filter((each) => each !== key));
      }),
    );
  });

  test('as every key is unique', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(new Set(keysOf(values)).size).toBe(values.lines.length);
      }),
    );
  });

  test('and input in one changes no other', () => {
    fc.assert(
      fc.property(anySplitValues, fc.nat(), (values, place) => {
        const at = place % values.lines.length;
        const input = { notes: 'typed', customerId: 'cus_2', categoryId: 'ctg_2' };
        const changed = change(values, at, input);
        const expected = values.lines.map((line, each) =>
          // A line with an invoice keeps its category.
          each === at ? { ...line, ...input, categoryId: line.invoiceId ? line.categoryId : 'ctg_2' } : line,
        );
        expect(changed).toEqual({ ...values, lines: expected });
      }),
    );
  });
});

describe('an invalid amount', () => {
  test('of the transaction leaves all lines and returns no remainder', () => {
    fc.assert(
      fc.property(anySplitValues, (values) => {
        const now = recalculate({ ...values, amount: unreadable });
        expect(now.lines).toEqual(values.lines);
        expect(remainderOf(now)).toBeUndefined();
        expect(splitEvenly(now)).toEqual(now);
        expect(withAmount(now, values.amount.amount ?? 0)).toEqual(recalculate(values));
      }),
    );
  });

  test('of a line stays as typed, and the remainder waits until it is valid', () => {
    const values = change(addLine(unsplit), 0, { amount: unreadable });
    expect(values.lines.map(({ amount }) => amount)).toEqual([unreadable, { amount: 0 }]);
    expect(remainderOf(values)).toBeUndefined();
    expect(amountsOf(change(values, 0, typed(1)))).toEqual([1, 9999]);
  });
});

test('sums too large to be exact return no remainder', () => {
  const most = Number.MAX_SAFE_INTEGER;
  const values = toFormValues(
    buildStoredTransaction({ amount: most, children: [{ amount: -most }, { amount: -most }] }),
  );
  expect(remainderOf(values)).toBeUndefined();
  expect(amountsOf(recalculate({ ...values, hasRemainderLine: true }))[0]).toBe(-most);
});

describe('a share typed as a fraction', () => {
  test.each([
    ['1/3', { part: 1, whole: 3 }],
    [' 2 / 3 ', { part: 2, whole: 3 }],
    ['20 %', { part: 200_000, whole: 1_000_000 }],
    ['4/3', undefined],
    ['1/0', undefined],
    ['1/', undefined],
  ])('%s', (text, share) => {
    expect(parseShare(text)).toEqual(share);
  });

  test('loses no cent: the rest takes what is left', () => {
    const fraction = fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 999 })).filter(([part, whole]) => part <= whole);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fraction, (total, [part, whole]) => {
        const values = change(addLine(withAmount(unsplit, total)), 0, { percent: `${part}/${whole}` });
        expect(remainderOf(values)).toBe(0);
        expect(Math.abs((amountsOf(values)[0] ?? Number.NaN) - (total * part) / whole)).toBeLessThan(1 + 1e-4);
      }),
    );
  });
});

test('lines over the amount leave a remainder of the opposite sign', () => {
  const split = addLine(unsplit);
  expect(isOverSplit(change(split, 0, typed(10_000)))).toBe(false);
  expect(isOverSplit(change(split, 0, typed(10_001)))).toBe(true);
});

test('lines that do not add up keep their amounts when something else is edited', () => {
  const incomplete = toFormValues(buildStoredTransaction({ children: [{ amount: -6000 }, { amount: -3000 }] }));
  const edited = change(withRemainderLine(incomplete), 0, { notes: 'Paper' });
  expect(amountsOf(edited)).toEqual([6000, 3000]);
  expect(amountsOf(addLine(withRemainderLine(incomplete)))).toEqual([6000, 3000, 1000]);
});
