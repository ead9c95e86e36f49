import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContentWidth, fitColumns } from '../../../src/list/columns/fitColumns.ts';

const column = (id: string, width: number, canShrink = true): ContentWidth => ({ id, width, canShrink });

test('columns are as wide as their content if there is room', () => {
  expect(fitColumns([column('date', 106, false), column('category', 200)], 400)).toEqual({ date: 106, category: 200 });
});

test('the widest columns give way first, and amounts never do', () => {
  const columns = [column('amount', 120, false), column('account', 260), column('category', 200), column('status', 90)];
  expect(fitColumns(columns, 520)).toEqual({ amount: 120, account: 155, category: 155, status: 90 });
});

test('columns fill the available width, are never wider than their content, and keep a least width', () => {
  const anyColumn = fc.record({
    id: fc.uuid(),
    width: fc.integer({ min: 20, max: 800 }),
    canShrink: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyColumn, { maxLength: 12 }), fc.integer({ min: 0, max: 3000 }), (columns, available) => {
      const widths = fitColumns(columns, available);
      const total = Object.values(widths).reduce((sum, width) => sum + width, 0);
      for (const { id, width, canShrink } of columns) {
        expect(widths[id]).toBeLessThanOrEqual(width);
        if (widths[id] !== width) {
          expect(canShrink).toBe(true);
          expect(widths[id]).toBeGreaterThanOrEqual(88);
        }
      }
      const isSmallest = columns.every(({ id, width, canShrink }) => !canShrink || width <= 88 || widths[id] === 88);
      expect(total <= available || isSmallest).toBe(true);
    }),
  );
});
