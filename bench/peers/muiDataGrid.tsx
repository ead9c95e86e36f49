import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Contestant, columns, rowHeight, viewHeight } from '../tables/page/contestant.ts';
import type { BenchEntry } from '../tables/page/entries.ts';

const columnDefs: GridColDef<BenchEntry>[] = columns.map(({ id, header, width, isAmount, text }) => ({
  field: id,
  headerName: header,
  valueGetter: (_, row) => text(row),
  align: isAmount ? 'right' : 'left',
  headerAlign: isAmount ? 'right' : 'left',
  ...(width ? { width } : { flex: 1 }),
}));

// The free grid has at most 100 rows per page; −1 is "All", which it renders as one virtual list.
const initialState = { pagination: { paginationModel: { page: 0, pageSize: -1 } } };
const pageSizeOptions = [{ value: -1, label: 'All' }];

let add = (_: BenchEntry[]) => {};

function Grid({ pages }: { pages: BenchEntry[][] }) {
  const [rows, setRows] = useState(() => pages.flat());
  add = (page) => setRows((before) => [...before, ...page]);
  return (
    <div style={{ blockSize: viewHeight }}>
      <DataGrid
        rows={rows}
        columns={columnDefs}
        rowHeight={rowHeight}
        columnHeaderHeight={rowHeight}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}

/** The free MUI X Data Grid: stable columns, rows added as a new array, since `updateRows` takes one row per call. */
export const contestant: Contestant = {
  scroller: '.MuiDataGrid-virtualScroller',
  mount(root, pages) {
    const reactRoot = createRoot(root);
    flushSync(() => reactRoot.render(<Grid pages={pages} />));
    return () => reactRoot.unmount();
  },
  append: (page) => add(page),
};
