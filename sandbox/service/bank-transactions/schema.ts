import * as v from 'valibot';
import { customDataSchema } from '../http/customData.ts';
import {
  amountSchema,
  attachmentSchema,
  bankAccountReferenceSchema,
  categoryReferenceSchema,
  classSegmentSchema,
  companyReferenceSchema,
  customerReferenceSchema,
  dimensionValueSchema,
  glAccountSchema,
  statusSchema,
  vendorReferenceSchema,
} from '../references/schemas.ts';

const text = v.string();
const optionalText = v.nullable(text);

/** Another bank transaction, as a matching transaction references it. */
const matchSchema = v.strictObject({
  id: text,
  amount: amountSchema,
  date: text,
  description: text,
  apiName: text,
  apiInstitutionId: optionalText,
  bankAccount: bankAccountReferenceSchema,
});

const common = {
  id: text,
  type: text,
  date: text,
  amount: amountSchema,
  currencyInfo: v.nullable(v.strictObject({ originalCurrency: text, originalAmount: amountSchema })),
  displayName: text,
  description: text,
  notes: optionalText,
  status: statusSchema,
  reviewStatus: optionalText,
  apiName: text,
  apiSourceId: optionalText,
  iconUrl: optionalText,
  bankAccount: bankAccountReferenceSchema,
  customer: v.nullable(customerReferenceSchema),
  vendor: v.nullable(vendorReferenceSchema),
  category: v.nullable(categoryReferenceSchema),
  suggestedCategories: v.array(v.strictObject({ id: text })),
  glAccount: v.nullable(glAccountSchema),
  invoiceItem: v.nullable(v.strictObject({ id: text, description: text })),
  reconciliationMatch: v.nullable(matchSchema),
  matchingBankTransaction: v.nullable(matchSchema),
  conversation: v.nullable(v.strictObject({ id: text, readStatus: text })),
  company: companyReferenceSchema,
  rule: v.nullable(v.strictObject({ id: text, transactionSource: text })),
  attachments: v.array(attachmentSchema),
  tax: v.strictObject({
    paymentInfo: v.optional(
      v.strictObject({
        region: optionalText,
        year: v.nullable(v.pipe(v.number(), v.integer())),
        quarter: optionalText,
      }),
    ),
  }),
  /** As submitted, or as introspection flags if the service is configured that way. */
  customData: customDataSchema,
};

const childCommon = {
  id: text,
  amount: amountSchema,
  notes: optionalText,
  customer: v.nullable(customerReferenceSchema),
  category: v.nullable(categoryReferenceSchema),
  glAccount: v.nullable(glAccountSchema),
  invoiceId: optionalText,
  billId: optionalText,
  payrollId: optionalText,
  apiItemId: optionalText,
};

const segments = { classSegments: v.array(classSegmentSchema) };
const values = { dimensionValues: v.array(dimensionValueSchema) };

/** A bank transaction in every response except to a deletion. */
export const bankTransactionSchema = v.strictObject({
  ...common,
  ...segments,
  children: v.array(v.strictObject({ ...childCommon, ...segments })),
});
export type BankTransactionJson = v.InferOutput<typeof bankTransactionSchema>;

/** A bank transaction in the response to its deletion, where class segments are named dimension values. */
export const deletedBankTransactionSchema = v.strictObject({
  ...common,
  ...values,
  children: v.array(v.strictObject({ ...childCommon, ...values })),
});
export type DeletedBankTransactionJson = v.InferOutput<typeof deletedBankTransactionSchema>;
