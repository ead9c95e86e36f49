import type { Browser, BrowserContextOptions, Frame, Page, Route } from 'playwright';
import { bundleStylesheet, stylesheets } from '../../../scripts/bundleStylesheet.ts';
import { messagesOf } from '../packaging/messagesOf.ts';
import { hostElements } from './hostElements.ts';
import type { HostControls, Place } from './hostPage.tsx';

/** What all hosts have in common. */
export interface Surroundings {
  browser: Browser;
  /** The script of the page. */
  script: string;
  /** Stylesheets of hosts, by name. */
  styles: Record<string, string>;
  serviceUrl: string;
  token: object;
}

/** A page in which a host shows the components. */
export interface Host {
  /** Attributes of the page's root element. */
  html?: string;
  /** The content security policy. */
  policy?: string;
  /** Default: in the page. */
  place?: Place | 'iframe';
  /** Of the components, in CSS pixels; default 960. */
  width?: number;
  context?: BrowserContextOptions;
}

export type OpenHost = Awaited<ReturnType<typeof openHost>>;

const url = 'http://host.test/';

/**
 * Opens a host's page with `styles.css`, and loads the components. Before, it keeps the styles of the host's elements, as many as
 * `kept` says.
 */
export async function openHost(surroundings: Surroundings, host: Host) {
  const { place = 'page', width = 960, policy } = host;
  // High enough that all rows are rendered, wherever a host moves them.
  const page = await surroundings.browser.newPage({ viewport: { width: 1280, height: 6800 }, ...host.context });
  const problems = messagesOf(page);
  const files = filesOf(surroundings, host);
  const headers: Record<string, string> = policy ? { 'Content-Security-Policy': policy } : {};
  await page.route(`${url}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/books-api/')) return passOn(route, surroundings.serviceUrl);
    const [type = 'text/plain', body = ''] = files[pathname] ?? [];
    return route.fulfill({
      contentType: `${type}; charset=utf-8`,
      body,
      headers,
      status: pathname in files ? 200 : 404,
    });
  });
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00Z'));
  await page.goto(place === 'iframe' ? `${url}framing` : url);
  const frame = place === 'iframe' ? await frameIn(page) : page.mainFrame();

  async function call<Name extends keyof HostControls>(name: Name, ...given: Parameters<HostControls[Name]>) {
    const result = await frame.evaluate(`controls.${name}(...${JSON.stringify(given)})`);
    return result as Awaited<ReturnType<HostControls[Name]>>;
  }
  const adopted = files['/styles.css']?.[1] ?? '';
  await call('addContainers', { place: place === 'iframe' ? 'page' : place, width, adopted });
  const kept = await call('keepStyles');
  if (place !== 'shadow') await call('importStylesheets', 'styles.css');
  await call('show', surroundings.token);
  // Calm for a while: some requests follow others. `waitForFunction` would break a policy.
  for (let calm = 0; calm < 10; await page.waitForTimeout(50)) calm = (await call('isReady')) ? calm + 1 : 0;
  return { page, frame, call, problems, kept };
}

/** The files of a host's server, by path. */
function filesOf({ script, styles }: Surroundings, { html = 'lang="en"' }: Host) {
  const css = Object.entries(styles).map(([name, text]) => [`/${name}.css`, ['text/css', text]]);
  const daybook = stylesheets.map((name) => [
    `/${name}`,
    ['text/css', new TextDecoder().decode(bundleStylesheet(name))],
  ]);
  const document = `<!doctype html><html ${html}><head><title>Host</title></head><body><main></main>${hostElements}
    <script type="module" src="/page.js"></script></body></html>`;
  const framing =
    '<!doctype html><title>Host</title><iframe src="/" title="Books" width="1200" height="6700"></iframe>';
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', document],
    '/framing': ['text/html', framing],
    '/page.js': ['text/javascript', script],
    ...Object.fromEntries([...css, ...daybook]),
  };
  return files;
}

function passOn(route: Route, serviceUrl: string): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  return route
    .fetch({ url: serviceUrl + pathname.replace('/books-api', '') + search })
    .then((response) => route.fulfill({ response }));
}

async function frameIn(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  return frame ?? Promise.reject(new Error('The page has no frame.'));
}
