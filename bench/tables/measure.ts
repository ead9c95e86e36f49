import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../test/support/chromium.ts';
import { arePeersInstalled, peerPackages } from '../peers.ts';
import { servePage } from '../servePage.ts';
import type { Bench } from './page/main.ts';

export interface TableTimes {
  /** Milliseconds until the first rows are painted. */
  mount: number;
  /** Of 300 frames, those over 33 ms. */
  slowFrames: number;
  /** Of 30 frames looked at, those whose rows were more than a step behind the scroll. */
  framesBehind: number;
  /** Milliseconds of the main thread, the average of 300 frames. */
  mainThread: number;
  /** MB, beyond the rows themselves. */
  heap: number;
  elements: number;
  /** Milliseconds of the main thread to take a page of 250 more, painting included. */
  append: number;
  /** Rows drawn anew when one of those in view changes; `NaN` where that is not measured. */
  rowsDrawnForOne: number;
}

const pageCount = 400;
const root = join(import.meta.dirname, 'page');

/**
 * Times each way to show 100,000 loaded rows, one after the other in each run, so that a slow moment falls on all.
 * @param names of the contestants: files in `page/`, or in `peers/` once they are installed.
 * @throws {Error} if one of them does not show the row that belongs in the middle of the view after the scroll.
 */
export async function measureTables(names: readonly string[], runs: number): Promise<Record<string, TableTimes>> {
  const outDir = mkdtempSync(join(tmpdir(), 'daybook-tables-'));
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--js-flags=--expose-gc'] });
  const results = new Map<string, TableTimes[]>(names.map((name) => [name, []]));
  // Peers that are not installed are not there to be bundled.
  const server = await servePage(root, outDir, (id) => !arePeersInstalled() && isOfPeer(id));
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
  if (wrong) throw new Error(`${name} shows ${wrong} after the scroll.`);
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
