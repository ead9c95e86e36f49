import { describe, expect, test } from 'vitest';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { statusText, statusTone } from '../../../src/invoices/data/rules.ts';
import { invoiceDetailsMessages as messages } from '../../../src/invoices/details/messages.ts';
import { buildInvoice } from '../../support/invoices/fixtures.ts';

const on = toPlainDate;

describe('the tone of a status', () => {
  /** Without a text of the service, unless one is given. */
  const invoiceOf = (changes: Parameters<typeof buildInvoice>[0] = {}) =>
    buildInvoice({ detailedInvoiceDisplayStatus: null, ...changes });

  test('is quiet before the due date, a warning on it and danger after it', () => {
    const invoice = invoiceOf(); // due on March 3
    expect(statusTone(invoice, on('2026-03-02'))).toBe('quiet');
    expect(statusTone(invoice, on('2026-03-03'))).toBe('warning');
    expect(statusTone(invoice, on('2026-03-04'))).toBe('danger');
  });

  test.each([
    ['DRAFT', 'hollow'],
    ['CANCELLED', 'hollow'],
    ['SCHEDULED', 'quiet'],
    ['REFUNDED', 'quiet'],
    ['WRITTEN_OFF', 'quiet'],
    [null, 'quiet'],
  ])('for status %s is %s, however old the invoice is', (invoiceStatus, tone) =>
    expect(statusTone(invoiceOf({ invoiceStatus }), on('2029-01-01'))).toBe(tone),
  );

  test('is the accent for a partly paid invoice until its due date', () => {
    const totals = { total: toMinor(100), paidAmount: toMinor(40), balance: toMinor(60) };
    expect(statusTone(invoiceOf({ totals }), on('2026-03-02'))).toBe('accent');
    expect(statusTone(invoiceOf({ totals }), on('2026-03-03'))).toBe('warning');
    expect(statusTone(invoiceOf({ totals }), on('2026-03-04'))).toBe('danger');
  });

  test('is good for a paid invoice, also after its due date', () => {
    expect(statusTone(invoiceOf({ invoiceStatus: 'CLOSED' }), on('2026-09-01'))).toBe('good');
  });

  test('is quiet without a balance or a due date', () => {
    const paid = { total: toMinor(100), paidAmount: toMinor(100), balance: toMinor(0) };
    expect(statusTone(invoiceOf({ totals: paid }), on('2026-09-01'))).toBe('quiet');
    expect(statusTone(invoiceOf({ collectionInfo: null }), on('2026-09-01'))).toBe('quiet');
  });

  test.each([
    ['Overdue', 'danger'],
    ['Due today', 'warning'],
    ['Partially paid', 'accent'],
    ['Paid', 'good'],
    ['Draft', 'hollow'],
    ['Cancelled', 'hollow'],
    ['Open', 'quiet'],
  ])('follows the service’s text %s, whatever the day is here', (text, tone) => {
    for (const day of ['2026-03-02', '2026-03-03', '2026-03-04']) {
      expect(statusTone(invoiceOf({ detailedInvoiceDisplayStatus: text }), on(day))).toBe(tone);
    }
  });

  test('ignores another text', () => {
    expect(statusTone(invoiceOf({ detailedInvoiceDisplayStatus: 'Überfällig' }), on('2026-03-04'))).toBe('danger');
    expect(statusTone(invoiceOf({ detailedInvoiceDisplayStatus: 'constructor' }), on('2026-03-02'))).toBe('quiet');
  });
});

describe('the text of a status', () => {
  const textOf = (detailedInvoiceDisplayStatus: string | null, invoiceStatus: string | null) =>
    statusText(buildInvoice({ detailedInvoiceDisplayStatus, invoiceStatus }), messages);

  test('uses the service’s text', () => expect(textOf('Viewed by customer', 'OPEN')).toBe('Viewed by customer'));
  test('is in the user’s language if the service’s text is known', () => {
    const german = { ...messages, statusTextOVERDUE: 'Überfällig' };
    expect(statusText(buildInvoice({ detailedInvoiceDisplayStatus: ' Overdue' }), german)).toBe('Überfällig');
    expect(statusText(buildInvoice({ detailedInvoiceDisplayStatus: 'Overdue by law' }), german)).toBe('Overdue by law');
  });
  test('falls back to the status code', () => expect(textOf(' ', 'CLOSED')).toBe('Paid'));
  test('makes an unknown code readable', () => expect(textOf(null, 'WRITTEN_OFF')).toBe('Written off'));
  test('is undefined without text and code', () => {
    expect(textOf(null, null)).toBeUndefined();
    expect(textOf('', '')).toBeUndefined();
    expect(textOf('', '_')).toBeUndefined();
  });
});
