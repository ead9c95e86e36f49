import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { type StaticFiles, serveFiles } from '../support/http/serveFiles.ts';
import { buildEnvironment } from '../support/packaging/exampleApps.ts';
import { messagesOf } from '../support/packaging/messagesOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'daybook-storybook-'));
let files: StaticFiles;
let browser: Browser;

beforeAll(async () => {
  const env = buildEnvironment();
  await promisify(execFile)('npx', ['storybook', 'build', '-o', folder], { env, maxBuffer: 2 ** 26 });
  files = await serveFiles(folder, '/');
  browser = await chromium.launch(chromiumLaunchOptions());
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await files?.close();
  rmSync(folder, { recursive: true });
});

async function openStorybook() {
  const page = await browser.newPage();
  page.setDefaultTimeout(50_000); // the books are made first
  const messages = messagesOf(page);
  await page.goto(files.url);
  return {
    page,
    preview: page.frameLocator('#storybook-preview-iframe'),
    problems: () => [...messages.filter((text) => !text.includes('in Storybook 11')), ...files.notFound], // its own future
  };
}

test('the built Storybook leads from the introduction to the theming page, with a ledger of the sample books', async () => {
  const { page, preview, problems } = await openStorybook();
  await preview.getByRole('heading', { name: 'Find a component by job' }).waitFor();
  await preview.getByRole('link', { name: 'Tokens', exact: true }).click();
  await preview.getByRole('heading', { name: 'Try it' }).waitFor();
  await preview.locator('.daybook-general-ledger tbody tr[data-index]').first().waitFor();
  await preview.getByText('--daybook-color-chart', { exact: true }).first().waitFor();
  expect(problems()).toEqual([]);
  await page.close();
});

test('the search of the built Storybook finds a story, which is shown', async () => {
  const { page, preview, problems } = await openStorybook();
  await page.getByRole('searchbox').fill('matched editor');
  await page.getByRole('option', { name: /^Matched/ }).click();
  await preview.getByText('Matched with').waitFor();
  expect(problems()).toEqual([]);
  await page.close();
});
