import { randomHex } from '../tokens/sha256.ts';
import type { ReadChild, ReadItem } from './item.ts';
import type { StoredBankTransaction } from './read.ts';
import type { BankTransactionRow, BankTransactionSplitRow } from './tables.ts';

/** A valid transaction, ready to be stored. */
export interface Draft {
  row: Omit<BankTransactionRow, 'createdAt' | 'changedAt' | 'deletedAt'>;
  children: BankTransactionSplitRow[];
}

type RequiredMember = 'date' | 'amount' | 'type' | 'status' | 'description' | 'apiName' | 'bankAccountId';

/** A draft whose required members may still be missing. */
export interface UncheckedDraft {
  row: Omit<Draft['row'], RequiredMember> & { [Name in RequiredMember]: Draft['row'][Name] | null | undefined };
  children: (Omit<BankTransactionSplitRow, 'amount'> & { amount: number | undefined })[];
}

/**
 * Merges the submitted members into the stored transaction; lists are replaced.
 * @param old undefined for a new transaction.
 * @param base the source of omitted members: `old`, or undefined if an update replaces; then they get the defaults of a
 *   new transaction.
 */
export function draftOf(
  { value, children }: ReadItem,
  companyId: string,
  old: StoredBankTransaction | undefined,
  base: StoredBankTransaction | undefined,
): UncheckedDraft {
  const previous = old?.row;
  const current = base?.row;
  const id = previous?.id ?? newId();
  const valueOr = <Value>(sent: Value | undefined, stored: Value | undefined) => (sent === undefined ? stored : sent);
  const clearable = <Value>(sent: Value | null | undefined, stored: Value | null | undefined) =>
    valueOr(sent, stored) ?? null;
  const list = (sent: readonly string[] | null | undefined, stored: readonly string[] | undefined) => [
    ...new Set(valueOr(sent, stored)),
  ];
  const categoryId = clearable(value.categoryId, current?.categoryId);
  const isSameCategory = categoryId === (previous?.categoryId ?? null);
  return {
    row: {
      id,
      companyId,
      bankAccountId: valueOr(value.bankAccountId, current?.bankAccountId),
      date: valueOr(value.date, current?.date),
      amount: valueOr(value.amount, current?.amount),
      // Null means the default for a new transaction; an update can't clear type and status.
      type: valueOr(value.type, current?.type) ?? (current ? null : typeFor(value.amount)),
      status: valueOr(value.status, current?.status) ?? (current ? null : 'ACTIVE'),
      description: valueOr(value.description, current?.description),
      notes: clearable(value.notes, current?.notes),
      reviewStatus: clearable(value.reviewStatus, current?.reviewStatus),
      // Even a replacing update keeps these two: no response includes them, so clients can't send them back.
      userAccess: clearable(value.userAccess, previous?.userAccess),
      accountantAccess: clearable(value.accountantAccess, previous?.accountantAccess),
      apiName: valueOr(value.apiName, current?.apiName),
      apiSourceId: clearable(value.apiSourceId, current?.apiSourceId),
      vendorId: clearable(value.vendorId, current?.vendorId),
      customerId: clearable(value.customerId, current?.customerId),
      categoryId,
      glAccountId: clearable(value.glAccountId, current?.glAccountId),
      matchingBankTransactionId: clearable(value.matchingBankTransactionId, current?.matchingBankTransactionId),
      dimensionValueIds: list(value.classSegmentIds, current?.dimensionValueIds),
      attachmentIds: list(value.attachmentIds, current?.attachmentIds),
      tax: taxOf(valueOr(value.tax, current?.tax)),
      customData:
        value.customData === undefined ? (current?.customData ?? '{}') : JSON.stringify(value.customData ?? {}),
      // Maintained by the service.
      displayName: previous?.displayName ?? '',
      originalCurrency: previous?.originalCurrency ?? null,
      originalAmount: previous?.originalAmount ?? null,
      iconUrl: previous?.iconUrl ?? null,
      suggestedCategoryIds: previous?.suggestedCategoryIds ?? [],
      invoiceItemId: previous?.invoiceItemId ?? null,
      reconciliationMatchId: previous?.reconciliationMatchId ?? null,
      conversationId: previous?.conversationId ?? null,
      conversationReadStatus: previous?.conversationReadStatus ?? null,
      // What a rule set is no longer its choice once another category is.
      ruleId: (isSameCategory && previous?.ruleId) || null,
      ruleTransactionSource: (isSameCategory && previous?.ruleTransactionSource) || null,
    },
    children:
      children === undefined
        ? (base?.children ?? [])
        : (children ?? []).map((child, position) => ({
            ...childOf(child),
            companyId,
            bankTransactionId: id,
            position,
          })),
  };
}

function childOf(child: ReadChild) {
  return {
    id: child.id ?? newId(),
    amount: child.amount,
    notes: child.notes ?? null,
    categoryId: child.categoryId ?? null,
    glAccountId: child.glAccountId ?? null,
    customerId: child.customerId ?? null,
    dimensionValueIds: [...new Set(child.classSegmentIds)],
    invoiceId: child.invoiceId ?? null,
    billId: child.billId ?? null,
    payrollId: child.payrollId ?? null,
    apiItemId: child.apiItemId ?? null,
  };
}

/** Based on the direction of the money. */
function typeFor(amount: number | null | undefined): string | undefined {
  if (amount === null || amount === undefined) return undefined;
  return amount < 0 ? 'EXPENSE' : 'REVENUE';
}

/** Drops payment information without any value. */
function taxOf(tax: ReadItem['value']['tax'] | BankTransactionRow['tax']): BankTransactionRow['tax'] {
  const paymentInfo = tax?.paymentInfo;
  return paymentInfo && Object.values(paymentInfo).some((value) => value !== null) ? { paymentInfo } : {};
}

/** 128 random bits: unguessable and unique. */
function newId(): string {
  return `btxn_${randomHex(16)}`;
}
