import { performance } from 'node:perf_hooks';
import { startServiceProcess } from '../sandbox/serviceProcess.ts';
import { createDaybookClient, type LedgerPage } from '../src/client.ts';

export interface LedgerTimes {
  /** Lines of the account. */
  entries: number;
  /** From the start of the process to the first answer, with the sample company made. */
  startSeconds: number;
  /** Medians of a page of 250 lines, in milliseconds, over HTTP. */
  page1: number;
  page400: number;
}

const pageSize = 250;
const runs = 30;

/** Times the first and the 400th page of an account with 100,000 lines, asked for as a browser does. */
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
      fetchToken: async ({ signal }) => {
        const response = await fetch(`${service.url}/v6/auth/token`, {
          method: 'POST',
          headers: { Authorization: `Basic ${btoa('demo_client:demo_secret')}` },
          body: new URLSearchParams({ userId: 'usr_owner', scope: 'read' }),
          signal,
        });
        return response.json();
      },
    });
    const query = (cursor?: string) => client.generalLedger.query({ glAccountId: 'gla_1010', limit: pageSize, cursor });

    const pages = client.generalLedger.pages({ glAccountId: 'gla_1010', limit: pageSize });
    let entries = 0;
    let cursorOf400: string | undefined;
    let number = 0;
    for await (const page of pages) {
      number++;
      entries += page.rows.length;
      if (number === 399) cursorOf400 = page.next;
    }
    if (!cursorOf400) throw new Error(`The account has ${number} pages, fewer than 400.`);
    const page1: number[] = [];
    const page400: number[] = [];
    // In turn, so that a slow moment of the machine falls on both.
    for (let run = 0; run < runs; run++) {
      page1.push(await timed(() => query()));
      page400.push(await timed(() => query(cursorOf400)));
    }
    return { entries, startSeconds, page1: median(page1), page400: median(page400) };
  } finally {
    stop.abort();
    await service.ended;
  }
}

async function timed(load: () => Promise<LedgerPage>): Promise<number> {
  const begin = performance.now();
  const { rows } = await load();
  const time = performance.now() - begin;
  if (rows.length !== pageSize) throw new Error(`A page of ${rows.length} lines came instead of ${pageSize}.`);
  return time;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
