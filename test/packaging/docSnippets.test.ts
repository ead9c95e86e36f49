import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docPages, snippetsOf, writeSnippets } from '../support/packaging/docSnippets.ts';
import { openPackedApp } from '../support/packaging/packedApp.ts';

const snippets = docPages().flatMap((page) => snippetsOf(page));
/** Each has one mistake, to prove that the compiler checks them. */
const mistaken = snippetsOf(
  'mistaken.md',
  `
\`\`\`tsx
<GeneralLedger glAcountId="gla_1010" />
\`\`\`

\`\`\`ts
import { createTokenRoute } from '@daybook/react/server';

export const POST = createTokenRoute({ baseUrl: process.env.BOOKS_URL, clientId: 1, clientSecret: '', userId: () => '' });
\`\`\`

\`\`\`tsx
const { invoices } = useInvoices();
\`\`\`
`,
);
const options = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  types: ['node'],
  noEmit: true,
};

let app: Awaited<ReturnType<typeof openPackedApp>>;
let complaints: string[];
beforeAll(async () => {
  app = await openPackedApp();
  const packages = snippets.flatMap((snippet) => snippet.packages);
  app.link('react', '@types/react', '@types/node', '@tanstack/react-query', ...packages);
  writeSnippets(app.path, [...snippets, ...mistaken]);
  app.write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*'] }));
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [compiler], { cwd: app.path }).catch((error) => error);
  complaints = stdout.split('\n').filter((line: string) => /^\S.*error TS/.test(line));
}, 120_000);
afterAll(() => app.close());

test.each(snippets)('$place compiles under the strictest options', ({ file }) => {
  expect(complaints.filter((complaint) => complaint.startsWith(`${file}(`))).toEqual([]);
});

test('only the incorrect snippets have an error', () => {
  expect(complaints.filter((complaint) => !complaint.startsWith('mistaken.md-'))).toEqual([]);
});

test.each(mistaken)('$place, which is incorrect, does not compile', ({ file }) => {
  expect(complaints.filter((complaint) => complaint.startsWith(`${file}(`))).toHaveLength(1);
});

test('checks every page, and a block in an unknown language is an error', () => {
  expect(docPages()).toContain('README.md');
  expect(snippets.length).toBeGreaterThan(10);
  expect(() => snippetsOf('page.md', '```jsx\n<GeneralLedger />\n```')).toThrow('page.md:2');
});
