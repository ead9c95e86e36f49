import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium } from 'playwright';
import { listen } from '../../sandbox/service/command-line/listen.ts';
import { openMemory } from '../../sandbox/service/database/openMemory.ts';
import { importBooks } from '../../sandbox/service/seeding/importBooks.ts';
import { sampleCompany } from '../../sandbox/service/seeding/sampleCompanies.ts';
import { createService } from '../../sandbox/service/service.ts';
import { chromiumLaunchOptions } from '../../test/support/chromium.ts';
import { servePage } from '../servePage.ts';
import { fetchBenchToken, newTransactions } from '../service.ts';

export interface BulkEditTimes {
  transactions: number;
  /** From the confirmed preview to the offered undo. */
  seconds: number;
  saves: number;
  reads: number;
  undoSeconds: number;
}

const count = 500;

/** Marks 500 transactions as reviewed in the list and undoes it, over HTTP. */
export async function measureBulkEdit(): Promise<BulkEditTimes> {
  const outDir = mkdtempSync(join(tmpdir(), 'daybook-bulk-'));
  const { database, close } = await openMemory();
  const rateLimit = { requests: Number.POSITIVE_INFINITY, window: 300 };
  const service = await createService({ database, rateLimit });
  await importBooks(database, sampleCompany('studio', { today: '2026-06-15', company: 'studio' }));
  const books = await listen(Promise.resolve(service), 0);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const server = await servePage(join(import.meta.dirname, 'page'), outDir);
  try {
    const { access_token: token } = await fetchBenchToken(books.url, {});
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const data = newTransactions(0, count).map((each) => ({ ...each, description: 'Bulk bench' }));
    await fetch(`${books.url}/v6/banks/transactions`, { method: 'POST', headers, body: JSON.stringify({ data }) });

    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => console.error('bulk edit', error.message));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(books.url) && request.method() !== 'OPTIONS')
        sent.push(new URL(request.url()).pathname);
    });
    const query = new URLSearchParams({ service: books.url, token });
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?${query}`);
    await page.getByRole('button', { name: 'Load all' }).click();
    await page.getByRole('checkbox', { name: `Select all ${count} loaded transactions` }).click();
    await page.getByRole('button', { name: 'Reviewed', exact: true }).click();
    const confirm = page.getByRole('button', { name: `Change ${count} transactions` });
    await confirm.waitFor();

    sent.length = 0;
    const begin = performance.now();
    await confirm.click();
    await page.getByText(`${count} transactions updated.`).waitFor();
    const seconds = (performance.now() - begin) / 1000;
    const saves = sent.filter((path) => path === '/v6/banks/transactions').length;
    const reads = sent.length - saves;
    const undone = performance.now();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText(`Undid the changes to ${count} transactions.`).waitFor();
    return { transactions: count, seconds, saves, reads, undoSeconds: (performance.now() - undone) / 1000 };
  } finally {
    await browser.close();
    await server.close();
    await books.close();
    await close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
