import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  createSession,
  type Daybook,
  DaybookProvider,
  GeneralLedger,
  generalLedgerOptions,
  glAccountOptions,
  useDaybook,
} from '../../../src/index.ts';
import '../../../src/styles.css';
import { type Contestant, viewHeight } from './contestant.ts';
import type { BenchEntry } from './entries.ts';

const glAccountId = 'gla_bench';
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
const session = createSession({ identity: 'bench', fetchToken: async () => 'token' });
let daybook: Daybook | undefined;

const query = { glAccountId, filter: { beginDate: undefined, endDate: undefined }, oldestFirst: true };
const oldestFirst = [{ id: 'date', desc: false }];

function CaptureDaybook() {
  daybook = useDaybook();
  return null;
}

/** `GeneralLedger` as in a host, with every entry in the cache. */
export const contestant: Contestant = {
  scroller: '.daybook-table-scroll',
  mount(root, pages) {
    root.style.setProperty('--daybook-table-height', `${viewHeight}px`);
    const reactRoot = createRoot(root);
    const provider = (children: React.ReactNode) => (
      <DaybookProvider baseUrl="/nothing" session={session} queryClient={queryClient} locale="en-US">
        <CaptureDaybook />
        {children}
      </DaybookProvider>
    );
    flushSync(() => reactRoot.render(provider(null)));
    if (!daybook) throw new Error('The provider returned no Daybook instance.');
    const filled = dataOf(pages);
    queryClient.setQueryData(generalLedgerOptions(daybook, query).queryKey, filled as never);
    queryClient.setQueryData(glAccountOptions(daybook, glAccountId).queryKey, account as never);
    performance.mark('mount');
    flushSync(() =>
      reactRoot.render(
        provider(
          <GeneralLedger glAccountId={glAccountId} defaultFilters={{ period: 'all' }} defaultSorting={oldestFirst} />,
        ),
      ),
    );
    return () => reactRoot.unmount();
  },
  append(page) {
    change(({ pages, pageParams }) => ({ pages: [...pages, pageOf(page)], pageParams: [...pageParams, {}] }));
  },
  replace(entries) {
    const replaced = ({ rows, ...page }: LedgerPage) => ({
      ...page,
      rows: rows.map((row) => entries.get(row.id) ?? row),
    });
    const isTouched = ({ rows }: LedgerPage) => rows.some(({ id }) => entries.has(id));
    change((old) => ({ ...old, pages: old.pages.map((page) => (isTouched(page) ? replaced(page) : page)) }));
  },
};

type LedgerPage = ReturnType<typeof pageOf>;

function change(update: (old: InfiniteData<LedgerPage>) => InfiniteData<LedgerPage>) {
  if (!daybook) return;
  const { queryKey } = generalLedgerOptions(daybook, query);
  // The benchmark's entries have plain numbers where the library's types expect branded amounts.
  queryClient.setQueryData(queryKey, (old: unknown) => update(old as InfiniteData<LedgerPage>) as never);
}

const account = { id: glAccountId, name: 'Operations', accountNo: '1010', type: 'ASSET', displayName: 'Operations' };
const pageOf = (rows: BenchEntry[]) => ({ rows, unreadable: [], next: undefined, beginningBalance: null });
const dataOf = (pages: BenchEntry[][]) => ({ pages: pages.map(pageOf), pageParams: pages.map(() => undefined) });
