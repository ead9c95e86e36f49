import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../test/support/chromium.ts';
import { serveFiles } from '../test/support/http/serveFiles.ts';
import { installJapaneseFont } from '../test/support/installJapaneseFont.ts';

/**
 * Takes screenshots of the themes, languages and replaced parts in the built Storybook, into `screenshots` or the folder that
 * `SCREENSHOTS` names.
 */
const built = 'storybook-static';
const folder = process.env.SCREENSHOTS ?? 'screenshots';
const titles = ['Theming/Presets', 'Guides/Parts', 'Languages/Translations'];

interface StorybookIndex {
  entries: Record<string, { id: string; title: string; type: string }>;
}

const index: StorybookIndex = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const existing = [...new Set(stories.map(({ title }) => title))];
const unknown = titles.filter((title) => !existing.includes(title));
if (unknown.length > 0) {
  throw new Error(`No stories have the title ${unknown.join(' or ')}. These titles exist:\n${existing.join('\n')}`);
}

installJapaneseFont();
mkdirSync(folder, { recursive: true });
const files = await serveFiles(built, '/');
const browser = await chromium.launch(chromiumLaunchOptions());
for (const { id, title } of stories) {
  if (!titles.includes(title) || id.includes('--longer-')) continue; // nobody reads those
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${files.url}iframe.html?id=${id}&viewMode=story`);
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
await files.close();
