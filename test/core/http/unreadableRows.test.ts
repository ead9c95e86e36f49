import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readResponse } from '../../../src/core/http/envelope.ts';
import { minorSchema } from '../../../src/core/http/fields.ts';
import { pageOf } from '../../../src/core/http/paging.ts';
import { invoicePageShape } from '../../../src/invoices/data/schema.ts';
import { tableItemsOf } from '../../../src/ui/feedback/unreadableRows.ts';

const shape = pageOf(v.object({ id: v.string(), amount: minorSchema }));
const read = (data: unknown) => readResponse({ endpoint: 'POST /v6/rows/query', status: 200, body: { data } }, shape);

describe('a page with unreadable rows', () => {
  test('keeps the others, and reports ID, position, path and reason without quoting a value', () => {
    const page = read([
      { id: 'row_1', amount: 5 },
      { id: 'row_2', amount: 'Rosa Lind' },
      { amount: 1.5 },
      'Rosa Lind',
      { id: 'row_5', amount: 7 },
    ]);
    expect(page.rows.map(({ id }) => id)).toEqual(['row_1', 'row_5']);
    expect(page.unreadable).toEqual([
      { id: 'row_2', position: 1, path: 'amount', reason: 'expected number, found string.' },
      { id: undefined, position: 2, path: 'id', reason: 'expected "id", found nothing.' },
      { id: undefined, position: 3, path: '(row)', reason: 'expected Object, found string.' },
    ]);
    expect(JSON.stringify(page)).not.toContain('Rosa');
  });

  test('has each row either readable or listed as unreadable, at its position', () => {
    const row = fc.oneof(
      fc.record({ id: fc.string(), amount: fc.integer() }),
      fc.record({ id: fc.string(), amount: fc.string() }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.array(row), (data) => {
        const { rows, unreadable } = read(data);
        expect(rows.length + unreadable.length).toBe(data.length);
        const placed = unreadable.map((each, index) => ({
          ...each,
          rowsBefore: each.position - index,
          place: each.position + 1,
        }));
        const items = tableItemsOf(rows, placed);
        expect(items.map((item) => item.unreadable !== undefined)).toEqual(
          data.map((_row, place) => unreadable.some(({ position }) => position === place)),
        );
        expect(items.filter((item) => !item.unreadable)).toEqual(rows);
      }),
    );
  });

  test('is an error if it has no rows at all', () => {
    expect(() => read({ id: 'row_1', amount: 5 })).toThrow('returned an unexpected value at data');
  });
});

describe('numbers without a type in the interface', () => {
  const invoice = (quantity: unknown, rate: unknown) => ({
    id: 'inv_1',
    date: '2026-03-01',
    totals: { total: 1, paidAmount: 0, balance: 1 },
    lineItems: [{ id: 'line_1', quantity, rate, salesTax: { value: quantity, type: 'PERCENT' } }],
  });
  const lineOf = (quantity: unknown, rate: unknown) => {
    const response = { endpoint: 'POST /', status: 200, body: { data: [invoice(quantity, rate)] } };
    return readResponse(response, invoicePageShape).rows[0]?.lineItems?.[0];
  };

  test('quantity, rate and shares can be JSON numbers or decimal strings, and keep all digits', () => {
    expect(lineOf(2.5, 5000)).toMatchObject({ quantity: '2.5', rate: '5000', salesTax: { value: '2.5' } });
    expect(lineOf('2.00', '33.333333333333333333')).toMatchObject({
      quantity: '2.00',
      rate: '33.333333333333333333',
      salesTax: { value: '2.00' },
    });
    expect(lineOf(null, undefined)).toBeUndefined(); // a share without a value is omitted
  });
});
