import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumByCustomer } from '../../../src/invoices/aging/sumByCustomer.ts';
import { sumByAgingBucket } from '../../../src/invoices/data/aging.ts';
import type { Invoice } from '../../../src/invoices/data/schema.ts';
import { dayOf, daysBetween } from '../../core/dates/days.ts';
import { buildOutstandingInvoice } from '../../support/invoices/fixtures.ts';

const today = dayOf(20_000);
const owedBy = (customer: Invoice['customer'], balance: number, daysLate = 0): Invoice => ({
  ...buildOutstandingInvoice({ balance, dueDate: dayOf(20_000 - daysLate) }),
  customer,
});

test('sums by customer id and bucket, the highest balance first', () => {
  const harbor = { id: 'cus_1', name: 'Harbor Bakery' };
  const umbra = { id: 'cus_2', name: 'Umbra Optics' };
  const rows = sumByCustomer(
    [owedBy(harbor, 100), owedBy(umbra, 5_000, 95), owedBy(null, 70), owedBy({ ...harbor }, 900, 31)],
    today,
  );
  expect(rows.map(({ customer, parts, balance }) => [customer, parts.map((part) => part.balance), balance])).toEqual([
    [umbra, [0, 0, 0, 0, 5_000], 5_000],
    [harbor, [100, 0, 900, 0, 0], 1_000],
    [null, [70, 0, 0, 0, 0], 70],
  ]);
});

test('leaves out customers who owe nothing', () => {
  const customer = { id: 'cus_1', name: 'Paid' };
  const closed = { ...owedBy(customer, 100), invoiceStatus: 'CLOSED' as const };
  expect(sumByCustomer([owedBy(customer, 0), owedBy(customer, -5), closed], today)).toEqual([]);
});

test('adds up to the totals of the buckets', () => {
  const customers = fc.constantFrom(null, ...['cus_1', 'cus_2', 'cus_3'].map((id) => ({ id, name: id })));
  const invoice = fc
    .record({
      balance: fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      dueDate: fc.option(daysBetween('2024-01-01', '2025-12-31'), { nil: undefined }),
      invoiceStatus: fc.constantFrom('OPEN', 'OPEN', 'DRAFT', 'CLOSED'),
    })
    .map(buildOutstandingInvoice);
  const owed = fc.tuple(invoice, customers).map(([each, customer]): Invoice => ({ ...each, customer }));
  fc.assert(
    fc.property(fc.array(owed, { maxLength: 50 }), (invoices) => {
      const rows = sumByCustomer(invoices, today);
      const totals = sumByAgingBucket(invoices, today);
      const added = (amounts: number[]) => amounts.reduce((total, amount) => total + BigInt(amount), 0n);
      for (const [index, { balance, count }] of totals.entries()) {
        expect(added(rows.map(({ parts }) => parts[index]?.balance ?? Number.NaN))).toBe(BigInt(balance));
        expect(added(rows.map(({ parts }) => parts[index]?.count ?? Number.NaN))).toBe(BigInt(count));
      }
      expect(added(rows.map(({ balance }) => balance))).toBe(added(totals.map(({ balance }) => balance)));
      const balances = rows.map(({ balance }) => balance);
      expect(balances).toEqual(balances.toSorted((one, other) => other - one));
      expect(new Set(rows.map(({ customer }) => customer?.id)).size).toBe(rows.length);
    }),
  );
});
