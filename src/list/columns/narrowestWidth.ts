import type { ListColumnMeta } from './listFeatures.ts';

/** The least width of a column that the user resizes, in pixels. */
export const narrowestWidth = 48;

/**
 * The least width of one column: as much as its content needs if that must not be truncated.
 * @param fitted the widths of the columns' content.
 */
export function narrowestWidthOf(
  id: string,
  meta: ListColumnMeta | undefined,
  fitted: Readonly<Record<string, number>>,
): number {
  return (meta?.truncate === false && fitted[id]) || narrowestWidth;
}
