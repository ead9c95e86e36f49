import { isIntrospected } from '../../core/writes/customData.ts';
import type { BankTransactionItem, BankTransactionSplitLineItem } from '../data/api.ts';
import type { BankTransaction, BankTransactionSplitLine } from '../data/schema.ts';
import type { Choices } from '../data/unsavedDecisions.ts';

/**
 * The item that saves a stored transaction unchanged. A service may clear what an item omits, so it has every member that has a
 * value.
 */
export function itemOfTransaction(transaction: BankTransaction): BankTransactionItem {
  const { id, date, amount, type, customData, tax, attachments, children, dimensionValues } = transaction;
  return {
    id,
    date,
    amount,
    description: orUndefined(transaction.description),
    notes: orUndefined(transaction.notes),
    apiName: orUndefined(transaction.apiName),
    apiSourceId: orUndefined(transaction.apiSourceId),
    bankAccountId: transaction.bankAccount?.id,
    status: orUndefined(transaction.status),
    reviewStatus: orUndefined(transaction.reviewStatus),
    userAccess: orUndefined(transaction.userAccess),
    accountantAccess: orUndefined(transaction.accountantAccess),
    type: orUndefined(type),
    matchingBankTransactionId: transaction.matchingBankTransaction?.id,
    vendorId: transaction.vendor?.id,
    customerId: transaction.customer?.id,
    categoryId: transaction.category?.id,
    glAccountId: transaction.glAccount?.id,
    classSegmentIds: dimensionValues.map((value) => value.id),
    tax: tax?.paymentInfo ? { paymentInfo: omitNullish(tax.paymentInfo) } : undefined,
    children: children?.map(itemOfLine),
    attachmentIds: attachments?.map((attachment) => attachment.id),
    customData: customData && !isIntrospected(customData) ? customData : undefined,
  };
}

/** The members that set a category. An account takes precedence over a category, so it is cleared. */
export function categoryMembers(stored: BankTransaction, categoryId: string | null): Partial<BankTransactionItem> {
  return { categoryId, ...(categoryId !== null && stored.glAccount && { glAccountId: null }) };
}

/** The item that saves a stored line unchanged. */
export function itemOfLine(part: BankTransactionSplitLine): BankTransactionSplitLineItem {
  return omitNullish({
    id: part.id ?? undefined,
    amount: part.amount,
    notes: part.notes,
    classSegmentIds: part.dimensionValues.map(({ id }) => id),
    customerId: part.customer?.id,
    categoryId: part.category?.id,
    glAccountId: part.glAccount?.id,
    invoiceId: part.invoiceId,
    billId: part.billId,
    payrollId: part.payrollId,
    apiItemId: part.apiItemId,
  });
}

/** Without null and undefined members. */
export function omitNullish<Item extends object>(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== undefined)) as Item; // such members are optional
}

function orUndefined<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined;
}

/** The item that saves choices. */
export function itemWithChoices(
  transaction: BankTransaction,
  { category, reviewStatus }: Choices,
): BankTransactionItem {
  return {
    ...itemOfTransaction(transaction),
    ...(category && categoryMembers(transaction, category.id)),
    ...(reviewStatus !== undefined && { reviewStatus }),
  };
}

/** Whether a transaction already has what was chosen. */
export function hasChoices(transaction: BankTransaction, { category, reviewStatus }: Choices): boolean {
  const isSaved = reviewStatus === undefined || transaction.reviewStatus === reviewStatus;
  return isSaved && (!category || transaction.category?.id === category.id);
}
