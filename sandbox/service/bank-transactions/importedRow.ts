import type { BankTransactionRecord } from '../sample-company/books.ts';
import type { bankTransactions } from './tables.ts';

/** Converts a record of the sample books to a row. */
export function importedRow(
  { currencyInfo, conversation, rule, customData, children, ...record }: BankTransactionRecord,
  companyId: string,
  changedAt: string,
): typeof bankTransactions.$inferInsert {
  return {
    ...record,
    ...currencyInfo,
    suggestedCategoryIds: record.suggestedCategoryIds ?? [],
    attachmentIds: record.attachmentIds ?? [],
    tax: record.tax ?? {},
    conversationId: conversation?.id,
    conversationReadStatus: conversation?.readStatus,
    ruleId: rule?.id,
    ruleTransactionSource: rule?.transactionSource,
    customData: JSON.stringify(customData ?? {}),
    companyId,
    createdAt: changedAt,
    changedAt,
  };
}
