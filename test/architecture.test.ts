import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { violationsOf } from './support/architecture.ts';

const src = new URL('../src', import.meta.url).pathname;

/** The real tree, so that each case below breaks it in one place only. */
function sourceTree(): Map<string, string> {
  const files = readdirSync(src, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(src.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
    }),
  );
}

test('src follows the architecture', () => {
  expect(violationsOf(sourceTree())).toEqual([]);
});

test.each([
  ['an import upwards', 'core/money/tax.ts', "import '../http/send.ts';", 'imports upwards'],
  [
    'a dynamic import upwards',
    'core/money/tax.ts',
    "const load = () => import('../../list/table/ListTable.tsx');",
    'upwards',
  ],
  ['a type imported upwards', 'core/http/tax.ts', "import type { D } from '../daybookContext.ts';", 'imports upwards'],
  ['an inline type from above', 'core/http/tax.ts', "type D = import('../daybookContext.ts').Daybook;", 'upwards'],
  ['a session that imports HTTP', 'core/session/tax.ts', "import '../http/send.ts';", 'imports upwards'],
  ['a re-export upwards', 'ui/tax.ts', "export * from '../ledger/data/schema.ts';", 'imports upwards'],
  ['shared UI that imports a domain', 'list/Tax.tsx', "import '../ledger/data/schema.ts';", 'imports upwards'],
  ['a computed import', 'ui/tax.ts', 'const load = (name: string) => import(name);', 'computed'],
  ['a second fetch', 'ledger/data/api.ts', "export const load = () => fetch('/v6');", 'may fetch'],
  ['a fetch on the global object', 'ledger/data/api.ts', "globalThis.fetch('/v6');", 'may fetch'],
  ['a fetch under another name', 'ledger/data/api.ts', "const get = fetch; get('/v6');", 'may fetch'],
  ['a utils file', 'core/utils.ts', 'export {};', 'does not say'],
  ['a helpers folder', 'ui/helpers/focus.ts', 'export {};', 'does not say'],
  ['an index.ts below src', 'ledger/index.ts', 'export {};', 'index.ts'],
  ['a file beside the rooms', 'ledger/store.ts', 'export {};', 'beside the rooms'],
  ['a component under another name', 'ui/fields/Grid.tsx', 'export function Sheet() {}', 'not named after'],
  [
    'a hook under another name',
    'ui/fields/useGrid.ts',
    'export const useSheet = 1; export const x = 2;',
    'not named after',
  ],
  ['a function under another name', 'ui/fields/grid.ts', 'export function sheetOf() {}', 'not named after'],
  ['an unknown room', 'ledger/store/tax.ts', 'export {};', 'no such room'],
  ['a folder inside a room', 'ledger/list/store/tax.ts', 'export {};', 'no such room'],
  ['an unknown room of the shared UI', 'ui/table/tax.ts', 'export {};', 'no such room'],
  ['a folder outside the layers', 'misc/tax.ts', 'export {};', 'no layer'],
  ['logic that imports its screen', 'invoices/data/tax.ts', "import '../list/columns.tsx';", 'imports upwards'],
  ['data that imports a list', 'invoices/data/tax.ts', "import '../../list/useListSorting.ts';", 'a component’s file'],
  ['a screen that imports another', 'invoices/list/tax.ts', "import '../details/Totals.tsx';", 'may not import'],
  [
    'a part that imports its screen',
    'bank-transactions/bulk/tax.ts',
    "import '../list/columns.tsx';",
    'imports upwards',
  ],
  [
    'a document that imports the checklist',
    'invoices/data/tax.ts',
    "import '../../closing/checklist/tax.ts';",
    'upwards',
  ],
  ['a component that sends requests', 'ledger/list/Tax.tsx', "import '../../core/http/send.ts';", 'core/http'],
  [
    'a component that calls an endpoint',
    'ledger/list/Tax.tsx',
    "import { q } from '../data/api.ts';",
    'more than types',
  ],
  ['another domain’s writes', 'invoices/data/tax.ts', "import '../../ledger/model/mutations.ts';", 'another domain'],
  [
    'another domain’s screen',
    'invoices/list/Tax.tsx',
    "import '../../closing/form/ClosingForm.tsx';",
    'another domain',
  ],
  ['parsing outside a schema', 'ledger/data/tax.ts', "import * as v from 'valibot';", 'parse'],
  ['the server entry in the browser', 'index.ts', "export * from './server.ts';", 'client secret'],
  ['a file from outside the source', 'ui/tax.ts', "import '../../sandbox/x.ts';", 'outside src'],
])('rejects %s', (_name, path, text, expected) => {
  const tree = sourceTree().set(path, text);
  expect(violationsOf(tree).join('\n')).toContain(expected);
});

test('rejects circular type-only imports', () => {
  const tree = sourceTree()
    .set('ui/fields/first.ts', "import type { B } from './second.ts';")
    .set('ui/fields/second.ts', "import type { A } from './first.ts';");
  expect(violationsOf(tree)).toEqual([
    'ui/fields/first.ts → ui/fields/second.ts → ui/fields/first.ts: imports in a circle.',
  ]);
});

test('rejects circular rooms', () => {
  const tree = sourceTree()
    .set('ui/fields/first.ts', "import '../overlay/placePopover.ts';")
    .set('ui/overlay/second.ts', "import '../fields/Button.tsx';");
  expect(violationsOf(tree).join('\n')).toContain('imports in a circle');
});
