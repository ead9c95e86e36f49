import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { JournalEntry } from '../../../src/journal-entries/data/schema.ts';
import { areFormValuesEqual, newFormValues, toFormValues } from '../../../src/journal-entries/model/formValues.ts';
import { addLine } from '../../../src/journal-entries/model/lines.ts';
import { toItem } from '../../../src/journal-entries/model/toItem.ts';
import { validate } from '../../../src/journal-entries/model/validate.ts';

const dimension = { id: 'dim_office', name: 'Office' };
const stored: JournalEntry = {
  id: 'mje_1',
  date: toPlainDate('2026-06-01'),
  description: 'Rent of June',
  status: 'ACTIVE',
  amount: toMinor(5000),
  recurrence: { frequency: 'LUNAR', interval: 3, endDate: toPlainDate('2027-01-31') },
  apiName: 'IMPORT',
  apiSourceId: 'source-7',
  bankAccount: { id: 'bka_1' },
  dimensionValues: [{ id: 'dv_lisbon', name: 'Lisbon', dimension }],
  children: [
    { glAccount: { id: 'gla_rent' }, drAmount: toMinor(5000), crAmount: toMinor(0) },
    { glAccount: { id: 'gla_bank' }, drAmount: toMinor(0), crAmount: toMinor(5000) },
  ],
  attachments: [{ id: 'att_1' }],
  customData: { note: 'kept', count: 42, ['__proto__']: 'a name like others' },
};

test('updating an entry sends all its saved values, changed or not, including unknown enum values', () => {
  const values = { ...toFormValues(stored), description: 'Rent' };
  expect(toItem(values, stored)).toEqual({
    id: 'mje_1',
    description: 'Rent',
    recurrence: { updateType: 'FUTURE_ONLY', frequency: 'LUNAR', interval: 3, endDate: '2027-01-31' },
    apiName: 'IMPORT',
    apiSourceId: 'source-7',
    bankAccountId: 'bka_1',
    dimensionValueIds: ['dv_lisbon'],
    children: [
      { glAccountId: 'gla_rent', drAmount: 5000, crAmount: 0 },
      { glAccountId: 'gla_bank', drAmount: 0, crAmount: 5000 },
    ],
    attachmentIds: ['att_1'],
    customData: stored.customData,
  });
});

test('removed values are sent as null or empty', () => {
  const { recurrence, ...values } = toFormValues(stored);
  const none = {
    ...values,
    bankAccountId: null,
    dimensionValueIds: [],
    attachmentIds: [],
    customData: [],
    description: '',
  };
  expect(toItem({ ...none, recurrence: { ...recurrence, frequency: '' } }, stored)).toMatchObject({
    description: '',
    recurrence: null,
    bankAccountId: null,
    dimensionValueIds: [],
    attachmentIds: [],
    customData: {},
  });
});

test('a new entry sends its values without blank lines', () => {
  const values = addLine({ ...newFormValues({ children: stored.children }), description: 'Rent' });
  expect(toItem(values, undefined)).toEqual({
    description: 'Rent',
    apiName: 'MANUAL_ENTRY',
    dimensionValueIds: [],
    attachmentIds: [],
    children: [
      { glAccountId: 'gla_rent', drAmount: 5000, crAmount: 0 },
      { glAccountId: 'gla_bank', drAmount: 0, crAmount: 5000 },
    ],
  });
});

test('a copy of a recurring entry repeats without its end date, which only the service sets', () => {
  expect(toItem(newFormValues(stored), undefined).recurrence).toEqual({ frequency: 'LUNAR', interval: 3 });
});

test('a saved interval cannot be cleared', () => {
  const entry = { ...stored, recurrence: { frequency: 'MONTHLY', interval: 3, updateType: 'FUTURE_ONLY' } };
  const values = toFormValues(entry);
  const emptied = { ...values, recurrence: { ...values.recurrence, interval: '' } };
  expect(validate(emptied, entry)).toEqual([{ place: 'recurrence.interval', code: 'intervalInvalid' }]);
});

test('another blank line is not a change', () => {
  const values = toFormValues(stored);
  expect(areFormValuesEqual(addLine(values), values)).toBe(true);
  expect(areFormValuesEqual({ ...values, description: 'Rent' }, values)).toBe(false);
});

describe('custom data', () => {
  const sentWith = (customData: Record<string, unknown>, change: (text: string) => string = (text) => text) => {
    const entry = { ...stored, customData };
    const values = toFormValues(entry);
    return toItem(
      { ...values, customData: values.customData.map((row) => ({ ...row, text: change(row.text) })) },
      entry,
    ).customData;
  };

  test('is sent back unchanged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (customData) => {
        expect(JSON.stringify(sentWith(customData))).toBe(JSON.stringify(customData));
      }),
    );
  });

  test('stays a number if the new text is a number, and becomes text otherwise', () => {
    expect(sentWith({ count: 42 }, () => '43')).toEqual({ count: 43 });
    expect(sentWith({ count: 42 }, () => 'many')).toEqual({ count: 'many' });
    expect(sentWith({ code: '42' }, () => '43')).toEqual({ code: '43' });
  });

  test('that is only introspection flags is never sent', () => {
    expect(sentWith({ empty: false, object: true, nodeType: 'OBJECT' })).toBeUndefined();
  });

  test('that is hidden stays with the entry and is not copied', () => {
    const entry = { ...stored, customData: { empty: false, object: true, nodeType: 'OBJECT' } };
    expect(toFormValues(entry).hidesCustomData).toBe(true);
    expect(newFormValues(entry)).toMatchObject({ hidesCustomData: false, customData: [] });
  });

  test('that differs only in blanks nobody sees or the order of keys is unchanged', () => {
    const entry = { ...stored, customData: { order: { id: 1, by: 'Ada' }, note: 'kept' } };
    const other = toFormValues({ ...stored, customData: { note: ' kept ', order: { by: 'Ada', id: 1 } } });
    expect(areFormValuesEqual(other, toFormValues(entry))).toBe(true);
    expect(toItem(other, entry).customData).toBe(entry.customData);
  });

  const rows = (count: number, text = 'x') =>
    Array.from({ length: count }, (_row, place) => ({ key: `new-${place}`, name: `name ${place}`, text }));
  const codes = (customData: ReturnType<typeof rows>) =>
    validate({ ...newFormValues({ children: stored.children }), customData }, undefined).map(({ code }) => code);

  test('must stay within the limits of the service and have unique names', () => {
    expect(codes(rows(50))).toEqual([]);
    expect(codes(rows(51))).toEqual(['tooManyFields']);
    expect(codes(rows(1, 'x'.repeat(2000 - '{"name 0":""}'.length)))).toEqual([]);
    expect(codes(rows(1, 'x'.repeat(2001 - '{"name 0":""}'.length)))).toEqual(['customDataTooLong']);
    expect(codes([...rows(1), ...rows(1)])).toEqual(['fieldNameDuplicate']);
    expect(codes([{ key: 'a', name: ' ', text: 'x' }])).toEqual(['fieldNameMissing']);
  });
});
