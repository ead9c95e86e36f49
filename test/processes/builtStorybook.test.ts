import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../support/chromium.ts';

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

interface StaticFiles {
  /** The URL of the folder, with a trailing slash. */
  url: string;
  /** The method and path of each request without a file. */
  notFound: string[];
  close(): Promise<void>;
}

/** Serves a folder's files below a path, like a simple static host. */
async function serveFiles(directory: string, path: `/${string}/`): Promise<StaticFiles> {
  const notFound: string[] = [];
  const files = new Hono();
  files.get(
    `${path}*`,
    serveStatic({ root: directory, rewriteRequestPath: (requested) => requested.slice(path.length - 1) }),
  );
  files.all('*', (c) => {
    notFound.push(`${c.req.method} ${c.req.path}`);
    return c.notFound();
  });
  const server = createServer(getRequestListener(files.fetch, { overrideGlobalObjects: false }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has an AddressInfo
  return {
    url: `http://127.0.0.1:${port}${path}`,
    notFound,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
