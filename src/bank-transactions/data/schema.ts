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
  /** Such as `btxn_1`. */
  id: v.string(),
  /** Minor units; money out is negative. */
  amount: minorSchema,
  /** A calendar date, `YYYY-MM-DD`. */
  date: plainDateSchema,
  /** The text from the bank. */
  description: text,
  /** What created it, such as `MANUAL_ENTRY`. */
  apiName: text,
  /** The account that the money left or reached. */
  bankAccount: v.nullish(bankAccountSchema),
});
/** A matching transaction. Its amount is signed: money out is negative. */
export interface BankTransactionMatch extends v.InferOutput<typeof matchSchema> {}

const splitLineEntries = {
  /** Send it back to keep the line’s identity. */
  id: text,
  /** Minor units; money out is negative. The lines add up to the transaction. */
  amount: minorSchema,
  /** The memo of the line. */
  notes: text,
  /** Whom the line is for. */
  customer: v.nullish(customerSchema),
  /** What the line was for; without it and an account, the transaction’s applies. */
  category: v.nullish(categoryReferenceSchema),
  /** The account that the line posts to, in place of a category. */
  glAccount: v.nullish(glAccountSchema),
  ...dimensionSelectionEntries,
  /** The invoice that the line is matched to. */
  invoiceId: text,
  /** The bill that the line is matched to. */
  billId: text,
  /** The payroll item that the line is matched to. */
  payrollId: text,
  /** The interface doesn’t explain it; it is sent back as it is. */
  apiItemId: text,
};
/** A line of a split transaction, its amount signed like the total. */
export interface BankTransactionSplitLine extends WithDimensionSelections<typeof splitLineEntries> {}
const splitLineSchema: v.GenericSchema<unknown, BankTransactionSplitLine> = v.pipe(
  v.object(splitLineEntries),
  v.transform(unifyDimensions),
);

const taxPaymentSchema = v.object({
  /** The tax authority, such as `FEDERAL`. */
  region: text,
  /** Four digits. */
  year: v.nullish(v.number()),
  /** Such as `Q1`. */
  quarter: text,
});
/** The tax that a payment is for. */
export interface TaxPayment extends v.InferOutput<typeof taxPaymentSchema> {}

const bankTransactionEntries = {
  /** Such as `btxn_1`. */
  id: v.string(),
  /** Such as `EXPENSE`; a `TRANSFER` is between the company’s accounts. The service may add values. */
  type: v.nullish(openEnum(transactionTypes)),
  /** A calendar date, `YYYY-MM-DD`; decides whether the transaction is in the closed period. */
  date: plainDateSchema,
  /** Money out is negative, money in positive. */
  amount: minorSchema,
  /** The amount in its original currency. */
  currencyInfo: v.nullish(v.object({ originalCurrency: v.string(), originalAmount: minorSchema })),
  /** The name to show. Only the service sets it. */
  displayName: text,
  /** The text from the bank, or of a new transaction the user’s. */
  description: text,
  /** The user’s own text. */
  notes: text,
  /** `INACTIVE` ones are excluded from the books. */
  status: v.nullish(openEnum(transactionStatuses)),
  /** `RECONCILED` is reviewed; `PARTNER_REVIEW_REQUIRED` and `RECONCILIATION_DISCREPANCY` are to review. */
  reviewStatus: v.nullish(openEnum(reviewStatuses)),
  /** Can be sent; no documented response has it. */
  userAccess: text,
  /** Can be sent; no documented response has it. */
  accountantAccess: text,
  /** What created it, such as `MANUAL_ENTRY`. */
  apiName: text,
  /** Its id in the external system that created it. */
  apiSourceId: text,
  /** The account that the money left or reached. */
  bankAccount: v.nullish(bankAccountSchema),
  /** Whom the money is from. */
  customer: v.nullish(customerSchema),
  /** Whom the money is for. */
  vendor: v.nullish(vendorSchema),
  /** What it was for; absent or null while uncategorized, or if it posts to `glAccount` instead. */
  category: v.nullish(categoryReferenceSchema),
  /** The service’s suggestions, by id. Only the service sets them. */
  suggestedCategories: v.nullish(v.array(v.object({ id: v.string() }))),
  /** The account that it posts to. */
  glAccount: v.nullish(glAccountSchema),
  ...dimensionSelectionEntries,
  /** The invoice that it is matched to, or an item of it. */
  invoiceItem: v.nullish(v.object({ id: v.string(), description: text })),
  /** The transaction that it is reconciled with. */
  reconciliationMatch: v.nullish(matchSchema),
  /** Its other side, in a transfer between the company’s accounts. */
  matchingBankTransaction: v.nullish(matchSchema),
  /** What is discussed about it, and whether that is read. */
  conversation: v.nullish(v.object({ id: v.string(), readStatus: v.nullish(openEnum(['READ', 'UNREAD'])) })),
  /** Receipts and other files. */
  attachments: v.nullish(v.array(attachmentSchema)),
  /** The tax that a payment to a tax authority is for. */
  tax: v.nullish(v.object({ paymentInfo: v.nullish(taxPaymentSchema) })),
  /** The lines of a split or of a match; absent, null or empty without one. */
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
