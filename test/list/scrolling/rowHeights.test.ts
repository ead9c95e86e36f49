import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightOf, indexAt, moveHeights, topOf } from '../../../src/list/scrolling/rowHeights.ts';

const rows = Array.from({ length: 50 }, (_, index) => ({ id: `row_${index}` }));
const anyHeights = fc
  .array(fc.record({ index: fc.nat({ max: 49 }), by: fc.integer({ min: -39, max: 300 }) }), { maxLength: 20 })
  .map((others) => {
    const byIndex = new Map(others.map((row) => [row.index, { id: `row_${row.index}`, ...row }]));
    return { usual: 40, others: [...byIndex.values()].sort((one, other) => one.index - other.index) };
  });

test('rows follow each other, and a position is in the row that is there', () => {
  fc.assert(
    fc.property(anyHeights, fc.nat({ max: 49 }), fc.integer({ min: 0, max: 99 }), (heights, index, percent) => {
      const [top, height] = [topOf(index, heights), heightOf(index, heights)];
      expect(topOf(index + 1, heights)).toBe(top + height);
      expect(indexAt(top + (height * percent) / 100, heights)).toBeCloseTo(index + percent / 100, 6);
    }),
  );
});

test('heights move with their rows, except details that were closed', () => {
  fc.assert(
    fc.property(anyHeights, fc.shuffledSubarray(rows), fc.nat({ max: 49 }), (heights, moved, collapsed) => {
      const after = moveHeights(heights, moved, `row_${collapsed}`);
      for (const [index, { id }] of moved.entries()) {
        const before = id === `row_${collapsed}` ? 40 : heightOf(Number(id.replace('row_', '')), heights);
        expect(heightOf(index, after)).toBe(before);
      }
    }),
  );
});
