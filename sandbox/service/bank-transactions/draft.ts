import { randomHex } from '../tokens/sha256.ts';
import type { ReadChild, ReadItem } from './item.ts';
import type { StoredBankTransaction } from './read.ts';
import type { BankTransactionRow, BankTransactionSplitRow } from './tables.ts';

/** A transaction as it will be, if nothing is wrong with it. */
export interface Draft {
  row: Omit<BankTransactionRow, 'createdAt' | 'changedAt' | 'deletedAt'>;
  children: BankTransactionSplitRow[];
}

type Needed = 'date' | 'amount' | 'type' | 'status' | 'description' | 'apiName' | 'bankAccountId';

/** The same while it is not known yet whether it has what it cannot be without. */
export interface UncheckedDraft {
  row: Omit<Draft['row'], Needed> & { [Name in Needed]: Draft['row'][Name] | null | undefined };
  children: (Omit<BankTransactionSplitRow, 'amount'> & { amount: number | undefined })[];
}

/**
 * Puts what was sent over what there is; lists are replaced whole.
 * @param old undefined for a new one.
 * @param base what left out members are taken from: `old`, so that they stay, or undefined where an update replaces. Then they
 * are none, or what they are for a new one.
 */
export function draftOf(
  { value, children }: ReadItem,
  companyId: string,
  old: StoredBankTransaction | undefined,
  base: StoredBankTransaction | undefined,
): UncheckedDraft {
  const was = old?.row;
  const kept = base?.row;
  const id = was?.id ?? newId();
  const given = <Value>(sent: Value | undefined, there: Value | undefined) => (sent === undefined ? there : sent);
  const clearable = <Value>(sent: Value | null | undefined, there: Value | null | undefined) =>
    given(sent, there) ?? null;
  const list = (sent: readonly string[] | null | undefined, there: readonly string[] | undefined) => [
    ...new Set(given(sent, there)),
  ];
  return {
    row: {
      id,
      companyId,
      bankAccountId: given(value.bankAccountId, kept?.bankAccountId),
      date: given(value.date, kept?.date),
      amount: given(value.amount, kept?.amount),
      // For a new one null is as good as nothing; one that keeps what it has cannot lose its type and status.
      type: given(value.type, kept?.type) ?? (kept ? null : typeFor(value.amount)),
      status: given(value.status, kept?.status) ?? (kept ? null : 'ACTIVE'),
      description: given(value.description, kept?.description),
      notes: clearable(value.notes, kept?.notes),
      reviewStatus: clearable(value.reviewStatus, kept?.reviewStatus),
      // Even an update that replaces leaves these two: no answer shows them, so nobody could send them back.
      userAccess: clearable(value.userAccess, was?.userAccess),
      accountantAccess: clearable(value.accountantAccess, was?.accountantAccess),
      apiName: given(value.apiName, kept?.apiName),
      apiSourceId: clearable(value.apiSourceId, kept?.apiSourceId),
      vendorId: clearable(value.vendorId, kept?.vendorId),
      customerId: clearable(value.customerId, kept?.customerId),
      categoryId: clearable(value.categoryId, kept?.categoryId),
      glAccountId: clearable(value.glAccountId, kept?.glAccountId),
      matchingBankTransactionId: clearable(value.matchingBankTransactionId, kept?.matchingBankTransactionId),
      dimensionValueIds: list(value.classSegmentIds, kept?.dimensionValueIds),
      attachmentIds: list(value.attachmentIds, kept?.attachmentIds),
      tax: taxOf(given(value.tax, kept?.tax)),
      customData: value.customData === undefined ? (kept?.customData ?? '{}') : JSON.stringify(value.customData ?? {}),
      // What only the service itself knows.
      displayName: was?.displayName ?? '',
      originalCurrency: was?.originalCurrency ?? null,
      originalAmount: was?.originalAmount ?? null,
      iconUrl: was?.iconUrl ?? null,
      suggestedCategoryIds: was?.suggestedCategoryIds ?? [],
      invoiceItemId: was?.invoiceItemId ?? null,
      reconciliationMatchId: was?.reconciliationMatchId ?? null,
      conversationId: was?.conversationId ?? null,
      conversationReadStatus: was?.conversationReadStatus ?? null,
      ruleId: was?.ruleId ?? null,
      ruleTransactionSource: was?.ruleTransactionSource ?? null,
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

/** By the direction of the money. */
function typeFor(amount: number | null | undefined): string | undefined {
  if (amount === null || amount === undefined) return undefined;
  return amount < 0 ? 'EXPENSE' : 'REVENUE';
}

/** Payment information that says nothing is none. */
function taxOf(tax: ReadItem['value']['tax'] | BankTransactionRow['tax']): BankTransactionRow['tax'] {
  const paymentInfo = tax?.paymentInfo;
  return paymentInfo && Object.values(paymentInfo).some((known) => known !== null) ? { paymentInfo } : {};
}

/** 128 random bits: nobody guesses one, and no two are the same. */
function newId(): string {
  return `btxn_${randomHex(16)}`;
}
