import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  categoriesSchema,
  dimensionSelectionEntries,
  dimensionValueTreeSchema,
} from '../../../src/reference-lists/data/schema.ts';

const name = { id: 'dim_1', name: 'Location' };

test.each([
  ['label', { label: name, dimension: null }],
  ['dimension', { label: null, dimension: name }],
])('a dimension is read from %s, while the other is null', (_member, members) => {
  const value = { id: 'dv_1', name: 'Print' };
  expect(v.parse(dimensionValueTreeSchema, { ...value, children: null, ...members })).toEqual({
    dimension: name,
    value: { ...value, children: [] },
  });
  expect(v.parse(dimensionSelectionEntries.classSegments, [{ ...value, ...members }])).toEqual([
    { ...value, dimension: name },
  ]);
});

test('categories without subcategories can have null', () => {
  const rent = { id: 'cat_1', name: 'Rent', children: null };
  expect(v.parse(categoriesSchema, { expense: [rent], revenue: [], transfer: [] })).toMatchObject({
    expense: [{ ...rent, children: [] }],
  });
});
