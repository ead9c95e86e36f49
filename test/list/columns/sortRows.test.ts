import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessorOf, sortRows } from '../../../src/list/columns/sortRows.ts';

interface Row {
  id: string;
  name?: string | null | undefined;
  days?: number | undefined;
}

const nameOf = (row: Row) => row.name;
const rowsOf = (values: (string | null)[]): Row[] => values.map((name, index) => ({ id: String(index), name }));
const sortNames = (values: (string | null)[], desc: boolean, locale = 'en-US') =>
  sortRows(rowsOf(values), nameOf, { desc, locale }).map(({ name }) => name);

test('sorts numbers by size, with rows without a number last', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer(), { nil: undefined })), fc.boolean(), (values, desc) => {
      const rows = values.map((value, index): Row => ({ id: String(index), days: value }));
      const known = values.filter((value) => value !== undefined);
      const inOrder = known.toSorted((one, other) => (desc ? other - one : one - other));
      const sorted = sortRows(rows, (row) => row.days, { desc, locale: 'en-US' }).map((row) => row.days);
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
  for (const desc of [true, false]) expect(sortRows(rows, nameOf, { desc, locale: 'en-US' })).toEqual(rows);
});

test('reads the values of columns by key and by function, and none of a column that only displays', () => {
  const row: Row = { id: '1', name: 'Rent' };
  expect(accessorOf<Row>({ id: 'name', accessorKey: 'name' })?.(row, 0)).toBe('Rent');
  expect(accessorOf<Row>({ id: 'length', header: '', accessorFn: ({ name }) => name?.length })?.(row, 0)).toBe(4);
  expect(accessorOf<Row>({ id: 'actions', cell: () => 'Open' })).toBeUndefined();
});
