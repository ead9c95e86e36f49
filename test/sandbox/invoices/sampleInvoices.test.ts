import { describe, expect, test } from 'vitest';
import type { InvoiceRecord } from '../../../sandbox/service/sample-company/books.ts';
import { sampleBooks } from '../../../sandbox/service/sample-company/sampleBooks.ts';
import { invoiceTotal, totalOf } from '../sample-company/bookFigures.ts';
import { plainInvoices } from './plainInvoices.ts';

const days = ['2026-03-31', '2024-02-29', '2026-01-01', '2025-07-04'];
const samples = days.flatMap((today) => (['studio', 'small'] as const).map((size) => ({ today, size })));

describe.each(samples)('the design studio ($size) on $today shows', ({ today, size }) => {
  const books = sampleBooks({ today, seed: 1, size, company: 'studio' });
  const plain = plainInvoices(books, today);
  const some = (is: (invoice: InvoiceRecord) => unknown) => books.invoices.some((invoice) => Boolean(is(invoice)));
  const isPaidInPart = ({ balance, total }: { balance: number; total: number }) => balance > 0 && balance < total;

  test('every status, and overdue, due today, partially paid and overpaid invoices', () => {
    expect(new Set(plain.map(({ invoiceStatus }) => invoiceStatus))).toEqual(
      new Set(['DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED']),
    );
    expect(plain.some(({ buckets }) => buckets.includes('OVERDUE'))).toBe(true);
    expect(plain.some(({ buckets }) => buckets.includes('DUE_TODAY'))).toBe(true);
    expect(plain.some((invoice) => isPaidInPart(invoice) && invoice.buckets.includes('NOT_DUE'))).toBe(true);
    expect(plain.filter(({ balance }) => balance < 0)).toHaveLength(1);
  });

  test('all details other than amounts', () => {
    expect(some(({ deposit }) => deposit?.type === 'PERCENT')).toBe(true);
    expect(some(({ deposit }) => deposit?.type === 'AMOUNT')).toBe(true);
    expect(some(({ recurrence }) => recurrence)).toBe(true);
    expect(some(({ customData }) => customData)).toBe(true);
    expect(some(({ collection }) => collection?.ccEmails.length)).toBe(true);
    expect(some(({ collection }) => collection?.reminderSchedule.includes('THREE_DAYS_BEFORE_DUE_DATE'))).toBe(true);
    expect(some(({ lineItems }) => lineItems.some(({ timeId }) => timeId))).toBe(true);
    const activity = books.invoices.flatMap((invoice) => invoice.activity ?? []);
    expect(activity).toContainEqual(expect.objectContaining({ type: 'INITIAL_EMAIL_SENT', status: 'SUCCESS' }));
    expect(activity.some(({ status, error }) => status === 'FAILURE' && error)).toBe(true);
    expect(activity.every(({ datetime }) => datetime.slice(0, 10) <= today)).toBe(true);
  });

  test('installments that add up to their invoice', () => {
    const withInstallments = books.invoices.filter(({ installments }) => installments);
    expect(withInstallments.length).toBeGreaterThan(2);
    for (const invoice of withInstallments) {
      const amounts = (invoice.installments ?? []).map(({ amountDue }) => ({ amount: Number(amountDue.value) }));
      expect(totalOf(amounts)).toBe(invoiceTotal(invoice));
      expect(invoice.installments?.at(-1)?.dueDate).toBe(invoice.dueDate);
    }
  });

  test('a refunded invoice with its refund, including sales tax', () => {
    const refunded = books.invoices.filter(({ invoiceStatus }) => invoiceStatus === 'REFUNDED');
    const refunds = books.bankTransactions.filter(({ notes }) => notes?.startsWith('Refund of'));
    expect(refunds.map(({ customerId, amount }) => [customerId, -amount])).toEqual(
      refunded.map((invoice) => [invoice.customerId, invoiceTotal(invoice)]),
    );
  });
});
