import { type Contestant, rowHeight, rowText } from './contestant.ts';
import { type BenchEntry, entryPage, entryPages } from './entries.ts';
import { trackReads } from './trackReads.ts';

const contestants: Record<string, () => Promise<unknown>> = {
  rawDom: () => import('./rawDom.ts'),
  daybook: () => import('./daybook.tsx'),
  daybookTable: () => import('./daybookTable.tsx'),
  ...import.meta.glob('../../peers/*.tsx'),
};

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const painted = () => frame().then(() => new Promise((resolve) => setTimeout(resolve)));
const root = document.querySelector('#root') as HTMLElement;

let contestant: Contestant;
let pages: BenchEntry[][] = [];
let scroller: HTMLElement;

/** Called by the benchmark process. */
const bench = {
  async load(name: string, pageCount: number) {
    const load = contestants[name] ?? contestants[`../../peers/${name}.tsx`];
    if (!load) throw new Error(`Unknown contestant "${name}".`);
    ({ contestant } = (await load()) as { contestant: Contestant });
    pages = entryPages(pageCount);
  },
  /** Mounts the contestant once with few rows, so that its code is warm. */
  async warmUp() {
    const unmount = contestant.mount(root, [entryPage(0)]);
    for (let count = 0; count < 20; count++) await painted();
    unmount();
    await painted();
  },
  /** Milliseconds until the first rows are painted. */
  async mount(): Promise<number> {
    performance.clearMarks();
    await frame(); // start at a frame boundary
    const begin = performance.now();
    contestant.mount(root, pages);
    await painted();
    // Tables that measure themselves first render their rows in a later frame.
    for (let count = 0; count < 120 && !root.textContent?.includes('PURCHASE 3 '); count++) await painted();
    const mark = performance.getEntriesByName('mount')[0]?.startTime ?? begin;
    const time = performance.now() - mark;
    if (!root.textContent?.includes('PURCHASE 3 ')) throw new Error('No rows were rendered.');
    scroller = document.querySelector(contestant.scroller) as HTMLElement;
    return time;
  },
  elements: () => document.querySelectorAll('#root *').length,
  /** The milliseconds of each scrolled frame; every tenth is checked for rows more than one step behind. */
  async scroll(frames: number, pixels: number): Promise<{ times: number[]; behind: number }> {
    const times: number[] = [];
    let behind = 0;
    let last = scroller.scrollTop;
    let before = await frame();
    for (let count = 0; count < frames; count++) {
      if (count % 10 === 9 && !isDrawn(scroller.scrollTop) && !isDrawn(last)) behind++;
      last = scroller.scrollTop;
      scroller.scrollTop = last + pixels;
      const now = await frame();
      times.push(now - before);
      before = now;
    }
    return { times, behind };
  },
  /** The wrong row in the middle of the view; undefined once the expected row shows. */
  async wrongInView(): Promise<string | undefined> {
    let wrong = wrongRow();
    for (let count = 0; wrong && count < 600; count++) {
      await frame();
      wrong = wrongRow();
    }
    return wrong;
  },
  /** Appends a page and resolves once the scroll height includes it and is painted. */
  async append() {
    const page = entryPage(pages.length);
    const height = scroller.scrollHeight;
    contestant.append(page);
    for (let count = 0; count < 120 && scroller.scrollHeight < height + page.length * rowHeight; count++) await frame();
    await painted();
    if (scroller.scrollHeight < height + page.length * rowHeight) throw new Error('The page was not appended.');
  },
  /** How many rows render again when one visible row changes: the rows whose description is read. */
  async rowsDrawnForOne(): Promise<number | undefined> {
    if (!contestant.replace) return undefined;
    const middle = middleRow(scroller.scrollTop);
    const near = Array.from({ length: 100 }, (_, place) => entryAt(middle - 50 + place));
    const read = new Set<string>();
    contestant.replace(new Map(near.map((entry) => [entry.id, trackReads(entry, read)])));
    await painted();
    await painted();
    if (read.size < 10) throw new Error('The visible rows were not rendered from the entries.');
    read.clear();
    const changed = { ...entryAt(middle), description: 'ONE CHANGED ROW' };
    contestant.replace(new Map([[changed.id, trackReads(changed, read)]]));
    await painted();
    await painted();
    if (!root.textContent?.includes(changed.description)) throw new Error('The changed row is not shown.');
    return read.size;
  },
};
export type Bench = typeof bench;
Object.assign(window, { bench });

function wrongRow(): string | undefined {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const row = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('tr, [role=row]');
  const shown = unspaced(row?.textContent ?? '');
  const middle = middleRow(scroller.scrollTop);
  const near = [middle - 1, middle, middle + 1].map((number) => unspaced(rowText(entryAt(number))));
  return near.includes(shown) ? undefined : `"${shown}" instead of "${near[1]}"`;
}

/** The number of the row in the middle of the view, or of a neighbor: header heights differ by a few pixels. */
function middleRow(scrollTop: number): number {
  return Math.floor((scrollTop + scroller.clientHeight / 2 - rowHeight) / rowHeight);
}

function isDrawn(scrollTop: number): boolean {
  return root.textContent?.includes(`PURCHASE ${middleRow(scrollTop)} `) ?? false;
}

function entryAt(number: number): BenchEntry {
  return pages[Math.floor(number / 250)]?.[number % 250] as BenchEntry; // only called for loaded rows
}

/** Contestants differ in the whitespace between cells. */
function unspaced(text: string): string {
  return text.replace(/\s/g, '');
}
