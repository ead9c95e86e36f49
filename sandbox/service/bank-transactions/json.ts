import type { References } from '../references/loadReferences.ts';
import { introspectionFlags } from './introspectionFlags.ts';
import type { BankTransactionRow, BankTransactionSplitRow } from './tables.ts';

/** The members of an answer that come from the row and from the reference lists, under either name of the dimensions. */
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
    // What the ledger calls it too.
    displayName: row.displayName || vendor?.name || customer?.name || row.description,
    description: row.description,
    notes: row.notes,
    status: row.status,
    reviewStatus: row.reviewStatus,
    apiName: row.apiName,
    apiSourceId: row.apiSourceId,
    iconUrl: row.iconUrl,
    bankAccount: existing(references.bankAccount(row.bankAccountId)),
    customer,
    vendor,
    category: references.category(row.categoryId),
    suggestedCategories: row.suggestedCategoryIds.map((id) => ({ id })),
    glAccount: references.glAccount(row.glAccountId),
    conversation:
      conversationId === null || conversationReadStatus === null
        ? null
        : { id: conversationId, readStatus: conversationReadStatus },
    company: existing(references.company(row.companyId)),
    rule:
      ruleId === null || ruleTransactionSource === null
        ? null
        : { id: ruleId, transactionSource: ruleTransactionSource },
    attachments: row.attachmentIds.map((id) => existing(references.attachment(id))),
    tax: row.tax,
    customData: hasIntrospectionFlags ? introspectionFlags(row.customData) : customDataOf(row),
  };
}

/** The members of a part of a split transaction. */
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

/** What a document cannot be without: the database refuses it. */
function existing<Reference>(reference: Reference | null): Reference {
  if (reference === null) throw new Error('A bank transaction refers to what is not there.');
  return reference;
}
