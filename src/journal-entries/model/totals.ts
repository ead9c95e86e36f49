import { type Minor, toMinor } from '../../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { remainderOf } from '../../form/document/lines.ts';
import type { LineValues } from './formValues.ts';

/** Totals in minor units; undefined if an amount is invalid or a sum is too large to be exact. */
export interface EntryTotals {
  debits: Minor | undefined;
  credits: Minor | undefined;
  /** Debits minus credits: 0 if the entry balances, positive if credits are missing. */
  difference: Minor | undefined;
}

type Sides = Pick<LineValues, 'drAmount' | 'crAmount'>;

/** The exact totals of lines. */
export function totalsOf(lines: readonly Sides[]): EntryTotals {
  const debits = lines.map(({ drAmount }) => amountOf(drAmount));
  const credits = lines.map(({ crAmount }) => amountOf(crAmount));
  return {
    debits: remainderOf(debits, []),
    credits: remainderOf(credits, []),
    difference: remainderOf(debits, credits),
  };
}

/** The sides of a line that balance the entry; undefined if the other lines can't be totaled. */
export function balancingSides(lines: readonly LineValues[], key: string): Sides | undefined {
  const { difference } = totalsOf(lines.filter((line) => line.key !== key));
  if (difference === undefined) return undefined;
  const missing: MoneyInput = difference === 0 ? emptyMoneyInput : { amount: toMinor(Math.abs(difference)) };
  return difference > 0
    ? { drAmount: emptyMoneyInput, crAmount: missing }
    : { drAmount: missing, crAmount: emptyMoneyInput };
}

/** Null if it is invalid. */
function amountOf(side: MoneyInput): Minor | null {
  return side.amount === null && side.code === 'empty' ? toMinor(0) : side.amount;
}
