import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agingBuckets, getAgingBucket, isOverdue, sumByAgingBucket } from '../../../src/invoices/data/aging.ts';
import { dayOf, daysBetween, numberOf } from '../../core/dates/days.ts';
import { buildOutstandingInvoice } from '../../support/invoices/fixtures.ts';

/** Days from which a year back and ahead is a day, too. */
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
])('an invoice that was due %d days ago is in the bucket %s', (count, bucket) => {
  expect(getAgingBucket(dueAgo(count), today)).toBe(bucket);
});

test('whatever the day, through leap years and changes of the clock, the bucket follows from the days past due', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -200, max: 200 }), (day, late) => {
      const invoice = buildOutstandingInvoice({ dueDate: dayOf(numberOf(day) - late) });
      const most = [0, 30, 60, 90].findIndex((limit) => late <= limit);
      expect(getAgingBucket(invoice, day)).toBe(agingBuckets.at(most));
      expect(isOverdue(invoice, day)).toBe(late > 0);
    }),
  );
});

test('without a due date what is owed is current', () => {
  expect(getAgingBucket(buildOutstandingInvoice(), today)).toBe('current');
  expect(isOverdue(buildOutstandingInvoice(), today)).toBe(false);
});

test.each(['DRAFT', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED', 'SOMETHING_NEW', null])(
  'an invoice whose status is %s is in no bucket',
  (invoiceStatus) => {
    const invoice = buildOutstandingInvoice({ dueDate: dayOf(19_000), invoiceStatus });
    expect(getAgingBucket(invoice, today)).toBeUndefined();
    expect(isOverdue(invoice, today)).toBe(false);
  },
);

test.each([0, -250])('an open invoice with a balance of %d is in no bucket', (balance) => {
  expect(getAgingBucket(buildOutstandingInvoice({ balance, dueDate: dayOf(19_000) }), today)).toBeUndefined();
});

test('the parts add up to what is owed, to the cent, and count each invoice once', () => {
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

test('an amount that no number holds exactly is refused, not rounded', () => {
  const most = buildOutstandingInvoice({ balance: Number.MAX_SAFE_INTEGER });
  expect(sumByAgingBucket([most], today)[0]?.balance).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => sumByAgingBucket([most, buildOutstandingInvoice({ balance: 1 })], today)).toThrow(RangeError);
});
