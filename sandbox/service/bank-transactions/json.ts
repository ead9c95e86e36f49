import { type References, required } from '../references/loadReferences.ts';
import { introspectionFlags } from './introspectionFlags.ts';
import type { BankTransactionRow, BankTransactionSplitRow } from './tables.ts';

/** The JSON members that come from the row and the reference lists, without the dimensions. */
export function rowMembers(row: BankTransactionRow, references: References, hasIntrospectionFlags: boolean) {
  const { originalCurrency, originalAmount, conversationId, conversationReadStatus } = row;
  const { ruleId, ruleTransactionSource } = row;
  const [vendor, customer] = [references.vendor(row.vendorId), references.customer(row.customerId)];
  return {
    id: row.id,
    type: row.type,
    date: row.date,
    amount: row.amount,
    currencyInfo: originalCurrency === null || originalAmount === null ? null : { originalCurrency, originalAmount },
    // The same name as in the ledger.
    displayName: row.displayName || vendor?.name || customer?.name || row.description,
    description: row.description,
    notes: row.notes,
    status: row.status,
    reviewStatus: row.reviewStatus,
    apiName: row.apiName,
    apiSourceId: row.apiSourceId,
    iconUrl: row.iconUrl,
    bankAccount: required(references.bankAccount(row.bankAccountId)),
    customer,
    vendor,
    category: references.category(row.categoryId),
    suggestedCategories: row.suggestedCategoryIds.map((id) => ({ id })),
    glAccount: references.glAccount(row.glAccountId),
    conversation:
      conversationId === null || conversationReadStatus === null
        ? null
        : { id: conversationId, readStatus: conversationReadStatus },
    company: required(references.company(row.companyId)),
    rule:
      ruleId === null || ruleTransactionSource === null
        ? null
        : { id: ruleId, transactionSource: ruleTransactionSource },
    attachments: row.attachmentIds.map((id) => required(references.attachment(id))),
    tax: row.tax,
    customData: hasIntrospectionFlags ? introspectionFlags(row.customData) : customDataOf(row),
  };
}

/** The JSON members of a split line. */
export function childMembers(child: BankTransactionSplitRow, references: References) {
  const { id, amount, notes, invoiceId, billId, payrollId, apiItemId } = child;
  return {
    id,
    amount,
    notes,
    customer: references.customer(child.customerId),
    category: references.category(child.categoryId),
    glAccount: references.glAccount(child.glAccountId),
    invoiceId,
    billId,
    payrollId,
    apiItemId,
  };
}

function customDataOf({ customData }: BankTransactionRow): Record<string, unknown> {
  return JSON.parse(customData);
}
