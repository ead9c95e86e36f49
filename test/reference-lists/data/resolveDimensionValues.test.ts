import { expect, test } from 'vitest';
import { resolveDimensionValues, valuesByDimension } from '../../../src/reference-lists/data/resolveDimensionValues.ts';
import type { Dimension } from '../../../src/reference-lists/data/schema.ts';

const team = { id: 'dim_team', name: 'Team' };
const city = { id: 'dim_city', name: 'City' };
const dimensions: Dimension[] = [
  { ...team, values: [{ id: 'design', name: 'Design', children: [{ id: 'brand', name: 'Brand', children: [] }] }] },
  { ...city, values: [{ id: 'berlin', name: 'Berlin', children: [] }] },
];
const known = [
  { id: 'brand', name: 'Brand (old name)', dimension: team },
  { id: 'closed', name: 'Closed Team', dimension: team },
  { id: 'closed', name: 'Closed Team', dimension: team },
  { id: 'unchosen', name: 'Unchosen', dimension: city },
];

test('values in the trees have the order and the names of the trees', () => {
  expect(resolveDimensionValues(['berlin', 'brand', 'design'], dimensions, known)).toEqual({
    listed: [
      { id: 'brand', name: 'Brand', dimension: team },
      { id: 'design', name: 'Design', dimension: team },
      { id: 'berlin', name: 'Berlin', dimension: city },
    ],
    unlisted: [],
    unnamed: 0,
  });
});

test('values missing from the trees have the document’s names, and unnamed ones are counted', () => {
  expect(resolveDimensionValues(['x', 'closed', 'y'], dimensions, known)).toEqual({
    listed: [],
    unlisted: [{ id: 'closed', name: 'Closed Team', dimension: team }],
    unnamed: 2,
  });
});

test('without trees, all values have the document’s names', () => {
  expect(resolveDimensionValues(['brand', 'berlin'], undefined, known)).toEqual({
    listed: [],
    unlisted: [{ id: 'brand', name: 'Brand (old name)', dimension: team }],
    unnamed: 1,
  });
});

test('a value missing from the trees is grouped with the others of its dimension', () => {
  const { listed, unlisted } = resolveDimensionValues(['berlin', 'closed', 'design'], dimensions, known);
  expect(valuesByDimension([...listed, ...unlisted])).toEqual([
    { ...team, values: ['Design', 'Closed Team'] },
    { ...city, values: ['Berlin'] },
  ]);
});
