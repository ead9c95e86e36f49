import { expect, test } from 'vitest';
import { chosenValues } from '../../src/reference-lists/ChosenValues.ts';
import type { Dimension } from '../../src/reference-lists/schema.ts';

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

test('what is chosen is told by dimension, in the order of the trees and by the names that these have', () => {
  expect(chosenValues(['berlin', 'brand', 'design'], dimensions, known)).toEqual({
    listed: [
      {
        ...team,
        values: [
          { id: 'brand', name: 'Brand' },
          { id: 'design', name: 'Design' },
        ],
      },
      { ...city, values: [{ id: 'berlin', name: 'Berlin' }] },
    ],
    unlisted: [],
    unnamed: 0,
  });
});

test('what no tree has is told by the document’s name for it, and what nobody names is counted', () => {
  expect(chosenValues(['x', 'closed', 'y'], dimensions, known)).toEqual({
    listed: [],
    unlisted: [{ ...team, values: [{ id: 'closed', name: 'Closed Team' }] }],
    unnamed: 2,
  });
});

test('without the trees all that the document names is told by that', () => {
  const { listed, unlisted, unnamed } = chosenValues(['brand', 'berlin'], undefined, known);
  expect(listed).toEqual([]);
  expect(unlisted).toEqual([{ ...team, values: [{ id: 'brand', name: 'Brand (old name)' }] }]);
  expect(unnamed).toBe(1);
});
