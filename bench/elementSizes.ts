import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Size } from './size.ts';

const kB = 1000;
const modules = 'dist/elements/esm';

/** By the component's chunk. Each page also loads React, 60 kB, and the stylesheet, 20 kB. */
const limits = {
  GeneralLedger: 207.5 * kB,
  TrialBalance: 202 * kB,
  BankTransactionList: 236.5 * kB,
  BankTransactionEditor: 246 * kB,
  InvoiceList: 206.5 * kB,
  InvoiceDetails: 160.5 * kB,
  JournalEntryForm: 208.5 * kB,
  ClosingForm: 176.5 * kB,
  ClosingNotice: 139 * kB,
  NotificationSettingsForm: 139.5 * kB,
};

/** What a page with one element loads of the modules, each compressed, and the script with all elements. */
export function elementSizes(): Size[] {
  const files = readdirSync(modules).filter((file) => file.endsWith('.js'));
  const chunkOf = (name: string) => {
    const found = files.find((file) => file.startsWith(`${name}-`));
    if (found) return found;
    throw new Error(`${modules} has no chunk for ${name}.`);
  };
  const entry = ['elements.js', chunkOf('createElementsRoot')];
  const sizes = Object.entries(limits).map(([name, limit]) => {
    const loaded = withImports([...entry, chunkOf(name)]);
    return { name: `elements: ${name}`, limit, later: 0, bytes: total(loaded) };
  });
  const script = gzippedBytes('dist/elements/daybook.js');
  return [...sizes, { name: 'elements/daybook.js', limit: 395.5 * kB, later: 0, bytes: script }];
}

/** Modules with those that they import statically. */
function withImports(entries: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const add = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const code = readFileSync(join(modules, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:\bfrom|\bimport)["']\.\/([^"']+)["']/g)) add(imported);
  };
  for (const file of entries) add(file);
  return loaded;
}

function total(files: Iterable<string>): number {
  return [...files].reduce((bytes, file) => bytes + gzippedBytes(join(modules, file)), 0);
}

function gzippedBytes(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}
