import type { Browser, BrowserContext, Page } from 'playwright';
import { paintedParts } from '../ui/renderedColors.ts';
import { messagesOf } from './messagesOf.ts';

/** How a page is opened. */
interface Visit {
  url: string;
  colorScheme: 'light' | 'dark';
  /** The theme in the user's cookie. */
  theme?: 'light' | 'dark';
}

/** Signs in, and opens the ledger again as a whole page. @returns the page, and what it logs and requests after that. */
export async function openRendered(browser: Browser, visit: Visit) {
  const context = await contextOf(browser, visit);
  const page = await context.newPage();
  const requests: string[] = [];
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).waitFor();
  await page.goto('about:blank');
  const messages = messagesOf(page);
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Export CSV' }).waitFor(); // its code loads after hydration
  return { context, page, messages, requests };
}

/** Opens the ledger of a signed-in user without the page's scripts: what is painted before it hydrates. */
export async function openUnhydrated(browser: Browser, visit: Visit, signedIn: BrowserContext): Promise<Page> {
  const context = await contextOf(browser, visit, await signedIn.storageState());
  await context.route(/\.js$/, (route) => route.abort()); // those in the HTML move streamed parts into place
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('tr[data-index="3"]').waitFor();
  return page;
}

async function contextOf(browser: Browser, { url, colorScheme, theme }: Visit, storageState?: Storage) {
  const options = { baseURL: url, colorScheme, viewport: { width: 1280, height: 900 } };
  const context = await browser.newContext(storageState ? { ...options, storageState } : options);
  if (theme) await context.addCookies([{ name: 'theme', value: theme, url }]);
  return context;
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the eye compares: pixels of the heading and figures, colors of parts, and where the rows are. */
export async function paintOf(page: Page) {
  const pixels = async (selector: string) => (await page.locator(selector).first().screenshot()).toString('base64');
  return {
    heading: await pixels('.daybook-title'),
    figures: await pixels('.daybook-ledger-figures'),
    parts: await paintedParts(page, { row: 'tr[data-index="3"]', cell: 'tr[data-index="3"] td', body: 'body' }),
    rows: await page.locator('tr[data-index="3"]').evaluate((row) => row.getBoundingClientRect().top),
  };
}

/** The time of each part of a response, in milliseconds since the request, and its text. */
export async function readParts(context: BrowserContext, url: string): Promise<{ at: number; text: string }[]> {
  const cookies = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const start = performance.now();
  const { body } = await fetch(url, { headers: { Cookie: cookies } });
  const parts: { at: number; text: string }[] = [];
  const decoder = new TextDecoder();
  for await (const part of body ?? []) {
    parts.push({ at: performance.now() - start, text: decoder.decode(part, { stream: true }) });
  }
  return parts;
}
