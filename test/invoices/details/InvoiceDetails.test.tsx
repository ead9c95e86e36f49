import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InvoiceDetails } from '../../../src/index.ts';
import { fetchInvoices, mockInvoiceFields } from '../../support/invoices/api.ts';
import { readDescriptionList, readTable } from '../../support/invoices/list.ts';
import { formatDay, formatDollars } from '../../support/ledger.ts';
import { renderWithProvider, type SignInProps } from '../../support/renderWithProvider.tsx';
import type { Json } from '../../support/sandbox/company.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const invoices = await fetchInvoices(company);
const invoice = (what: string, matches: (invoice: Json) => boolean): Json => {
  const found = invoices.find(matches);
  if (!found) throw new Error(`The sample company has no invoice ${what}.`);
  return found;
};
const rich = invoice(
  'with installments and payments',
  (each) => each.installments.length > 0 && each.payments.length > 0,
);
const taxed = invoice('with sales tax', ({ lineItems }) => lineItems.some(({ salesTax }: Json) => salesTax));
const discounted = invoice('with a discount', ({ discount }) => discount !== null);

const show = ({ id }: Json, options: Partial<SignInProps> = {}) =>
  renderWithProvider(<InvoiceDetails invoiceId={id} />, { company, ...options });

test('shows customer, dates and balance', async () => {
  const open = invoice('that is open', ({ invoiceStatus }) => invoiceStatus === 'OPEN');
  show(open);
  await expect.element(page.getByRole('heading', { name: `Invoice ${open.invoiceNumber}`, level: 2 })).toBeVisible();
  await expect.element(page.getByText(open.customer.name, { exact: true })).toBeVisible();
  const summary = document.querySelector('.daybook-invoice-summary');
  expect(summary?.textContent).toContain(`Balance$${formatDollars(open.totals.balance)}`);
  expect(summary?.textContent).toContain(`Date${formatDay(open.date)}`);
  expect(summary?.textContent).toContain(`Due date${formatDay(open.collectionInfo.term.dueDate)}`);
  await expect.element(page.getByText(/Amounts in USD$/)).toBeVisible();
});

test('lists line items with their amounts', async () => {
  show(taxed);
  const dollars = (cents: number) => formatDollars(Math.round(cents * 1e6) / 1e6);
  expect(await readTable('Line items')).toEqual([
    ['Item', 'Quantity', 'Rate', 'Sales tax', 'Amount'],
    ...taxed.lineItems.map(({ description, quantity, rate, salesTax, glAccount }: Json) => [
      `${description}\n${glAccount.displayName}`,
      String(Number(quantity)),
      dollars(Number(rate)),
      salesTax ? `${Number(salesTax.value)}%` : '',
      dollars(Number(quantity) * Number(rate)),
    ]),
  ]);
});

test('shows the service’s totals', async () => {
  show(discounted);
  const { subtotal, discountedTotal, salesTax, total, paidAmount, balance } = discounted.totals;
  const { value, calculateBeforeSalesTax } = discounted.discount;
  const unlessZero = (name: string, amount: number) => (amount === 0 ? {} : { [name]: [formatDollars(amount)] });
  expect(await readDescriptionList('Totals')).toEqual({
    Subtotal: [formatDollars(subtotal)],
    Discount: [`${Number(value)}% ${calculateBeforeSalesTax ? 'before' : 'after'} sales tax`],
    'Total after discount': [formatDollars(discountedTotal)],
    ...unlessZero('Sales tax', salesTax),
    Total: [formatDollars(total)],
    ...unlessZero('Paid', -paidAmount),
    Balance: [formatDollars(balance)],
  });
});

