import { expect, test } from 'vitest';
import type { NamedView } from '../../../src/list/views/schema.ts';
import { isSameView } from '../../../src/list/views/viewOf.ts';

test('a view that a database stored with its keys in another order is the same, one in another order of columns is not', () => {
  const current: Omit<NamedView, 'name'> = {
    view: { density: 'compact', columnVisibility: { paid: false, date: true }, columnOrder: ['date', 'paid'] },
    sorting: [{ id: 'date', desc: true }],
    filters: { invoiceStatus: { in: ['OPEN'] }, total: { greaterThan: 5, lessThan: 9 } },
  };
  const stored: NamedView = {
    name: 'Mine',
    filters: { total: { lessThan: 9, greaterThan: 5 }, invoiceStatus: { in: ['OPEN'] } },
    sorting: [{ desc: true, id: 'date' }],
    view: { columnOrder: ['date', 'paid'], columnVisibility: { date: true, paid: false }, density: 'compact' },
  };
  expect(isSameView(stored, current)).toBe(true);
  expect(isSameView(stored, { ...current, view: { ...current.view, columnOrder: ['paid', 'date'] } })).toBe(false);
  expect(isSameView(stored, { ...current, filters: {} })).toBe(false);
});
