import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Other table libraries, each with its contestant in `peers/` and the imports a host would write. */
export const peers = [
  {
    contestant: 'agGrid',
    name: 'AG Grid Community',
    package: 'ag-grid-react',
    code: `import {
        CellStyleModule, ClientSideRowModelApiModule, ClientSideRowModelModule, ModuleRegistry,
      } from 'ag-grid-community';
      ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule, CellStyleModule]);
      export { AgGridReact } from 'ag-grid-react';`,
  },
  {
    contestant: 'muiDataGrid',
    name: 'MUI X Data Grid',
    package: '@mui/x-data-grid',
    code: "export { DataGrid } from '@mui/x-data-grid';",
  },
  {
    contestant: 'reactDataGrid',
    name: 'react-data-grid',
    package: 'react-data-grid',
    code: "export { DataGrid } from 'react-data-grid';",
  },
];

export const peersFolder = join(import.meta.dirname, 'peers');

/** The packages of the peers, without React. */
export function peerPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(peersFolder, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => name !== 'react' && name !== 'react-dom');
}

/** @returns the installed version, such as `36.2.0`. */
export function peerVersion(name: string): string {
  return JSON.parse(readFileSync(join(peersFolder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