test('lists installments with balances and payments with applied amounts', async () => {
  mockInvoiceFields({ payments: [{ ...rich.payments[0], amount: rich.payments[0].allocatedAmount + 100 }] });
  show(rich);
  expect(await readTable('Installments')).toEqual([
    ['Installment', 'Due date', 'Amount due', 'Balance'],
    ...rich.installments.map(({ name, dueDate, amountDue, balance }: Json) => [
      name,
      formatDay(dueDate),
      formatDollars(Number(amountDue.value)),
      formatDollars(balance),
    ]),
  ]);
  expect(await readTable('Payments')).toEqual([
    ['Date', 'Payment', 'Applied here'],
    ...rich.payments
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
  show(rich);
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
  show(rich, { timeZone: 'UTC' });
  await page.getByRole('heading', { name: 'Activity' }).findElement();
  expect([...document.querySelectorAll('ol > li')].map((entry) => entry.textContent)).toEqual([
    `Due date passed${formatDay('2026-04-01')}30.00 open`,
    `Payment of 20.00 applied${formatDay('2026-03-20')}`,
    expect.stringMatching(/^Invoice emailedMar 1, 2026/),
    `Invoice dated${formatDay('2026-03-01')}`,
  ]);
});

test('lists activity, newest first, in the company’s time zone, with reasons for failures', async () => {
  const failed = invoice('with a failed email', ({ activity }) =>
    activity.some(({ status }: Json) => status === 'FAILURE'),
  );
  mockInvoiceFields({ activity: failed.activity, payments: [], invoiceStatus: null });
  show(failed, { timeZone: 'Pacific/Auckland' });
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

test('shows terms, delivery and payment methods', async () => {
  mockInvoiceFields({
    deposit: { value: '50000', type: 'AMOUNT' },
    collectionInfo: {
      term: { type: 'NET_30', dueDate: '2026-07-01' },
      sendEmail: true,
      sendSms: true,
      email: 'books@cafe.example',
      reminderSchedule: ['THREE_DAYS_BEFORE_DUE_DATE', 'WHEN_IT_RAINS'],
      paymentMethods: ['CREDIT_CARD'],
      ccEmails: ['cc@cafe.example', 'cc@cafe.example'],
      bccEmails: ['bcc@cafe.example'],
    },
  });
  show(rich);
  expect(await readDescriptionList('Delivery & payment')).toEqual({
    Terms: ['Net 30'],
    'Delivery method': ['Email', 'Text message'],
    'Email address': ['books@cafe.example'],
    Cc: ['cc@cafe.example'],
    Bcc: ['bcc@cafe.example'],
    Reminders: ['3 days before the due date', 'When it rains'],
    'Payment methods': ['Credit card'],
    Deposit: ['500.00'],
  });
});

test.each([
  [{ frequency: 'MONTHLY', interval: 1, occurrences: 12, endDate: null }, 'Every month, 12 times.'],
  [
    { frequency: 'WEEKLY', interval: 2, occurrences: null, endDate: '2030-12-31' },
    'Every 2 weeks, through Dec 31, 2030.',
  ],
  [{ frequency: 'YEARLY', interval: null, occurrences: 1 }, 'Every year, once.'],
  [{ frequency: 'EVERY_OTHER_SPRING', interval: 3 }, 'Every other spring, interval 3.'],
  [{ occurrences: 4 }, 'Repeats, 4 times.'],
])('describes the recurrence %j', async (recurrence, sentence) => {
  mockInvoiceFields({ recurrence });
  show(rich);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

test('shows codes that it does not know as words', async () => {
  mockInvoiceFields({
    deposit: { value: '12.5', type: 'PER_UNIT' },
    collectionInfo: {
      term: { type: 'END_OF_QUARTER' },
      paymentMethods: ['MOBILE_WALLET'],
      reminderSchedule: ['EVERY_FULL_MOON'],
    },
    activity: [{ type: 'VIEWED_BY_CUSTOMER', status: 'PENDING', datetime: '2026-03-01T23:30:00.123456' }],
  });
  show(rich);
  expect(await readDescriptionList('Delivery & payment')).toEqual({
    Terms: ['End of quarter'],
    Reminders: ['Every full moon'],
    'Payment methods': ['Mobile wallet'],
    Deposit: ['12.5 (Per unit)'],
  });
  await expect.element(page.getByText('Viewed by customer')).toBeVisible();
});

test('groups values by dimension', async () => {
  const team = { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' };
  mockInvoiceFields({
    status: 'INACTIVE',
    dimensionValues: [
      { id: 'dv_1', dimension: team, name: 'Design', child: { id: 'dv_2', dimension: team, name: 'Brand' } },
      { id: 'dv_3', dimension: team, name: 'Print' },
      { id: 'dv_4', dimension: { ...team, id: 'dim_city', name: 'City' }, name: 'Oslo' },
    ],
  });
  show(rich);
  expect(await readDescriptionList('Details')).toEqual({
    Team: ['Design › Brand', 'Print'],
    City: ['Oslo'],
    'Record status': ['Inactive'],
  });
});

test.each(['https://pay.example/inv_1', 'http://localhost:3000/inv_1'])('opens %s in a new tab', async (url) => {
  mockInvoiceFields({ customerInvoiceUrl: url });
  show(rich);
  const link = page.getByRole('link', { name: 'Open customer payment page' });
  await expect.element(link).toHaveAttribute('href', url);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
});

test.each(['javascript:alert(1)', 'http://pay.example/inv_1', 'data:text/html,x', 'pay.example'])(
  'shows %s as text instead of a link',
  async (url) => {
    mockInvoiceFields({ customerInvoiceUrl: url });
    show(rich);
    expect((await readDescriptionList('Details'))['Customer payment page']).toEqual([url]);
    expect(page.getByRole('link').query()).toBeNull();
  },
);

test.each([
  ['OVERDUE', 'danger'],
  ['DUE_TODAY', 'warning'],
])('shows the status text of an invoice that is %s in the tone %s', async (bucket, tone) => {
  const due = bucket === 'OVERDUE' ? '2026-06-14' : '2026-06-15';
  mockInvoiceFields({
    invoiceStatus: 'OPEN',
    detailedInvoiceDisplayStatus: 'Waiting for the bank',
    totals: { total: 100, paidAmount: 0, balance: 100 },
    collectionInfo: { term: { dueDate: due } },
  });
  show(rich, { timeZone: 'UTC' });
  const word = page.getByText('Waiting for the bank', { exact: true });
  await expect.element(word).toBeVisible();
  expect(word.element().closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  expect(page.getByText('1 day overdue').query() !== null).toBe(bucket === 'OVERDUE');
});

test('shows no empty sections for a minimal invoice', async () => {
  const { id, date } = rich;
  const bare = { id, date, totals: { total: 5000, paidAmount: 0, balance: 5000 } };
  mockInvoiceFields({ ...Object.fromEntries(Object.keys(rich).map((name) => [name, null])), ...bare });
  show(rich);
  await expect.element(page.getByRole('heading', { name: 'Draft invoice' })).toBeVisible();
  const headings = page.getByRole('heading').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Books', 'Draft invoice', 'Totals']);
  expect(page.getByRole('table').query()).toBeNull();
  expect(await readDescriptionList('Totals')).toEqual({ Total: ['50.00'], Balance: ['50.00'] });
  expect(page.getByText('·').query()).toBeNull();
});

test('starts headings at the given level without gaps', async () => {
  const view = (
    <>
      <h2>Billing</h2>
      <InvoiceDetails invoiceId={rich.id} headingLevel={3} />
    </>
  );
  renderWithProvider(view, { company });
  await expect.element(page.getByRole('heading', { level: 3, name: /^Invoice/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 4, name: 'Line items' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 4, name: 'Payments' })).toBeVisible();
});

test('gives tables column and row headers', async () => {
  show(rich);
  const lines = page.getByRole('table', { name: 'Line items' });
  await expect.element(lines.getByRole('columnheader', { name: 'Quantity' })).toHaveAttribute('scope', 'col');
  const [first] = rich.lineItems;
  await expect
    .element(lines.getByRole('rowheader', { name: first.description }).first())
    .toHaveAttribute('scope', 'row');
});

test('formats amounts in the company’s currency', async () => {
  mockInvoiceFields({
    totals: { total: 5000, paidAmount: 0, balance: 5000 },
    lineItems: [{ id: 'ili_1', quantity: '1.0', rate: '5000.0' }],
  });
  show(rich, { currency: 'JPY' });
  await expect.element(page.getByText('¥5,000', { exact: true })).toBeVisible();
  expect((await readTable('Line items'))[1]).toEqual(['No description', '1', '5,000', '5,000']);
});

test('uses the host’s messages', async () => {
  const messages = { lineItems: 'Positionen', title: ({ number }: { number: string }) => `Rechnung ${number}` };
  renderWithProvider(<InvoiceDetails invoiceId={rich.id} messages={messages} />, {
    company,
    messages: { invoice: { payments: 'Zahlungen', lineItems: 'Zeilen' } },
  });
  await expect.element(page.getByRole('heading', { name: `Rechnung ${rich.invoiceNumber}` })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Positionen' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Zahlungen' })).toBeVisible();
});

test('calls onReady once the invoice is shown', async () => {
  const onReady = vi.fn();
  renderWithProvider(<InvoiceDetails invoiceId={rich.id} onReady={onReady} />, { company });
  await expect.element(page.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
  expect(onReady).toHaveBeenCalledTimes(1);
});
