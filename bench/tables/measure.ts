import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { isInstalled } from '../../scripts/installLocked.ts';
import { chromiumLaunchOptions } from '../../test/support/chromium.ts';
import { peerPackages, peersFolder } from '../peers.ts';
import { servePage } from '../servePage.ts';
import type { Bench } from './page/main.ts';

export interface TableTimes {
  /** Milliseconds until the first rows are painted. */
  mount: number;
  /** Frames over 33 ms, of 300. */
  slowFrames: number;
  /** Frames whose rows were more than one step behind the scroll position, of 30 sampled. */
  framesBehind: number;
  /** Main-thread milliseconds per frame, averaged over 300 frames. */
  mainThread: number;
  /** MB, not counting the rows themselves. */
  heap: number;
  elements: number;
  /** Main-thread milliseconds to append a page of 250 rows, painting included. */
  append: number;
  /** Rows that render again when one visible row changes; `NaN` if not measured. */
  rowsDrawnForOne: number;
}

const pageCount = 400;
const root = join(import.meta.dirname, 'page');

/**
 * Times each contestant with 100,000 loaded rows, one after another in each run, so that a slow moment affects all.
 * @param names of the contestants: files in `page/`, or in `peers/` if installed.
 * @throws {Error} if a contestant shows the wrong row in the middle of the view after scrolling.
 */
export async function measureTables(names: readonly string[], runs: number): Promise<Record<string, TableTimes>> {
  const outDir = mkdtempSync(join(tmpdir(), 'daybook-tables-'));
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--js-flags=--expose-gc'] });
  const results = new Map<string, TableTimes[]>(names.map((name) => [name, []]));
  // Peers that aren't installed can't be bundled.
  const server = await servePage(root, outDir, (id) => !isInstalled(peersFolder) && isOfPeer(id));
  try {
    for (let run = 0; run < runs; run++) {
      for (const [name, times] of results) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        page.on('pageerror', (error) => console.error(name, error.message));
        await page.goto(server.resolvedUrls?.local[0] ?? '');
        times.push(await measureOne(page, name));
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
  return Object.fromEntries([...results].map(([name, times]) => [name, medians(times)]));
}

/** @param id of a module, such as `react-data-grid/lib/styles.css`. */
function isOfPeer(id: string): boolean {
  return peerPackages().some((name) => id === name || id.startsWith(`${name}/`));
}

async function measureOne(page: Page, name: string): Promise<TableTimes> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.waitForFunction('window.bench');
  const call = <Result>(text: string) => page.evaluate<Result>(`window.bench.${text}`);
  await call(`load('${name}', ${pageCount})`);
  await call('warmUp()');
  const heapBefore = await heapOf(cdp);
  const mount = await call<number>('mount()');
  await page.waitForTimeout(300);
  const heap = (await heapOf(cdp)) - heapBefore;
  const elements = await call<number>('elements()');
  await call('scroll(10, 4000)');
  const taskBefore = await metric(cdp, 'TaskDuration');
  const { times, behind } = await call<Awaited<ReturnType<Bench['scroll']>>>('scroll(300, 4000)');
  const mainThread = (((await metric(cdp, 'TaskDuration')) - taskBefore) * 1000) / 300;
  const wrong = await call<string | undefined>('wrongInView()');
  if (wrong) throw new Error(`${name} shows ${wrong} after scrolling.`);
  const appendBefore = await metric(cdp, 'TaskDuration');
  await call('append()');
  const append = ((await metric(cdp, 'TaskDuration')) - appendBefore) * 1000;
  const rowsDrawnForOne = (await call<number | undefined>('rowsDrawnForOne()')) ?? Number.NaN;
  const slowFrames = times.filter((time) => time > 33).length;
  return { mount, slowFrames, framesBehind: behind, mainThread, heap, elements, append, rowsDrawnForOne };
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metric(cdp, 'JSHeapUsedSize')) / 1_000_000;
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
}

function medians(times: TableTimes[]): TableTimes {
  const middle = (key: keyof TableTimes) =>
    times.map((time) => time[key]).sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  return {
    mount: middle('mount'),
    slowFrames: middle('slowFrames'),
    framesBehind: middle('framesBehind'),
    mainThread: middle('mainThread'),
    heap: middle('heap'),
    elements: middle('elements'),
    append: middle('append'),
    rowsDrawnForOne: middle('rowsDrawnForOne'),
  };
}
