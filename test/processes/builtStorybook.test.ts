import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { type StaticFiles, serveFiles } from '../support/http/serveFiles.ts';

let directory: string;
let files: StaticFiles;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storybook-'));
  const build = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', directory];
  await promisify(execFile)(process.execPath, build, { env: { ...process.env, NODE_ENV: 'production', VITEST: '' } });
  files = await serveFiles(directory, '/design/storybook/');
  browser = await chromium.launch(chromiumLaunchOptions());
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await files?.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  page = await browser.newPage();
  return () => page.close();
});

const story = (id: string) => `${files.url}iframe.html?viewMode=story&id=${id}`;

test('a built Storybook shows a ledger from any folder of any static host, with the service inside the page', async () => {
  await page.goto(story('ledger-generalledger--filled'));
  await page.getByRole('grid', { name: 'General ledger, Accounts Receivable' }).waitFor({ timeout: 45_000 });
  expect(await page.getByText(/^Invoice INV-/).count()).toBeGreaterThan(20);
  expect(files.notFound.filter((request) => request !== 'GET /favicon.ico')).toEqual([]);
});

test('the books are seeded once, however many stories are opened', async () => {
  await page.goto(`${files.url}?path=/story/ledger-generalledger--filled`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('heading', { name: 'Accounts Receivable' }).waitFor({ timeout: 45_000 });
  await page.getByRole('link', { name: 'Empty', exact: true }).click();
  await preview.getByRole('heading', { name: 'Fax Line' }).waitFor();
  expect(page.workers()).toHaveLength(1);
});

test('a dropped connection also fails inside the page', async () => {
  await page.goto(story('ledger-generalledger--service-unreachable'));
  await page.getByText(/couldn’t connect to load the general ledger/).waitFor({ timeout: 45_000 });
});

test('the sidebar’s search finds what designers and engineers look for, and no title appears in two places', async () => {
  const index: StorybookIndex = JSON.parse(await readFile(join(directory, 'index.json'), 'utf8'));
  const entries = Object.values(index.entries).filter(({ tags }) => tags.includes('dev'));
  const names = entries.map(({ title, name }) => `${title}/${name}`.toLowerCase());
  const words = [
    'upload',
    'csv',
    'sort',
    'receipt',
    'density',
    'rule',
    'browsers',
    'hosts',
    'server rendering',
    'class names',
  ];
  expect(words.filter((word) => !names.some((name) => name.includes(word)))).toEqual([]);
  const topLevel = new Set(entries.map(({ title }) => title.split('/')[0]));
  expect(entries.filter(({ title }) => topLevel.has(title.split('/')[1])).map(({ title }) => title)).toEqual([]);
});

interface StorybookIndex {
  entries: Record<string, { title: string; name: string; tags: string[] }>;
}
