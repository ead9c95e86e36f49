import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InvoiceDetails } from '../../../src/index.ts';
import { mockInvoiceFields } from '../../support/invoices/api.ts';
import { findInvoice, richInvoice, showInvoice } from '../../support/invoices/details.tsx';
import { readDescriptionList, readTable } from '../../support/invoices/list.ts';
import { formatDay, formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { type Json, sharedCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const taxed = findInvoice('with sales tax', ({ lineItems }) => lineItems.some(({ salesTax }: Json) => salesTax));
const discounted = findInvoice('with a discount', ({ discount }) => discount !== null);

test('shows customer, dates and balance', async () => {
  const open = findInvoice('that is open', ({ invoiceStatus }) => invoiceStatus === 'OPEN');
  showInvoice(open);
  await expect.element(page.getByRole('heading', { name: `Invoice ${open.invoiceNumber}`, level: 2 })).toBeVisible();
  await expect.element(page.getByText(open.customer.name, { exact: true })).toBeVisible();
  const summary = document.querySelector('.daybook-invoice-summary');
  expect(summary?.textContent).toContain(`Balance$${formatDollars(open.totals.balance)}`);
  expect(summary?.textContent).toContain(`Date${formatDay(open.date)}`);
  expect(summary?.textContent).toContain(`Due date${formatDay(open.collectionInfo.term.dueDate)}`);
  await expect.element(page.getByText(/Amounts in USD$/)).toBeVisible();
});

test('lists line items with their amounts', async () => {
  showInvoice(taxed);
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
  showInvoice(discounted);
  const { subtotal, discountedTotal, salesTax, total, paidAmount, balance } = discounted.totals;
  const { value } = discounted.discount;
  const unlessZero = (name: string, amount: number) => (amount === 0 ? {} : { [name]: [formatDollars(amount)] });
  expect(await readDescriptionList('Totals')).toEqual({
    Subtotal: [formatDollars(subtotal)],
    [`Discount ${Number(value)}%`]: [formatDollars(discountedTotal - subtotal)],
    ...unlessZero('Sales tax', salesTax),
    Total: [formatDollars(total)],
    ...unlessZero('Paid', -paidAmount),
    Balance: [formatDollars(balance)],
  });
});

test('names the rate of the sales tax where all lines have it, before a discount that leaves it as it was', async () => {
  const salesTax = { value: '8.875', type: 'PERCENT' };
  mockInvoiceFields({
    lineItems: richInvoice.lineItems.map((line: Json) => ({ ...line, salesTax })),
    discount: { value: '50000', type: 'AMOUNT', calculateBeforeSalesTax: false },
    totals: {
      subtotal: 1000000,
      discountedTotal: 950000,
      salesTax: 88750,
      total: 1038750,
      paidAmount: 0,
      balance: 1038750,
    },
  });
  showInvoice(richInvoice);
  expect(Object.entries(await readDescriptionList('Totals'))).toEqual([
    ['Subtotal', ['10,000.00']],
    ['Sales tax 8.875%', ['887.50']],
    ['Discount', ['−500.00']],
    ['Total', ['10,387.50']],
    ['Balance', ['10,387.50']],
  ]);
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
  showInvoice(richInvoice);
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
  showInvoice(richInvoice);
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
  showInvoice(richInvoice);
  expect(await readDescriptionList('Delivery & payment')).toEqual({
    Terms: ['End of quarter'],
    Reminders: ['Every full moon'],
    'Payment methods': ['Mobile wallet'],
    Deposit: ['12.5 (Per unit)'],
  });
  await expect.element(page.getByText('Viewed by customer')).toBeVisible();
});

testOwnLook('the link to the customer’s page keeps its color where a host colors all links', async () => {
  const style = document.createElement('style');
  style.textContent = 'a { color: rgb(1, 2, 3) }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  mockInvoiceFields({ customerInvoiceUrl: 'https://pay.example.com/1' });
  showInvoice(richInvoice);
  const text = page.getByText('Customer payment page', { exact: true });
  await expect.element(text).toBeVisible();
  expect(getComputedStyle(text.element()).color).not.toBe('rgb(1, 2, 3)');
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
  showInvoice(richInvoice);
  expect(await readDescriptionList('Details')).toEqual({
    Team: ['Design › Brand', 'Print'],
    City: ['Oslo'],
    'Record status': ['Inactive'],
  });
});

test.each(['https://pay.example/inv_1', 'http://localhost:3000/inv_1'])('opens %s in a new tab', async (url) => {
  mockInvoiceFields({ customerInvoiceUrl: url });
  showInvoice(richInvoice);
  const link = page.getByRole('link', { name: 'Customer payment page' });
  await expect.element(link).toHaveAttribute('href', url);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
});

test.each(['javascript:alert(1)', 'http://pay.example/inv_1', 'data:text/html,x', 'pay.example'])(
  'shows %s as text instead of a link',
  async (url) => {
    mockInvoiceFields({ customerInvoiceUrl: url });
    showInvoice(richInvoice);
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
  showInvoice(richInvoice, { timeZone: 'UTC' });
  const word = page.getByText('Waiting for the bank', { exact: true });
  await expect.element(word).toBeVisible();
  expect(word.element().closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  expect(page.getByText('1 day overdue').query() !== null).toBe(bucket === 'OVERDUE');
});

test('shows no empty sections for a minimal invoice', async () => {
  const { id, date } = richInvoice;
  const bare = { id, date, totals: { total: 5000, paidAmount: 0, balance: 5000 } };
  mockInvoiceFields({ ...Object.fromEntries(Object.keys(richInvoice).map((name) => [name, null])), ...bare });
  showInvoice(richInvoice);
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
      <InvoiceDetails invoiceId={richInvoice.id} headingLevel={3} />
    </>
  );
  renderWithProvider(view, { company });
  await expect.element(page.getByRole('heading', { level: 3, name: /^Invoice/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 4, name: 'Line items' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 4, name: 'Payments' })).toBeVisible();
});

test('gives tables column and row headers', async () => {
  showInvoice(richInvoice);
  const lines = page.getByRole('table', { name: 'Line items' });
  await expect.element(lines.getByRole('columnheader', { name: 'Quantity' })).toHaveAttribute('scope', 'col');
  const [first] = richInvoice.lineItems;
  await expect
    .element(lines.getByRole('rowheader', { name: first.description }).first())
    .toHaveAttribute('scope', 'row');
});

test('formats amounts in the company’s currency', async () => {
  mockInvoiceFields({
    totals: { total: 5000, paidAmount: 0, balance: 5000 },
    lineItems: [{ id: 'ili_1', quantity: '1.0', rate: '5000.0' }],
  });
  showInvoice(richInvoice, { currency: 'JPY' });
  await expect.element(page.getByText('¥5,000', { exact: true })).toBeVisible();
  expect((await readTable('Line items'))[1]).toEqual(['No description', '1', '5,000', '5,000']);
});

test('uses the host’s messages', async () => {
  const messages = { lineItems: 'Positionen', title: ({ number }: { number: string }) => `Rechnung ${number}` };
  renderWithProvider(<InvoiceDetails invoiceId={richInvoice.id} messages={messages} />, {
    company,
    messages: { invoice: { payments: 'Zahlungen', lineItems: 'Zeilen' } },
  });
  await expect.element(page.getByRole('heading', { name: `Rechnung ${richInvoice.invoiceNumber}` })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Positionen' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Zahlungen' })).toBeVisible();
});

test('calls onReady once the invoice is shown', async () => {
  const onReady = vi.fn();
  renderWithProvider(<InvoiceDetails invoiceId={richInvoice.id} onReady={onReady} />, { company });
  await expect.element(page.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
  expect(onReady).toHaveBeenCalledTimes(1);
});
