import { performance } from 'node:perf_hooks';
import { startServiceProcess } from '../sandbox/serviceProcess.ts';
import { createDaybookClient } from '../src/client.ts';
import { fetchBenchToken } from './service.ts';
import { Times } from './times.ts';

export interface LedgerTimes {
  /** Ledger lines in the account. */
  entries: number;
  /** From process start to the first response, including the generation of the sample company. */
  startSeconds: number;
  page1: Times;
  page400: Times;
}

const pageSize = 250;
const runs = 100;

/** Times the first and the 400th page of an account with 100,000 lines, requested as a browser would. */
export async function measureLedgerPages(): Promise<LedgerTimes> {
  const stop = new AbortController();
  const begin = performance.now();
  const flags = ['--port=0', '--data=memory', '--entries=100000'];
  const service = await startServiceProcess(flags, stop.signal);
  try {
    const startSeconds = (performance.now() - begin) / 1000;
    const client = createDaybookClient({
      baseUrl: service.url,
      identity: 'bench',
      fetchToken: () => fetchBenchToken(service.url),
    });
    let entries = 0;
    let cursor: string | undefined;
    let cursorOf400: string | undefined;
    let number = 0;
    do {
      const page = await client.ledger.list({ glAccountId: 'gla_1010', limit: pageSize, cursor });
      number++;
      entries += page.rows.length;
      cursor = page.next;
      if (number === 399) cursorOf400 = cursor;
    } while (cursor !== undefined);
    if (!cursorOf400) throw new Error(`The account has ${number} pages, fewer than 400.`);
    const query = async (cursor?: string) => {
      const { rows } = await client.ledger.list({ glAccountId: 'gla_1010', limit: pageSize, cursor });
      if (rows.length !== pageSize) throw new Error(`Expected a page of ${pageSize} lines, received ${rows.length}.`);
    };
    const [page1, page400] = [new Times(), new Times()];
    // Alternating, so that a slow moment of the machine affects both.
    for (let run = 0; run < runs; run++) {
      await page1.add(() => query());
      await page400.add(() => query(cursorOf400));
    }
    return { entries, startSeconds, page1, page400 };
  } finally {
    stop.abort();
    await service.ended;
  }
}
