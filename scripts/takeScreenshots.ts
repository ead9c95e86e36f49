import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../test/support/chromium.ts';
import { installJapaneseFont } from '../test/support/installJapaneseFont.ts';

/**
 * Takes screenshots of the themes, languages and replaced parts in the built Storybook, into `screenshots` or the folder that
 * `SCREENSHOTS` names.
 */
const built = 'storybook-static';
const folder = process.env.SCREENSHOTS ?? 'screenshots';
const titles = ['Theming/Presets', 'Theming/Parts', 'Languages/Translations'];

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

interface StorybookIndex {
  entries: Record<string, { id: string; title: string; type: string }>;
}

installJapaneseFont();
mkdirSync(folder, { recursive: true });
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    const body = readFileSync(join(built, normalize(decodeURIComponent(pathname))));
    response.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream').end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
const browser = await chromium.launch(chromiumLaunchOptions());
const index: StorybookIndex = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
for (const { id, title, type } of Object.values(index.entries)) {
  if (type !== 'story' || !titles.includes(title) || id.includes('--longer-')) continue; // nobody reads those
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  await page.locator('.daybook-container').first().waitFor({ timeout: 60_000 }); // once the books have been made
  await page
    .locator('[aria-busy="true"], .daybook-skeleton, [data-translating]')
    .first()
    .waitFor({ state: 'detached' });
  const path = join(folder, `${id}.png`);
  await page.screenshot({ path });
  process.stdout.write(`${path}\n`);
  await page.close();
}
await browser.close();
server.close();
