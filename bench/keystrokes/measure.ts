import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../test/support/chromium.ts';
import { servePage } from '../servePage.ts';
import { Times } from '../times.ts';

/** Milliseconds at p95: half a frame. */
export const keystrokeLimit = 8;

const keys = ['1', '2', '.', '5', 'Backspace', '0', 'Backspace', 'Backspace'];
const rounds = 40;

/** The forms, each with 50 lines, and the field of line 25 that is typed into. */
const forms = [
  { form: 'bank transaction', amount: 'Amount' },
  { form: 'journal entry', amount: 'Debit' },
];

export interface FormTimes {
  form: string;
  field: string;
  times: Times;
}

/**
 * Types into the description and into an amount in the middle of 50 lines, and times each key.
 * @throws {Error} if what depends on the amount isn't updated: the line with the remainder, the totals.
 */
export async function measureKeystrokes(): Promise<FormTimes[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'daybook-keystrokes-'));
  const browser = await chromium.launch(chromiumLaunchOptions());
  const server = await servePage(join(import.meta.dirname, 'page'), outDir);
  const results: FormTimes[] = [];
  try {
    for (const { form, amount } of forms) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.on('pageerror', (error) => console.error('keystrokes', error.message));
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?form=${encodeURIComponent(form)}`);
      const lineOf = (line: number) => page.getByRole('listitem', { name: `Line ${line}`, exact: true });
      await lineOf(50).waitFor();
      const details = page.getByRole('button', { name: 'Edit bank details' });
      if (await details.isVisible()) await details.click();
      await page.getByRole('textbox', { name: 'Description' }).click();
      results.push({ form, field: 'description', times: await timeKeys(page) });
      const dependent = () =>
        page.evaluate(
          "document.querySelector('form').innerText + document.querySelectorAll('.daybook-line:last-child input')[0].value",
        );
      const before = await dependent();
      await lineOf(25).getByRole('textbox', { name: amount }).click();
      results.push({ form, field: 'amount of a line', times: await timeKeys(page) });
      await page.keyboard.press('7');
      if ((await dependent()) === before) throw new Error(`Typing an amount of the ${form} updated nothing else.`);
      await page.close();
    }
    return results;
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Presses keys in the focused field. */
async function timeKeys(page: Page): Promise<Times> {
  for (const key of keys) await page.keyboard.press(key); // warm-up
  await page.evaluate('window.keystrokes.times.length = 0');
  for (let round = 0; round < rounds; round++) for (const key of keys) await page.keyboard.press(key);
  return new Times(await page.evaluate<number[]>('window.keystrokes.times'));
}
