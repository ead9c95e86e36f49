import { type Minor, toMinor } from './minor.ts';

/**
 * Divides an amount without losing a cent: the pieces always add up to it, and each is less than one minor unit off its
 * exact share. Leftover units go to the largest remainders; among equal ones, to the first.
 * @param amount minor units; a negative amount splits like its positive, with the sign on every piece.
 * @param shares the number of equal pieces, or a weight per piece: integers in any unit, such as `[30, 70]`, or the line
 *   amounts that a discount applies to. A piece of weight 0 is 0.
 * @throws {RangeError} if there are no pieces, a weight is negative or a fraction, or all weights are 0.
 */
export function split(amount: Minor, shares: number | readonly number[]): Minor[] {
  const weights = typeof shares === 'number' ? equalWeights(shares) : shares.map(exactWeight);
  const totalWeight = weights.reduce((total, weight) => total + weight, 0n);
  if (totalWeight === 0n) {
    throw new RangeError("Can't split: at least one weight must be above 0.");
  }

  const size = BigInt(Math.abs(amount));
  const pieces = weights.map((weight) => (size * weight) / totalWeight);
  const remainders = weights.map((weight) => (size * weight) % totalWeight);
  const leftover = Number(pieces.reduce((rest, piece) => rest - piece, size));

  const largestFirst = remainders.map((remainder, index) => ({ remainder, index }));
  largestFirst.sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1));
  const raised = new Set(largestFirst.slice(0, leftover).map(({ index }) => index));

  return pieces.map((piece, index) => toMinor(Math.sign(amount) * Number(raised.has(index) ? piece + 1n : piece)));
}

function equalWeights(count: number): bigint[] {
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`Can't split into ${count} pieces: expected an integer, 1 or more.`);
  }
  return new Array<bigint>(count).fill(1n);
}

function exactWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) {
    throw new RangeError(
      `${weight} is not a valid weight: expected an integer, 0 or more. Pass 30 and 70, not 0.3 and 0.7.`,
    );
  }
  return BigInt(weight);
}
