import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Conflict, defineFields } from '../../../src/form/document/defineFields.ts';

interface Values {
  name: string;
  amount: number;
  unit: string;
  tagIds: readonly string[];
  /** Of no field. */
  added: number;
}
interface Stored extends Partial<Omit<Values, 'added'>> {
  id: string;
}

/** A quantity is an amount in a unit; the amount alone is the user's input. */
const fields = defineFields<Values, Stored, Stored>({ id: '' })({
  name: { from: ({ name }) => ({ name: name ?? '' }), to: ({ name }) => ({ name }), param: 'name' },
  quantity: {
    from: ({ amount }) => ({ amount: amount ?? 0 }),
    to: ({ amount, unit }, stored) => ({ amount, ...(stored?.unit !== unit && { unit }) }),
    param: { amount: 'quantity', 'amount.value': 'quantity.value' },
    compare: ({ amount, unit }) => [amount, unit],
    input: ({ amount }) => amount,
  },
  unit: { from: ({ unit }) => ({ unit: unit ?? 'kg' }), to: ({ unit }) => ({ unit }), param: 'unit' },
  tags: {
    from: ({ tagIds }) => ({ tagIds: tagIds ?? [] }),
    to: ({ tagIds }) => ({ tagIds }),
    param: ['tagIds', 'labelIds'],
  },
});
const { names } = fields;
type Name = (typeof names)[number];

const anyValues: fc.Arbitrary<Values> = fc.record({
  name: fc.constantFrom('', 'Paper', 'Ink'),
  amount: fc.integer({ min: 0, max: 2 }),
  unit: fc.constantFrom('kg', 'g'),
  tagIds: fc.shuffledSubarray(['a', 'b', 'c']),
  added: fc.nat(3),
});
/** Whether the user sees the same value in both. */
const looksSame = (name: Name, a: Values, b: Values) =>
  fields.isSame(name, a, name === 'quantity' ? { ...b, unit: a.unit } : b);
/** The fields in which a save overwrites what someone else stored. */
const keptFields = (conflict: Conflict<Values, Name> | undefined) =>
  conflict?.choices.filter(({ choice }) => choice === 'mine').map(({ field }) => field) ?? [];
/** The field is `value`’s in both. */
const expectField = (name: Name, values: Values, value: Values) =>
  expect([name, looksSame(name, values, value)]).toEqual([name, true]);

test('converts a stored document to values, and changed values to members of the request', () => {
  const stored = { id: 'one', name: 'Paper', amount: 2 };
  const base: Values = { ...fields.from(stored), added: 0 };
  expect(base).toEqual({ name: 'Paper', amount: 2, unit: 'kg', tagIds: [], added: 0 });
  const values = { ...base, name: '', unit: 'g' };
  expect(fields.changed(values, base)).toEqual(['name', 'quantity', 'unit']);
  expect(fields.to(values, stored, ['name', 'quantity'])).toEqual({ name: '', amount: 2, unit: 'g' });
  expect(fields.to(values, undefined)).toEqual({ name: '', amount: 2, unit: 'g', tagIds: [] });
});

test('each parameter of the service has its field, or a part of it', () => {
  expect(fields.fieldOf).toEqual({
    name: 'name',
    amount: 'quantity',
    'amount.value': 'quantity.value',
    unit: 'unit',
    tagIds: 'tags',
    labelIds: 'tags',
  });
});

test('ids in another order are not a change', () => {
  const base: Values = { ...fields.from({ id: 'one', tagIds: ['a', 'b'] }), added: 0 };
  expect(fields.changed({ ...base, tagIds: ['b', 'a'] }, base)).toEqual([]);
  expect(fields.changed({ ...base, tagIds: ['b'] }, base)).toEqual(['tags']);
});

describe('a merge with a newer stored version', () => {
  test('never loses a field that the user changed, nor values of no field', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (base, mine, stored) => {
        const merged = fields.merge(mine, base, stored).values;
        for (const name of names) if (!looksSame(name, mine, base)) expectField(name, merged, mine);
        expect(merged.added).toBe(mine.added);
      }),
    );
  });

  test('takes every other field from the stored version', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (base, mine, stored) => {
        const merged = fields.merge(mine, base, stored).values;
        for (const name of names) if (looksSame(name, mine, base)) expectField(name, merged, stored);
      }),
    );
  });

  test('names each change of someone else that a save would overwrite', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (base, mine, stored) => {
        const { values, conflict } = fields.merge(mine, base, stored);
        const kept = keptFields(conflict);
        for (const name of names) {
          const isOverwritten = !looksSame(name, stored, base) && !looksSame(name, values, stored);
          expect([name, kept.includes(name)]).toEqual([name, isOverwritten]);
        }
      }),
    );
  });

  test('keeps naming them while the document changes again', () => {
    fc.assert(
      fc.property(anyValues, anyValues, fc.array(anyValues, { maxLength: 4 }), (base, mine, versions) => {
        let [values, before]: [Values, Values] = [mine, base];
        let conflict: Conflict<Values, Name> | undefined;
        for (const stored of versions) {
          const kept = keptFields(conflict);
          ({ values, conflict } = fields.merge(values, before, stored, conflict));
          const stillKept = keptFields(conflict);
          for (const name of kept) expect(stillKept.includes(name) || looksSame(name, values, stored)).toBe(true);
          before = stored;
        }
      }),
    );
  });
});

test('a choice sets its field and no other, and can be changed', () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, fc.constantFrom('mine', 'stored'), (base, mine, stored, choice) => {
      const { values, conflict } = fields.merge(mine, base, stored);
      for (const name of keptFields(conflict)) {
        if (!conflict) continue;
        const chosen = fields.choose(values, conflict, name, choice);
        expectField(name, chosen.values, choice === 'mine' ? mine : stored);
        const others = keptFields(conflict).filter((each) => each !== name);
        expect(keptFields(chosen.conflict).filter((each) => each !== name)).toEqual(others);
        expect(keptFields(chosen.conflict).includes(name)).toBe(choice === 'mine');
        const back = fields.choose(chosen.values, chosen.conflict, name, 'mine');
        expectField(name, back.values, mine);
      }
    }),
  );
});
