import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { glossaries, pages } from '../.storybook/pageIds.ts';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
const stories = filesOf('stories').filter((path) => path.endsWith('.stories.tsx'));
const mdxPages = filesOf('stories').filter((path) => path.endsWith('.mdx'));

const storyIds = new Set(stories.flatMap((path) => csfOf(path).stories.map(({ id }) => id)));
/** Pages by id, with the file of `docs` that they show. */
const docsIds = new Map(mdxPages.map((path) => [toId(titleOf(path), 'docs'), shownBy(path)]));

test('every link to a story or a page of Storybook has its id', () => {
  const written = [...filesOf('.storybook'), ...mdxPages, ...stories].filter((path) => /\.(tsx?|mdx)$/.test(path));
  const links = written.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\?path=\/(docs|story)\/([\w-]+)/g)].map(([, kind, id = '']) => ({
      link: `${path}: ${id}`,
      isRight: kind === 'docs' ? docsIds.has(id) : storyIds.has(id),
    })),
  );
  expect(links.length).toBeGreaterThan(25);
  expect(links.filter(({ isRight }) => !isRight).map(({ link }) => link)).toEqual([]);
});

test('each page of docs leads to the page of Storybook that shows it', () => {
  const wrong = Object.entries(pages).filter(([file, id]) => docsIds.get(id) !== file);
  expect(wrong).toEqual([]);
  const shown = [...docsIds].filter(([id]) => id !== glossaries).flatMap(([, file]) => file ?? []);
  expect(shown.filter((file) => !(file in pages))).toEqual([]);
  expect(docsIds.has(glossaries)).toBe(true);
});

function csfOf(path: string) {
  return loadCsf(readFileSync(path, 'utf8'), { fileName: path, makeTitle: (title) => title }).parse();
}

/** The title of a page, or of the stories that it is of. */
function titleOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  const [, title, of] = /<Meta (?:title="([^"]+)"|of=\{(\w+)\})/.exec(text) ?? [];
  if (title !== undefined) return title;
  const [, file = ''] = new RegExp(`import \\* as ${of} from '([^']+)'`).exec(text) ?? [];
  return csfOf(posix.join(posix.dirname(path), file)).meta.title ?? '';
}

function shownBy(path: string): string | undefined {
  const [, file] = /path="docs\/([^"]+)"/.exec(readFileSync(path, 'utf8')) ?? [];
  return file?.split('/').at(-1);
}
