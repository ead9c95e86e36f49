declare const unit: unique symbol;

/**
 * An amount in the currency's smallest unit (cents, yen, fils): an integer within ±(2^53 − 1), where numbers are exact.
 * `currencyDigits` tells how many of them are one dollar or dinar.
 */
export type Minor = number & { readonly [unit]: 'minor units' };

/** Whether a value is an exact integer. */
export function isMinor(value: unknown): value is Minor {
  return Number.isSafeInteger(value);
}

/**
 * Checks that a number is an amount in minor units: `toMinor(1250)` is $12.50.
 * @throws {RangeError} for fractions, NaN, infinities, and outside ±(2^53 − 1).
 */
export function toMinor(value: number): Minor {
  if (!isMinor(value)) {
    throw new RangeError(
      `${value} is not an amount in minor units: expected an integer within ±${Number.MAX_SAFE_INTEGER}. ` +
        'Pass cents, not dollars (1250 for $12.50).',
    );
  }
  // −0 is not equal to 0 for Object.is.
  return value === 0 ? (0 as Minor) : value;
}
