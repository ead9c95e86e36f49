import * as v from 'valibot';
import { dataOf } from '../../core/http/envelope.ts';
import { datetimeSchema, decimalSchema, minorSchema, openEnum, plainDateSchema } from '../../core/http/fields.ts';
import { pageOf } from '../../core/http/paging.ts';
import { glAccountSchema } from '../../reference-lists/data/glAccountSchema.ts';
import {
  customerSchema,
  dimensionSelectionEntries,
  unifyDimensions,
  type WithDimensionSelections,
} from '../../reference-lists/data/schema.ts';

const text = v.nullish(v.string());
const texts = v.nullish(v.array(v.string()));

export const invoiceStatuses = ['DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED'] as const;
export const recordStatuses = ['ACTIVE', 'INACTIVE'] as const;
const termTypes = ['DUE_NOW', 'NET_10', 'NET_15', 'NET_30', 'NET_60', 'OTHER'] as const;
/** Filters for open invoices by due date; some overlap. */
export const dueDateBuckets = ['OVERDUE', 'DUE_TODAY', 'DUE_THIS_WEEK', 'DUE_THIS_MONTH', 'NOT_DUE'] as const;

/** A percentage, or an amount in minor units; both are decimal strings. */
const shareSchema = v.object({
  /** A percentage, or minor units, as a decimal string. */
  value: decimalSchema,
  /** Whether it is a percentage or an amount. */
  type: v.nullish(openEnum(['PERCENT', 'AMOUNT'])),
});
/** A percentage, or an amount in minor units. */
export interface InvoiceShare extends v.InferOutput<typeof shareSchema> {}

const lineItemSchema = v.object({
  /** Such as `ili_1`. */
  id: v.string(),
  /** What is sold. */
  description: text,
  /** Decimal string. */
  quantity: v.nullish(decimalSchema),
  /** Minor units per unit, as a decimal string. */
  rate: v.nullish(decimalSchema),
  /** The tax on this line: a percentage, as far as the interface shows. */
  salesTax: v.nullish(shareSchema),
  /** The account that the line posts to. */
  glAccount: v.nullish(glAccountSchema),
});
/** A line item of an invoice. */
export interface InvoiceLineItem extends v.InferOutput<typeof lineItemSchema> {}

const installmentSchema = v.object({
  /** Such as `istl_1`. */
  id: v.string(),
  /** Such as `Installment 1 of 3`. */
  name: text,
  /** The last day to pay it on time. */
  dueDate: v.nullish(plainDateSchema),
  /** The outstanding amount, in minor units. */
  balance: v.nullish(minorSchema),
  /** What it asks for; `balance` is what is left of it. */
  amountDue: v.nullish(shareSchema),
});
/** A part of an invoice with its own due date. */
export interface InvoiceInstallment extends v.InferOutput<typeof installmentSchema> {}

const paymentSchema = v.object({
  /** Such as `ptxn_1`. */
  id: v.string(),
  /** When the customer paid. */
  date: v.nullish(plainDateSchema),
  /** The whole payment, in minor units. */
  amount: minorSchema,
  /** The part applied to this invoice, in minor units. */
  allocatedAmount: v.nullish(minorSchema),
});
/** A payment of an invoice, or of several. */
export interface InvoicePayment extends v.InferOutput<typeof paymentSchema> {}

const activitySchema = v.object({
  /** Such as `INITIAL_EMAIL_SENT`. */
  type: v.string(),
  /** Parsed; UTC if the service names no time zone. */
  datetime: v.nullish(datetimeSchema),
  /** Whether it succeeded; if not, `error` may say why. */
  status: v.nullish(openEnum(['SUCCESS', 'FAILURE'])),
  /** Why it failed, as shown to users. */
  error: text,
});
/** An event of an invoice, such as a reminder. */
export interface InvoiceActivity extends v.InferOutput<typeof activitySchema> {}

