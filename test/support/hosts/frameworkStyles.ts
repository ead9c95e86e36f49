import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import tailwind4 from '@tailwindcss/postcss';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import postcss, { type AcceptedPlugin } from 'postcss';
import { installLocked } from '../../../scripts/installLocked.ts';

const folder = join(import.meta.dirname, 'frameworks');

/**
 * Installs the frameworks at the versions of their lock file, and builds their stylesheets.
 * @throws {Error} if npm can't install them, for example offline.
 */
export async function frameworkStyles(browser: Browser) {
  if (!installLocked(folder)) throw new Error(`npm ci in ${folder} failed.`);
  const packages = join(folder, 'node_modules');
  const tailwind3: (config: object) => AcceptedPlugin = createRequire(import.meta.url)(join(packages, 'tailwindcss'));
  const used = { content: [{ raw: 'container sr-only border p-4 rounded text-sm' }] };
  return {
    tailwind3: await processed([tailwind3(used)], '@tailwind base; @tailwind components; @tailwind utilities;'),
    tailwind4: await processed([tailwind4()], '@import "tailwindcss" source(none);'),
    bootstrap: readFileSync(join(packages, 'bootstrap/dist/css/bootstrap.css'), 'utf8'),
    bootstrapRtl: readFileSync(join(packages, 'bootstrap/dist/css/bootstrap.rtl.css'), 'utf8'),
    mui: await cssBaseline(browser),
  };
}

async function processed(plugins: AcceptedPlugin[], css: string): Promise<string> {
  return (await postcss(plugins).process(css, { from: join(process.cwd(), 'host.css') })).css;
}

/** The rules that MUI's `CssBaseline` adds to a page. */
async function cssBaseline(browser: Browser): Promise<string> {
  const contents = `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import CssBaseline from '@mui/material/CssBaseline';
    createRoot(document.body).render(createElement(CssBaseline));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = await browser.newPage();
  await page.setContent('<body></body>');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await page.locator('style[data-emotion]').first().waitFor({ state: 'attached' });
  // Emotion adds rules to the sheet, not to the text of its element.
  const css = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
  );
  await page.close();
  return css;
}
