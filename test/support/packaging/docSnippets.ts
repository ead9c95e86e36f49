import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A TypeScript snippet in the documentation. */
export interface DocSnippet {
  /** Page and line, such as `README.md:108`. */
  place: string;
  /** The file to write it to, such as `README.md-108.tsx`. */
  file: string;
  code: string;
  /** The packages that it imports, besides Daybook and React. */
  packages: string[];
}

/** The files of examples that pages show whole. The examples' builds compile them. */
export const shownExamples: Readonly<Record<string, readonly string[]>> = {
  'docs/getting-started.md': [
    'examples/next/app/api/books-token/route.ts',
    'examples/next/app/books-api/[...path]/route.ts',
    'examples/next/app/(books)/Books.tsx',
    'examples/next/app/(books)/layout.tsx',
    'examples/next/app/(books)/invoices/page.tsx',
    'examples/vite-express/server/main.ts',
    'examples/vite-express/src/App.tsx',
    'examples/react-router/app/routes/booksToken.ts',
    'examples/react-router/app/routes/booksApi.ts',
    'examples/react-router/app/routes.ts',
    'examples/elements-plain-html/page/index.html',
    'examples/elements-plain-html/page/app.js',
    'examples/vue/src/main.ts',
    'examples/vue/src/App.vue',
  ],
  'docs/elements.md': ['examples/vue/src/elements.d.ts'],
  'docs/server-rendering.md': ['examples/next/app/(books)/page.tsx', 'examples/react-router/app/routes/ledger.tsx'],
};

/** Languages that are not compiled. */
const others = ['sh', 'js', 'css', 'html', 'json', 'text', 'python'];
const reactExports = ['useState', 'useRef', 'useEffect', 'useMemo', 'useCallback', 'StrictMode'];

/** Every page of the documentation: the Markdown files in the root and in `docs`. */
export function docPages(): string[] {
  const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((path) => join('docs', path));
  return [...readdirSync('.'), ...inDocs].filter((path) => /\.mdx?$/.test(path));
}

/** @throws {Error} for a fenced block with an unknown language, which nothing would check. */
export function snippetsOf(page: string, text = readFileSync(page, 'utf8')): DocSnippet[] {
  const examples = new Set(shownExamples[page]?.map((path) => readFileSync(path, 'utf8')));
  const blocks = [...text.matchAll(/^( *)```(.*)\n([\s\S]*?)^\1```$/gm)];
  return blocks.flatMap(({ 2: language = '', 3: code = '', index }) => {
    if (others.includes(language) || examples.has(code)) return [];
    const line = text.slice(0, index).split('\n').length + 1;
    const place = `${page}:${line}`;
    if (language !== 'ts' && language !== 'tsx') throw new Error(`${place} has the unknown language "${language}".`);
    const packages = [...code.matchAll(/from '((?:@[^/']+\/)?[^./'][^/']*)/g)].map(([, name = '']) => name);
    const file = `${page.replaceAll(/[/\\]/g, '-')}-${line}.tsx`;
    const given = ['react', '@daybook/react'];
    return [{ place, file, code, packages: packages.filter((name) => !given.includes(name)) }];
  });
}

/** Writes snippets as modules, with declarations of the host functions they use. */
export function writeSnippets(folder: string, snippets: readonly DocSnippet[]): void {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'hostFunctions.d.ts'), join(folder, 'hostFunctions.d.ts'));
  for (const { file, code } of snippets) writeFileSync(join(folder, file), moduleOf(code));
}

/**
 * Wraps a snippet in a module: imports, exports and declarations at the top, and the rest as the body of an async component, statements
 * before JSX. Missing imports from React and Daybook are added.
 */
function moduleOf(code: string): string {
  const blocks = code.trim().split(/\n\n(?=[^\s})])/);
  const isTopLevel = (block: string) => /^(import|export|declare) /m.test(block);
  const isJsx = (block: string) => /^[<{]/.test(block);
  const top = blocks.filter(isTopLevel);
  const jsx = blocks.filter((block) => !isTopLevel(block) && isJsx(block)).map((block) => block.replace(/;$/, ''));
  const body = blocks.filter((block) => !isTopLevel(block) && !isJsx(block));
  return [
    missingImport('react', reactExports, code),
    missingImport('@daybook/react', daybookExports(), code),
    ...top,
    'export async function Snippet() {',
    ...body,
    `return <>\n${jsx.join('\n')}\n</>;`,
    '}',
  ].join('\n');
}

function missingImport(from: string, names: readonly string[], code: string): string {
  const imported = [...code.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => list.match(/\w+/g));
  const missing = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code) && !imported.includes(name));
  const isGlobal = (name: string) => name === 'Daybook' && code.includes('/elements/daybook.js'); // the script's, not the type
  const isDeclared = (name: string) => isGlobal(name) || new RegExp(`(function|const) ${name}\\b`).test(code);
  return `import { ${missing.filter((name) => !isDeclared(name)).join(', ')} } from '${from}';`;
}

function daybookExports(): string[] {
  const lists = readFileSync('src/index.ts', 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  return [...lists].flatMap(([, list = '']) => list.match(/\b(?!type\b)\w+/g) ?? []);
}
