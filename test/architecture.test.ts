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

test('the source is built as the design says', () => {
  expect(violationsOf(sourceTree())).toEqual([]);
});

test.each([
  ['an import upwards', 'core/money/tax.ts', "import '../http/client.ts';", 'imports upwards'],
  [
    'a dynamic import upwards',
    'core/money/tax.ts',
    "const load = () => import('../../ui/Table.tsx');",
    'imports upwards',
  ],
  ['a type imported upwards', 'core/http/tax.ts', "import type { Daybook } from '../context.ts';", 'imports upwards'],
  [
    'an inline type imported upwards',
    'core/http/tax.ts',
    "type D = import('../context.ts').Daybook;",
    'imports upwards',
  ],
  ['a re-export upwards', 'ui/Tax.tsx', "export * from '../ledger/schema.ts';", 'imports upwards'],
  ['a computed import', 'ui/Tax.tsx', 'const load = (name: string) => import(name);', 'computed'],
  ['a second fetch', 'ledger/api.ts', "export const load = () => fetch('/v6');", 'may fetch'],
  ['a fetch by way of the global object', 'ledger/api.ts', "globalThis.fetch('/v6');", 'may fetch'],
  ['a fetch under another name', 'ledger/api.ts', "const get = fetch; get('/v6');", 'may fetch'],
  ['a utils.ts', 'core/utils.ts', 'export {};', 'does not say'],
  ['a helpers folder', 'ui/helpers/focus.ts', 'export {};', 'does not say'],
  ['an index.ts below src', 'ledger/index.ts', 'export {};', 'index.ts'],
  ['a file that no domain has', 'ledger/store.ts', 'export {};', 'a domain holds'],
  ['a folder that no layer has', 'misc/tax.ts', 'export {};', 'no layer'],
  ['a component that talks to the service', 'ledger/Tax.tsx', "import '../core/http/client.ts';", 'core/http'],
  ['a component that calls an endpoint', 'ledger/Tax.tsx', "import { query } from './api.ts';", 'more than types'],
  ['another domain’s writes', 'invoices/queries.ts', "import '../ledger/mutations.ts';", 'another domain'],
  ['another domain’s screen', 'invoices/Tax.tsx', "import '../closing/ClosingForm.tsx';", 'another domain'],
  ['parsing outside a schema', 'ledger/rules.ts', "import * as v from 'valibot';", 'parsing stands'],
  ['the server entry in the browser', 'index.ts', "export * from './server.ts';", 'client secret'],
  ['a file from outside the source', 'ui/Tax.tsx', "import '../../sandbox/x.ts';", 'outside src'],
])('%s is refused', (_name, path, text, expected) => {
  const tree = sourceTree().set(path, text);
  expect(violationsOf(tree).join('\n')).toContain(expected);
});
