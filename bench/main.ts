import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureLedgerPages } from './ledgerPages.ts';
import { measureSizes } from './sizes.ts';

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
console.log(`Ledger of ${ledger.entries.toLocaleString('en')} lines, pages of 250 over HTTP, medians of 30`);
console.table({
  'page 1': { ms: ledger.page1.toFixed(1) },
  'page 400': { ms: ledger.page400.toFixed(1) },
});
console.log(`Service with that company ready after ${ledger.startSeconds.toFixed(1)} s`);

if (json) writeFileSync(json, `${JSON.stringify({ sizes, ledger }, null, 2)}\n`);
if (sizes.some(({ bytes, limit }) => bytes > limit)) process.exit(1);
