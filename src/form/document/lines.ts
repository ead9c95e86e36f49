interface Line {
  /** Stable while lines are added, removed and moved. */
  readonly key: string;
}

/** Saved lines with the keys of the lines that were sent, so that a focused field keeps the focus. */
export function keepLineKeys<L extends Line>(saved: readonly L[], sent: readonly Line[]): readonly L[] {
  if (saved.length !== sent.length) return saved;
  return saved.map((line, place) => ({ ...line, key: sent[place]?.key ?? line.key }));
}

/** Lines with the IDs that the service assigned to new ones. @param saved with the same keys. */
export function takeLineIds<L extends Line & { readonly id: string | null }>(
  lines: readonly L[],
  saved: readonly L[],
): readonly L[] {
  const ids = new Map(saved.map(({ key, id }) => [key, id]));
  return lines.map((line) => ({ ...line, id: line.id ?? ids.get(line.key) ?? null }));
}
