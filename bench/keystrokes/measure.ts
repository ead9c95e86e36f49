import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../test/support/chromium.ts';
import { servePage } from '../servePage.ts';
import { Times } from '../times.ts';

/** Milliseconds at p95: one frame. */
export const keystrokeLimit = 16;

const keys = ['1', '2', '.', '5', 'Backspace', '0', 'Backspace', 'Backspace'];
const rounds = 40;

/**
 * Types into the amount of a line in the middle of 50, with the last line taking the remainder, and times each key.
 * @throws {Error} if the amount of the last line isn't updated.
 */
export async function measureKeystrokes(): Promise<Times> {
  const outDir = mkdtempSync(join(tmpdir(), 'daybook-keystrokes-'));
  const browser = await chromium.launch(chromiumLaunchOptions());
  const server = await servePage(join(import.meta.dirname, 'page'), outDir);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => console.error('keystrokes', error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('checkbox', { name: 'Last line takes the remainder' }).click();
    const amountOf = (line: number) =>
      page.getByRole('listitem', { name: `Line ${line}`, exact: true }).getByRole('textbox', { name: 'Amount' });
    const last = amountOf(50);
    const before = await last.inputValue();
    await amountOf(25).click();
    for (const key of keys) await page.keyboard.press(key); // warm-up
    await page.evaluate('window.keystrokes.times.length = 0');
    for (let round = 0; round < rounds; round++) for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('7');
    if ((await last.inputValue()) === before) throw new Error('The last line did not take the remainder.');
    return new Times(await page.evaluate<number[]>('window.keystrokes.times'));
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
