import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  BankTransactionEditor,
  BankTransactionList,
  bankTransactionsOptions,
  createSession,
  DaybookProvider,
  useDaybook,
} from '../../../src/index.ts';
import '../../../src/styles.css';
import { responseTo, transactionPage } from './transactions.ts';

const session = createSession({ identity: 'bench', fetchToken: async () => 'token' });
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
const query = { filter: {}, sort: { orderBy: 'DATE', direction: 'DESC' } } as const;
const pages = Array.from({ length: 400 }, (_, page) => transactionPage(page));

window.fetch = async (input) => Response.json(responseTo(String(input)));

/** Called by the benchmark process. */
const bench = {
  /** How often a row was rendered, counted by one of its cells. */
  rowsRendered: 0,
  /** Milliseconds from each event of the recorded kind to the updated layout. */
  times: [] as number[],
  /**
   * Records events until the layout that they lead to. Painting is excluded, as it depends on the machine.
   * @param type of the events that change something, after `begin` within the same task.
   */
  record(type: string, begin: string = type) {
    let started = 0;
    const start = () => {
      started = performance.now();
    };
    const end = () => {
      const from = started;
      const record = () => {
        document.body.getBoundingClientRect();
        bench.times.push(performance.now() - from);
      };
      // React renders the input of a key within its event's microtasks; a task would wait for the frame to be painted.
      if (type === 'input') queueMicrotask(() => queueMicrotask(record));
      else afterReact(record);
    };
    window.addEventListener(begin, start, true);
    window.addEventListener(type, end);
  },
  /** Milliseconds from a click on an element until another is in the layout. */
  async timeToShow(pressed: string, shown: string): Promise<number> {
    await new Promise(requestAnimationFrame); // start at a frame boundary
    const begin = performance.now();
    document.querySelector<HTMLElement>(pressed)?.click();
    while (!document.querySelector(shown)?.getBoundingClientRect().height) {
      if (performance.now() - begin > 10_000)
        throw new Error(`A click on ${pressed} did not show ${shown}: ${root?.textContent?.slice(0, 300)}`);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return performance.now() - begin;
  },
};
export type ListBench = typeof bench;
Object.assign(window, { bench });

/** Runs a function in the next task, after the one that React may have scheduled. */
function afterReact(run: () => void) {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    run();
  };
  channel.port2.postMessage(null);
}

function ListAndEditor() {
  const daybook = useDaybook();
  const [transactionId, setTransactionId] = useState<string>();
  const { queryKey } = bankTransactionsOptions(daybook, query);
  if (!queryClient.getQueryData(queryKey)) {
    const loaded = pages.map((rows) => ({ rows, unreadable: [], next: undefined, previous: undefined }));
    // The benchmark's rows have plain numbers where the library's types expect branded amounts.
    queryClient.setQueryData(queryKey, { pages: loaded, pageParams: loaded.map(() => undefined) } as never);
  }
  if (transactionId) {
    return (
      <>
        <button type="button" id="back" onClick={() => setTransactionId(undefined)}>
          Back
        </button>
        <BankTransactionEditor transactionId={transactionId} />
      </>
    );
  }
  return (
    <BankTransactionList
      columns={(defaults) => [...defaults, { id: 'renders', header: 'Renders', cell: countRender }]}
      onTransactionSelect={(selected) => setTransactionId(selected.transactionId)}
    />
  );
}

function countRender() {
  bench.rowsRendered++;
  return null;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <DaybookProvider baseUrl="/nothing" session={session} queryClient={queryClient} locale="en-US">
      <ListAndEditor />
    </DaybookProvider>,
  );
}
