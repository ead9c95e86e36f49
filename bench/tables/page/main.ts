import { type Contestant, entryPage, entryPages } from './contestant.ts';

const contestants: Record<string, () => Promise<Contestant>> = {
  rawDom: async () => (await import('./rawDom.ts')).rawDom,
  daybook: async () => (await import('./daybook.tsx')).daybookTable,
};

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** What the measuring process calls. */
const bench = {
  pages: [] as ReturnType<typeof entryPages>,
  contestant: undefined as Contestant | undefined,
  async load(name: string, pageCount: number) {
    this.contestant = await contestants[name]?.();
    this.pages = entryPages(pageCount);
  },
  /** Milliseconds until the first rows are painted. */
  async mount(): Promise<number> {
    performance.clearMarks();
    const root = document.querySelector('#root') as HTMLElement;
    const begin = performance.now();
    this.contestant?.mount(root, this.pages);
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    const mark = performance.getEntriesByName('mount')[0]?.startTime ?? begin;
    if (!root.textContent?.includes('Vendor 3')) throw new Error('No rows were drawn.');
    return performance.now() - mark;
  },
  elements: () => document.querySelectorAll('#root *').length,
  /** Milliseconds of each of so many frames that scroll on. */
  async scroll(frames: number, pixels: number): Promise<number[]> {
    const scroller = document.querySelector(this.contestant?.scroller ?? '') as HTMLElement;
    const times: number[] = [];
    let before = await frame();
    for (let count = 0; count < frames; count++) {
      scroller.scrollTop += pixels;
      const now = await frame();
      times.push(now - before);
      before = now;
    }
    return times;
  },
  async append(): Promise<number> {
    const page = entryPage(this.pages.length);
    await frame();
    const begin = performance.now();
    this.contestant?.append?.(page);
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - begin;
  },
};
Object.assign(window, { bench });
