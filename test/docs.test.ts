import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as client from '../src/client.ts';
import * as library from '../src/index.ts';
import * as server from '../src/server.ts';
import * as themes from '../src/themes.ts';
import { brokenLink, deadLinks, linksOf } from './support/packaging/docLinks.ts';
import { shownExamples } from './support/packaging/docSnippets.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'llms.txt',
  ...['docs', 'examples', 'stories'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.mdx?$/.test(path) && !path.includes('node_modules'))
      .map((path) => join(folder, path).replaceAll('\\', '/')),
  ),
];
const links = pages.flatMap((page) => linksOf(page));

test('every link and file name in the documentation resolves', () => {
  expect(links.map(brokenLink).filter(Boolean)).toEqual([]);
});

test('a link to what the package lacks is dead in it', () => {
  expect(deadLinks('README.md', ['README.md'])).toContainEqual(expect.stringMatching(/docs\/sandbox\.md/));
});

test('a page of the package that needs what only the repository has says so', () => {
  const packed = pages.filter((page) =>
    /^(README\.md|docs\/(components\/)?[^/]+\.md|examples\/README\.md)$/.test(page),
  );
  const needs = (text: string) =>
    /`(test|stories|sandbox|bench|scripts|\.storybook)\/|\]\([./]*test\/|^npm |`npm run /m.test(text);
  const isSilent = (page: string) => {
    const text = readFileSync(page, 'utf8').replace('npm install @daybook/react', '');
    return needs(text) && !/\b(in|of) the repository\b/i.test(text);
  };
  expect(packed.filter(isSilent)).toEqual([]);
});

test('every page is reachable from the README', () => {
  const reached = new Set<string>();
  const visit = (page: string) => {
    if (reached.has(page)) return;
    reached.add(page);
    for (const { path } of linksOf(page)) if (path.endsWith('.md')) visit(path);
  };
  visit('README.md');
  expect(pages.filter((page) => page.endsWith('.md') && !reached.has(page))).toEqual([]);
});

test('the index for coding assistants has every page and example, except single decisions and glossaries', () => {
  const index = new Set(linksOf('llms.txt').map(({ path }) => path));
  const documented = pages.filter((page) => /^(docs\/(components\/)?[^/]+|examples\/.+)\.md$/.test(page));
  expect(documented.filter((page) => !index.has(page))).toEqual([]);
});

test.each(['README.md', 'llms.txt'])('%s names every entry point', (page) => {
  const text = readFileSync(page, 'utf8');
  const paths = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).exports);
  const named = paths.filter((path) => path !== './package.json' && !path.startsWith('./locales/'));
  expect(named.filter((path) => !text.includes(`\`@daybook/react${path.slice(1)}\``))).toEqual([]);
});

test('every export is documented', () => {
  const text = pages.filter((page) => page.startsWith('docs/')).map((page) => readFileSync(page, 'utf8'));
  const words = new Set(text.join('\n').match(/\w+/g));
  const exports = Object.keys({ ...library, ...client, ...server, ...themes });
  expect(exports.filter((name) => !words.has(name))).toEqual([]);
});

test.each(Object.entries(shownExamples))('%s shows the examples’ files as they are', (page, files) => {
  const text = readFileSync(page, 'utf8');
  const isShown = (path: string) =>
    text.includes(`\`\`\`${path.slice(path.lastIndexOf('.') + 1)}\n${readFileSync(path, 'utf8')}\`\`\`\n`);
  expect(files.filter((path) => !isShown(path))).toEqual([]);
});

test('the tables of files in Getting started name files of their example', () => {
  const tables = readFileSync('docs/getting-started.md', 'utf8').matchAll(
    /^\| Files of \[`([^`]+)`\].*\n((?:\|.*\n)+)/gm,
  );
  const files = [...tables].flatMap(([, example, rows = '']) =>
    [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => `${example}/${name}`),
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test('the README has at most 170 lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length - 1).toBeLessThanOrEqual(170);
});

test.each([
  ['[page](docs/missing.md)', 'docs/missing.md, which does not exist'],
  ['![picture](docs/missing.png)', 'docs/missing.png, which does not exist'],
  ['[part](docs/errors.md#missing)', '#missing, a heading that docs/errors.md does not have'],
  ['[`code`](docs/missing.md) and [more](README.md)', 'docs/missing.md, which does not exist'],
  ['[outside](../elsewhere.md)', 'leads out of the repository'],
  ['the file `src/missing.ts`', 'src/missing.ts, which does not exist'],
  ["import Page from './missing.md?raw';", 'missing.md, which does not exist'],
])('finds what is broken in %s', (text, problem) => {
  expect(linksOf('page.md', text).map(brokenLink).filter(Boolean)).toEqual([expect.stringContaining(problem)]);
});

test('the README of each example has at most ten lines', () => {
  const lines = pages
    .filter((page) => /^examples\/[^/]+\/README\.md$/.test(page))
    .map((page) => [page, readFileSync(page, 'utf8').trimEnd().split('\n').length] as const);
  expect(lines.filter(([, count]) => count > 10)).toEqual([]);
});

test('each page of Storybook that shows a page of docs names its file', () => {
  const shown = pages
    .filter((page) => page.endsWith('.mdx'))
    .map((page) => readFileSync(page, 'utf8'))
    .filter((text) => text.includes('MarkdownPage'));
  const isRight = (text: string) => text.includes(`path="${/(docs\/\S+)\?raw/.exec(text)?.[1]}"`);
  expect(shown.filter((text) => !isRight(text))).toEqual([]);
});
