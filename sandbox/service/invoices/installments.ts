import { divideHalfUp } from '../posting/allocate.ts';
import type { Installment, InvoiceJson } from './schema.ts';
import { parseDecimal } from './totals.ts';

/**
 * Installments with their balances: payments are applied in order.
 * @param total the base of percentages, in minor units.
 */
export function installmentsJson(
  installments: readonly Installment[],
  total: number,
  paidAmount: number,
): InvoiceJson['installments'] {
  const dueOf = amountsDue(total);
  let left = paidAmount;
  return installments.map(({ id, name, dueDate, amountDue }) => {
    const due = dueOf(amountDue);
    const paid = Math.min(Math.max(left, 0), due);
    left -= paid;
    return { id, name, dueDate, balance: due - paid, amountDue };
  });
}

/** Returns the amount due of each successive installment. Rounding is cumulative, so that 100% equals the total. */
function amountsDue(total: number) {
  let [percent, one] = [0n, 1n];
  let before = 0n;
  return ({ type, value }: Installment['amountDue']): number => {
    const share = parseDecimal(value);
    if (type === 'AMOUNT') return Number(divideHalfUp(share.units, share.one));
    [percent, one] = [percent * share.one + share.units * one, one * share.one];
    const soFar = divideHalfUp(BigInt(total) * percent, 100n * one);
    const due = soFar - before;
    before = soFar;
    return Number(due);
  };
}
