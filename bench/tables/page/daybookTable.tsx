import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createSession, DaybookProvider, type GlEntry } from '../../../src/index.ts';
import { useLedgerColumns } from '../../../src/ledger/list/columns.tsx';
import { ledgerMessages } from '../../../src/ledger/messages.ts';
import { ListTable } from '../../../src/list/table/ListTable.tsx';
import { useListLayout } from '../../../src/list/useListLayout.ts';
import { Root } from '../../../src/ui/root/Root.tsx';
import '../../../src/styles.css';
import { type Contestant, viewHeight } from './contestant.ts';
import type { BenchEntry } from './entries.ts';

const session = createSession({ identity: 'bench', fetchToken: async () => 'token' });
const allLoaded = {
  data: undefined,
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isRefetching: false,
  isRefetchError: false,
  fetchNextPage: () => new Promise<never>(() => {}),
};
let change: (update: (rows: GlEntry[]) => GlEntry[]) => void = () => {};

/** Daybook's table alone, as used by its lists: the fair comparison with other tables. */
export const contestant: Contestant = {
  scroller: '.daybook-table-scroll',
  mount(root, pages) {
    root.style.setProperty('--daybook-table-height', `${viewHeight}px`);
    const reactRoot = createRoot(root);
    const rows = entriesOf(pages.flat());
    performance.mark('mount');
    flushSync(() =>
      reactRoot.render(
        <DaybookProvider baseUrl="/nothing" session={session} locale="en-US">
          <Root component="GeneralLedger" name="general-ledger">
            <Rows initial={rows} />
          </Root>
        </DaybookProvider>,
      ),
    );
    return () => reactRoot.unmount();
  },
  append(page) {
    change((rows) => [...rows, ...entriesOf(page)]);
  },
  replace(entries) {
    change((rows) => rows.map((row) => entriesOf([entries.get(row.id) ?? []].flat())[0] ?? row));
  },
};

const noProps = {};
const noFilters = { name: 'general-ledger', filtering: { filters: {}, onFiltersChange: () => {} } };
const columnOptions = {
  messages: ledgerMessages,
  onEntrySelect: undefined,
  getSourceType: undefined,
  isFiltered: false,
};

function Rows({ initial }: { initial: GlEntry[] }) {
  const [rows, setRows] = useState(initial);
  const layout = useListLayout(useLedgerColumns(columnOptions), noProps, noFilters);
  change = setRows;
  return <ListTable caption="General ledger" layout={layout} rows={rows} unreadable={[]} list={allLoaded} />;
}

/** The benchmark's entries have plain numbers where the library's types expect branded amounts. */
function entriesOf(entries: BenchEntry[]): GlEntry[] {
  return entries as unknown as GlEntry[];
}
