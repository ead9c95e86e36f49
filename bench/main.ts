import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureLedgerPages } from './ledgerPages.ts';
import { measureService } from './service.ts';
import { measureSizes } from './sizes.ts';
import { measureTables } from './tables/measure.ts';
import type { Times } from './times.ts';

/** Prints the library's sizes against their limits and the service's times; `--json FILE` keeps them for machines. */
const { json } = parseArgs({ options: { json: { type: 'string' } } }).values;

const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: true });
if (build.status !== 0) process.exit(build.status ?? 1);

const sizes = await measureSizes();
console.log('\nSize, gzip; React excluded, React Query included');
console.table(
  Object.fromEntries(
    sizes.map(({ name, bytes, limit }) => [
      name,
      { kB: (bytes / 1000).toFixed(1), limit: limit / 1000, '': bytes <= limit ? 'ok' : 'OVER' },
    ]),
  ),
);

const ledger = await measureLedgerPages();
console.log(`Ledger of ${ledger.entries.toLocaleString('en')} lines, pages of 250 over HTTP`);
console.table({ 'page 1': row(ledger.page1), 'page 400': row(ledger.page400) });
console.log(`Service with that company ready after ${ledger.startSeconds.toFixed(1)} s`);

const service = await measureService();
console.log(`\n${service.invoices.toLocaleString('en')} invoices, and saves of 100 bank transactions, over HTTP`);
console.table({ 'invoice query': row(service.invoiceQuery), 'batch of 100 saves': row(service.saveBatch) });
console.log(`${service.savesPerSecond.toFixed(0)} saves a second`);

const tables = await measureTables(['rawDom', 'daybook'], 5);
console.log('\n100,000 loaded rows in Chromium; a raw-DOM virtual list is the floor. Medians of five runs');
console.table(
  Object.fromEntries(
    Object.entries(tables).map(([name, { mount, slowFrames, mainThread, heap, elements, append }]) => [
      name,
      {
        'mount, ms': mount.toFixed(0),
        'slow frames of 300': slowFrames,
        'main thread, ms a frame': mainThread.toFixed(1),
        'heap added, MB': heap.toFixed(1),
        'DOM elements': elements,
        'page appended, ms': append.toFixed(1),
      },
    ]),
  ),
);

if (json) {
  const times = {
    ledger: { ...ledger, page1: percentiles(ledger.page1), page400: percentiles(ledger.page400) },
    service: {
      ...service,
      invoiceQuery: percentiles(service.invoiceQuery),
      saveBatch: percentiles(service.saveBatch),
    },
  };
  writeFileSync(json, `${JSON.stringify({ sizes, ...times, tables }, null, 2)}\n`);
}
if (sizes.some(({ bytes, limit }) => bytes > limit)) process.exit(1);

/** Milliseconds. */
function percentiles(times: Times) {
  return { p50: times.percentile(50), p95: times.percentile(95) };
}

function row(times: Times) {
  const { p50, p95 } = percentiles(times);
  return { 'p50, ms': p50.toFixed(1), 'p95, ms': p95.toFixed(1) };
}
