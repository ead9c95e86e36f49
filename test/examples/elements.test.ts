import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, startServiceProcess } from '../../sandbox/serviceProcess.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { copyExamples, type RunningApp } from '../support/packaging/exampleApps.ts';
import { messagesOf } from '../support/packaging/messagesOf.ts';

const screenshots = process.env.SCREENSHOTS ?? 'screenshots';
const stop = new AbortController();
let service: ServiceProcess;
let examples: Awaited<ReturnType<typeof copyExamples>>;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(screenshots, { recursive: true });
  service = await startServiceProcess(['--port=0', '--data=memory', '--seed=small'], stop.signal);
  examples = await copyExamples();
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterAll(async () => {
  stop.abort();
  await browser?.close();
  examples?.remove();
  await service?.ended;
});

describe.each(['elements-plain-html', 'vue'])('the %s example', (name) => {
  let app: RunningApp;
  beforeAll(async () => {
    await examples.build(name);
    app = await examples.start(name, {
      BOOKS_URL: service.url,
      BOOKS_CLIENT_ID: 'demo_client',
      BOOKS_CLIENT_SECRET: 'demo_secret',
      SESSION_SECRET: 'a secret of the tests',
    });
  });
  afterAll(() => app?.close());

  test.each([1280, 380])('shows invoices, and the selected one, at a width of %i without errors', async (width) => {
    const page = await browser.newPage({ baseURL: app.url, viewport: { width, height: 900 } });
    const messages = messagesOf(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const row = page.locator('daybook-invoices tbody tr[data-index]').first();
    await row.waitFor();
    await page.screenshot({ path: join(screenshots, `${name}-${width}.png`) });
    await row.click();
    await page.locator('daybook-invoice-details').getByRole('heading', { name: 'Line items' }).waitFor();
    expect(messages).toEqual([]);
    await page.close();
  });

  test('is right to left in an Arabic browser', async () => {
    const page = await browser.newPage({ baseURL: app.url, locale: 'ar-EG' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('daybook-invoices tbody tr[data-index]').first().waitFor();
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('daybook-invoices') as Element).direction),
    ).toBe('rtl');
    await page.close();
  });

  test('is German in a German browser', async () => {
    const page = await browser.newPage({ baseURL: app.url, locale: 'de-AT' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Rechnungen', exact: true }).first().waitFor();
    await page.close();
  });
});
