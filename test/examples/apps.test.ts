import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ServiceProcess, startServiceProcess } from '../../sandbox/serviceProcess.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { docPages, snippetsOf } from '../support/packaging/docSnippets.ts';
import { copyExamples, type RunningApp } from '../support/packaging/exampleApps.ts';
import { expectHostParts } from '../support/packaging/expectHostParts.ts';
import { messagesOf } from '../support/packaging/messagesOf.ts';
import { openRendered, openUnhydrated, paintOf, readParts } from '../support/packaging/serverRendered.ts';
import { openSlowService, type SlowService } from '../support/packaging/slowService.ts';
import { contrast, paintedParts } from '../support/ui/renderedColors.ts';

/** The folder for screenshots of the pages. */
const screenshots = process.env.SCREENSHOTS ?? 'screenshots';
const stop = new AbortController();
let service: ServiceProcess;
let slowService: SlowService;
let examples: Awaited<ReturnType<typeof copyExamples>>;
let apps: Record<string, Promise<RunningApp>>;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(screenshots, { recursive: true });
  service = await startServiceProcess(['--port=0', '--data=memory', '--seed=small'], stop.signal);
  slowService = await openSlowService(service.url);
  examples = await copyExamples();
  const names = ['next', 'vite-express', 'react-router', 'replaced-parts']; // built at once: the downloads of one take the time of another’s build
  apps = Object.fromEntries(names.map((name) => [name, startApp(name)]));
  await Promise.allSettled(Object.values(apps)); // a failed one fails its tests
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterAll(async () => {
  stop.abort();
  await browser?.close();
  for (const app of await Promise.allSettled(Object.values(apps ?? {}))) {
    if (app.status === 'fulfilled') await app.value.close();
  }
  slowService?.close();
  examples?.remove();
  await service?.ended;
});

async function startApp(name: string): Promise<RunningApp> {
  await examples.build(name);
  return examples.start(name, {
    BOOKS_URL: slowService.url,
    BOOKS_CLIENT_ID: 'demo_client',
    BOOKS_CLIENT_SECRET: 'demo_secret',
    SESSION_SECRET: 'a secret of the tests',
  });
}

/** The running example. */
function appOf(name: string): Promise<RunningApp> {
  return apps[name] ?? expect.unreachable(`${name} is not built.`);
}

describe.each(['vite-express', 'next'])('the %s example, built for production without secrets,', (name) => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await appOf(name);
  });

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
      context = await browser.newContext({ baseURL: app.url, colorScheme, viewport: { width: 1280, height: 900 } });
      page = await context.newPage();
      messages = messagesOf(page);
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
      await page.goto('/invoices'); // not the ledger: where it is prefetched, its page needs no token
      await page.getByRole('grid').waitFor();
      const pages = [await page.content(), await (await context.request.get('/invoices')).text()];
      tokens.delete('');
      expect([...tokens]).toContainEqual(expect.stringMatching(/^\S{20,}$/));
      for (const token of tokens) expect(pages.join()).not.toContain(token);
    });
  });
});

