/** A column's width by content. */
export interface ContentWidth {
  id: string;
  /** In pixels. */
  width: number;
  /** Whether the column can be narrower than its content. */
  canShrink: boolean;
}

/** The width to which columns shrink before the table scrolls sideways, in pixels. */
const narrowestShrunk = 88;

/**
 * The widths of columns that share the available width: if there is too little, the widest of those that can shrink do.
 * @param available in pixels.
 */
export function fitColumns(columns: readonly ContentWidth[], available: number): Record<string, number> {
  const shrinking = columns.filter(({ canShrink, width }) => canShrink && width > narrowestShrunk);
  const fixed = columns.filter((column) => !shrinking.includes(column)).reduce((total, { width }) => total + width, 0);
  const most = commonLimit(
    shrinking.map(({ width }) => width),
    available - fixed,
  );
  return Object.fromEntries(
    columns.map((column) => [
      column.id,
      shrinking.includes(column) ? Math.max(narrowestShrunk, Math.floor(Math.min(column.width, most))) : column.width,
    ]),
  );
}

/** The largest limit with which the widths, each at most the limit, have at most this sum. */
function commonLimit(widths: readonly number[], sum: number): number {
  const sorted = [...widths].sort((a, b) => a - b);
  let left = sum;
  for (const [index, width] of sorted.entries()) {
    const share = left / (sorted.length - index);
    if (width > share) return share;
    left -= width;
  }
  return Number.POSITIVE_INFINITY;
}
