import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { type StaticFiles, serveFiles } from '../support/http/serveFiles.ts';
import { messagesOf } from '../support/packaging/messagesOf.ts';

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

const preview = () => page.frameLocator('#storybook-preview-iframe');

/** Files of Storybook's own, which looks for its icon in the root. */
const missingFiles = () => files.notFound.filter((request) => !/^GET \/favicon\.\w+$/.test(request));

/** Opens Storybook at its first page. @returns its messages until now, except those about its own future and missing files. */
async function openStorybook() {
  page.setDefaultTimeout(50_000); // the books are made first
  const messages = messagesOf(page);
  await page.goto(files.url);
  return () => messages.filter((text) => !/in Storybook 11|Failed to load resource/.test(text));
}

const story = (id: string) => `${files.url}iframe.html?viewMode=story&id=${id}`;

test('a built Storybook shows a ledger from any folder of any static host, with the service inside the page', async () => {
  await page.goto(story('ledger-generalledger--filled'));
  await page.getByRole('grid', { name: 'General ledger, Accounts Receivable' }).waitFor({ timeout: 45_000 });
  expect(await page.getByText(/^Invoice INV-/).count()).toBeGreaterThan(20);
  expect(missingFiles()).toEqual([]);
});

test('the books are seeded once, however many stories are opened', async () => {
  await page.goto(`${files.url}?path=/story/ledger-generalledger--filled`);
  await preview().getByRole('heading', { name: 'Accounts Receivable' }).waitFor({ timeout: 45_000 });
  await page.getByRole('link', { name: 'Empty', exact: true }).click();
  await preview().getByRole('heading', { name: 'Fax Line' }).waitFor();
  expect(page.workers()).toHaveLength(1);
});

test('the introduction leads to the theming page, with a ledger of the sample books', async () => {
  const messages = await openStorybook();
  await preview().getByRole('heading', { name: 'Find a component by job' }).waitFor();
  await preview().getByRole('link', { name: 'All tokens' }).click();
  await preview().getByRole('heading', { name: 'Try it' }).waitFor();
  await preview().locator('.daybook-general-ledger tbody tr[data-index]').first().waitFor();
  await preview().getByText('--daybook-color-chart', { exact: true }).first().waitFor();
  expect(messages()).toEqual([]);
  expect(missingFiles()).toEqual([]);
});

test('the search finds a story, which is shown', async () => {
  const messages = await openStorybook();
  await page.getByRole('searchbox').fill('matched editor');
  await page.getByRole('option', { name: /^Matched/ }).click();
  await preview().getByText('Matched with').waitFor();
  expect(messages()).toEqual([]);
  expect(missingFiles()).toEqual([]);
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
