import type { PlainDate } from '../../core/dates/plainDate.ts';
import { toMinor } from '../../core/money/minor.ts';
import type { ReferenceNames } from '../../reference-lists/data/cachedNames.ts';
import type { BankTransactionItem } from './api.ts';
import type { BankTransaction } from './schema.ts';

/** The direction of the money, by the sign of the amount; of zero, by its type. */
export function directionOf({ amount, type }: Pick<BankTransaction, 'amount' | 'type'>): 'in' | 'out' {
  if (amount !== 0) return amount < 0 ? 'out' : 'in';
  return type === 'EXPENSE' ? 'out' : 'in';
}

/** A posting other than plain income or expense; changing the category would misstate the books. */
export type FixedPosting = 'transfer' | 'payment' | 'account';

/**
 * Why a transaction's posting determines its category and classes:
 * - `transfer`, between the company's own accounts: `type` is `TRANSFER`, or `matchingBankTransaction` is its other side.
 * - `payment`, matched with a document: `invoiceItem`, or in `children` an `invoiceId`, `billId` or `payrollId`.
 * - `account`, posted to an account of the balance sheet, such as a customer payment to Undeposited Funds or a loan payment:
 *   `glAccount`, unless its `type` is an income or expense type, or suspense. Without a `type`, a `category` rules it out.
 * @returns undefined if it can be categorized.
 */
export function fixedPostingOf(transaction: BankTransaction): FixedPosting | undefined {
  const { type, matchingBankTransaction, invoiceItem, children, category, glAccount } = transaction;
  if (type === 'TRANSFER' || matchingBankTransaction) return 'transfer';
  const isMatched = children?.some(({ invoiceId, billId, payrollId }) => invoiceId || billId || payrollId);
  if (invoiceItem || isMatched) return 'payment';
  if (!glAccount) return undefined;
  const isCategorized = glAccount.type ? categorizedTypes.includes(glAccount.type) : Boolean(category);
  return isCategorized ? undefined : 'account';
}

/**
 * What determines a transaction's category and classes, if it isn't the transaction itself: its lines, or its posting. A match
 * with one document is no split.
 */
export function settledBy(transaction: BankTransaction): 'split' | FixedPosting | undefined {
  const lines = transaction.children ?? [];
  const posting = fixedPostingOf(transaction);
  const isMatch = lines.length === 1 && posting === 'payment';
  return lines.length > 0 && !isMatch ? 'split' : posting;
}

const categorizedTypes = ['INCOME', 'COGS', 'EXPENSE', 'OTHER_INCOME', 'OTHER_EXPENSE', 'SUSPENSE'];

/** Whether nothing says yet what a transaction is: no category, account, split or match. */
export function isUncategorized(transaction: BankTransaction): boolean {
  const { category, glAccount, children } = transaction;
  return !category && !glAccount && !children?.length && fixedPostingOf(transaction) === undefined;
}

/** A transaction's name: its vendor or customer, if known. @param unnamed the fallback without a name or description. */
export function transactionName(
  transaction: Partial<Pick<BankTransaction, 'vendor' | 'customer' | 'displayName' | 'description'>>,
  unnamed: string,
): string {
  const { vendor, customer, displayName, description } = transaction;
  return vendor?.name || customer?.name || displayName || description || unnamed;
}

/** A bank account's name, and the number at its end: `Payroll ··0316` is `['Payroll', '··0316']`. */
export function bankAccountNames(account: BankTransaction['bankAccount']): [name: string, number: string] {
  const full = account?.displayName || account?.name || '';
  const [number = ''] = /··\S+$/.exec(full) ?? [];
  return [full.slice(0, full.length - number.length).trim(), number];
}

/** A transaction with the changes of an item applied. */
export function applyItem(row: BankTransaction, item: BankTransactionItem, names: ReferenceNames): BankTransaction {
  const { date, amount, description, notes, status, reviewStatus, type } = item;
  const { categoryId, vendorId, customerId, glAccountId, bankAccountId } = item;
  const resolve = <Reference extends { id: string }>(
    id: string | null | undefined,
    before: Reference | null | undefined,
    named: (id: string) => Reference,
  ) => {
    if (id === undefined || id === before?.id) return before;
    return id === null ? null : named(id);
  };
  return {
    ...row,
    ...(date !== undefined && { date: date as PlainDate }), // items have valid dates
    ...(amount !== undefined && { amount: toMinor(amount) }),
    ...(description !== undefined && { description }),
    ...(notes !== undefined && { notes }),
    ...(status !== undefined && { status }),
    ...(reviewStatus !== undefined && { reviewStatus }),
    ...(type !== undefined && { type }),
    ...(categoryId !== undefined && categoryId !== row.category?.id && { rule: null }),
    category: resolve(categoryId, row.category, names.category),
    vendor: resolve(vendorId, row.vendor, names.vendor),
    customer: resolve(customerId, row.customer, names.customer),
    glAccount: resolve(glAccountId, row.glAccount, names.glAccount),
    bankAccount: resolve(bankAccountId, row.bankAccount, names.bankAccount),
  };
}
