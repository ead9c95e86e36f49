import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const axePath = createRequire(import.meta.url).resolve('axe-core');

/** What axe finds in a page that hinders users seriously. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running')); // what fades in has less contrast
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}