const collectionInfoSchema = v.object({
  /** The payment terms, such as `NET_30`, and the due date, `YYYY-MM-DD`. */
  term: v.nullish(v.object({ type: v.nullish(openEnum(termTypes)), dueDate: v.nullish(plainDateSchema) })),
  /** Whether the invoice is sent by email. */
  sendEmail: v.nullish(v.boolean()),
  /** Whether the invoice is sent as a text message. */
  sendSms: v.nullish(v.boolean()),
  /** Where it is sent. */
  email: text,
  /** When the customer is reminded, such as `THREE_DAYS_BEFORE_DUE_DATE`. */
  reminderSchedule: texts,
  /** How the customer may pay, such as `CREDIT_CARD`. */
  paymentMethods: texts,
  /** Who gets a copy. */
  ccEmails: texts,
  /** Who gets a copy that the others don’t see. */
  bccEmails: texts,
});
/** An invoice’s terms, delivery and payment methods. */
export interface InvoiceCollectionInfo extends v.InferOutput<typeof collectionInfoSchema> {}

const recurrenceSchema = v.object({
  /** Such as `MONTHLY`. */
  frequency: text,
  /** For example 3 for every 3 months. */
  interval: v.nullish(v.number()),
  /** How many times it recurs in all. */
  occurrences: v.nullish(v.number()),
  /** When it stops recurring. */
  endDate: v.nullish(plainDateSchema),
});
/** How often an invoice recurs. */
export interface InvoiceRecurrence extends v.InferOutput<typeof recurrenceSchema> {}

const invoiceEntries = {
  /** Such as `inv_1`. */
  id: v.string(),
  /** A draft may have none. */
  invoiceNumber: text,
  /** Of the record, such as `ACTIVE`; whether the invoice is open is in `invoiceStatus`. */
  status: v.nullish(openEnum(recordStatuses)),
  /** Such as `OPEN`; the service may add values. */
  invoiceStatus: v.nullish(openEnum(invoiceStatuses)),
  /** The status as the service words it, such as `Overdue`. */
  detailedInvoiceDisplayStatus: text,
  /** The invoice date; the due date is in `collectionInfo.term`. */
  date: plainDateSchema,
  /** The customer’s link to the invoice. */
  customerInvoiceUrl: text,
  /** A reference, without a `status`. */
  customer: v.nullish(customerSchema),
  ...dimensionSelectionEntries,
  /** Free text. */
  notes: text,
  /** A percentage, as far as the interface shows. Without `calculateBeforeSalesTax`, it doesn’t lower the tax. */
  discount: v.nullish(v.object({ ...shareSchema.entries, calculateBeforeSalesTax: v.nullish(v.boolean()) })),
  /** What is asked for in advance: a percentage, as far as the interface shows. */
  deposit: v.nullish(shareSchema),
  /** Minor units; `balance` is negative where more was paid than the total. */
  totals: v.object({
    subtotal: v.nullish(minorSchema),
    discountedTotal: v.nullish(minorSchema),
    salesTax: v.nullish(minorSchema),
    total: minorSchema,
    paidAmount: minorSchema,
    balance: minorSchema,
  }),
  /** Terms, due date, and how the invoice is sent and paid. */
  collectionInfo: v.nullish(collectionInfoSchema),
  /** Absent or null if the invoice doesn’t recur. */
  recurrence: v.nullish(recurrenceSchema),
  /** What is sold, with quantity, rate and tax. */
  lineItems: v.nullish(v.array(lineItemSchema)),
  /** The parts in which it is paid; absent, null or empty if it is due as a whole. */
  installments: v.nullish(v.array(installmentSchema)),
  /** What the customer paid; absent, null or empty while nothing is. */
  payments: v.nullish(v.array(paymentSchema)),
  /** What was done with it, such as `INITIAL_EMAIL_SENT`. */
  activity: v.nullish(v.array(activitySchema)),
};
/** An invoice. Amounts are in minor units of the company’s currency. */
export interface Invoice extends WithDimensionSelections<typeof invoiceEntries> {}
export const invoiceSchema: v.GenericSchema<unknown, Invoice> = v.pipe(
  v.object(invoiceEntries),
  v.transform(unifyDimensions),
);

export const invoicePageShape = pageOf(invoiceSchema);
export const invoiceShape = dataOf(invoiceSchema);
