import tailwind from '@tailwindcss/postcss';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleStylesheet } from '../../scripts/bundleStylesheet.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { bundledCss, withVite } from '../support/packaging/hostBuilds.ts';
import { sampleMarkup } from '../support/ui/sampleMarkup.tsx';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterAll(() => browser.close());

test('Daybook looks the same whether it is imported before or after Tailwind', async () => {
  const [before, after] = await Promise.all([stylesWith(['daybook', 'tailwind']), stylesWith(['tailwind', 'daybook'])]);
  const differing = before.filter((style, index) => style !== after[index]);
  expect(after.length).toBeGreaterThan(10_000);
  expect(differing).toEqual([]);
});

test.each([
  [['reset', 'base', 'components']],
  [['base', 'components', 'utilities']], // Tailwind's, after `theme`, which only sets variables
  [['reset', 'base', 'tokens', 'recipes', 'utilities']],
  [['vendor', 'components', 'overrides']],
])('the host’s layers keep their order after Daybook: %j', async (layers) => {
  const pairs = layers.slice(1).map((layer, index) => [layers[index], layer]);
  const rules = pairs.flatMap(([weaker, stronger], index) => [
    `@layer ${weaker} { #pair-${index} { order: 1 } }`,
    `@layer ${stronger} { #pair-${index} { order: 2 } }`,
  ]);
  const daybook = new TextDecoder().decode(bundleStylesheet('styles.css'));
  const page = await browser.newPage();
  await page.setContent(
    `<style>${daybook} @layer ${layers.join(', ')}; ${rules.join('\n')}</style>
     ${pairs.map((_pair, index) => `<p id="pair-${index}">Host</p>`).join('')}`,
  );
  const orders = await page.locator('p').evaluateAll((all) => all.map((each) => getComputedStyle(each).order));
  expect(orders).toEqual(pairs.map(() => '2'));
  await page.close();
});

/** All computed styles of each sample element in a host's production build. */
async function stylesWith(order: string[]): Promise<string[]> {
  const css = await bundledCss(withVite([tailwind()]), {
    'main.js': order.map((name) => `import './${name}.css';`).join('\n'),
    'daybook.css': bundleStylesheet('styles.css'),
    'tailwind.css': '@import "tailwindcss" source(none);',
  });
  const page = await browser.newPage();
  await page.setContent(`<style>${css}</style>${sampleMarkup()}`);
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('.daybook, .daybook *')].flatMap((element) => {
      const computed = getComputedStyle(element);
      const properties = [...computed].filter((name) => !name.startsWith('--'));
      return properties.map((name) => `${element.outerHTML.slice(0, 100)} ${name}: ${computed.getPropertyValue(name)}`);
    }),
  );
  await page.close();
  return styles;
}
