import { useState } from 'react';
import { type Column, DataGrid } from 'react-data-grid';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import 'react-data-grid/lib/styles.css';
import { type Contestant, columns, rowHeight, viewHeight } from '../tables/page/contestant.ts';
import type { BenchEntry } from '../tables/page/entries.ts';

const columnDefs: Column<BenchEntry>[] = columns.map(({ id, header, width, isAmount, text }) => ({
  key: id,
  name: header,
  width: width ?? '1fr',
  headerCellClass: isAmount ? 'amount' : undefined,
  cellClass: isAmount ? 'amount' : undefined,
  renderCell: ({ row }) => text(row),
}));

let add = (_: BenchEntry[]) => {};

function Grid({ pages }: { pages: BenchEntry[][] }) {
  const [rows, setRows] = useState(() => pages.flat());
  add = (page) => setRows((before) => [...before, ...page]);
  return (
    <DataGrid
      columns={columnDefs}
      rows={rows}
      rowKeyGetter={keyOf}
      rowHeight={rowHeight}
      headerRowHeight={rowHeight}
      style={{ blockSize: viewHeight }}
    />
  );
}

const keyOf = ({ id }: BenchEntry) => id;

/** react-data-grid 7: stable columns and keys, built-in memoized rows, rows added as a new array. */
export const contestant: Contestant = {
  scroller: '.rdg',
  mount(root, pages) {
    const reactRoot = createRoot(root);
    flushSync(() => reactRoot.render(<Grid pages={pages} />));
    return () => reactRoot.unmount();
  },
  append: (page) => add(page),
};
