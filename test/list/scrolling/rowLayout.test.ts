import { expect, test } from 'vitest';
import { countGroupStarts } from '../../../src/list/rows/countGroupStarts.ts';
import { indexAt, type Layout, topOf } from '../../../src/list/scrolling/rowLayout.ts';

/** Rows of 100 px with headings of 30 px, below a header of 40 px. */
const groups = ['a', 'a', 'b', 'c', 'c', 'c'].map((group, index) => ({ id: `${index}`, group }));
const layout: Layout = {
  rowHeight: 100,
  tableTop: 0,
  rowsTop: 40,
  details: { index: -1, height: 0 },
  headings: { before: countGroupStarts(groups, ({ group }) => group), height: 30 },
  headerHeight: 40,
  footerHeight: 0,
};

test('counts the groups that start before each row', () => {
  expect(layout.headings.before).toEqual([0, 1, 1, 2, 3, 3, 3]);
});

test('an unreadable row starts no group', () => {
  const unreadable = { id: 'x', position: 0, path: '', reason: '', rowsBefore: 1, place: 1 };
  const items = [...groups.slice(0, 1), { id: 'x', unreadable }, ...groups.slice(1)];
  expect(countGroupStarts<(typeof groups)[number]>(items, ({ group }) => group)).toEqual([0, 1, 1, 1, 2, 3, 3, 3]);
});

test('a heading is the upper part of its row', () => {
  const tops = [40, 170, 270, 400, 530, 630];
  expect(groups.map((_row, index) => topOf(index, layout))).toEqual(tops);
  expect(topOf(groups.length, layout)).toBe(730);
  expect(indexAt(tops[2] as number, { ...layout, headerHeight: 0 })).toBe(2);
  expect(indexAt(170 + 50, { ...layout, headerHeight: 0 })).toBe(1.5); // a row without a heading
  expect(indexAt(270 + 65, { ...layout, headerHeight: 0 })).toBe(2.5);
});

test.each([
  ['headings', layout],
  ['headings and details', { ...layout, details: { index: 1, height: 250 } }],
  ['equal rows', { ...layout, headings: { before: [], height: 0 }, details: { index: 3, height: 250 } }],
])('finds the row at each position, with %s', (_name, each) => {
  for (let row = 0; row < groups.length; row++) {
    for (const hidden of [0, 0.25, 0.99]) {
      const scrollTop = topOf(row + hidden, each) - each.headerHeight;
      expect(indexAt(scrollTop, each)).toBeCloseTo(row + hidden, 9);
    }
  }
});

test('details hide with the row after them', () => {
  const details = { index: 1, height: 250 };
  expect(indexAt(270 + 100 - 40, { ...layout, details })).toBe(2);
  expect(topOf(2, { ...layout, details })).toBe(520);
});

test('is negative above the first row', () => {
  expect(indexAt(-65, layout)).toBe(-0.5);
});
