import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../test/support/chromium.ts';
import { servePage } from '../servePage.ts';
import { Times } from '../times.ts';

/** Times of actions in a list of 100,000 loaded transactions. */
export interface ListTimes {
  /** A move of the pointer while a column is resized. */
  resize: Times;
  /** How many rows render again while a column is resized. */
  rowsRenderedByResize: number;
  /** A key in the search field. */
  searchKey: Times;
  /** A press on + Filter, until its first field is in the layout. */
  openFilter: Times;
  /** A press on a transaction, until the fields of its editor are in the layout. */
  openEditor: Times;
  /** Milliseconds of the first press, which may load code. */
  first: { openFilter: number; openEditor: number };
}

const rounds = 10;
/** Enough that one slow opening doesn't decide the 95th percentile. */
const openings = 40;
const text = 'office supplies';

/** @throws {Error} if dragging does not change the column's width. */
export async function measureLists(): Promise<ListTimes> {
  const outDir = mkdtempSync(join(tmpdir(), 'daybook-lists-'));
  const browser = await chromium.launch(chromiumLaunchOptions());
  const server = await servePage(join(import.meta.dirname, 'page'), outDir);
  const load = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => console.error('lists', error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForSelector('tbody tr[data-index="5"]');
    return page;
  };
  try {
    const resize = await measureResize(await load());
    const searchKey = await measureSearch(await load());
    return { ...resize, searchKey, ...(await measureOpening(await load())) };
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function measureResize(page: Page): Promise<Pick<ListTimes, 'resize' | 'rowsRenderedByResize'>> {
  const header = page.getByRole('columnheader', { name: 'Category' });
  const widthOf = async () => (await header.boundingBox())?.width;
  const handle = await header.locator('.daybook-column-resizer').boundingBox();
  if (!handle) throw new Error('The column cannot be resized.');
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  const before = await widthOf();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y, { steps: 10 }); // warm-up
  await page.evaluate("window.bench.record('mousemove'); window.bench.rowsRendered = 0");
  for (let round = 0; round < rounds; round++) {
    await page.mouse.move(x + 60, y, { steps: 20 });
    await page.mouse.move(x - 30, y, { steps: 20 });
  }
  const rowsRenderedByResize = await page.evaluate<number>('window.bench.rowsRendered');
  await page.mouse.up();
  if ((await widthOf()) === before) throw new Error('The column was not resized.');
  return { resize: await timesOf(page), rowsRenderedByResize };
}

async function measureSearch(page: Page): Promise<Times> {
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type(text); // warm-up
  await page.evaluate("window.bench.record('input', 'keydown')");
  for (let round = 0; round < rounds; round++) {
    await page.keyboard.press('Control+A'); // the first key replaces the text
    await page.keyboard.type(text, { delay: 30 });
  }
  return timesOf(page);
}

async function measureOpening(page: Page): Promise<Pick<ListTimes, 'openFilter' | 'openEditor' | 'first'>> {
  const timeToShow = (pressed: string, shown: string) =>
    page.evaluate<number>(`window.bench.timeToShow(${JSON.stringify(pressed)}, ${JSON.stringify(shown)})`);
  const [filters, editors]: [number[], number[]] = [[], []];
  for (let round = 0; round <= openings; round++) {
    filters.push(await timeToShow('.daybook-filter-builder > button', '.daybook-filter-editor input'));
    await page.keyboard.press('Escape');
  }
  for (let round = 0; round <= openings; round++) {
    const row = `tbody tr[data-index="${round % 10}"] .daybook-row-button`;
    editors.push(await timeToShow(row, 'form input'));
    await page.locator('#back').click();
    await page.waitForSelector('tbody tr[data-index="9"]');
  }
  const [openFilter = 0, ...laterFilters] = filters;
  const [openEditor = 0, ...laterEditors] = editors;
  return {
    openFilter: new Times(laterFilters),
    openEditor: new Times(laterEditors),
    first: { openFilter, openEditor },
  };
}

async function timesOf(page: Page): Promise<Times> {
  return new Times(await page.evaluate<number[]>('window.bench.times'));
}
