import * as v from 'valibot';
import {
  amountSchema,
  customerReferenceSchema,
  dimensionValueSchema,
  glAccountSchema,
  statusSchema,
} from '../references/schemas.ts';

export const invoiceStatuses = ['DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED'] as const;
export const termTypes = ['DUE_NOW', 'NET_10', 'NET_15', 'NET_30', 'NET_60', 'OTHER'] as const;

/** A decimal number as a string, to preserve precision: `8.875`. */
const decimalSchema = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

/** A share of an amount: a percentage, or minor units. */
const shareSchema = v.strictObject({ value: decimalSchema, type: v.picklist(['PERCENT', 'AMOUNT']) });
export type Share = v.InferOutput<typeof shareSchema>;

const percentSchema = v.strictObject({ value: decimalSchema, type: v.literal('PERCENT') });

const collectionEntries = {
  sendEmail: v.boolean(),
  sendSms: v.boolean(),
  email: v.nullable(v.string()),
  reminderSchedule: v.array(v.string()),
  paymentMethods: v.array(v.string()),
  ccEmails: v.array(v.string()),
  bccEmails: v.array(v.string()),
};

/** Delivery and payment settings, without the terms. */
export type Collection = v.InferOutput<ReturnType<typeof v.strictObject<typeof collectionEntries>>>;

const recurrenceSchema = v.strictObject({
  frequency: v.string(),
  interval: v.number(),
  occurrences: v.nullable(v.number()),
  endDate: v.nullable(v.string()),
});
export type Recurrence = v.InferOutput<typeof recurrenceSchema>;

const installmentSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  dueDate: v.string(),
  balance: amountSchema,
  amountDue: shareSchema,
});

/** An installment as stored; its balance depends on the payments. */
export type Installment = Omit<v.InferOutput<typeof installmentSchema>, 'balance'>;

const activitySchema = v.strictObject({
  type: v.string(),
  datetime: v.pipe(v.string(), v.isoTimestamp()),
  status: v.picklist(['SUCCESS', 'FAILURE']),
  /** The reason for a failure, for display. */
  error: v.nullable(v.string()),
});
export type Activity = v.InferOutput<typeof activitySchema>;

/** An invoice. */
export const invoiceSchema = v.strictObject({
  id: v.string(),
  /** Null for a draft. */
  invoiceNumber: v.nullable(v.string()),
  status: statusSchema,
  invoiceStatus: v.picklist(invoiceStatuses),
  detailedInvoiceDisplayStatus: v.string(),
  date: v.string(),
  customerInvoiceUrl: v.nullable(v.string()),
  customer: customerReferenceSchema,
  dimensionValues: v.array(dimensionValueSchema),
  notes: v.nullable(v.string()),
  discount: v.nullable(v.strictObject({ ...percentSchema.entries, calculateBeforeSalesTax: v.boolean() })),
  deposit: v.nullable(shareSchema),
  totals: v.strictObject({
    subtotal: amountSchema,
    discountedTotal: amountSchema,
    salesTax: amountSchema,
    total: amountSchema,
    paidAmount: amountSchema,
    /** Negative if overpaid. */
    balance: amountSchema,
  }),
  collectionInfo: v.strictObject({
    term: v.strictObject({ type: v.picklist(termTypes), dueDate: v.string() }),
    ...collectionEntries,
  }),
  recurrence: v.nullable(recurrenceSchema),
  apiName: v.nullable(v.string()),
  apiSourceId: v.nullable(v.string()),
  lineItems: v.array(
    v.strictObject({
      id: v.string(),
      description: v.string(),
      quantity: decimalSchema,
      /** Minor units per unit. */
      rate: decimalSchema,
      salesTax: v.nullable(percentSchema),
      apiItemId: v.nullable(v.string()),
      glAccount: glAccountSchema,
      timeId: v.nullable(v.string()),
      expenseId: v.nullable(v.string()),
    }),
  ),
  installments: v.array(installmentSchema),
  payments: v.array(
    v.strictObject({
      id: v.string(),
      date: v.string(),
      amount: amountSchema,
      /** The part of the payment applied to the total. */
      allocatedAmount: amountSchema,
    }),
  ),
  activity: v.array(activitySchema),
  customData: v.nullable(v.record(v.string(), v.unknown())),
});
export type InvoiceJson = v.InferOutput<typeof invoiceSchema>;
