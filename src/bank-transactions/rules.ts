import type { PlainDate } from '../core/dates/plainDate.ts';
import { NotFoundError } from '../core/http/errors.ts';
import { minor } from '../core/money/minor.ts';
import type { BankTransactionItem } from './api.ts';
import type { ReferenceNames } from './ReferenceNames.ts';
import type { BankTransaction } from './schema.ts';

/** Which way money went, by the sign of an amount; of nothing, by its type. */
export function directionOf({ amount, type }: Pick<BankTransaction, 'amount' | 'type'>): 'in' | 'out' {
  if (amount !== 0) return amount < 0 ? 'out' : 'in';
  return type === 'EXPENSE' ? 'out' : 'in';
}

/** Whether somebody still has to look at a transaction. Those whose review is done say so by `RECONCILED`. */
export function needsReview({ reviewStatus }: Pick<BankTransaction, 'reviewStatus'>): boolean {
  return reviewStatus === 'PARTNER_REVIEW_REQUIRED' || reviewStatus === 'RECONCILIATION_DISCREPANCY';
}

/**
 * Whether custom data are flags that tell of what kind they are in place of what was submitted. Sent back, they would take the
 * place of what is stored.
 * @see "Bank transaction" in the interface: boolean introspection flags such as `empty`, `object`, `nodeType`.
 */
export function isIntrospected(customData: Record<string, unknown>): boolean {
  const { nodeType, ...others } = customData;
  return (
    ['empty', 'object', 'nodeType'].every((flag) => Object.hasOwn(customData, flag)) &&
    (typeof nodeType === 'boolean' || /^[A-Z]+$/.test(String(nodeType))) && // it may name the kind, such as OBJECT
    Object.values(others).every((value) => typeof value === 'boolean')
  );
}

/**
 * Why custom data would not be taken, as a sentence for who wrote the program; undefined where nothing speaks against it. The
 * service takes at most 50 fields, and 2,000 characters of JSON.
 */
export function customDataProblem(customData: Record<string, unknown>): string | undefined {
  const { length: fields } = Object.keys(customData);
  if (fields > 50) {
    return `customData has ${fields} fields; at most 50 are stored. Put several values into one field, or keep some elsewhere.`;
  }
  const characters = lengthAsJson(customData);
  if (characters <= 2000) return undefined;
  return `customData has ${characters} characters as JSON; at most 2,000 are stored. Shorten it, or keep it elsewhere and put a reference here.`;
}

function lengthAsJson(value: object): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return 0; // what sends it says so
  }
}

/** Whether a failure says that the transaction itself is not there: not one of the records that it names. */
export function isGone(error: Error): boolean {
  if (!(error instanceof NotFoundError)) return false;
  return error.problems.every(({ param }) => param === undefined || /^(data[.[]\d+\]?\.|data\.)?id$/.test(param));
}

/** What a transaction is called. @param unnamed what it is called without a name and a description. */
export function transactionName(
  { displayName, description }: Partial<Pick<BankTransaction, 'displayName' | 'description'>>,
  unnamed: string,
): string {
  return displayName || description || unnamed;
}

/** A transaction as it will look once an item is saved over it. */
export function rowWith(row: BankTransaction, item: BankTransactionItem, names: ReferenceNames): BankTransaction {
  const { date, amount, description, notes, status, reviewStatus, type } = item;
  const { categoryId, vendorId, customerId, glAccountId, bankAccountId } = item;
  const chosen = <Reference extends { id: string }>(
    id: string | null | undefined,
    before: Reference | null | undefined,
    named: (id: string) => Reference,
  ) => {
    if (id === undefined || id === before?.id) return before;
    return id === null ? null : named(id);
  };
  return {
    ...row,
    ...(date !== undefined && { date: date as PlainDate }), // as the item's maker promises
    ...(amount !== undefined && { amount: minor(amount) }),
    ...(description !== undefined && { description }),
    ...(notes !== undefined && { notes }),
    ...(status !== undefined && { status }),
    ...(reviewStatus !== undefined && { reviewStatus }),
    ...(type !== undefined && { type }),
    category: chosen(categoryId, row.category, names.category),
    vendor: chosen(vendorId, row.vendor, names.vendor),
    customer: chosen(customerId, row.customer, names.customer),
    glAccount: chosen(glAccountId, row.glAccount, names.glAccount),
    bankAccount: chosen(bankAccountId, row.bankAccount, names.bankAccount),
  };
}
