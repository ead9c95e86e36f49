interface Line {
  /** Stable while lines are added, removed and moved. */
  readonly key: string;
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

/** Lines with one of them moved down by `steps`, or up if negative. */
export function moveLine<L extends Line>(lines: readonly L[], key: string, steps: number): readonly L[] {
  const from = lines.findIndex((line) => line.key === key);
  const line = lines[from];
  if (!line) return lines;
  const others = lines.filter((other) => other !== line);
  return others.toSpliced(Math.min(Math.max(0, from + steps), others.length), 0, line);
}
