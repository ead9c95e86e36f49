import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mockInvoiceFields } from '../../support/invoices/api.ts';
import { findInvoice, richInvoice, showInvoice } from '../../support/invoices/details.tsx';
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

test('lists payments, the due date and the date among the activity, newest first', async () => {
  mockInvoiceFields({
    invoiceStatus: 'OPEN',
    date: '2026-03-01',
    collectionInfo: { term: { dueDate: '2026-04-01' } },
    totals: { total: 5000, paidAmount: 2000, balance: 3000 },
    payments: [{ id: 'ptxn_1', date: '2026-03-20', amount: 2500, allocatedAmount: 2000 }],
    activity: [{ type: 'INITIAL_EMAIL_SENT', status: 'SUCCESS', datetime: '2026-03-01T10:00:00.000000' }],
  });
  showInvoice(richInvoice, { timeZone: 'UTC' });
  await page.getByRole('heading', { name: 'Activity' }).findElement();
  expect([...document.querySelectorAll('ol > li')].map((entry) => entry.textContent)).toEqual([
    `Due date passed${formatDay('2026-04-01')}30.00 open`,
    `Payment of 20.00 applied${formatDay('2026-03-20')}`,
    expect.stringMatching(/^Invoice emailedMar 1, 2026/),
    `Invoice dated${formatDay('2026-03-01')}`,
  ]);
});

test('lists activity, newest first, in the company’s time zone, with reasons for failures', async () => {
  const failed = findInvoice('with a failed email', ({ activity }) =>
    activity.some(({ status }: Json) => status === 'FAILURE'),
  );
  mockInvoiceFields({ activity: failed.activity, payments: [], invoiceStatus: null });
  showInvoice(failed, { timeZone: 'Pacific/Auckland' });
  await page.getByRole('heading', { name: 'Activity' }).findElement();
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Pacific/Auckland' } as const;
  const shown = [...document.querySelectorAll('ol > li')].map((entry) => entry.textContent);
  expect(shown).toEqual(
    failed.activity
      .toReversed()
      .map(
        ({ type, datetime, status, error }: Json) =>
          (type === 'REMINDER_EMAIL_SENT' ? 'Reminder emailed' : 'Invoice emailed') +
          new Date(datetime).toLocaleString('en-US', format) +
          (status === 'FAILURE' ? `Failed: ${error}` : ''),
      ),
  );
});
