import { isMinor, type Minor, toMinor } from './minor.ts';

/**
 * Adds amounts.
 * @returns minor units; exact, even if a partial sum isn't.
 * @throws {RangeError} if the sum is outside ±(2^53 − 1), where numbers aren't exact.
 */
export function sum(amounts: readonly Minor[]): Minor {
  const total = exactSum(amounts);
  if (total === undefined) {
    throw new RangeError(
      `The sum of ${amounts.length} amounts is ${add(amounts)} minor units: expected a sum within ±${Number.MAX_SAFE_INTEGER}.`,
    );
  }
  return total;
}

/** Adds amounts; undefined if the sum is outside ±(2^53 − 1), where numbers aren't exact. */
export function exactSum(amounts: readonly Minor[]): Minor | undefined {
  const total = Number(add(amounts));
  return isMinor(total) ? total : undefined;
}

function add(amounts: readonly Minor[]): bigint {
  return amounts.reduce((subtotal, amount) => subtotal + BigInt(amount), 0n);
}

/** The amount with its sign reversed, in minor units. */
export function negate(amount: Minor): Minor {
  return toMinor(-amount);
}
