import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ServiceProcess, startServiceProcess } from '../../sandbox/serviceProcess.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { docPages, snippetsOf } from '../support/packaging/docSnippets.ts';
import { copyExamples, type RunningApp } from '../support/packaging/exampleApps.ts';
import { contrast, paintedParts } from '../support/ui/renderedColors.ts';

/** The folder for screenshots of the pages. */
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

describe.each(['vite', 'next'])('the %s example, built for production without secrets,', (name) => {
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

  test('compiles the snippets of the docs', async () => {
    const snippets = docPages().flatMap((page) => snippetsOf(page));
    expect(await examples.typeErrorsOf(name, snippets)).toEqual([]);
    const mistaken = snippetsOf('mistaken.md', '```tsx\n<GeneralLedger glAcountId="gla_1010" />\n```\n');
    expect(await examples.typeErrorsOf(name, mistaken)).toHaveLength(1);
  });

  describe.each(['light', 'dark'] as const)('with the %s system theme,', (colorScheme) => {
    let context: BrowserContext;
    let page: Page;
    let messages: string[];
    beforeEach(async () => {
      messages = [];
      context = await browser.newContext({ baseURL: app.url, colorScheme, viewport: { width: 1280, height: 900 } });
      page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await page.goto('/');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('navigation', { name: 'Books' }).waitFor();
      return () => context.close();
    });
    const keepPicture = (of: string) =>
      page.screenshot({ path: join(screenshots, `${name}-${of}-${colorScheme}.png`) });

    test('shows the service’s rows on every page, without errors', async () => {
      const shown = await rowsOf(service.url);
      for (const [path, text] of Object.entries(shown)) {
        await page.goto(path);
        await page.getByRole('grid').getByText(text).first().waitFor();
        await keepPicture(path.slice(1) || 'ledger');
      }
      await page.goto('/journal');
      await page.getByRole('button', { name: 'Save' }).waitFor();
      await keepPicture('journal');
      expect(messages).toEqual([]);
    });

    test('shows Save and the focus with sufficient contrast', async () => {
      await page.goto('/journal');
      const button = page.getByRole('button', { name: 'Save' });
      await button.waitFor();
      const { save } = await paintedParts(page, { save: '[data-primary]' });
      expect(contrast(save.text, save.background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(save.background, save.behind)).toBeGreaterThanOrEqual(3);

      for (const focusable of [page.getByRole('textbox').first(), button]) {
        await focusable.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab'); // keyboard focus, which browsers always show
        const { focused } = await paintedParts(page, { focused: ':focus' });
        expect(focused.outline.style).not.toBe('none');
        expect(contrast(focused.outline.color, focused.behind)).toBeGreaterThanOrEqual(3);
      }
      await keepPicture('focus');
    });

    test('has no token in its HTML', async () => {
      const tokens = new Set<string>();
      page.on('request', (request) => tokens.add(request.headers().authorization?.replace('Bearer ', '') ?? ''));
      await page.goto('/');
      await page.getByRole('grid').waitFor();
      const pages = [await page.content(), await (await context.request.get('/')).text()];
      tokens.delete('');
      expect([...tokens]).toContainEqual(expect.stringMatching(/^\S{20,}$/));
      for (const token of tokens) expect(pages.join()).not.toContain(token);
    });
  });
});

describe('the replaced-parts example', () => {
  let app: RunningApp;
  beforeAll(async () => {
    await examples.build('replaced-parts');
    app = await examples.start('replaced-parts', {
      BOOKS_URL: service.url,
      BOOKS_CLIENT_ID: 'demo_client',
      BOOKS_CLIENT_SECRET: 'demo_secret',
      SESSION_SECRET: 'a secret of the tests',
    });
  });
  afterAll(() => app?.close());

  test.each([
    ['shadcn', '/'],
    ['mui', '/mui'],
  ])('works with the fields and dialogs of %s at every width, without errors', async (name, path) => {
    for (const width of [1280, 380]) {
      const messages: string[] = [];
      const page = await browser.newPage({ baseURL: app.url, viewport: { width, height: 900 } });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await page.goto('/');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('navigation', { name: 'Books' }).waitFor();
      await page.goto(path);
      await page.getByRole('textbox', { name: 'Description' }).fill('Depreciation');
      await page.getByRole('textbox', { name: 'Debit' }).first().fill('1200/2');
      await page.keyboard.press('Tab');
      expect(await page.getByRole('textbox', { name: 'Debit' }).first().inputValue()).toBe('600.00');
      const account = page.getByRole('combobox', { name: 'Account' }).first();
      await account.click();
      await page.getByRole('option').first().click();
      expect(await account.inputValue()).not.toBe('');
      await page.screenshot({ path: join(screenshots, `replaced-parts-${name}-${width}.png`), fullPage: true });

      const opener = page.getByRole('button', { name: 'Keyboard shortcuts' }).first();
      await opener.click();
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
      await close.waitFor();
      expect(await close.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(messages).toEqual([]);
      await page.close();
    }
  });
});

/** A text in the first row of each page, from the service. */
async function rowsOf(serviceUrl: string): Promise<Record<string, string>> {
  const signedIn = await fetch(`${serviceUrl}/v6/auth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('demo_client:demo_secret')}` },
    body: new URLSearchParams({ userId: 'usr_owner' }),
  });
  const { access_token } = await signedIn.json();
  const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
  const firstOf = async (path: string, body: object = {}) => {
    const response = await fetch(`${serviceUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { data } = await response.json();
    return data[0] ?? expect.unreachable(`${path} has no rows.`);
  };
  const thisYear = { beginDate: `${new Date().getFullYear()}-01-01` };
  const entry = await firstOf('/v6/accounting/glAccounts/gla_1010/generalLedger', { filter: thisYear });
  const invoice = await firstOf('/v6/invoicing/invoices/query', { filter: { invoiceStatus: { in: ['OPEN'] } } });
  const transaction = await firstOf('/v6/banks/transactions/query');
  return {
    '/': entry.entity.secondaryDisplayName,
    '/invoices': invoice.invoiceNumber,
    '/banks': transaction.description,
  };
}
