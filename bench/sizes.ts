import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { elementSizes } from './elementSizes.ts';
import type { Size } from './size.ts';

const kB = 1000;
const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
const bundles = [
  {
    name: 'provider and hooks',
    limit: 30.5 * kB,
    code: "export { DaybookProvider, useDaybook, useGlAccount, useGeneralLedger } from '@daybook/react';",
  },
  {
    name: '+ NotificationSettingsForm',
    limit: 33.5 * kB,
    code: "export { DaybookProvider, useDaybook, NotificationSettingsForm } from '@daybook/react';",
  },
  {
    name: '+ GeneralLedger',
    limit: 100 * kB, // of which TanStack Table takes 16.3
    code: "export { DaybookProvider, useDaybook, useGlAccount, useGeneralLedger, GeneralLedger } from '@daybook/react';",
  },
  {
    name: '+ TrialBalance',
    limit: 91 * kB, // like GeneralLedger
    code: "export { DaybookProvider, useDaybook, TrialBalance } from '@daybook/react';",
  },
  {
    name: '+ InvoiceList',
    limit: 95.5 * kB, // of which TanStack Table takes 16.3
    code: "export { DaybookProvider, useDaybook, InvoiceList } from '@daybook/react';",
  },
  {
    name: '+ BankTransactionList',
    limit: 123.5 * kB, // of which TanStack Table takes 16.3
    code: "export { DaybookProvider, useDaybook, BankTransactionList } from '@daybook/react';",
  },
  {
    name: '+ InvoiceDetails',
    limit: 45 * kB,
    code: "export { DaybookProvider, useDaybook, InvoiceDetails } from '@daybook/react';",
  },
  {
    name: '+ ClosingForm',
    limit: 64 * kB,
    code: "export { DaybookProvider, useDaybook, ClosingForm } from '@daybook/react';",
  },
  {
    name: '+ JournalEntryForm',
    limit: 80.5 * kB,
    code: "export { DaybookProvider, useDaybook, JournalEntryForm } from '@daybook/react';",
  },
  {
    name: '+ BankTransactionEditor',
    limit: 118 * kB, // with matching
    code: "export { DaybookProvider, useDaybook, BankTransactionEditor } from '@daybook/react';",
  },
  { name: 'everything', limit: 339.5 * kB, code: "export * from '@daybook/react';" },
];

/**
 * Bundles imports of the built package as a host's bundler would: through the package's exports, tree-shaken and minified,
 * with React Query and without React.
 */
export async function measureSizes(): Promise<Size[]> {
  const host = mkdtempSync(join(tmpdir(), 'daybook-bench-'));
  try {
    mkdirSync(join(host, 'node_modules', '@daybook'), { recursive: true });
    symlinkSync(resolve('.'), join(host, 'node_modules', '@daybook', 'react'));
    const sizes: Size[] = [];
    for (const { name, limit, code } of bundles) sizes.push({ name, limit, ...(await bundledSize(host, code)) });
    for (const name of ['styles.css', 'styles.unlayered.css']) {
      sizes.push({
        name,
        limit: 20.5 * kB,
        later: 0,
        bytes: gzipSync(readFileSync(join('dist', name)), { level: 9 }).length,
      });
    }
    return [...sizes, ...elementSizes()];
  } finally {
    rmSync(host, { recursive: true });
  }
}

/**
 * Gzipped bytes of the code's exports, bundled into the app of a host in that folder: initial and lazy chunks. A library build
 * would measure more: it keeps whitespace, and its entry can't share modules with lazy chunks.
 */
export async function bundledSize(host: string, code: string): Promise<Pick<Size, 'bytes' | 'later'>> {
  const app = join(host, 'app.js');
  writeFileSync(join(host, 'imports.js'), code);
  writeFileSync(app, "import * as imports from './imports.js';\nglobalThis.imports = imports;");
  const built = await build({
    root: host,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: { polyfill: false }, // the host's own
      rolldownOptions: { input: app, external: react },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry));
  if (initial.size === 0) throw new Error('Bundling produced no entry chunk.');
  for (const { imports } of initial) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) initial.add(chunk);
  }
  const gzippedBytes = (some: typeof chunks) =>
    some.reduce((total, chunk) => total + gzipSync(chunk.code, { level: 9 }).length, 0);
  return { bytes: gzippedBytes([...initial]), later: gzippedBytes(chunks.filter((chunk) => !initial.has(chunk))) };
}
