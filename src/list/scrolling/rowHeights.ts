/** A row that is taller than the others: a card whose text wraps, or a row with details below it. */
interface TallRow {
  id: string;
  index: number;
  /** The difference, in pixels. */
  by: number;
}

/** The heights of rows, in pixels. Rows that were not rendered yet are assumed to have the least. */
export interface RowHeights {
  least: number;
  /** The rows that are taller, in order. */
  tall: readonly TallRow[];
}

/** The top of a row below that of the first one. */
export function topOf(index: number, { least, tall }: RowHeights): number {
  let top = index * least;
  for (const row of tall) {
    if (row.index >= index) break;
    top += row.by;
  }
  return top;
}

/** The index of the row at a distance from the top of the first one, with the share above as a fraction. */
export function indexAt(top: number, { least, tall }: RowHeights): number {
  let above = 0;
  for (const { index, by } of tall) {
    const within = top - above - index * least;
    if (within <= 0) break;
    if (within < least + by) return index + within / (least + by);
    above += by;
  }
  return (top - above) / least;
}

/** The height of a row with what is below it. */
export function heightOf(index: number, heights: RowHeights): number {
  return topOf(index + 1, heights) - topOf(index, heights);
}

/** The heights after rows were added, removed or sorted. @param collapsed the row whose details were closed. */
export function moveHeights(heights: RowHeights, rows: readonly { id: string }[], collapsed?: string): RowHeights {
  if (heights.tall.length === 0) return heights;
  const tallById = new Map(heights.tall.map((row) => [row.id, row]));
  if (collapsed !== undefined) tallById.delete(collapsed);
  const tall: TallRow[] = [];
  for (const [index, { id }] of rows.entries()) {
    const row = tallById.get(id);
    if (row) tall.push({ ...row, index });
  }
  return { ...heights, tall };
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
  const [first, last] = [rendered[0], rendered.at(-1)];
  const lowest = Math.min(...rendered.map(({ height }) => height));
  if (!first || !last || lowest === 0) return undefined; // hidden by the host
  const { least: leastBefore = 0, tall = [] } = before ?? {};
  const within = tall.filter(({ index }) => first.index <= index && index <= last.index);
  const known = new Map(within.map(({ index, by }) => [index, by]));
  const isChanged = ({ index, height, details }: (typeof rendered)[number]) =>
    !isEqual(height + details, leastBefore + (known.get(index) ?? 0));
  const isReset = !before || (canReset && rendered.every(isChanged));
  if (!isReset && lowest >= leastBefore && !rendered.some(isChanged)) return before;
  const least = isReset ? lowest : Math.min(lowest, leastBefore);
  const others = isReset ? [] : tall.map((row) => ({ ...row, by: row.by + leastBefore - least }));
  return {
    least,
    tall: [
      ...others.filter(({ index }) => index < first.index),
      ...rendered.flatMap(({ index, height, details }) => {
        const by = height + details - least;
        const id = rows[index]?.id;
        return id === undefined || isEqual(by, 0) ? [] : [{ id, index, by }];
      }),
      ...others.filter(({ index }) => index > last.index),
    ],
  };
}

function detailsBelow({ nextElementSibling }: HTMLElement): number {
  return nextElementSibling?.hasAttribute('data-details') ? nextElementSibling.getBoundingClientRect().height : 0;
}

function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.05; // rounded differently
}
