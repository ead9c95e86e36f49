import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { openPackedApp } from '../support/packaging/packedApp.ts';
import { createCompany, issueToken } from '../support/sandbox/company.ts';

/** The snippet of the docs: German with one text of the host's. */
const [, snippet = ''] =
  /```js\n([^`]*Daybook\.loadTranslation[^`]*)```/.exec(readFileSync('docs/elements.md', 'utf8')) ?? [];
const pages = {
  script: ['<script src="/files/daybook.js" defer></script>', snippet],
  modules: [
    '',
    `import { loadTranslation } from '/files/esm/elements.js';\n${snippet.replace('Daybook.loadTranslation', 'loadTranslation')}`,
  ],
} as const;

let app: Awaited<ReturnType<typeof openPackedApp>>;
let browser: Browser;
let url: string;
let close: () => void;
beforeAll(async () => {
  app = await openPackedApp();
  const company = await createCompany();
  const host = new Hono();
  host.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', `default-src 'self'; connect-src 'self' ${inject('sandboxUrl')}`);
  });
  host.post('/token', async (c) => c.json(await issueToken(company)));
  host.get('/favicon.ico', (c) => c.body(null, 204));
  for (const [name, [head, code]] of Object.entries(pages)) {
    host.get(`/${name}`, (c) =>
      c.html(`<!doctype html><html lang="de"><title>Books</title>${head}<script src="/${name}.js" type="module"></script>
        <daybook-provider base-url="${inject('sandboxUrl')}" token-url="/token" identity="${company.userId}">
          <daybook-invoices></daybook-invoices>
        </daybook-provider></html>`),
    );
    host.get(`/${name}.js`, (c) => c.body(code, 200, { 'Content-Type': 'text/javascript' }));
  }
  const elements = join(app.path, 'node_modules/@daybook/react/dist/elements');
  const rewriteRequestPath = (path: string) => path.replace('/files', '');
  host.get('/files/*', serveStatic({ root: elements, rewriteRequestPath }));
  const server = createServer(getRequestListener(host.fetch, { overrideGlobalObjects: false }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has an AddressInfo
  url = `http://127.0.0.1:${port}`;
  close = () => server.close();
  browser = await chromium.launch(chromiumLaunchOptions());
}, 120_000);
afterAll(async () => {
  await browser?.close();
  close?.();
  app?.close();
});

test.each(Object.keys(pages))(
  'a page with the %s, under a strict content security policy, loads one language and has its own texts in it',
  async (name) => {
    const page = await browser.newPage();
    const messages: string[] = [];
    const languages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('request', (request) => {
      const [, language] = /\/(ar|de|es|fr|he|ja|pt-?BR)(?:-[\w-]+)?\.js$/.exec(request.url()) ?? [];
      if (language) languages.push(language);
    });
    await page.goto(`${url}/${name}`);
    await page.getByRole('heading', { name: 'Ausgangsrechnungen' }).waitFor();
    await page.getByRole('button', { name: 'CSV exportieren' }).waitFor();
    expect(languages).toEqual(['de']);
    expect(messages).toEqual([]);
    await page.close();
  },
);

test('the script has no translation in it', () => {
  const script = readFileSync(join(app.path, 'node_modules/@daybook/react/dist/elements/daybook.js'), 'utf8');
  expect(script).not.toContain('CSV exportieren');
});
