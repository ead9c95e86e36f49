import { expect, test } from 'vitest';
import { groupPart } from '../../../src/list/rows/groupPart.ts';
import { tableItemsOf } from '../../../src/ui/feedback/unreadableRows.ts';

const rows = ['a', 'a', 'a', 'b', 'c', 'c'].map((group, index) => ({ id: `${index}`, group }));
const partsOf = (items: Parameters<typeof groupPart<(typeof rows)[number]>>[0], hasMore = false) =>
  items.map((_item, index) => groupPart(items, index, { groupOf: ({ group }) => group, hasMore }));

test('marks the first and the last row of each group', () => {
  expect(partsOf(tableItemsOf(rows, []))).toEqual(['start', '', 'end', 'start end', 'start', 'end']);
});

test('does not end the last group while rows may follow', () => {
  expect(partsOf(tableItemsOf(rows, []), true).at(-1)).toBe('');
});

test('is unsure beside an unreadable row, and looks past it', () => {
  const unreadable = { id: 'x', position: 0, path: '', reason: '', rowsBefore: 3, place: 3 };
  const parts = partsOf(tableItemsOf(rows, [unreadable]));
  expect(parts.slice(2, 5)).toEqual(['unsure end unsure', '', 'unsure start end unsure']);
});
