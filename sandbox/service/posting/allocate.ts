/**
 * Allocates an amount proportionally: the shares always add up to `amount`, and each stays consistent as the amount grows.
 * @param amount minor units, any sign.
 * @param weights whole numbers of any sign, such as invoice lines with their discount; their sum is not 0.
 * @returns one whole share per weight, each within one unit of the exact proportion.
 * @throws {RangeError} if the weights add up to 0.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError('The weights must not add up to 0.');
  let weightSoFar = 0n;
  let allocated = 0;
  return weights.map((weight) => {
    weightSoFar += BigInt(weight);
    const nextTotal = Number(divideHalfUp(BigInt(amount) * weightSoFar, total));
    const share = nextTotal - allocated;
    allocated = nextTotal;
    return share;
  });
}

/** Integer division, rounding half up (2.5 → 3, −2.5 → −2). */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const [numerator, denominator] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor];
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  return doubled < 0n && doubled % (2n * denominator) !== 0n ? quotient - 1n : quotient; // bigint division truncates toward 0
}
