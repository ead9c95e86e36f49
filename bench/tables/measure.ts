import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../../test/support/chromium.ts';

export interface TableTimes {
  /** Milliseconds until the first rows are painted. */
  mount: number;
  /** Of 300 frames, those over 33 ms. */
  slowFrames: number;
  /** Milliseconds of the main thread, the average of 300 frames. */
  mainThread: number;
  /** MB, beyond the rows themselves. */
  heap: number;
  elements: number;
  /** Milliseconds to take a page of 250 more. */
  append: number;
}

const pageCount = 400;

/**
 * Times each way to show 100,000 loaded rows, one after the other in each run, so that a slow moment falls on all.
 * @param names of the contestants in `page/`.
 */
export async function measureTables(names: readonly string[], runs: number): Promise<Record<string, TableTimes>> {
  const root = join(import.meta.dirname, 'page');
  const outDir = mkdtempSync(join(tmpdir(), 'daybook-tables-'));
  const config = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...config, plugins: [react()], build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0] ?? '';
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--js-flags=--expose-gc'] });
  const results = new Map<string, TableTimes[]>(names.map((name) => [name, []]));
  try {
    for (let run = 0; run < runs; run++) {
      for (const name of names) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        page.on('pageerror', (error) => console.error(name, error.message));
        await page.goto(url);
        results.get(name)?.push(await measureOne(page, name));
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

async function measureOne(page: Page, name: string): Promise<TableTimes> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.waitForFunction('window.bench');
  const call = <Result>(text: string) => page.evaluate<Result>(`window.bench.${text}`);
  await call(`load('${name}', ${pageCount})`);
  const heapBefore = await heapOf(cdp);
  const mount = await call<number>('mount()');
  await page.waitForTimeout(300);
  const heap = (await heapOf(cdp)) - heapBefore;
  const elements = await call<number>('elements()');
  await call('scroll(10, 4000)');
  const taskBefore = await metric(cdp, 'TaskDuration');
  const frames = await call<number[]>('scroll(300, 4000)');
  const mainThread = (((await metric(cdp, 'TaskDuration')) - taskBefore) * 1000) / 300;
  const append = await call<number>('append()');
  return { mount, slowFrames: frames.filter((time) => time > 33).length, mainThread, heap, elements, append };
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
    mainThread: middle('mainThread'),
    heap: middle('heap'),
    elements: middle('elements'),
    append: middle('append'),
  };
}
