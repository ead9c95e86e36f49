import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureBulkEdit } from './bulkEdit/measure.ts';
import { keystrokeLimit, measureKeystrokes } from './keystrokes/measure.ts';
import { measureLedgerPages } from './ledgerPages.ts';
import { reportLists } from './lists/report.ts';
import { measureService } from './service.ts';
import { isOver } from './size.ts';
import { measureSizes } from './sizes.ts';
import { reportTables } from './tables/report.ts';
import type { Times } from './times.ts';

/**
 * Prints the library's bundle sizes and their limits, the service's response times, and benchmarks of tables and lists.
 * `--tables` runs only those of tables and lists; `--json FILE` writes all results to a file.
 */
const { json, tables: isTablesOnly } = parseArgs({
  options: { json: { type: 'string' }, tables: { type: 'boolean' } },
}).values;

const rest = isTablesOnly ? undefined : await reportSizesAndService();
const { broken, ...tables } = await reportTables();
const { broken: brokenByLists, ...lists } = await reportLists();
if (json) writeFileSync(json, `${JSON.stringify({ ...rest, ...tables, ...lists }, null, 2)}\n`);
const isSlow = rest?.keystrokes.some(({ p95 }) => p95 > keystrokeLimit);
if (broken.length + brokenByLists.length > 0 || isSlow || rest?.sizes.some(isOver)) process.exit(1);

async function reportSizesAndService() {
  const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: true });
  if (build.status !== 0) process.exit(build.status ?? 1);

  const sizes = await measureSizes();
  console.log('\nSize, gzip; React excluded, React Query included');
  console.table(
    Object.fromEntries(
      sizes.map((size) => [
        size.name,
        {
          'kB initial': (size.bytes / 1000).toFixed(1),
          'kB lazy': (size.later / 1000).toFixed(1),
          limit: size.limit / 1000,
          '': isOver(size) ? 'OVER' : 'ok',
        },
      ]),
    ),
  );

  const keystrokes = await measureKeystrokes();
  console.log('Keystroke to updated layout, in forms with 50 lines');
  console.table(
    Object.fromEntries(
      keystrokes.map(({ form, field, times }) => [
        `${form}, ${field}`,
        { ...row(times), limit: keystrokeLimit, '': times.percentile(95) > keystrokeLimit ? 'OVER' : 'ok' },
      ]),
    ),
  );

  const bulkEdit = await measureBulkEdit();
  console.log(
    `Bulk edit of ${bulkEdit.transactions} transactions in the list, from the preview to the undo, over HTTP`,
  );
  console.table({ seconds: { 'bulk edit': bulkEdit.seconds, undo: bulkEdit.undoSeconds } });
  console.log(`${bulkEdit.saves} saves and ${bulkEdit.reads} reads`);

  const ledger = await measureLedgerPages();
  console.log(`Ledger of ${ledger.entries.toLocaleString('en')} lines, pages of 250 over HTTP`);
  console.table({ 'page 1': row(ledger.page1), 'page 400': row(ledger.page400) });
  console.log(`Service startup with that company: ${ledger.startSeconds.toFixed(1)} s`);

  const service = await measureService();
  console.log(`\n${service.invoices.toLocaleString('en')} invoices, and saves of 100 bank transactions, over HTTP`);
  console.table({ 'invoice query': row(service.invoiceQuery), 'batch of 100 saves': row(service.saveBatch) });
  console.log(`${service.savesPerSecond.toFixed(0)} saves per second`);
  const wait = service.healthDuringBatch.percentile(99);
  console.log(`/healthz during a batch of 500 saves: p99 ${wait.toFixed(1)} ms${wait > 100 ? ', OVER 100' : ''}`);

  return {
    sizes,
    bulkEdit,
    keystrokes: keystrokes.map(({ form, field, times }) => ({ form, field, ...percentiles(times) })),
    ledger: { ...ledger, page1: percentiles(ledger.page1), page400: percentiles(ledger.page400) },
    service: {
      ...service,
      invoiceQuery: percentiles(service.invoiceQuery),
      saveBatch: percentiles(service.saveBatch),
      healthDuringBatch: { ...percentiles(service.healthDuringBatch), p99: service.healthDuringBatch.percentile(99) },
    },
  };
}

/** Milliseconds. */
function percentiles(times: Times) {
  return { p50: times.percentile(50), p95: times.percentile(95) };
}

function row(times: Times) {
  const { p50, p95 } = percentiles(times);
  return { 'p50, ms': p50.toFixed(1), 'p95, ms': p95.toFixed(1) };
}
