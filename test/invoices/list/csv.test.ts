import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { Invoice } from '../../../src/invoices/data/schema.ts';
import { invoiceCsv } from '../../../src/invoices/list/csv.ts';
import { invoiceListMessages } from '../../../src/invoices/messages.ts';
import { dayOf } from '../../core/dates/days.ts';
import { buildOutstandingInvoice } from '../../support/invoices/fixtures.ts';

/** 30 days after the due date of the second test. */
const today = dayOf(20_060);

/** The cells of an invoice, parsed as CSV. */
function toCells(invoice: Partial<Invoice>, currency = 'USD'): string[] {
  const csv = invoiceCsv(currency, today, invoiceListMessages).rows([{ ...buildOutstandingInvoice(), ...invoice }]);
  const [cells = []] = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' }).data;
  return cells;
}

test('starts with a UTF-8 byte order mark and column headers', () => {
  expect(invoiceCsv('USD', today, invoiceListMessages).header()).toBe(
    '\uFEFFNumber,Customer,Date,Due date,Days overdue,Status,Total,Paid,Balance,Email,Invoice ID\r\n',
  );
});

test('writes ISO dates and the service’s status text', () => {
  const invoice: Invoice = {
    ...buildOutstandingInvoice({ id: 'inv_7', dueDate: dayOf(20_030) }),
    invoiceNumber: 'INV-0042',
    customer: { id: 'cus_1', name: 'Łódź "Design", Ltd.', email: 'ap@lodz.example' },
    detailedInvoiceDisplayStatus: 'Overdue',
    totals: { total: toMinor(1_234_567), paidAmount: toMinor(1_000_000), balance: toMinor(234_567) },
  };
  expect(invoiceCsv('USD', today, invoiceListMessages).rows([invoice])).toBe(
    'INV-0042,"Łódź ""Design"", Ltd.",2024-10-04,2024-11-03,30,Overdue,12345.67,10000.00,2345.67,ap@lodz.example,inv_7\r\n',
  );
});

test('leaves missing values empty and names the status as the list does', () => {
  expect(toCells({})).toEqual(['', '', '2024-10-04', '', '', 'Open', '1.00', '0.00', '1.00', '', 'inv_1']);
  expect(toCells({ invoiceStatus: 'WRITTEN_OFF' })[5]).toBe('Written off');
  expect(toCells({ invoiceStatus: null })[5]).toBe('');
});

test('writes days overdue without separators, and nothing for an invoice that is not overdue', () => {
  const due = (day: number, invoiceStatus: Invoice['invoiceStatus'] = 'OPEN') =>
    toCells({ collectionInfo: { term: { dueDate: dayOf(day) } }, invoiceStatus })[4];
  expect(due(20_060 - 1234)).toBe('1234');
  expect(due(20_060)).toBe('');
  expect(due(20_059, 'CLOSED')).toBe('');
});

test.each([
  ['USD', 123450, '1234.50'],
  ['USD', -5, '-0.05'],
  ['JPY', -1234, '-1234'],
  ['KWD', 1234, '1.234'],
  ['KWD', 5, '0.005'],
  ['USD', Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ['KWD', Number.MAX_SAFE_INTEGER, '9007199254740.991'],
])('writes %s %d minor units as %s', (currency, amount, formatted) => {
  const totals = { total: toMinor(amount), paidAmount: toMinor(amount), balance: toMinor(amount) };
  expect(toCells({ totals }, currency).slice(6, 9)).toEqual([formatted, formatted, formatted]);
});

test.each([
  ...['=1+1', '+1 800 555', '-rent', '@SUM(A1)', '\t=1', '\r=1', '\n=1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫A1'],
  ...[' =1', '  \t+1', '\u00a0@A1', '\u3000＝1', '\u200b=1', '\ufeff=1', '\u202e-1', '\u0000=1', '\u00ad=1', ' -5'],
])('escapes %j as a formula in number, customer and status, and keeps its text', (text) => {
  const customer = { id: 'cus_1', name: text, email: text };
  const cells = toCells({ invoiceNumber: text, customer, detailedInvoiceDisplayStatus: text });
  expect([cells[0], cells[1], cells[5], cells[9]]).toEqual(Array(4).fill(`'${text}`));
});

test('never writes a formula and keeps all text of an invoice', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[=+\-@＝＋－＠\u00a0\u200b\t\r\n"', ]{1,2}\S{0,9}$/),
  );
  fc.assert(
    fc.property(texts, texts, (invoiceNumber, name) => {
      const cells = toCells({ invoiceNumber, customer: { id: 'cus_1', name } });
      expect(cells).toHaveLength(11);
      for (const [formatted = '', text] of [
        [cells[0], invoiceNumber],
        [cells[1], name],
      ]) {
        expect([text, `'${text}`]).toContain(formatted);
        if (!/^-?\d+(\.\d+)?$/.test(formatted))
          expect(formatted).not.toMatch(/^[=+\-@\t\r\n]|^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/);
      }
    }),
  );
});
