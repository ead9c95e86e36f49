import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { keyOf } from '../../../src/core/query/resources.ts';
import { createSession, DaybookProvider, InvoiceDetails } from '../../../src/index.ts';
import { mockInvoiceFields } from '../../support/invoices/api.ts';
import { findInvoice, richInvoice, showInvoice } from '../../support/invoices/details.tsx';
import { buildInvoice } from '../../support/invoices/fixtures.ts';
import { formatDay } from '../../support/ledger.ts';
import { moveReaderTo } from '../../support/readerTimeZone.ts';
import type { Json } from '../../support/sandbox/company.ts';

/** The texts of the activity, once it is shown. */
async function readActivity() {
  await page.getByRole('heading', { name: 'Activity' }).findElement();
  return [...document.querySelectorAll('ol > li')].map((entry) => entry.textContent.replaceAll('\u202f', ' '));
}

test('lists payments, the due date and the date among the activity, newest first', async () => {
  await moveReaderTo('UTC');
  mockInvoiceFields({
    invoiceStatus: 'OPEN',
    date: '2026-03-01',
    collectionInfo: { term: { dueDate: '2026-04-01' } },
    totals: { total: 5000, paidAmount: 2000, balance: 3000 },
    payments: [{ id: 'ptxn_1', date: '2026-03-20', amount: 2500, allocatedAmount: 2000 }],
    activity: [{ type: 'INITIAL_EMAIL_SENT', status: 'SUCCESS', datetime: '2026-03-01T10:00:00.000000' }],
  });
  showInvoice(richInvoice);
  expect(await readActivity()).toEqual([
    `Due date passed${formatDay('2026-04-01')}30.00 open`,
    `Payment of 20.00 applied${formatDay('2026-03-20')}`,
    'Invoice emailedMar 1, 2026, 10:00 AM',
    `Invoice dated${formatDay('2026-03-01')}`,
  ]);
});

test.each([
  ['OPEN', 3000, '2026-06-14', ['Due date passedJun 1430.00 open', 'Invoice datedMar 1']],
  ['OPEN', 3000, '2026-06-15', ['Invoice datedMar 1']], // today
  ['OPEN', 0, '2026-06-14', ['Due date passedJun 14', 'Invoice datedMar 1']],
  ['CLOSED', 0, '2026-06-14', ['Due date passedJun 14', 'Invoice datedMar 1']],
  ['REFUNDED', 0, '2026-06-14', ['Due date passedJun 14', 'Invoice datedMar 1']],
  ['CANCELLED', 3000, '2026-06-14', ['Invoice datedMar 1']],
])('%s with a balance of %i and due on %s: %j', async (invoiceStatus, balance, dueDate, expected) => {
  mockInvoiceFields({
    invoiceStatus,
    date: '2026-03-01',
    collectionInfo: { term: { dueDate } },
    totals: { total: 3000, paidAmount: 3000 - balance, balance },
    payments: [],
    activity: [],
  });
  showInvoice(richInvoice);
  expect(await readActivity()).toEqual(expected);
});

test.each(['DRAFT', 'SCHEDULED'])('%s has neither a date nor a due date in the activity', async (invoiceStatus) => {
  mockInvoiceFields({
    invoiceStatus,
    collectionInfo: { term: { dueDate: '2026-04-01' } },
    payments: [{ id: 'ptxn_1', date: '2026-03-20', amount: 2000, allocatedAmount: 2000 }],
    activity: [],
  });
  showInvoice(richInvoice);
  expect(await readActivity()).toEqual(['Payment of 20.00 appliedMar 20']);
});

test('lists activity, newest first, in the reader’s time zone, with reasons for failures', async () => {
  const failed = findInvoice('with a failed email', ({ activity }) =>
    activity.some(({ status }: Json) => status === 'FAILURE'),
  );
  await moveReaderTo('Pacific/Auckland');
  mockInvoiceFields({ activity: failed.activity, payments: [], invoiceStatus: null });
  showInvoice(failed, { timeZone: 'America/New_York' });
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Pacific/Auckland' } as const;
  expect(await readActivity()).toEqual(
    failed.activity
      .toReversed()
      .map(
        ({ type, datetime, status, error }: Json) =>
          (type === 'REMINDER_EMAIL_SENT' ? 'Reminder emailed' : 'Invoice emailed') +
          new Date(datetime).toLocaleString('en-US', format).replaceAll('\u202f', ' ') +
          (status === 'FAILURE' ? `Failed: ${error}` : ''),
      ),
  );
});

/** In Auckland on the next day. */
const emailed = { type: 'INITIAL_EMAIL_SENT', status: 'SUCCESS', datetime: '2026-03-19T20:00:00Z' };
const payments = [{ id: 'ptxn_1', date: '2026-03-20', amount: 2000, allocatedAmount: 2000 }];

test('sorts times among dates by the reader’s time zone', async () => {
  await moveReaderTo('Pacific/Auckland');
  mockInvoiceFields({ activity: [emailed], payments, invoiceStatus: null });
  showInvoice(richInvoice, { timeZone: 'America/New_York' });
  expect(await readActivity()).toEqual(['Invoice emailedMar 20, 2026, 9:00 AM', 'Payment of 20.00 appliedMar 20']);
});

test('hydrates the times of the server, which are in the provider’s time zone', async () => {
  await moveReaderTo('Pacific/Auckland');
  const session = createSession({ identity: 'user-7', fetchToken: () => new Promise(() => {}) });
  const queryClient = new QueryClient();
  const activity = [{ ...emailed, datetime: new Date(emailed.datetime) }];
  queryClient.setQueryData(keyOf(session, 'invoices', 'one', 'inv_1'), buildInvoice({ id: 'inv_1', activity }));
  const provider = { baseUrl: inject('sandboxUrl'), session, queryClient, timeZone: 'America/New_York' };
  const details = (
    <main>
      <h1>Books</h1>
      <DaybookProvider {...provider}>
        <InvoiceDetails invoiceId="inv_1" />
      </DaybookProvider>
    </main>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(details);
  expect(await readActivity()).toContain('Invoice emailedMar 19, 2026, 4:00 PM');
  render(details, { container, hydrate: true }); // a mismatch would be logged, and fail the test
  expect(await readActivity()).toContain('Invoice emailedMar 20, 2026, 9:00 AM');
});
