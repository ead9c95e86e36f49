import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Other tables, as hosts know them, each with its contestant in `peers/` and the import that a host writes. */
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

/**
 * Installs the peers at the versions of their lock file, where that has not been done yet.
 * @returns whether they are there; false if npm could not, for instance offline.
 */
export function installPeers(): boolean {
  if (arePeersInstalled()) return true;
  const flags = ['--silent', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0'];
  spawnSync('npm', ['ci', ...flags], { cwd: peersFolder, stdio: 'inherit', shell: true });
  return arePeersInstalled();
}

/** npm writes its record last, so that what stops half-way does not count. */
export function arePeersInstalled(): boolean {
  const record = statSync(join(peersFolder, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  return record !== undefined && record.mtimeMs >= statSync(join(peersFolder, 'package-lock.json')).mtimeMs;
}

/** What the peers' contestants import besides React. */
export function peerPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(peersFolder, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => name !== 'react' && name !== 'react-dom');
}

/** @returns the installed version, such as `36.2.0`. */
export function peerVersion(name: string): string {
  return JSON.parse(readFileSync(join(peersFolder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
