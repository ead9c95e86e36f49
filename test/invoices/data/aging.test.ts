import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  agingBuckets,
  getAgingBucket,
  getDaysOverdue,
  isOverdue,
  sumByAgingBucket,
} from '../../../src/invoices/data/aging.ts';
import { dayOf, daysBetween, numberOf } from '../../core/dates/days.ts';
import { buildOutstandingInvoice } from '../../support/invoices/fixtures.ts';

/** Dates for which dates a year before and after are valid, too. */
const days = daysBetween('0002-01-01', '9998-12-31');
const today = dayOf(20_000);
const dueAgo = (count: number) => buildOutstandingInvoice({ dueDate: dayOf(20_000 - count) });

test.each([
  [-1, 'current'],
  [0, 'current'],
  [1, 'days1To30'],
  [30, 'days1To30'],
  [31, 'days31To60'],
  [60, 'days31To60'],
  [61, 'days61To90'],
  [90, 'days61To90'],
  [91, 'over90'],
  [4000, 'over90'],
])('puts an invoice due %d days ago into the bucket %s', (count, bucket) => {
  expect(getAgingBucket(dueAgo(count), today)).toBe(bucket);
});

test('chooses the bucket by days past due on any date, across leap years and clock changes', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -200, max: 200 }), (day, late) => {
      const invoice = buildOutstandingInvoice({ dueDate: dayOf(numberOf(day) - late) });
      const most = [0, 30, 60, 90].findIndex((limit) => late <= limit);
      expect(getAgingBucket(invoice, day)).toBe(agingBuckets.at(most));
      expect(isOverdue(invoice, day)).toBe(late > 0);
      expect(getDaysOverdue(invoice, day)).toBe(late > 0 ? late : undefined);
    }),
  );
});

test('treats an invoice without a due date as current', () => {
  expect(getAgingBucket(buildOutstandingInvoice(), today)).toBe('current');
  expect(isOverdue(buildOutstandingInvoice(), today)).toBe(false);
  expect(getDaysOverdue(buildOutstandingInvoice(), today)).toBeUndefined();
});

test.each(['DRAFT', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED', 'SOMETHING_NEW', null])(
  'puts an invoice with status %s into no bucket',
  (invoiceStatus) => {
    const invoice = buildOutstandingInvoice({ dueDate: dayOf(19_000), invoiceStatus });
    expect(getAgingBucket(invoice, today)).toBeUndefined();
    expect(isOverdue(invoice, today)).toBe(false);
    expect(getDaysOverdue(invoice, today)).toBeUndefined();
  },
);

test.each([0, -250])('puts an open invoice with a balance of %d into no bucket', (balance) => {
  expect(getAgingBucket(buildOutstandingInvoice({ balance, dueDate: dayOf(19_000) }), today)).toBeUndefined();
});

test('adds up to the outstanding total to the cent and counts each invoice once', () => {
  const invoices = fc.array(
    fc
      .record({
        balance: fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        dueDate: fc.option(days, { nil: undefined }),
        invoiceStatus: fc.constantFrom('OPEN', 'OPEN', 'DRAFT', 'CANCELLED', 'CLOSED'),
      })
      .map(buildOutstandingInvoice),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(invoices, days, (invoices, day) => {
      const owed = invoices.filter(({ invoiceStatus, totals }) => invoiceStatus === 'OPEN' && totals.balance > 0);
      const parts = sumByAgingBucket(invoices, day);
      expect(parts.map(({ bucket }) => bucket)).toEqual(['current', 'days1To30', 'days31To60', 'days61To90', 'over90']);
      expect(parts.reduce((total, { balance }) => total + BigInt(balance), 0n)).toBe(
        owed.reduce((total, { totals }) => total + BigInt(totals.balance), 0n),
      );
      expect(parts.reduce((total, { count }) => total + count, 0)).toBe(owed.length);
    }),
  );
});

test('throws for an inexact sum instead of rounding', () => {
  const most = buildOutstandingInvoice({ balance: Number.MAX_SAFE_INTEGER });
  expect(sumByAgingBucket([most], today)[0]?.balance).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => sumByAgingBucket([most, buildOutstandingInvoice({ balance: 1 })], today)).toThrow(RangeError);
});
