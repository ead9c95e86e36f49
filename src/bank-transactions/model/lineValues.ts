import { type Minor, toMinor } from '../../core/money/minor.ts';
import type { MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { serialize } from '../../form/document/serialize.ts';
import type { BankTransactionSplitLineItem } from '../data/api.ts';
import type { BankTransactionSplitLine } from '../data/schema.ts';
import { itemOfLine, omitNullish } from './itemOfTransaction.ts';

/** Form values of one line of a split transaction. */
export interface LineValues {
  /** Stable while lines are added, removed and moved. */
  key: string;
  /** The stored line's id; null for a new one. */
  id: string | null;
  /** In the transaction's direction: positive for money out of a transaction that is money out. */
  amount: MoneyInput;
  /** The percentage that decides the amount, as typed; null if the amount itself is typed. */
  percent: string | null;
  notes: string;
  categoryId: string | null;
  glAccountId: string | null;
  customerId: string | null;
  dimensionValueIds: readonly string[];
  invoiceId: string;
  billId: string;
  payrollId: string;
  apiItemId: string | null;
}

export type Direction = 'in' | 'out';

/** A new line, with an amount of 0. */
export function emptyLine(key: string): LineValues {
  return { ...toLineValues({ amount: toMinor(0), dimensionValues: [] }, 0, 'in'), key };
}

/** The unchanged form values of a stored line. */
export function toLineValues(part: BankTransactionSplitLine, index: number, direction: Direction): LineValues {
  return {
    key: lineKey(part, index),
    id: part.id ?? null,
    amount: { amount: withSign(part.amount, direction) },
    percent: null,
    notes: part.notes ?? '',
    categoryId: part.category?.id ?? null,
    glAccountId: part.glAccount?.id ?? null,
    customerId: part.customer?.id ?? null,
    dimensionValueIds: part.dimensionValues.map(({ id }) => id),
    invoiceId: part.invoiceId ?? '',
    billId: part.billId ?? '',
    payrollId: part.payrollId ?? '',
    apiItemId: part.apiItemId ?? null,
  };
}

function lineKey({ id }: BankTransactionSplitLine, index: number): string {
  return id ?? `stored-${index}`;
}

/** The items that save lines. Stored ones keep what the user didn't change; the signs of amounts follow the direction. */
export function toLineItems(
  lines: readonly LineValues[],
  direction: Direction,
  stored: readonly BankTransactionSplitLine[] = [],
): BankTransactionSplitLineItem[] {
  const parts = new Map(stored.map((part, index) => [lineKey(part, index), part]));
  return lines.map((line) => {
    const members = lineMembers(line, direction);
    const part = parts.get(line.id ?? line.key);
    if (!part) return omitNullish(members);
    return {
      ...itemOfLine(part),
      ...changedMembers(members, lineMembers(toLineValues(part, 0, direction), direction)),
    };
  });
}

/** Every field of a line as an item's members; null clears. */
function lineMembers(line: LineValues, direction: Direction) {
  return {
    amount: signedAmount(line, direction),
    notes: line.notes || null,
    classSegmentIds: [...line.dimensionValueIds],
    customerId: line.customerId,
    categoryId: line.categoryId,
    glAccountId: line.glAccountId,
    invoiceId: line.invoiceId || null,
    billId: line.billId || null,
    payrollId: line.payrollId || null,
    apiItemId: line.apiItemId,
  } satisfies BankTransactionSplitLineItem;
}

/** The members that differ. */
export function changedMembers<Members extends object>(members: Members, before: Members): Partial<Members> {
  const names = Object.keys(members) as (keyof Members)[]; // the keys of an object literal
  const changed = names.filter((name) => serialize(members[name]) !== serialize(before[name]));
  return Object.fromEntries(changed.map((name) => [name, members[name]])) as Partial<Members>; // some of its members
}

/** @throws {RangeError} for an invalid amount, which validation catches first. */
export function signedAmount({ amount }: Pick<LineValues, 'amount'>, direction: Direction): Minor {
  if (amount.amount === null) throw new RangeError(`"${amount.text}" isn’t a valid amount. Validate first.`);
  return withSign(amount.amount, direction);
}

/** Converts an amount in minor units between its sign in the books and its sign in a direction; its own inverse. */
export function withSign(amount: Minor, direction: Direction): Minor {
  return direction === 'out' ? toMinor(-amount) : amount;
}
