import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** What a host pays for an import. */
export interface Size {
  name: string;
  /** gzip; what loads at once. */
  bytes: number;
  /** gzip; what loads when a person opens what needs it, such as a calendar. */
  later: number;
  /** Of what loads at once; of everything, of both together. */
  limit: number;
}

/** Whether an import weighs more than it may. */
export function isOver({ name, bytes, later, limit }: Size): boolean {
  return bytes + (name === 'everything' ? later : 0) > limit;
}

const kB = 1000;
const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
const bundles = [
  {
    name: 'provider and hooks',
    limit: 26 * kB,
    code: "export { DaybookProvider, useDaybook, useGlAccount, useGeneralLedger } from '@daybook/react';",
  },
  {
    name: '+ NotificationSettingsForm',
    limit: 33 * kB,
    code: "export { DaybookProvider, useDaybook, NotificationSettingsForm } from '@daybook/react';",
  },
  {
    name: '+ GeneralLedger',
    limit: 75 * kB,
    code: "export { DaybookProvider, useDaybook, useGlAccount, useGeneralLedger, GeneralLedger } from '@daybook/react';",
  },
  {
    name: '+ InvoiceList',
    limit: 75 * kB,
    code: "export { DaybookProvider, useDaybook, InvoiceList } from '@daybook/react';",
  },
  {
    name: '+ BankTransactionEditor',
    limit: 85 * kB,
    code: "export { DaybookProvider, useDaybook, BankTransactionEditor } from '@daybook/react';",
  },
  { name: 'everything', limit: 205 * kB, code: "export * from '@daybook/react';" },
];

/**
 * Bundles imports of the built package as a host's bundler does: through the package's own exports, tree-shaken and
 * minified, with React Query and without React.
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
        limit: 11 * kB,
        later: 0,
        bytes: gzipSync(readFileSync(join('dist', name)), { level: 9 }).length,
      });
    }
    return sizes;
  } finally {
    rmSync(host, { recursive: true });
  }
}

/** Bytes of gzip, as a host in that folder bundles the code: what its first chunk imports, and what that loads later. */
export async function bundledSize(host: string, code: string): Promise<Pick<Size, 'bytes' | 'later'>> {
  const entry = join(host, 'entry.js');
  writeFileSync(entry, code);
  const built = await build({
    root: host,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: react },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry));
  if (atOnce.size === 0) throw new Error('Bundling gave no chunk.');
  for (const { imports } of atOnce) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) atOnce.add(chunk);
  }
  const zipped = (some: typeof chunks) =>
    some.reduce((total, chunk) => total + gzipSync(chunk.code, { level: 9 }).length, 0);
  return { bytes: zipped([...atOnce]), later: zipped(chunks.filter((chunk) => !atOnce.has(chunk))) };
}
