import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments } from '../../../sandbox/service/payments/tables.ts';
import type { InvoiceRecord } from '../../../sandbox/service/sample-company/books.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let token: string;
const [plain] = tinyBooks().invoices as [InvoiceRecord]; // 10343 in total, 3333 and 7010 paid
const invoiceLike = (id: string, change: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  ...plain,
  id,
  lineItems: plain.lineItems.map((item) => ({ ...item, id: `ili_${id}` })),
  ...change,
});
const full = invoiceLike('inv_full', {
  invoiceNumber: 'INV-7',
  notes: 'Thank you.',
  dimensionValueIds: ['dv_logos', 'dv_oslo'],
  customerInvoiceUrl: 'https://pay.example/inv_full',
  deposit: { value: '30', type: 'PERCENT' },
  collection: {
    sendEmail: true,
    sendSms: false,
    email: 'books@cafe.example',
    reminderSchedule: ['THREE_DAYS_BEFORE_DUE_DATE'],
    paymentMethods: ['CREDIT_CARD'],
    ccEmails: ['cc@cafe.example'],
    bccEmails: ['bcc@cafe.example'],
  },
  recurrence: { frequency: 'MONTHLY', interval: 1, occurrences: 12, endDate: '2027-01-31' },
  apiName: 'PROJECT_TRACKER',
  apiSourceId: 'pt-1',
  installments: [
    { id: 'istl_1', name: 'First', dueDate: '2026-02-10', amountDue: { value: '5000', type: 'AMOUNT' } },
    { id: 'istl_2', name: 'Second', dueDate: '2026-03-03', amountDue: { value: '5343', type: 'AMOUNT' } },
  ],
  activity: [
    { type: 'INITIAL_EMAIL_SENT', datetime: '2026-02-01T09:00:00Z', status: 'FAILURE', error: 'Mailbox full.' },
    { type: 'INITIAL_EMAIL_SENT', datetime: '2026-02-01T15:00:00Z', status: 'SUCCESS', error: null },
  ],
  customData: { z: 'last', a: { b: [1, null, true] }, ключ: 'значение' },
  lineItems: [
    {
      id: 'ili_full',
      description: 'Design hours',
      quantity: '2.0',
      rate: '5000.0',
      salesTaxPercent: '8.875',
      glAccountId: 'gla_4010',
      apiItemId: 'item-1',
      timeId: 'tme_1',
      expenseId: 'exp_1',
    },
  ],
});
beforeAll(async () => {
  service = await openTestService({ now: () => new Date('2026-02-15T12:00:00Z') });
  const books = tinyBooks();
  const drafts = (['DRAFT', 'SCHEDULED', 'CANCELLED', 'REFUNDED'] as const).map((invoiceStatus) =>
    invoiceLike(`inv_${invoiceStatus}`, { invoiceStatus, invoiceNumber: invoiceStatus === 'DRAFT' ? null : 'INV-1' }),
  );
  const undiscounted = invoiceLike('inv_tax_first', { discountBeforeSalesTax: false });
  const thirds = invoiceLike('inv_thirds', {
    installments: ['33.33', '33.33', '33.34'].map((value, index) => {
      return { id: `istl_t${index}`, name: '', dueDate: '2026-03-03', amountDue: { value, type: 'PERCENT' } };
    }),
  });
  books.invoices.push(full, undiscounted, thirds, ...drafts, invoiceLike('inv_paying'));
  books.payments.push(
    { id: 'ptxn_full_b', invoiceId: 'inv_full', date: '2026-02-12', amount: 2000 },
    { id: 'ptxn_full_a', invoiceId: 'inv_full', date: '2026-02-10', amount: 4000 },
  );
  await importBooks(service.database, books);
  await importBooks(service.database, tinyBooks('_foreign'));
  await service.addUser('usr_tiny', 'co_tiny');
  token = await service.signIn({ userId: 'usr_tiny', scope: 'read' });
});
afterAll(() => service.close());

const invoice = async (id: string) => {
  const { status, body } = await service.get(token, `/v6/invoicing/invoices/${id}`);
  expect(status).toBe(200);
  return body.data;
};

