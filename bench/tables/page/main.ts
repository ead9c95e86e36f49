import { type Contestant, rowHeight, rowText } from './contestant.ts';
import { type BenchEntry, entryPage, entryPages } from './entries.ts';
import { watched } from './watchedEntry.ts';

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

/** What the measuring process calls. */
const bench = {
  async load(name: string, pageCount: number) {
    const load = contestants[name] ?? contestants[`../../peers/${name}.tsx`];
    if (!load) throw new Error(`There is no contestant ${name}.`);
    ({ contestant } = (await load()) as { contestant: Contestant });
    pages = entryPages(pageCount);
  },
  /** Has the contestant's code run once, with few rows, as in a page that is in use. */
  async warmUp() {
    const unmount = contestant.mount(root, [entryPage(0)]);
    for (let count = 0; count < 20; count++) await painted();
    unmount();
    await painted();
  },
  /** Milliseconds until the first rows are painted. */
  async mount(): Promise<number> {
    performance.clearMarks();
    await frame(); // else a part of a frame, long or short, is waited for
    const begin = performance.now();
    contestant.mount(root, pages);
    await painted();
    // Tables that measure themselves first draw their rows in a later frame.
    for (let count = 0; count < 120 && !root.textContent?.includes('PURCHASE 3 '); count++) await painted();
    const mark = performance.getEntriesByName('mount')[0]?.startTime ?? begin;
    const time = performance.now() - mark;
    if (!root.textContent?.includes('PURCHASE 3 ')) throw new Error('No rows were drawn.');
    scroller = document.querySelector(contestant.scroller) as HTMLElement;
    return time;
  },
  elements: () => document.querySelectorAll('#root *').length,
  /** Milliseconds of each of so many frames that scroll on; each tenth is looked at for rows more than a step behind. */
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
  /** What stands wrong in the middle of the view; nothing once the row that belongs there is, word for word. */
  async wrongInView(): Promise<string | undefined> {
    let wrong = wrongRow();
    for (let count = 0; wrong && count < 600; count++) {
      await frame();
      wrong = wrongRow();
    }
    return wrong;
  },
  /** Takes one page more, and is done when there is room for its rows and that is painted. */
  async append() {
    const page = entryPage(pages.length);
    const height = scroller.scrollHeight;
    contestant.append(page);
    for (let count = 0; count < 120 && scroller.scrollHeight < height + page.length * rowHeight; count++) await frame();
    await painted();
    if (scroller.scrollHeight < height + page.length * rowHeight) throw new Error('The page was not taken.');
  },
  /** How many rows are drawn anew when one row in view changes: those whose description is read for it. */
  async rowsDrawnForOne(): Promise<number | undefined> {
    if (!contestant.replace) return undefined;
    const middle = middleRow(scroller.scrollTop);
    const near = Array.from({ length: 100 }, (_, place) => entryAt(middle - 50 + place));
    const read = new Set<string>();
    contestant.replace(new Map(near.map((entry) => [entry.id, watched(entry, read)])));
    await painted();
    await painted();
    if (read.size < 10) throw new Error('The rows in view were not drawn from the entries.');
    read.clear();
    const changed = { ...entryAt(middle), description: 'ONE CHANGED ROW' };
    contestant.replace(new Map([[changed.id, watched(changed, read)]]));
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

/** The number of the row in the middle of the view, or of a neighbour: headers differ by some pixels. */
function middleRow(scrollTop: number): number {
  return Math.floor((scrollTop + scroller.clientHeight / 2 - rowHeight) / rowHeight);
}

function isDrawn(scrollTop: number): boolean {
  return root.textContent?.includes(`PURCHASE ${middleRow(scrollTop)} `) ?? false;
}

function entryAt(number: number): BenchEntry {
  return pages[Math.floor(number / 250)]?.[number % 250] as BenchEntry; // only asked for rows that are loaded
}

/** Cells may stand apart by spaces or not. */
function unspaced(text: string): string {
  return text.replace(/\s/g, '');
}
