import type fc from 'fast-check';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { anyNewItem, type ChoiceIds, type NewItem } from './items.ts';

/** A few ids of each kind. */
export const choiceIds: ChoiceIds = {
  bankAccounts: ['bka_1', 'bka_2'],
  categories: ['ctg_1', 'ctg_2'],
  glAccounts: ['gla_1', 'gla_2'],
  vendors: ['vnd_1', 'vnd_2'],
  customers: ['cus_1', 'cus_2'],
  requiredValues: ['dv_1', 'dv_2'],
  otherValues: ['dv_3', 'dv_4'],
  transactions: ['btxn_8', 'btxn_9'],
  attachments: ['att_1', 'att_2'],
  invoices: ['inv_1', 'inv_2'],
};

/** Transactions as returned by the service. */
export const anyStoredTransaction: fc.Arbitrary<BankTransaction> = anyNewItem(choiceIds).map((item) =>
  toTransaction(item),
);

/** A stored transaction with defaults for members that don't matter. */
export function buildStoredTransaction(item: Partial<NewItem>): BankTransaction {
  return toTransaction({
    date: '2026-03-02',
    amount: -10_000,
    description: 'PAPER SHOP',
    apiName: 'BANK_FEED',
    bankAccountId: 'bka_1',
    classSegmentIds: ['dv_1'],
    ...item,
  });
}

const dimension = { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' as const };
const valuesOf = (ids: readonly string[] | undefined) => (ids ?? []).map((id) => ({ id, name: id, dimension }));
const named = (id: string | null | undefined) => (id ? { id, name: id } : null);

/** The service's response to a saved item; omitted members are null. */
function toTransaction(item: NewItem): BankTransaction {
  const { bankAccountId, vendorId, customerId, categoryId, glAccountId, matchingBankTransactionId: matchId } = item;
  const { attachmentIds, children, classSegmentIds, tax, ...rest } = item;
  const { region = null, year = null, quarter = null } = tax?.paymentInfo ?? {};
  return {
    id: 'btxn_1',
    notes: rest.notes ?? null,
    status: rest.status ?? 'ACTIVE',
    reviewStatus: rest.reviewStatus ?? null,
    userAccess: rest.userAccess,
    accountantAccess: rest.accountantAccess,
    type: rest.type ?? (item.amount < 0 ? 'EXPENSE' : 'REVENUE'),
    date: toPlainDate(item.date),
    amount: toMinor(item.amount),
    description: item.description,
    apiName: rest.apiName,
    apiSourceId: rest.apiSourceId ?? null,
    bankAccount: named(bankAccountId),
    vendor: named(vendorId),
    customer: named(customerId),
    category: named(categoryId),
    glAccount: named(glAccountId),
    dimensionValues: valuesOf(classSegmentIds),
    matchingBankTransaction: matchId
      ? { id: matchId, amount: toMinor(1), date: toPlainDate('2026-01-02'), description: 'Transfer' }
      : null,
    attachments: (attachmentIds ?? []).map((id) => ({ id, fileName: `${id}.pdf` })),
    tax: tax ? { paymentInfo: { region, year, quarter } } : {},
    children: (children ?? []).map((part, index) => ({
      id: part.id ?? `part_${index}`,
      amount: toMinor(part.amount),
      notes: part.notes ?? null,
      customer: named(part.customerId),
      category: named(part.categoryId),
      glAccount: named(part.glAccountId),
      dimensionValues: valuesOf(part.classSegmentIds),
      invoiceId: part.invoiceId ?? null,
      billId: part.billId ?? null,
      payrollId: part.payrollId ?? null,
      apiItemId: part.apiItemId ?? null,
    })),
    customData: rest.customData ?? {},
  };
}
