import * as v from 'valibot';
import { batchOf } from '../../core/http/batch.ts';
import { dataOf } from '../../core/http/envelope.ts';
import { customDataSchema, minorSchema, openEnum, plainDateSchema } from '../../core/http/fields.ts';
import { pageOf } from '../../core/http/paging.ts';
import {
  attachmentSchema,
  bankAccountSchema,
  customerSchema,
  dimensionSelectionEntries,
  glAccountSchema,
  unifyDimensions,
  vendorSchema,
  type WithDimensionSelections,
} from '../../reference-lists/data/schema.ts';

const text = v.nullish(v.string());

/** By the direction of the money; a transfer is between own accounts. */
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
/** Another transaction, as one that belongs to it names it. Its amount is signed: money out is negative. */
export interface TransactionMatch extends v.InferOutput<typeof matchSchema> {}

const partEntries = {
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
/** A part of a split transaction, its amount signed as that of the whole. */
export interface TransactionPart extends WithDimensionSelections<typeof partEntries> {}
const partSchema: v.GenericSchema<unknown, TransactionPart> = v.pipe(
  v.object(partEntries),
  v.transform(unifyDimensions),
);

const taxPaymentSchema = v.object({ region: text, year: v.nullish(v.number()), quarter: text });
/** For which tax a payment is. */
export interface TaxPayment extends v.InferOutput<typeof taxPaymentSchema> {}

const bankTransactionEntries = {
  id: v.string(),
  type: v.nullish(openEnum(transactionTypes)),
  date: plainDateSchema,
  /** Money out is negative, money in positive. */
  amount: minorSchema,
  /** What it was before it was changed into the books' currency. */
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
  children: v.nullish(v.array(partSchema)),
  /** What was submitted, or flags that tell of what kind it is. */
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
