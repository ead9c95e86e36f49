import type { EverydayCost, RegularCost } from '../profile.ts';
import type { BankAccountKey } from './transactionDraft.ts';

/** A row of regular costs; rarely used members are in the last column. */
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

/** A row of everyday costs; a higher weight makes it more frequent. */
type EverydayCostRow = readonly [
  weight: number,
  min: number,
  max: number,
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
  return rows.map(([weight, min, max, accountNo, payee, text, more]) => ({
    bank,
    segment,
    weight,
    amount: [min, max],
    accountNo,
    payee,
    text,
    ...more,
  }));
}
