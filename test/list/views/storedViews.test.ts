import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStored } from '../../../src/list/views/schema.ts';
import '../../support/propertyRuns.ts';

test('whatever the browser stored, it is a view or nothing', () => {
  const stored = fc.oneof(
    fc.json(),
    fc.string(),
    fc.record({ view: fc.object(), views: fc.array(fc.object()) }).map((value) => JSON.stringify(value)),
    fc
      .record({ columnSizing: fc.dictionary(fc.string(), fc.oneof(fc.double(), fc.string(), fc.constant(null))) })
      .map((view) => JSON.stringify({ view })),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const { view } = parseStored(text) ?? {};
      for (const width of Object.values(view?.columnSizing ?? {})) expect(width).toBeGreaterThanOrEqual(1);
      for (const isShown of Object.values(view?.columnVisibility ?? {})) expect(typeof isShown).toBe('boolean');
      expect([undefined, 'compact', 'comfortable', 'roomy']).toContain(view?.density);
    }),
  );
});

test('what was stored is read', () => {
  const views = [
    { name: 'Mine', view: { columnOrder: ['date'], density: 'compact' }, sorting: [{ id: 'date', desc: true }] },
    { name: 'Open', view: {}, filters: { invoiceStatus: { in: ['OPEN'] } } },
  ];
  const sorting = [{ id: 'amount', desc: false }];
  const view = {
    columnVisibility: { date: false },
    columnPinning: { start: ['description'] },
    columnSizing: { amount: 120.5 },
  };
  expect(parseStored(JSON.stringify({ view, sorting, views }))).toEqual({ view, sorting, views });
  expect(parseStored(null)).toEqual({});
});

test.each([
  { columnSizing: { number: 0 } },
  { columnOrder: 'date' },
  { columnPinning: { start: [1] } },
  { columnVisibility: { date: 'no' }, density: 'large' },
])('the invalid members %o of a stored view cost no others', (invalid) => {
  const view = { options: { chart: false } };
  const mine = { name: 'Mine', view };
  const damaged = { name: 'Damaged', view: { ...view, ...invalid }, filters: 1 };
  const stored = { view: damaged.view, sorting: 'date', views: [mine, damaged, { name: 5 }, null] };
  const parsed = parseStored(JSON.stringify(stored));
  expect(parsed).toMatchObject({ view, views: [mine, { name: 'Damaged', view }] });
  expect(JSON.stringify(parsed)).not.toMatch(/0|1|no|large/);
});
