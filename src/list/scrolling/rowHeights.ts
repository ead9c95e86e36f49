/** A row of another height: a card whose text wraps, a row with details below it, or one that couldn’t be read. */
interface OtherRow {
  id: string;
  index: number;
  /** The difference, in pixels; negative if it is lower. */
  by: number;
}

/** The heights of rows, in pixels. Rows that were not rendered yet are assumed to have the usual one. */
export interface RowHeights {
  usual: number;
  /** The rows of another height, in order. */
  others: readonly OtherRow[];
}

/** The top of a row below that of the first one. */
export function topOf(index: number, { usual, others }: RowHeights): number {
  let top = index * usual;
  for (const row of others) {
    if (row.index >= index) break;
    top += row.by;
  }
  return top;
}

/** The index of the row at a distance from the top of the first one, with the share above as a fraction. */
export function indexAt(top: number, { usual, others }: RowHeights): number {
  let above = 0;
  for (const { index, by } of others) {
    const within = top - above - index * usual;
    if (within <= 0) break;
    if (within < usual + by) return index + within / (usual + by);
    above += by;
  }
  return (top - above) / usual;
}

/** The height of a row with what is below it. */
export function heightOf(index: number, heights: RowHeights): number {
  return topOf(index + 1, heights) - topOf(index, heights);
}

/** The heights after rows were added, removed or sorted. @param collapsed the row whose details were closed. */
export function moveHeights(heights: RowHeights, rows: readonly { id: string }[], collapsed?: string): RowHeights {
  if (heights.others.length === 0) return heights;
  const byId = new Map(heights.others.map((row) => [row.id, row]));
  if (collapsed !== undefined) byId.delete(collapsed);
  const others: OtherRow[] = [];
  for (const [index, { id }] of rows.entries()) {
    const row = byId.get(id);
    if (row) others.push({ ...row, index });
  }
  return { ...heights, others };
}

/**
 * Measures the rendered rows.
 * @param canReset whether all of them were measured before: if all have changed, so have the others, such as with the density.
 * @returns the same object if nothing has changed; undefined if no row is visible.
 */
export function measureHeights(
  area: HTMLElement,
  rows: readonly { id: string }[],
  before: RowHeights | undefined,
  canReset = false,
): RowHeights | undefined {
  const elements = [...area.querySelectorAll<HTMLElement>('tr[data-index]')];
  const rendered = elements.map((element) => ({
    index: Number(element.dataset.index),
    height: element.getBoundingClientRect().height,
    details: detailsBelow(element),
  }));
  const sorted = rendered.map(({ height }) => height).sort((one, other) => one - other);
  const visible = sorted.filter((height) => height > 0); // the host may hide some
  const [first, last, middle] = [rendered[0], rendered.at(-1), visible[visible.length >> 1]];
  if (!first || !last || middle === undefined) return undefined;
  const { usual: usualBefore = 0, others = [] } = before ?? {};
  const within = others.filter(({ index }) => first.index <= index && index <= last.index);
  const known = new Map(within.map(({ index, by }) => [index, by]));
  const isChanged = ({ index, height, details }: (typeof rendered)[number]) =>
    !isEqual(height + details, usualBefore + (known.get(index) ?? 0));
  const isReset = !before || (canReset && rendered.every(isChanged));
  if (!isReset && !rendered.some(isChanged)) return before;
  const usual = isReset ? middle : usualBefore;
  const kept = isReset ? [] : others;
  return {
    usual,
    others: [
      ...kept.filter(({ index }) => index < first.index),
      ...rendered.flatMap(({ index, height, details }) => {
        const by = height + details - usual;
        const id = rows[index]?.id;
        return id === undefined || isEqual(by, 0) ? [] : [{ id, index, by }];
      }),
      ...kept.filter(({ index }) => index > last.index),
    ],
  };
}

function detailsBelow({ nextElementSibling }: HTMLElement): number {
  return nextElementSibling?.hasAttribute('data-details') ? nextElementSibling.getBoundingClientRect().height : 0;
}

function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.05; // rounded differently
}
