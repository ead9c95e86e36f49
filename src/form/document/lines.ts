import { isMinor, type Minor, toMinor } from '../../core/money/minor.ts';

interface Line {
  /** Stable while lines are added, removed and moved. */
  readonly key: string;
}

interface Lines {
  readonly lines: readonly Line[];
  /** The number of lines added so far, for unique keys. */
  readonly linesAdded: number;
}

/**
 * Saved lines with the keys of the lines in the form, so that a focused field keeps the focus.
 * @param isBlank lines that aren't sent, and stay; default: none.
 */
export function keepLineKeys<L extends Line>(
  saved: readonly L[],
  lines: readonly L[],
  isBlank: (line: L) => boolean = () => false,
): readonly L[] {
  const sent = lines.filter((line) => !isBlank(line));
  if (saved.length !== sent.length) return saved;
  return lines.map((line) => ({ ...(saved[sent.indexOf(line)] ?? line), key: line.key }));
}

/** Lines with the IDs that the service assigned to new ones. @param saved with the same keys. */
export function takeLineIds<L extends Line & { readonly id: string | null }>(
  lines: readonly L[],
  saved: readonly L[],
): readonly L[] {
  const ids = new Map(saved.map(({ key, id }) => [key, id]));
  return lines.map((line) => ({ ...line, id: line.id ?? ids.get(line.key) ?? null }));
}

/** Values with a line added. @param index default: the end. */
export function addLine<Values extends Lines>(
  values: Values,
  create: (key: string) => Values['lines'][number],
  index = values.lines.length,
): Values {
  const { lines, linesAdded } = values;
  return { ...values, lines: lines.toSpliced(index, 0, create(`new-${linesAdded}`)), linesAdded: linesAdded + 1 };
}

/** Lines with one at a place, wherever it was before. */
export function insertLine<L extends Line>(lines: readonly L[], line: L, index: number): readonly L[] {
  return removeLine(lines, line.key).toSpliced(index, 0, line);
}

/** Lines without one of them. */
export function removeLine<L extends Line>(lines: readonly L[], key: string): readonly L[] {
  return lines.filter((line) => line.key !== key);
}

/** Lines with one of them moved down by `steps`, or up if negative. */
export function moveLine<L extends Line>(lines: readonly L[], key: string, steps: number): readonly L[] {
  const from = lines.findIndex((line) => line.key === key);
  const line = lines[from];
  if (!line) return lines;
  return insertLine(lines, line, Math.max(0, from + steps));
}

/**
 * What amounts leave of totals.
 * @param amounts in minor units; null for an invalid one.
 * @returns minor units; exact, even if a partial sum isn't. Undefined with an invalid amount, or outside ±(2^53 − 1).
 */
export function remainderOf(totals: readonly (Minor | null)[], amounts: readonly (Minor | null)[]): Minor | undefined {
  let left = 0n;
  for (const amount of totals) {
    if (amount === null) return undefined;
    left += BigInt(amount);
  }
  for (const amount of amounts) {
    if (amount === null) return undefined;
    left -= BigInt(amount);
  }
  const number = Number(left);
  return isMinor(number) ? toMinor(number) : undefined;
}