describe('the replaced-parts example', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await appOf('replaced-parts');
  });

  test.each([
    ['shadcn', '/'],
    ['mui', '/mui'],
  ])('works with the fields and dialogs of %s at every width, without errors', async (name, path) => {
    for (const width of [1280, 380]) {
      const { page, messages } = await openBooks(path, { viewport: { width, height: 900 } });
      await page.getByRole('textbox', { name: 'Description' }).fill('Depreciation');
      await page.getByRole('textbox', { name: 'Debit' }).first().fill('1200/2');
      await page.keyboard.press('Tab');
      expect(await page.getByRole('textbox', { name: 'Debit' }).first().inputValue()).toBe('600.00');
      const account = page.getByRole('combobox', { name: 'Account', exact: true }).first();
      await account.click();
      await page.getByRole('listbox').getByRole('option').first().click();
      expect(await account.inputValue()).not.toBe('');
      await page.screenshot({ path: join(screenshots, `replaced-parts-${name}-${width}.png`), fullPage: true });

      const opener = page.getByRole('button', { name: 'Keyboard shortcuts' }).first();
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await dialog.waitFor();
      expect(await dialog.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(messages).toEqual([]);
      await page.close();
    }
  });

  test.each([
    ['shadcn', 'light', '/'],
    ['shadcn', 'dark', '/'],
    ['mui', 'light', '/mui'],
    ['mui', 'dark', '/mui'],
  ] as const)('has all parts of %s in the %s system theme', async (name, colorScheme, path) => {
    const { page } = await openBooks(path, { colorScheme, viewport: { width: 1280, height: 900 } });
    await page.getByRole('grid', { name: 'Bank transactions' }).waitFor();
    await page.screenshot({ path: join(screenshots, `replaced-parts-${name}-${colorScheme}.png`) });
    await expectHostParts(page, name);
    await page.close();
  });

  /** Signs in and opens the page of a design system. */
  async function openBooks(path: string, options: BrowserContextOptions) {
    const page = await browser.newPage({ baseURL: app.url, ...options });
    const messages = messagesOf(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation', { name: 'Books' }).waitFor();
    await page.goto(path);
    return { page, messages };
  }
});

describe.each(['next', 'react-router'])('the %s example, rendered on its server,', (name) => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await appOf(name));
  });

  test.each(['light', 'dark'] as const)(
    'hydrates in the %s theme, and requests nothing of it again',
    async (colorScheme) => {
      const { context, page, messages, requests } = await openRendered(browser, { url, colorScheme });
      await page.screenshot({ path: join(screenshots, `${name}-rendered-${colorScheme}.png`) });
      const unhydrated = await openUnhydrated(browser, { url, colorScheme }, context);
      expect(await paintOf(unhydrated)).toEqual(await paintOf(page));
      expect(messages).toEqual([]);
      expect(requests.filter((path) => /gla_1010|\/closing$/.test(path))).toEqual([]);
      await unhydrated.context().close();
      await context.close();
    },
  );

  test('has none of its server’s tokens in the HTML', async () => {
    const { context } = await openRendered(browser, { url, colorScheme: 'light' });
    slowService.tokens.clear();
    const html = (await readParts(context, url)).map(({ text }) => text).join('');
    expect(html).toMatch(/data-index="3"/);
    expect(slowService.tokens.size).toBeGreaterThan(0);
    for (const secret of [...slowService.tokens, 'demo_secret']) expect(html).not.toContain(secret);
    await context.close();
  });
});

describe('the next example', () => {
  test.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)('is %s by the user’s cookie on a %s system, before it hydrates', async (theme, colorScheme) => {
    const { url } = await appOf('next');
    const { context, page } = await openRendered(browser, { url, colorScheme, theme });
    const unhydrated = await openUnhydrated(browser, { url, colorScheme, theme }, context);
    const paint = await paintOf(unhydrated);
    expect(paint).toEqual(await paintOf(page));
    const [red] = paint.parts.body.background;
    expect(red > 0.5).toBe(theme === 'light');
    await unhydrated.context().close();
    await context.close();
  });

  test('streams: the frame of the page is sent at once, the rows when the service has responded', async () => {
    const { url } = await appOf('next');
    const { context } = await openRendered(browser, { url, colorScheme: 'light' });
    slowService.delay = 3000;
    try {
      const parts = await readParts(context, url);
      const frame = parts.find(({ text }) => text.includes('aria-label="Books"'));
      const rows = parts.find(({ text }) => text.includes('data-index="3"'));
      expect(frame?.text).toContain('Reading the books…');
      expect(Number(rows?.at) - Number(frame?.at)).toBeGreaterThan(1000);
    } finally {
      slowService.delay = 0;
      await context.close();
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
