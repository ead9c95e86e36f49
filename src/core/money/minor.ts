declare const unit: unique symbol;

/**
 * An amount in the currency's smallest unit (cents, yen, fils): a whole number within ±(2^53 − 1), where numbers are exact.
 * How many of them make one dollar or dinar, `currencyDigits` says.
 */
export type Minor = number & { readonly [unit]: 'minor units' };

/** Whether a value is a whole number that can be an amount: what schemas ask of an answer. */
export function isMinor(value: unknown): value is Minor {
  return Number.isSafeInteger(value);
}

/**
 * States that a number is an amount in minor units: `minor(1250)` is $12.50.
 * @throws {RangeError} for fractions, NaN, infinities, and beyond ±(2^53 − 1).
 */
export function toMinor(value: number): Minor {
  if (!isMinor(value)) {
    throw new RangeError(
      `${value} is not an amount in minor units: expected a whole number within ±${Number.MAX_SAFE_INTEGER}. ` +
        'Give cents rather than dollars (1250 for $12.50) and round before you call.',
    );
  }
  // −0 would be a second zero, unequal to the first for Object.is.
  return value === 0 ? (0 as Minor) : value;
}
