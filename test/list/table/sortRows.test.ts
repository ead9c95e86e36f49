import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessorOf, sortRows } from '../../../src/list/table/sortRows.ts';

interface Row {
  id: string;
  name?: string | null | undefined;
  days?: number | undefined;
}

const names = { id: 'name', accessorKey: 'name' } as const;
const days = { id: 'days', accessorFn: (row: Row) => row.days };
const rowsOf = (values: (string | null)[]): Row[] => values.map((name, index) => ({ id: String(index), name }));
const sortNames = (values: (string | null)[], desc: boolean, locale = 'en-US') =>
  sortRows(rowsOf(values), names, { desc, locale }).map(({ name }) => name);

test('sorts numbers by size, with rows without a number last', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer(), { nil: undefined })), fc.boolean(), (values, desc) => {
      const rows = values.map((value, index): Row => ({ id: String(index), days: value }));
      const known = values.filter((value) => value !== undefined);
      const inOrder = known.toSorted((one, other) => (desc ? other - one : one - other));
      const sorted = sortRows(rows, days, { desc, locale: 'en-US' }).map((row) => row.days);
      expect(sorted).toEqual([...inOrder, ...Array(values.length - known.length).fill(undefined)]);
    }),
  );
});

test('sorts text by the locale, and numbers in it by size', () => {
  expect(sortNames(['INV-10', 'INV-9', null, 'inv-8', ''], false)).toEqual(['inv-8', 'INV-9', 'INV-10', null, '']);
  expect(sortNames(['INV-10', 'INV-9', null, 'inv-8', ''], true)).toEqual(['INV-10', 'INV-9', 'inv-8', null, '']);
  expect(sortNames(['Öst', 'Zed', 'Alm'], false, 'sv')).toEqual(['Alm', 'Zed', 'Öst']);
  expect(sortNames(['Öst', 'Zed', 'Alm'], false, 'de')).toEqual(['Alm', 'Öst', 'Zed']);
});

test('keeps the order of equal rows in both directions', () => {
  const rows = rowsOf(['same', 'same', 'same']);
  for (const desc of [true, false]) expect(sortRows(rows, names, { desc, locale: 'en-US' })).toEqual(rows);
});

test('keeps the order for a column without values', () => {
  const actions = { id: 'actions', cell: () => 'Open' };
  expect(accessorOf<Row>(actions)).toBeUndefined();
  expect(sortRows(rowsOf(['b', 'a']), actions, { desc: false, locale: 'en-US' })).toEqual(rowsOf(['b', 'a']));
});
