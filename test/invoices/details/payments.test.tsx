import { expect, test } from 'vitest';
import { mockInvoiceFields } from '../../support/invoices/api.ts';
import { richInvoice, showInvoice } from '../../support/invoices/details.tsx';
import { readTable } from '../../support/invoices/list.ts';
import { formatDay, formatDollars } from '../../support/ledger.ts';
import type { Json } from '../../support/sandbox/company.ts';

test('lists installments with balances and payments with applied amounts', async () => {
  mockInvoiceFields({
    payments: [{ ...richInvoice.payments[0], amount: richInvoice.payments[0].allocatedAmount + 100 }],
  });
  showInvoice(richInvoice);
  expect(await readTable('Installments')).toEqual([
    ['Installment', 'Due date', 'Amount due', 'Balance'],
    ...richInvoice.installments.map(({ name, dueDate, amountDue, balance }: Json) => [
      name,
      formatDay(dueDate),
      formatDollars(Number(amountDue.value)),
      formatDollars(balance),
    ]),
  ]);
  expect(await readTable('Payments')).toEqual([
    ['Date', 'Payment', 'Applied here'],
    ...richInvoice.payments
      .slice(0, 1)
      .map(({ date, allocatedAmount }: Json) => [
        formatDay(date),
        formatDollars(allocatedAmount + 100),
        formatDollars(allocatedAmount),
      ]),
  ]);
});

test('omits the payments’ own amounts if all are applied in full', async () => {
  mockInvoiceFields({ payments: [{ id: 'ptxn_1', date: '2026-03-01', amount: 5000, allocatedAmount: 5000 }] });
  showInvoice(richInvoice);
  expect(await readTable('Payments')).toEqual([
    ['Date', 'Applied here'],
    [formatDay('2026-03-01'), '50.00'],
  ]);
});
