import * as v from 'valibot';
import { customDataAnswer } from '../http/customData.ts';
import {
  amountAnswer,
  attachmentAnswer,
  bankAccountReferenceAnswer,
  categoryReferenceAnswer,
  classSegmentAnswer,
  companyReferenceAnswer,
  customerReferenceAnswer,
  dimensionValueAnswer,
  glAccountAnswer,
  statusAnswer,
  vendorReferenceAnswer,
} from '../references/schemas.ts';

const text = v.string();
const optionalText = v.nullable(text);

/** Another bank transaction, as a matching transaction references it. */
const matchAnswer = v.strictObject({
  id: text,
  amount: amountAnswer,
  date: text,
  description: text,
  apiName: text,
  apiInstitutionId: optionalText,
  bankAccount: bankAccountReferenceAnswer,
});

const common = {
  id: text,
  type: text,
  date: text,
  amount: amountAnswer,
  currencyInfo: v.nullable(v.strictObject({ originalCurrency: text, originalAmount: amountAnswer })),
  displayName: text,
  description: text,
  notes: optionalText,
  status: statusAnswer,
  reviewStatus: optionalText,
  apiName: text,
  apiSourceId: optionalText,
  iconUrl: optionalText,
  bankAccount: bankAccountReferenceAnswer,
  customer: v.nullable(customerReferenceAnswer),
  vendor: v.nullable(vendorReferenceAnswer),
  category: v.nullable(categoryReferenceAnswer),
  suggestedCategories: v.array(v.strictObject({ id: text })),
  glAccount: v.nullable(glAccountAnswer),
  invoiceItem: v.nullable(v.strictObject({ id: text, description: text })),
  reconciliationMatch: v.nullable(matchAnswer),
  matchingBankTransaction: v.nullable(matchAnswer),
  conversation: v.nullable(v.strictObject({ id: text, readStatus: text })),
  company: companyReferenceAnswer,
  rule: v.nullable(v.strictObject({ id: text, transactionSource: text })),
  attachments: v.array(attachmentAnswer),
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
  customData: customDataAnswer,
};

const childCommon = {
  id: text,
  amount: amountAnswer,
  notes: optionalText,
  customer: v.nullable(customerReferenceAnswer),
  category: v.nullable(categoryReferenceAnswer),
  glAccount: v.nullable(glAccountAnswer),
  invoiceId: optionalText,
  billId: optionalText,
  payrollId: optionalText,
  apiItemId: optionalText,
};

const segments = { classSegments: v.array(classSegmentAnswer) };
const values = { dimensionValues: v.array(dimensionValueAnswer) };

/** A bank transaction in every response except that of a delete. */
export const bankTransactionAnswer = v.strictObject({
  ...common,
  ...segments,
  children: v.array(v.strictObject({ ...childCommon, ...segments })),
});
export type BankTransactionJson = v.InferOutput<typeof bankTransactionAnswer>;

/** A bank transaction in the response to its deletion, where class segments are named dimension values. */
export const deletedBankTransactionAnswer = v.strictObject({
  ...common,
  ...values,
  children: v.array(v.strictObject({ ...childCommon, ...values })),
});
export type DeletedBankTransactionJson = v.InferOutput<typeof deletedBankTransactionAnswer>;