const team = { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' };
const city = { id: 'dim_city', name: 'City', requiredness: 'NOT_REQUIRED' };

test('an invoice has all members of the interface', async () => {
  expect(await invoice('inv_full')).toEqual({
    id: 'inv_full',
    invoiceNumber: 'INV-7',
    status: 'ACTIVE',
    invoiceStatus: 'OPEN',
    detailedInvoiceDisplayStatus: 'Partially paid',
    date: '2026-02-01',
    customerInvoiceUrl: 'https://pay.example/inv_full',
    customer: { id: 'cus_cafe', name: 'Café Ångström', email: 'books@cafe.example' },
    dimensionValues: [
      {
        id: 'dv_design',
        dimension: team,
        name: 'Design',
        child: {
          id: 'dv_brand',
          dimension: team,
          name: 'Brand',
          child: { id: 'dv_logos', dimension: team, name: 'Logos' },
        },
      },
      { id: 'dv_oslo', dimension: city, name: 'Oslo' },
    ],
    notes: 'Thank you.',
    discount: { value: '5', type: 'PERCENT', calculateBeforeSalesTax: true },
    deposit: { value: '30', type: 'PERCENT' },
    totals: {
      subtotal: 10_000,
      discountedTotal: 9500,
      salesTax: 843,
      total: 10_343,
      paidAmount: 6000,
      balance: 4343,
    },
    collectionInfo: { term: { type: 'NET_30', dueDate: '2026-03-03' }, ...full.collection },
    recurrence: { frequency: 'MONTHLY', interval: 1, occurrences: 12, endDate: '2027-01-31' },
    apiName: 'PROJECT_TRACKER',
    apiSourceId: 'pt-1',
    lineItems: [
      {
        id: 'ili_full',
        description: 'Design hours',
        quantity: '2.0',
        rate: '5000.0',
        salesTax: { value: '8.875', type: 'PERCENT' },
        apiItemId: 'item-1',
        glAccount: {
          id: 'gla_4010',
          name: 'Design Income',
          accountNo: '4010',
          type: 'INCOME',
          iconUrl: null,
          displayName: '4010 · Design Income',
          status: 'ACTIVE',
        },
        timeId: 'tme_1',
        expenseId: 'exp_1',
      },
    ],
    installments: [
      { ...full.installments?.[0], balance: 0 },
      { ...full.installments?.[1], balance: 4343 },
    ],
    payments: [
      { id: 'ptxn_full_a', date: '2026-02-10', amount: 4000, allocatedAmount: 4000 },
      { id: 'ptxn_full_b', date: '2026-02-12', amount: 2000, allocatedAmount: 2000 },
    ],
    activity: full.activity,
    customData: full.customData,
  });
});

test('missing values of an invoice are null, and missing lists are empty', async () => {
  expect(await invoice('inv_DRAFT')).toMatchObject({
    invoiceNumber: null,
    customerInvoiceUrl: null,
    notes: null,
    deposit: null,
    recurrence: null,
    apiName: null,
    apiSourceId: null,
    lineItems: [{ apiItemId: null, timeId: null, expenseId: null }],
    installments: [],
    payments: [],
    activity: [],
    customData: null,
    collectionInfo: { email: null, reminderSchedule: [], paymentMethods: [], ccEmails: [], bccEmails: [] },
  });
});

test('a list returns the same invoice as a single request', async () => {
  const { body } = await service.post(token, '/v6/invoicing/invoices/query', { filter: { search: 'INV-7' } });
  expect(body).toEqual({ result: 'SUCCESS', data: [await invoice('inv_full')] });
});

test('a discount after sales tax: 10000, 5 % off, 8.875 % of 10000', async () => {
  expect(await invoice('inv_tax_first')).toMatchObject({
    discount: { calculateBeforeSalesTax: false },
    totals: { discountedTotal: 9500, salesTax: 888, total: 10_388 },
  });
});

test('installments in percent add up to the exact total', async () => {
  const { installments } = await invoice('inv_thirds');
  expect(installments.map(({ balance }: { balance: number }) => balance)).toEqual([3447, 3448, 3448]);
});

test.each([
  ['DRAFT', 'Draft'],
  ['SCHEDULED', 'Scheduled'],
  ['CANCELLED', 'Cancelled'],
  ['REFUNDED', 'Refunded'],
])('an invoice with status %s is displayed as %s, regardless of dates', async (invoiceStatus, word) => {
  expect(await invoice(`inv_${invoiceStatus}`)).toMatchObject({ invoiceStatus, detailedInvoiceDisplayStatus: word });
});

describe('payments determine whether an invoice is open', () => {
  const pay = (id: string, amount: number, date = '2026-02-11') =>
    service.database.insert(payments).values({ id, companyId: 'co_tiny', invoiceId: 'inv_paying', date, amount });
  const shown = async () => {
    const {
      invoiceStatus,
      detailedInvoiceDisplayStatus: word,
      totals,
      payments: received,
    } = await invoice('inv_paying');
    const allocated = received.map(({ allocatedAmount }: { allocatedAmount: number }) => allocatedAmount);
    return [invoiceStatus, word, totals.paidAmount, totals.balance, allocated];
  };

  test('from the first payment to an overpayment, and back', async () => {
    expect(await shown()).toEqual(['OPEN', 'Open', 0, 10_343, []]);
    await pay('p2', 10_342);
    expect(await shown()).toEqual(['OPEN', 'Partially paid', 10_342, 1, [10_342]]);
    await pay('p3', 1, '2026-02-12');
    expect(await shown()).toEqual(['CLOSED', 'Paid', 10_343, 0, [10_342, 1]]);
    await pay('p1', 57, '2026-02-10'); // the earlier one counts first
    expect(await shown()).toEqual(['CLOSED', 'Paid', 10_400, -57, [57, 10_286, 0]]);
    await service.database.update(payments).set({ amount: 100 }).where(eq(payments.id, 'p2'));
    expect(await shown()).toEqual(['OPEN', 'Partially paid', 158, 10_185, [57, 100, 1]]);
    await service.database.delete(payments).where(eq(payments.invoiceId, 'inv_paying'));
    expect(await shown()).toEqual(['OPEN', 'Open', 0, 10_343, []]);
  });

  test('also in filters, regardless of the entered status', async () => {
    const numbersOf = async (word: string) => {
      const filter = { invoiceStatus: { in: [word] }, customer: { id: { in: ['cus_cafe'] } } };
      const { body } = await service.post(token, '/v6/invoicing/invoices/query', { filter });
      return body.data.map(({ id }: { id: string }) => id);
    };
    expect(await numbersOf('CLOSED')).toEqual(['inv_1']); // entered as open, and paid in full
    expect(await numbersOf('OPEN')).toEqual(['inv_thirds', 'inv_tax_first', 'inv_paying', 'inv_full']);
  });
});

test.each(['inv_1_foreign', 'inv_none', 'x'.repeat(1000), "'", '%00'])(
  'an unknown invoice or one of another company is a 404: %.20s',
  async (id) => {
    const { status, body } = await service.get(token, `/v6/invoicing/invoices/${id}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ result: 'FAILURE', data: null, error: [{ type: 'BAD_REQUEST' }] });
  },
);
