import * as v from 'valibot';
import { batchOf } from '../../core/http/batch.ts';
import { dataOf } from '../../core/http/envelope.ts';
import { customDataSchema, minorSchema, openEnum, plainDateSchema } from '../../core/http/fields.ts';
import { pageOf } from '../../core/http/paging.ts';
import { glAccountSchema } from '../../reference-lists/data/glAccountSchema.ts';
import {
  attachmentSchema,
  bankAccountSchema,
  customerSchema,
  dimensionSelectionEntries,
  unifyDimensions,
  vendorSchema,
  type WithDimensionSelections,
} from '../../reference-lists/data/schema.ts';

const text = v.nullish(v.string());

/** By direction; a transfer is between the company's accounts. */
export const transactionTypes = ['EXPENSE', 'REVENUE', 'TRANSFER'] as const;
export const reviewStatuses = ['RECONCILED', 'RECONCILIATION_DISCREPANCY', 'PARTNER_REVIEW_REQUIRED'] as const;
export const transactionStatuses = ['ACTIVE', 'INACTIVE'] as const;

const categoryReferenceSchema = v.object({ id: v.string(), name: text });

const matchSchema = v.object({
  id: v.string(),
  amount: minorSchema,
  date: plainDateSchema,
  description: text,
  apiName: text,
  bankAccount: v.nullish(bankAccountSchema),
});
/** A matching transaction. Its amount is signed: money out is negative. */
export interface BankTransactionMatch extends v.InferOutput<typeof matchSchema> {}

const splitLineEntries = {
  id: text,
  amount: minorSchema,
  notes: text,
  customer: v.nullish(customerSchema),
  category: v.nullish(categoryReferenceSchema),
  glAccount: v.nullish(glAccountSchema),
  ...dimensionSelectionEntries,
  invoiceId: text,
  billId: text,
  payrollId: text,
  apiItemId: text,
};
/** A line of a split transaction, its amount signed like the total. */
export interface BankTransactionSplitLine extends WithDimensionSelections<typeof splitLineEntries> {}
const splitLineSchema: v.GenericSchema<unknown, BankTransactionSplitLine> = v.pipe(
  v.object(splitLineEntries),
  v.transform(unifyDimensions),
);

const taxPaymentSchema = v.object({ region: text, year: v.nullish(v.number()), quarter: text });
/** The tax that a payment is for. */
export interface TaxPayment extends v.InferOutput<typeof taxPaymentSchema> {}

const bankTransactionEntries = {
  id: v.string(),
  type: v.nullish(openEnum(transactionTypes)),
  date: plainDateSchema,
  /** Money out is negative, money in positive. */
  amount: minorSchema,
  /** The amount in its original currency. */
  currencyInfo: v.nullish(v.object({ originalCurrency: v.string(), originalAmount: minorSchema })),
  displayName: text,
  description: text,
  notes: text,
  status: v.nullish(openEnum(transactionStatuses)),
  reviewStatus: v.nullish(openEnum(reviewStatuses)),
  userAccess: text,
  accountantAccess: text,
  apiName: text,
  apiSourceId: text,
  bankAccount: v.nullish(bankAccountSchema),
  customer: v.nullish(customerSchema),
  vendor: v.nullish(vendorSchema),
  category: v.nullish(categoryReferenceSchema),
  suggestedCategories: v.nullish(v.array(v.object({ id: v.string() }))),
  glAccount: v.nullish(glAccountSchema),
  ...dimensionSelectionEntries,
  invoiceItem: v.nullish(v.object({ id: v.string(), description: text })),
  reconciliationMatch: v.nullish(matchSchema),
  matchingBankTransaction: v.nullish(matchSchema),
  conversation: v.nullish(v.object({ id: v.string(), readStatus: v.nullish(openEnum(['READ', 'UNREAD'])) })),
  attachments: v.nullish(v.array(attachmentSchema)),
  tax: v.nullish(v.object({ paymentInfo: v.nullish(taxPaymentSchema) })),
  children: v.nullish(v.array(splitLineSchema)),
  /** The service's rule that set it. */
  rule: v.nullish(v.object({ id: v.string(), transactionSource: text })),
  /** The host's custom data, or introspection flags. */
  customData: v.nullish(customDataSchema),
};
/** A bank transaction. Amounts are minor units, signed: money out is negative. */
export interface BankTransaction extends WithDimensionSelections<typeof bankTransactionEntries> {}
export const bankTransactionSchema: v.GenericSchema<unknown, BankTransaction> = v.pipe(
  v.object(bankTransactionEntries),
  v.transform(unifyDimensions),
);

export const bankTransactionPageShape = pageOf(bankTransactionSchema);
export const bankTransactionShape = dataOf(bankTransactionSchema);
export const bankTransactionBatchShape = batchOf(bankTransactionSchema);
