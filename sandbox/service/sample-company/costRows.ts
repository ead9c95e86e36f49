import type { EverydayCost, RegularCost } from './profile.ts';
import type { BankAccountKey } from './transactionDraft.ts';

/** One line of a table of regular costs; what few of them have stands in the last column. */
type RegularCostRow = readonly [
  dayOfMonth: number,
  amount: RegularCost['amount'],
  accountNo: string,
  segment: string,
  payee: string,
  text: string,
  more?: Pick<RegularCost, 'months' | 'risePercent' | 'chance'>,
];

export function regularCostsFrom(bank: BankAccountKey, rows: readonly RegularCostRow[]): RegularCost[] {
  return rows.map(([dayOfMonth, amount, accountNo, segment, payee, text, more]) => ({
    bank,
    dayOfMonth,
    amount,
    accountNo,
    segment,
    payee,
    text,
    ...more,
  }));
}

/** One line of a table of everyday costs; the higher the weight, the more often. */
type EverydayCostRow = readonly [
  weight: number,
  least: number,
  most: number,
  accountNo: string,
  payee: string,
  text: string,
  more?: Pick<EverydayCost, 'splitWith'>,
];

export function everydayCostsFrom(
  bank: BankAccountKey,
  segment: string,
  rows: readonly EverydayCostRow[],
): EverydayCost[] {
  return rows.map(([weight, least, most, accountNo, payee, text, more]) => ({
    bank,
    segment,
    weight,
    amount: [least, most],
    accountNo,
    payee,
    text,
    ...more,
  }));
}
