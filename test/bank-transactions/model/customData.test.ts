import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import { type FormValues, toFormValues, transactionFields } from '../../../src/bank-transactions/model/formValues.ts';
import { mergeConflict } from '../../../src/bank-transactions/model/mergeConflict.ts';
import { toItem } from '../../../src/bank-transactions/model/toItem.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

/** Few keys, so that users meet on one; some are named like members of every object. */
const anyKey = fc.constantFrom('project', 'approved', 'constructor', '__proto__', 'a.b', '');
/** As JSON has it, without -0. */
const anyValue = fc.jsonValue().map((value): fc.JsonValue => JSON.parse(JSON.stringify(value)));
const anyData = fc.dictionary(anyKey, anyValue);
/** Input in the host’s fields; undefined clears one. */
const anyInput = fc.array(fc.tuple(anyKey, fc.option(anyValue, { nil: undefined })), { maxLength: 4 });

const storedWith = (customData: Record<string, unknown>): BankTransaction => ({
  ...buildStoredTransaction({}),
  customData,
});

function enter(values: FormValues, input: readonly (readonly [string, unknown])[]): FormValues {
  return { ...values, customData: { ...values.customData, ...Object.fromEntries(input) } };
}

/** What is sent, as JSON. */
const sent = (values: FormValues, stored: BankTransaction): Record<string, unknown> =>
  JSON.parse(JSON.stringify(toItem(values, stored).customData ?? {}));

/** A value as the user sees it: without blanks around texts, in any order of keys. */
function seen(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(seen);
  if (!value || typeof value !== 'object') return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { members: members.map(([key, each]) => [key, seen(each)]) }; // an empty object is not an empty list
}

const valueAt = (data: Readonly<Record<string, unknown>>, key: string) =>
  Object.hasOwn(data, key) ? data[key] : undefined;

/** The value at a key, as text: the user can’t tell apart values with the same text. */
const at = (data: Readonly<Record<string, unknown>>, key: string) => {
  const value = seen(valueAt(data, key));
  return value === null || value === '' ? undefined : JSON.stringify(value);
};

test('a save with own fields loses no other key of the custom data, whatever someone else changed', () => {
  fc.assert(
    fc.property(anyData, anyData, anyInput, (before, now, input) => {
      const [base, stored] = [storedWith(before), storedWith(now)];
      const values = enter(toFormValues(base), input);
      const { values: merged, conflict } = mergeConflict(values, base, stored);
      const kept: string[] = (conflict?.choices ?? []).flatMap(({ field, choice }) =>
        choice === 'mine' ? [field] : [],
      );
      const saved = sent(merged, stored);
      const keys = new Set([...Object.keys(before), ...Object.keys(now), ...input.map(([key]) => key)]);
      for (const key of keys) {
        const [old, theirs, mine] = [at(before, key), at(now, key), at(values.customData, key)];
        expect([key, at(saved, key)]).toEqual([key, mine === old ? theirs : mine]);
        if (!input.some(([each]) => each === key)) expect(valueAt(saved, key)).toEqual(valueAt(now, key));
        const isOpen = mine !== old && theirs !== old && mine !== theirs;
        expect([key, kept.includes(`customData.${key}`)]).toEqual([key, isOpen]);
      }
      expect(Object.keys(saved).every((key) => keys.has(key))).toBe(true);
    }),
  );
});

test('input that restores every value sends the stored custom data', () => {
  fc.assert(
    fc.property(anyData, anyInput, (before, input) => {
      const base = storedWith(before);
      const entered = enter(toFormValues(base), input);
      const restored = enter(
        entered,
        input.map(([key]) => [key, Object.hasOwn(before, key) ? before[key] : undefined] as const),
      );
      expect(transactionFields.changed(restored, toFormValues(base))).toEqual([]);
      expect(toItem(restored, base).customData).toBe(base.customData);
    }),
  );
});

test('custom data that the service doesn’t return are never overwritten', () => {
  const stored = storedWith({ empty: false, object: true, nodeType: 'OBJECT' });
  const values = enter(toFormValues(storedWith({ project: 'Quay' })), [['project', 'Harbor']]);
  expect(toItem(values, stored).customData).toBeUndefined();
});

test('a list in custom data has an order', () => {
  const stored = storedWith({ stops: ['b', 'a'] });
  expect(sent(enter(toFormValues(stored), [['stops', ['a', 'b']]]), stored)).toEqual({ stops: ['a', 'b'] });
});

test('blanks that nobody sees and the order of keys are neither a change nor a conflict', () => {
  const [base, stored] = [
    storedWith({ project: 'Quay', order: { id: 1, by: { name: 'Ada', at: 2 } } }),
    storedWith({ project: ' Pier ', order: { id: 1, by: { at: 2, name: 'Ada ' } }, memo: '' }),
  ];
  const entered = enter(toFormValues(base), [
    ['project', 'Quay '],
    ['order', { by: { at: 2, name: 'Ada' }, id: 1 }],
    ['memo', ' '],
  ]);
  expect(transactionFields.changed(entered, toFormValues(base))).toEqual([]);
  expect(toItem(entered, base).customData).toBe(base.customData);
  const renamed = enter(toFormValues(base), [['project', 'Pier']]);
  expect(mergeConflict(renamed, base, stored).conflict).toBeUndefined();
});
