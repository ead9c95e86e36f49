import { isMinor, type Minor, toMinor } from '../../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../core/money/parseMoneyInput.ts';
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
  const debits = totalOf(lines.map(({ drAmount }) => drAmount));
  const credits = totalOf(lines.map(({ crAmount }) => crAmount));
  const difference = debits === undefined || credits === undefined ? undefined : toExactMinor(debits - credits);
  return { debits: toExactMinor(debits), credits: toExactMinor(credits), difference };
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

function totalOf(sides: readonly MoneyInput[]): bigint | undefined {
  let total = 0n;
  for (const side of sides) {
    if (side.amount !== null) total += BigInt(side.amount);
    else if (side.code !== 'empty') return undefined;
  }
  return total;
}

function toExactMinor(total: bigint | undefined): Minor | undefined {
  const number = Number(total ?? Number.NaN);
  return isMinor(number) ? toMinor(number) : undefined;
}
