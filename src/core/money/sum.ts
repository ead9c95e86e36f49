import { type Minor, toMinor } from './minor.ts';

/**
 * Adds amounts.
 * @returns minor units; exact, even if a partial sum isn't.
 * @throws {RangeError} if the sum is outside ±(2^53 − 1), where numbers aren't exact.
 */
export function sum(amounts: readonly Minor[]): Minor {
  const total = amounts.reduce((subtotal, amount) => subtotal + BigInt(amount), 0n);
  if (!Number.isSafeInteger(Number(total))) {
    throw new RangeError(
      `The sum of ${amounts.length} amounts is ${total} minor units: expected a sum within ±${Number.MAX_SAFE_INTEGER}.`,
    );
  }
  return toMinor(Number(total));
}

/** The amount with its sign reversed, in minor units. */
export function negate(amount: Minor): Minor {
  return toMinor(-amount);
}
