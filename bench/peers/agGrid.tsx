import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  type ColDef,
  type GridApi,
  ModuleRegistry,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Contestant, columns, rowHeight, viewHeight } from '../tables/page/contestant.ts';
import type { BenchEntry } from '../tables/page/entries.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule, CellStyleModule]);

const theme = themeQuartz.withParams({ rowHeight, headerHeight: rowHeight });
// A value getter renders text without an extra element or component.
const columnDefs: ColDef<BenchEntry>[] = columns.map(({ id, header, width, isAmount, text }) => ({
  colId: id,
  headerName: header,
  valueGetter: ({ data }) => data && text(data),
  type: isAmount ? 'rightAligned' : undefined,
  ...(width ? { width } : { flex: 1 }),
}));

let api: GridApi<BenchEntry> | undefined;

/** AG Grid Community: only the modules needed here, no animation, rows added by a transaction. */
export const contestant: Contestant = {
  scroller: '.ag-grid-viewport',
  mount(root, pages) {
    const rows = pages.flat();
    const reactRoot = createRoot(root);
    flushSync(() =>
      reactRoot.render(
        <div style={{ blockSize: viewHeight }}>
          <AgGridReact<BenchEntry>
            theme={theme}
            columnDefs={columnDefs}
            rowData={rows}
            rowHeight={rowHeight}
            animateRows={false}
            suppressRowHoverHighlight
            onGridReady={(event) => {
              api = event.api;
            }}
          />
        </div>,
      ),
    );
    return () => reactRoot.unmount();
  },
  append(page) {
    api?.applyTransaction({ add: page });
  },
};
