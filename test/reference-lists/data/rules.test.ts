import { expect, test } from 'vitest';
import { missingDimensions } from '../../../src/reference-lists/data/dimensionRules.ts';
import { addRecent, selectableItems } from '../../../src/reference-lists/data/rules.ts';
import type { Dimension, DimensionValue } from '../../../src/reference-lists/data/schema.ts';
import { groupFirst } from '../../../src/reference-lists/pickers/optionGroups.ts';

const value = (id: string, children: DimensionValue[] = []): DimensionValue => ({ id, name: id, children });
const team: Dimension = {
  id: 'dim_team',
  name: 'Team',
  requiredness: 'REQUIRED',
  values: [value('design', [value('brand', [value('logos')])]), value('sales')],
};
const city: Dimension = { id: 'dim_city', name: 'City', requiredness: 'REQUIRED', values: [value('berlin')] };
const project: Dimension = { ...city, id: 'dim_project', requiredness: 'NOT_REQUIRED', values: [value('fair')] };

test.each<[string[], string[]]>([
  [[], ['Team', 'City']],
  [['fair'], ['Team', 'City']],
  [['sales'], ['City']],
  [['logos'], ['City']],
  [['berlin', 'elsewhere'], ['Team']],
  [['design', 'berlin'], []],
])('with %j selected, the missing dimensions are %j', (ids, names) => {
  const missing = missingDimensions([team, project, city], ids);
  expect(missing.map(({ name }) => name)).toEqual(names);
});

test('a dimension with missing or unknown requiredness is not required', () => {
  expect(
    missingDimensions(
      [
        { ...team, requiredness: null },
        { ...city, requiredness: 'SOMETIMES' },
      ],
      [],
    ),
  ).toEqual([]);
});

test('an inactive item is selectable only while it is selected', () => {
  const items = [{ id: 'a', status: 'INACTIVE' }, { id: 'b', status: 'ACTIVE' }, { id: 'c' }];
  expect(selectableItems(items, null).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(selectableItems(items, 'a').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('keeps the five latest choices, latest first, without duplicates', () => {
  const choices = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].map((id) => ({ id }));
  const recent = choices.reduce<{ id: string }[]>(addRecent, []);
  expect(recent.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test('moves recent choices from their groups to the first group, in their order', () => {
  const option = (id: string) => ({ id, text: id });
  const groups = [
    { id: 'one', heading: 'One', options: [option('a'), option('b')] },
    { id: 'two', heading: 'Two', options: [option('c')] },
  ];
  expect(groupFirst(groups, [{ id: 'c' }, { id: 'gone' }, { id: 'a' }], { id: 'recent', heading: 'Recent' })).toEqual([
    { id: 'recent', heading: 'Recent', options: [option('c'), option('a')] },
    { id: 'one', heading: 'One', options: [option('b')] },
    { id: 'two', heading: 'Two', options: [] },
  ]);
});
