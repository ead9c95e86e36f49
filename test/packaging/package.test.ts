import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { beforeAll, expect, test } from 'vitest';
import { deadLinks } from '../support/packaging/docLinks.ts';

const run = promisify(execFile);
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
/** Without the modules of the elements, which are bundled. */
const unbundled = sources.filter((path) => !/^elements[./\\]/.test(path));
const nameOf = (path: string) => path.replace(/\.tsx?$/, '');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

beforeAll(() => {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}, 120_000);

test('every module becomes one JavaScript file and one declaration file', () => {
  const built = [...unbundled.map((path) => `${nameOf(path)}.js`), ...sources.map((path) => `${nameOf(path)}.d.ts`)];
  expect(built.filter((path) => !existsSync(join('dist', path)))).toEqual([]);
});

test('source maps and declaration maps point to packed sources, so that "go to definition" opens them', () => {
  const maps = [
    ...unbundled.map((path) => join('dist', `${nameOf(path)}.js.map`)),
    ...sources.map((path) => join('dist', `${nameOf(path)}.d.ts.map`)),
  ];
  const led = maps.flatMap((map) => {
    const { sources } = JSON.parse(readFileSync(map, 'utf8'));
    return sources.map((source: string) => join(dirname(map), source));
  });
  expect(new Set(led)).toEqual(new Set(sources.map((path) => join('src', path))));
  const examples = ['examples', '!examples/*.tgz', '!examples/*/node_modules', '!examples/*/package-lock.json'];
  expect(manifest.files).toEqual(['dist', 'docs', ...examples, 'llms.txt', 'src']);
});

test('a module has "use client" exactly if its source does', () => {
  const isClient = (path: string) => /^'use client'|^"use client"/.test(readFileSync(path, 'utf8'));
  const differing = unbundled.filter(
    (path) => isClient(join('src', path)) !== isClient(join('dist', path.replace(/\.tsx?$/, '.js'))),
  );
  expect(differing).toEqual([]);
  expect(isClient('dist/ledger/list/GeneralLedger.js')).toBe(true);
  expect(isClient('dist/index.js')).toBe(false);
});

test('every entry of the exports map exists, with types', () => {
  const targets = Object.values<string | Record<string, string>>(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './client',
    './elements',
    './elements/daybook.js',
    './server',
    './locales',
    ...['ar', 'de', 'en', 'es', 'fr', 'he', 'ja', 'pt-BR'].map((tag) => `./locales/${tag}`),
    './themes',
    './styles.css',
    './styles.unlayered.css',
    './package.json',
  ]);
});

test('every imported package, also for types, is a dependency', () => {
  const known = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) => /\.(js|d\.ts)$/.test(path));
  const imported = files.flatMap((path) =>
    [...readFileSync(join('dist', path), 'utf8').matchAll(/(?:from |import |import\()['"]([^.'"][^'"]*)['"]/g)].map(
      ([, name = '']) => name.replace(/^(@[^/]+\/[^/]+|[^/]+).*$/, '$1'),
    ),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect([...new Set(imported)].filter((name) => !known.includes(name))).toEqual([]);
});

test('both stylesheets contain every rule, one with layers and one without', () => {
  const layered = readFileSync('dist/styles.css', 'utf8');
  const unlayered = readFileSync('dist/styles.unlayered.css', 'utf8');
  for (const css of [layered, unlayered]) {
    expect(css).toContain('.daybook-general-ledger');
    expect(css).not.toContain('light-dark(');
    expect(css).not.toContain('@import');
  }
  expect(layered).toContain('@layer daybook.tokens');
  expect(unlayered).not.toContain('@layer');
});

test('the custom elements are bundled with production React, without eval, process or imports of packages', () => {
  const modules = readdirSync('dist/elements/esm').map((file) => join('dist/elements/esm', file));
  expect(modules.length).toBeGreaterThan(10);
  for (const path of ['dist/elements/daybook.js', ...modules]) {
    const code = readFileSync(path, 'utf8');
    expect(code, path).not.toMatch(/\beval\(|new Function\(|process\.env|react\.development/);
    expect(code, path).not.toMatch(/\b(?:from|import)\s*["'`][^."'`]|\bimport\(["'`][^."'`]/);
  }
});

test('of the elements’ own modules, only the types are published', () => {
  const files = ['elements.js', ...readdirSync('dist/elements').map((file) => `elements/${file}`)];
  expect(files.filter((file) => /\.js(\.map)?$/.test(file) && existsSync(join('dist', file)))).toEqual([
    'elements/daybook.js',
    'elements/daybook.js.map',
  ]);
});

test('the source map of the script leads to packed sources and contains them, as a page may serve the script alone', () => {
  expect(readFileSync('dist/elements/daybook.js', 'utf8')).toMatch(/\n\/\/# sourceMappingURL=daybook\.js\.map\s*$/);
  const map = JSON.parse(readFileSync('dist/elements/daybook.js.map', 'utf8'));
  const index: number = map.sources.findIndex((source: string) => source.endsWith('/src/elements.ts'));
  expect(join('dist/elements', map.sources[index])).toBe(join('src/elements.ts'));
  expect(map.sourcesContent[index]).toBe(readFileSync('src/elements.ts', 'utf8'));
});

test('Node loads every entry, as for server rendering', async () => {
  const script = `
    const entries = ['', '/client', '/server', '/themes', '/elements'];
    const [library, client, server, themes, elements] = await Promise.all(entries.map((entry) => import('@daybook/react' + entry)));
    console.log(typeof library.GeneralLedger, typeof client.createDaybookClient, typeof server.createTokenRoute, typeof themes.neutral, typeof elements.createSession);
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout.trim()).toBe('object function function object function');
});

test('packs what hosts need, the documentation and the examples, in which no link is dead', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--silent', '--ignore-scripts']);
  const packed = JSON.parse(stdout.slice(stdout.search(/[[{]/)));
  const [pack] = Array.isArray(packed) ? packed : Object.values<{ files: { path: string }[] }>(packed);
  const paths: string[] = pack.files.map((file: { path: string }) => file.path);
  expect(paths.filter((path) => !/^(dist|docs|examples|src)\//.test(path)).sort()).toEqual(
    ['LICENSE', 'README.md', 'llms.txt', 'package.json'].sort(),
  );
  const index = readFileSync('llms.txt', 'utf8');
  const indexed = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(indexed.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths).toContain('examples/vite-express/server/booksProxy.ts');
  const pages = paths.filter((path) => /^[^/]*\.(md|txt)$|^(docs|examples)\/.*\.md$/.test(path));
  expect(pages.flatMap((page) => deadLinks(page, paths))).toEqual([]);
});

test('packing and publishing build first, so that no other build is published', () => {
  expect(manifest.scripts).toMatchObject({ prepack: 'npm run build' });
  // npm runs this on every install in the repository.
  expect(manifest.scripts).not.toHaveProperty('prepare');
});

test('publint and Are the Types Wrong find no problems', async () => {
  const { messages } = await publint({ pkgDir: '.', strict: true });
  // A classic script, for `<script src>`: publint takes React's wrappers in it for a CommonJS module.
  expect(messages.filter(({ path }) => !path.includes('./elements/daybook.js'))).toEqual([]);
  const env = { ...process.env, npm_config_ignore_scripts: 'true' }; // another test may be using dist
  await run('npx', ['attw', '--pack', '.', '--profile', 'esm-only'], { env });
}, 120_000);
