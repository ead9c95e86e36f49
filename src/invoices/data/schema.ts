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
const shareSchema = v.object({ value: decimalSchema, type: v.nullish(openEnum(['PERCENT', 'AMOUNT'])) });
export interface InvoiceShare extends v.InferOutput<typeof shareSchema> {}

const lineItemSchema = v.object({
  id: v.string(),
  description: text,
  /** Decimal string. */
  quantity: v.nullish(decimalSchema),
  /** Minor units per unit, as a decimal string. */
  rate: v.nullish(decimalSchema),
  salesTax: v.nullish(shareSchema),
  glAccount: v.nullish(glAccountSchema),
});
/** A line item of an invoice. */
export interface InvoiceLineItem extends v.InferOutput<typeof lineItemSchema> {}

const installmentSchema = v.object({
  id: v.string(),
  name: text,
  dueDate: v.nullish(plainDateSchema),
  /** The outstanding amount, in minor units. */
  balance: v.nullish(minorSchema),
  amountDue: v.nullish(shareSchema),
});
export interface InvoiceInstallment extends v.InferOutput<typeof installmentSchema> {}

const paymentSchema = v.object({
  id: v.string(),
  date: v.nullish(plainDateSchema),
  amount: minorSchema,
  /** The part applied to this invoice, in minor units. */
  allocatedAmount: v.nullish(minorSchema),
});
export interface InvoicePayment extends v.InferOutput<typeof paymentSchema> {}

const activitySchema = v.object({
  type: v.string(),
  datetime: v.nullish(datetimeSchema),
  status: v.nullish(openEnum(['SUCCESS', 'FAILURE'])),
  /** Why it failed, as shown to users. */
  error: text,
});
/** An event of an invoice, such as a reminder. */
export interface InvoiceActivity extends v.InferOutput<typeof activitySchema> {}

const collectionInfoSchema = v.object({
  term: v.nullish(v.object({ type: v.nullish(openEnum(termTypes)), dueDate: v.nullish(plainDateSchema) })),
  sendEmail: v.nullish(v.boolean()),
  sendSms: v.nullish(v.boolean()),
  email: text,
  reminderSchedule: texts,
  paymentMethods: texts,
  ccEmails: texts,
  bccEmails: texts,
});
/** An invoice’s terms, delivery and payment methods. */
export interface InvoiceCollectionInfo extends v.InferOutput<typeof collectionInfoSchema> {}

const recurrenceSchema = v.object({
  frequency: text,
  interval: v.nullish(v.number()),
  occurrences: v.nullish(v.number()),
  endDate: v.nullish(plainDateSchema),
});
export interface InvoiceRecurrence extends v.InferOutput<typeof recurrenceSchema> {}

const invoiceEntries = {
  id: v.string(),
  /** A draft may have none. */
  invoiceNumber: text,
  status: v.nullish(openEnum(recordStatuses)),
  invoiceStatus: v.nullish(openEnum(invoiceStatuses)),
  /** The status as the service words it, such as `Overdue`. */
  detailedInvoiceDisplayStatus: text,
  date: plainDateSchema,
  customerInvoiceUrl: text,
  customer: v.nullish(customerSchema),
  ...dimensionSelectionEntries,
  notes: text,
  discount: v.nullish(v.object({ ...shareSchema.entries, calculateBeforeSalesTax: v.nullish(v.boolean()) })),
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
  collectionInfo: v.nullish(collectionInfoSchema),
  recurrence: v.nullish(recurrenceSchema),
  lineItems: v.nullish(v.array(lineItemSchema)),
  installments: v.nullish(v.array(installmentSchema)),
  payments: v.nullish(v.array(paymentSchema)),
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
