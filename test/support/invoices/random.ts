import fc from 'fast-check';
import * as v from 'valibot';
import { type Invoice, invoiceShape } from '../../../src/invoices/data/schema.ts';

/** Unusual texts that a service might send: empty, blank, markup, long names, right-to-left. */
const oddTexts = [
  '',
  ' ',
  '\n',
  '_',
  '\u200f',
  '<b>bold</b> & "quoted"',
  'javascript:alert(1)',
  'toString',
  '__proto__',
  'קפה אנגסטרם',
  'مؤسسة الميناء',
  '👩‍🎨🏳️‍🌈',
  'Donaudampfschifffahrtsgesellschaft'.repeat(8),
  'The Honourable Society of Signwriters and Letter Cutters '.repeat(6),
];
const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/** Decimal numbers in every notation, and invalid ones. */
const decimal = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((number) => `${number}.0`),
  fc.tuple(fc.bigInt(), fc.nat()).map(([whole, fraction]) => `${whole}.${fraction}`),
  fc.constantFrom(
    '0',
    '-0',
    '0.00',
    '007',
    '.5',
    '5.',
    '+5',
    '1E+3',
    '1e-7',
    '1e99',
    '1e400',
    '-1.50',
    '33.333333333333333333',
  ),
  fc.constantFrom('NaN', 'Infinity', '1,000.00', '1 000', '0x10', '٥', '½', '9'.repeat(400), `0.${'1'.repeat(300)}`),
  text,
);

const known = (...values: string[]) =>
  fc.oneof(fc.constantFrom(...values), fc.constantFrom('NEWER_THAN_THIS', 'toString'), text);
const amount = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -500_000, max: 500_000 }),
  fc.constantFrom(0, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nearDay = fc
  .integer({ min: -200, max: 200 })
  .map((days) => new Date(Date.UTC(2026, 5, 15 + days)).toISOString().slice(0, 10));
const date = fc.oneof(nearDay, day);
const datetime = fc
  .tuple(date, fc.constantFrom('T00:00:00Z', 'T14:05:00Z', 'T23:59:59.999999'))
  .map((parts) => parts.join(''));

/** An object in which each member can be absent or null. */
const some = <Members extends Record<string, fc.Arbitrary<unknown>>>(members: Members) =>
  fc.record(Object.fromEntries(Object.entries(members).map(([name, value]) => [name, fc.option(value, { freq: 6 })])), {
    requiredKeys: [],
  });

/** Records with unique ids. */
const list = (members: Record<string, fc.Arbitrary<unknown>>, required: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc
    .array(fc.tuple(some(members), fc.record(required)), { maxLength: 3 })
    .map((rows) => rows.map(([optional, always], index) => ({ ...optional, ...always, id: `row_${index}` })));

const share = fc
  .tuple(decimal, some({ type: known('PERCENT', 'AMOUNT') }))
  .map(([value, type]) => ({ value, ...type }));
const reference = some({ name: text, email: text, status: text, accountNo: text, displayName: text, type: text }).map(
  (members) => ({ ...members, id: 'ref_1' }),
);
const dimension = fc.record({ id: text, name: text, requiredness: known('REQUIRED', 'NOT_REQUIRED') });
const dimensionValue = fc
  .tuple(text, fc.option(text), dimension)
  .map(([name, child, dimension]) => ({ name, dimension, child: child === null ? null : { id: child, name: child } }));

const words = fc.array(known('CREDIT_CARD', 'ON_DUE_DATE'), { maxLength: 3 });
const emails = fc.array(text, { maxLength: 2 });

/**
 * Any invoice that a service might send: optional members can be absent, null, empty or unusual, enums can have unknown
 * values, and amounts can be extreme.
 */
const randomInvoice: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    fc.record({
      date,
      totals: fc
        .tuple(some({ subtotal: amount, discountedTotal: amount, salesTax: amount }), amount, amount, amount)
        .map(([parts, total, paidAmount, balance]) => ({ ...parts, total, paidAmount, balance })),
    }),
    some({
      invoiceNumber: text,
      status: known('ACTIVE', 'INACTIVE'),
      invoiceStatus: known('DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED'),
      detailedInvoiceDisplayStatus: known('Overdue', 'Paid'),
      customerInvoiceUrl: fc.oneof(
        text,
        fc.webUrl(),
        fc.constantFrom('data:text/html,x', '//pay.example', 'HTTPS://pay.example/1'),
      ),
      customer: reference,
      dimensionValues: fc
        .array(dimensionValue, { maxLength: 3 })
        .map((values) => values.map((value, index) => ({ ...value, id: `dv_${index}` }))),
      notes: text,
      discount: fc
        .tuple(share, some({ calculateBeforeSalesTax: fc.boolean() }))
        .map(([value, rest]) => ({ ...value, ...rest })),
      deposit: share,
      collectionInfo: some({
        term: some({ type: known('DUE_NOW', 'NET_30', 'OTHER'), dueDate: date }),
        sendEmail: fc.boolean(),
        sendSms: fc.boolean(),
        email: text,
        reminderSchedule: words,
        paymentMethods: words,
        ccEmails: emails,
        bccEmails: emails,
      }),
      recurrence: some({
        frequency: known('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
        interval: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
        occurrences: fc.oneof(fc.integer({ min: -1, max: 40 }), fc.maxSafeInteger()),
        endDate: date,
      }),
      lineItems: list({ description: text, quantity: decimal, rate: decimal, salesTax: share, glAccount: reference }),
      installments: list({ name: text, dueDate: date, balance: amount, amountDue: share }),
      payments: list({ date, allocatedAmount: amount }, { amount }),
      activity: fc.array(
        fc
          .tuple(
            known('INITIAL_EMAIL_SENT', 'REMINDER_EMAIL_SENT'),
            some({ datetime, status: known('SUCCESS', 'FAILURE'), error: text }),
          )
          .map(([type, rest]) => ({ ...rest, type })),
        { maxLength: 3 },
      ),
      apiName: text,
      customData: fc.constant({ projectCode: 'P-1' }),
    }),
  )
  .map(([always, optional]) => ({ ...optional, ...always, id: 'inv_random' }));

/** Several random invoices with unique ids. */
export const anyInvoices = (count: number) =>
  fc
    .array(randomInvoice, { minLength: count, maxLength: count })
    .map((invoices) => invoices.map((invoice, index) => ({ ...invoice, id: `inv_${index}` })));

/** Parses an invoice as received from the service. */
export function parseInvoice(served: Record<string, unknown>): Invoice {
  return v.parse(invoiceShape.schema, { result: 'SUCCESS', data: JSON.parse(JSON.stringify(served)) });
}
