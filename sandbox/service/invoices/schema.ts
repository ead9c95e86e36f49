import * as v from 'valibot';
import {
  amountAnswer,
  customerReferenceAnswer,
  dimensionValueAnswer,
  glAccountAnswer,
  statusAnswer,
} from '../references/schemas.ts';

export const invoiceStatuses = ['DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED', 'SCHEDULED'] as const;
export const termTypes = ['DUE_NOW', 'NET_10', 'NET_15', 'NET_30', 'NET_60', 'OTHER'] as const;

/** A decimal number as a string, to preserve precision: `8.875`. */
const decimalAnswer = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

/** A share of an amount: a percentage, or minor units. */
const shareAnswer = v.strictObject({ value: decimalAnswer, type: v.picklist(['PERCENT', 'AMOUNT']) });
export type Share = v.InferOutput<typeof shareAnswer>;

const percentAnswer = v.strictObject({ value: decimalAnswer, type: v.literal('PERCENT') });

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

const recurrenceAnswer = v.strictObject({
  frequency: v.string(),
  interval: v.number(),
  occurrences: v.nullable(v.number()),
  endDate: v.nullable(v.string()),
});
export type Recurrence = v.InferOutput<typeof recurrenceAnswer>;

const installmentAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  dueDate: v.string(),
  balance: amountAnswer,
  amountDue: shareAnswer,
});

/** An installment as stored; its balance depends on the payments. */
export type Installment = Omit<v.InferOutput<typeof installmentAnswer>, 'balance'>;

const activityAnswer = v.strictObject({
  type: v.string(),
  datetime: v.pipe(v.string(), v.isoTimestamp()),
  status: v.picklist(['SUCCESS', 'FAILURE']),
  /** The reason for a failure, for display. */
  error: v.nullable(v.string()),
});
export type Activity = v.InferOutput<typeof activityAnswer>;

/** An invoice. */
export const invoiceAnswer = v.strictObject({
  id: v.string(),
  /** Null for a draft. */
  invoiceNumber: v.nullable(v.string()),
  status: statusAnswer,
  invoiceStatus: v.picklist(invoiceStatuses),
  detailedInvoiceDisplayStatus: v.string(),
  date: v.string(),
  customerInvoiceUrl: v.nullable(v.string()),
  customer: customerReferenceAnswer,
  dimensionValues: v.array(dimensionValueAnswer),
  notes: v.nullable(v.string()),
  discount: v.nullable(v.strictObject({ ...percentAnswer.entries, calculateBeforeSalesTax: v.boolean() })),
  deposit: v.nullable(shareAnswer),
  totals: v.strictObject({
    subtotal: amountAnswer,
    discountedTotal: amountAnswer,
    salesTax: amountAnswer,
    total: amountAnswer,
    paidAmount: amountAnswer,
    /** Negative if overpaid. */
    balance: amountAnswer,
  }),
  collectionInfo: v.strictObject({
    term: v.strictObject({ type: v.picklist(termTypes), dueDate: v.string() }),
    ...collectionEntries,
  }),
  recurrence: v.nullable(recurrenceAnswer),
  apiName: v.nullable(v.string()),
  apiSourceId: v.nullable(v.string()),
  lineItems: v.array(
    v.strictObject({
      id: v.string(),
      description: v.string(),
      quantity: decimalAnswer,
      /** Minor units per unit. */
      rate: decimalAnswer,
      salesTax: v.nullable(percentAnswer),
      apiItemId: v.nullable(v.string()),
      glAccount: glAccountAnswer,
      timeId: v.nullable(v.string()),
      expenseId: v.nullable(v.string()),
    }),
  ),
  installments: v.array(installmentAnswer),
  payments: v.array(
    v.strictObject({
      id: v.string(),
      date: v.string(),
      amount: amountAnswer,
      /** The part of the payment applied to the total. */
      allocatedAmount: amountAnswer,
    }),
  ),
  activity: v.array(activityAnswer),
  customData: v.nullable(v.record(v.string(), v.unknown())),
});
export type InvoiceJson = v.InferOutput<typeof invoiceAnswer>;
