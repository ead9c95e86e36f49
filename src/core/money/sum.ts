import { type Minor, toMinor } from './minor.ts';

/**
 * Adds amounts.
 * @returns minor units; exact, also where a partial sum is not.
 * @throws {RangeError} if the sum leaves ±(2^53 − 1), where numbers stop being exact.
 */
export function sum(amounts: readonly Minor[]): Minor {
  const total = amounts.reduce((subtotal, amount) => subtotal + BigInt(amount), 0n);
  if (!Number.isSafeInteger(Number(total))) {
    throw new RangeError(
      `The ${amounts.length} amounts add up to ${total} minor units: expected a sum within ±${Number.MAX_SAFE_INTEGER}. ` +
        'Add up fewer of them.',
    );
  }
  return toMinor(Number(total));
}

/** The same amount with the other sign, in minor units: what reverses a posting. */
export function negate(amount: Minor): Minor {
  return toMinor(-amount);
}
