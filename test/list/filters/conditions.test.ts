import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankTransactionFilters } from '../../../src/bank-transactions/data/filters.ts';
import { omitEmpty } from '../../../src/core/omitEmpty.ts';
import {
  type Condition,
  conditionsOf,
  type Direction,
  withCondition,
  withValue,
} from '../../../src/list/filters/conditions.ts';
import { runs } from '../../support/propertyRuns.ts';

type AmountFilter = Record<string, number>;

const field = bankTransactionFilters.fields.find(({ name }) => name === 'amount') ?? expect.unreachable();
const conditions = (amount: AmountFilter) => conditionsOf(field, { amount });
const write = (condition: Condition, amount: AmountFilter = {}) =>
  (withCondition({ amount }, field, undefined, condition) as { amount?: AmountFilter }).amount ?? {};

/** Whether the service would find the amount. */
function finds(filter: AmountFilter, amount: number): boolean {
  const { equal, notEqual, greaterThan, greaterThanEqual, lessThan, lessThanEqual } = filter;
  return (
    (equal === undefined || amount === equal) &&
    (notEqual === undefined || amount !== notEqual) &&
    (greaterThan === undefined || amount > greaterThan) &&
    (greaterThanEqual === undefined || amount >= greaterThanEqual) &&
    (lessThan === undefined || amount < lessThan) &&
    (lessThanEqual === undefined || amount <= lessThanEqual)
  );
}

/** Whether the amount meets a condition as it reads: in its direction, by its size. */
function meets({ operator, operands: [least, most], direction }: Condition, amount: number): boolean {
  const size = direction === 'out' ? -amount : amount;
  if (direction && size < 0) return false;
  if (operator === 'between') return finds({ greaterThanEqual: Number(least), lessThanEqual: Number(most) }, size);
  return finds({ [operator]: Number(least) }, size);
}

const few = fc.integer({ min: -4, max: 4 });
const anyFilter = fc.record(
  { equal: few, notEqual: few, greaterThan: few, greaterThanEqual: few, lessThan: few, lessThanEqual: few },
  { requiredKeys: [] },
);
const positive = fc.integer({ min: 1, max: 2 ** 53 - 1 });
const comparison = fc.record({
  direction: fc.constantFrom<Direction>('out', 'in'),
  operator: fc.constantFrom(
    'greaterThan' as const,
    'lessThan' as const,
    'greaterThanEqual' as const,
    'lessThanEqual' as const,
    'equal' as const,
    'notEqual' as const,
  ),
  operands: fc.tuple(positive),
});
const range = fc.record({
  direction: fc.constantFrom<Direction>('out', 'in'),
  operator: fc.constant('between' as const),
  operands: fc.tuple(positive, positive).map(([one, other]) => [Math.min(one, other), Math.max(one, other)]),
});
const edited: fc.Arbitrary<Condition> = fc.oneof(comparison, range);
const amounts = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5];

test.each<[string, Condition, AmountFilter]>([
  ['Out over 100', { direction: 'out', operator: 'greaterThan', operands: [100] }, { lessThan: -100 }],
  ['In over 100', { direction: 'in', operator: 'greaterThan', operands: [100] }, { greaterThan: 100 }],
  ['Out under 100', { direction: 'out', operator: 'lessThan', operands: [100] }, { greaterThan: -100, lessThan: 0 }],
  [
    'In at most 100',
    { direction: 'in', operator: 'lessThanEqual', operands: [100] },
    { lessThanEqual: 100, greaterThan: 0 },
  ],
  ['Out is 100', { direction: 'out', operator: 'equal', operands: [100] }, { equal: -100 }],
  ['Out is not 100', { direction: 'out', operator: 'notEqual', operands: [100] }, { notEqual: -100, lessThan: 0 }],
  [
    'Out between 50 and 100',
    { direction: 'out', operator: 'between', operands: [50, 100] },
    { greaterThanEqual: -100, lessThanEqual: -50 },
  ],
  [
    'Out between 0 and 100',
    { direction: 'out', operator: 'between', operands: [0, 100] },
    { greaterThanEqual: -100, lessThanEqual: 0 },
  ],
])('writes %s with signs, and reads it back', (_text, condition, filter) => {
  expect(write(condition)).toStrictEqual(filter);
  expect(conditions(filter)).toEqual([condition]);
});

test.each<AmountFilter>([
  { greaterThan: -100 },
  { lessThan: 100 },
  { greaterThanEqual: -100, lessThanEqual: 50 },
  { notEqual: 100 },
  { equal: 0 },
])('limits that do not have one sign stay signed: %j', (filter) => {
  const [condition, ...others] = conditions(filter);
  expect(others).toEqual([]);
  expect(condition).not.toHaveProperty('direction');
});

test('a condition in a direction is the same after it is written and read', () => {
  fc.assert(
    fc.property(edited, (condition) => {
      expect(conditions(write(condition))).toEqual([condition]);
    }),
    { numRuns: runs(300, 10_000) },
  );
});

test('the conditions of any filter find what the service finds', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const read = conditions(filter);
      for (const amount of amounts) {
        expect(
          read.every((condition) => meets(condition, amount)),
          `${amount} ${JSON.stringify(read)}`,
        ).toBe(finds(filter, amount));
      }
    }),
    { numRuns: runs(1_000, 20_000) },
  );
});

test('a condition that is applied again changes nothing, and conditions that are removed leave nothing', () => {
  fc.assert(
    fc.property(anyFilter, (amount) => {
      let left: { amount?: AmountFilter } = omitEmpty({ amount }) ?? {};
      for (const condition of conditions(amount)) {
        expect(withCondition({ amount }, field, condition, condition)).toEqual(omitEmpty({ amount }) ?? {});
        left = withCondition(left, field, condition, undefined);
      }
      expect(left).toEqual({});
    }),
    { numRuns: runs(1_000, 20_000) },
  );
});

test('an added condition holds, whatever the filter was', () => {
  const small = edited.map(({ operands, ...condition }) => ({
    ...condition,
    operands: operands.map((amount) => (Number(amount) % 4) + 1).sort(),
  }));
  fc.assert(
    fc.property(anyFilter, small, (filter, condition) => {
      const changed = write(condition, filter);
      for (const amount of amounts) if (finds(changed, amount)) expect(meets(condition, amount)).toBe(true);
    }),
    { numRuns: runs(1_000, 20_000) },
  );
});

test('conditions either way are read back, and leave those in a direction alone', () => {
  const eitherWay = edited.map((condition) => ({ ...condition, direction: 'either' as const }));
  fc.assert(
    fc.property(anyFilter, eitherWay, (amount, condition) => {
      const before = omitEmpty({ amount }) ?? {};
      const changed = withCondition(before, field, undefined, condition);
      expect(conditionsOf(field, changed)).toEqual([...conditions(amount), condition]);
      expect(withCondition(changed, field, condition, undefined)).toEqual(before);
    }),
    { numRuns: runs(300, 10_000) },
  );
});

test('a value that is added is no longer excluded', () => {
  const type = bankTransactionFilters.fields.find(({ name }) => name === 'type') ?? expect.unreachable();
  const values = fc.subarray([...(type.values ?? [])]);
  const check = fc.property(values, values, fc.constantFrom(...(type.values ?? [])), (included, excluded, value) => {
    const added = withValue({ search: 'a', type: { in: included, notIn: excluded } }, type, value);
    const before = new Set([...included, value]);
    const others = excluded.filter((each) => each !== value);
    expect(added).toEqual({
      search: 'a',
      type: { in: [...before], ...(others.length > 0 && { notIn: others }) },
    });
  });
  fc.assert(check);
});
