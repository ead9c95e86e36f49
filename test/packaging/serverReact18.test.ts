import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPackedApp } from '../support/packaging/packedApp.ts';
import { createCompany } from '../support/sandbox/company.ts';

let app: Awaited<ReturnType<typeof openPackedApp>>;
beforeAll(async () => {
  app = await openPackedApp();
  linkAll(join(app.path, 'node_modules'));
}, 240_000); // packs the package
afterAll(() => app.close());

/** Links every package of this repository, and React 18 as React. */
function linkAll(modules: string): void {
  const names = readdirSync('node_modules').flatMap((name) =>
    name.startsWith('@') ? readdirSync(join('node_modules', name)).map((each) => join(name, each)) : [name],
  );
  for (const name of names) {
    if (name.startsWith('.') || existsSync(join(modules, name))) continue;
    const replaced = name === 'react' || name === 'react-dom' ? `${name}-18` : name;
    mkdirSync(join(modules, name, '..'), { recursive: true });
    symlinkSync(resolve('node_modules', replaced), join(modules, name));
  }
}

test('React 18.3 streams every component from Node, with prefetched data and without warnings', async () => {
  const company = await createCompany();
  const account = company.glAccountIds['1010'];
  app.write(
    'render.mjs',
    `import { createElement as h, lazy, Suspense, version } from 'react';
     import { writeFileSync } from 'node:fs';
     import { renderToPipeableStream } from 'react-dom/server';
     import * as books from '@daybook/react';
     import { prefetchBooks } from '@daybook/react/server';

     const { fetch } = globalThis;
     globalThis.fetch = async (url, init) => {
       const response = await fetch(url, init);
       if (String(url).includes('/auth/token')) writeFileSync('token.json', await response.clone().text());
       return response;
     };

     const service = { baseUrl: '${inject('sandboxUrl')}', clientId: 'demo_client', clientSecret: 'demo_secret' };
     const user = { userId: '${company.userId}', identity: '${company.userId}' };
     const ledger = { glAccountId: '${account}', filter: { beginDate: '2026-01-01', endDate: '2026-12-31' } };
     const Books = lazy(async () => {
       let transactionId, invoiceId;
       const data = await prefetchBooks({ ...service, ...user }, async (reader) => {
         const firstOf = async (options) => (await reader.queryClient.fetchInfiniteQuery(options)).pages[0].rows[0];
         await firstOf(books.generalLedgerOptions(reader, ledger));
         transactionId = (await firstOf(books.bankTransactionsOptions(reader))).id;
         invoiceId = (await firstOf(books.invoicesOptions(reader))).id;
         await Promise.all([
           books.bankTransactionOptions(reader, transactionId),
           books.invoiceOptions(reader, invoiceId),
           books.closingOptions(reader),
           books.notificationSettingsOptions(reader),
         ].map((options) => reader.queryClient.fetchQuery(options)));
       });
       const { glAccountId, filter } = ledger;
       const components = [
         h(books.GeneralLedger, { glAccountId, defaultFilters: filter }),
         h(books.TrialBalance),
         h(books.BankTransactionList),
         h(books.BankTransactionEditor, { transactionId }),
         h(books.BankTransactionEditor),
         h(books.InvoiceList),
         h(books.InvoiceDetails, { invoiceId }),
         h(books.JournalEntryForm),
         h(books.ClosingForm),
         h(books.ClosingNotice),
         h(books.NotificationSettingsForm),
       ];
       return { default: () => h(books.PrefetchBoundary, { data }, ...components) };
     });
     const props = { baseUrl: '/books-api', identity: user.identity, fetchToken: () => { throw new Error('no token'); } };
     const page = h('main', null, h('h1', null, version), h(Suspense, { fallback: 'Reading' }, h(Books)));
     const stream = renderToPipeableStream(h(books.DaybookProvider, props, page), {
       onShellReady: () => stream.pipe(process.stdout),
     });`,
  );
  const options = { cwd: app.path, env: { ...process.env, NODE_ENV: 'development' }, maxBuffer: 2 ** 24 };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--preserve-symlinks', '--preserve-symlinks-main', 'render.mjs'],
    options,
  );
  expect(stdout).toMatch(/<h1>18\.3\.\d<\/h1>/);
  expect(stdout.indexOf('Reading')).toBeLessThan(stdout.indexOf('data-index="17"'));
  expect(stdout.match(/data-index=/g)?.length).toBeGreaterThan(17);
  const roots = [...stdout.matchAll(/class="daybook daybook-([\w-]+)/g)].map(([, name]) => name);
  expect(roots).toEqual([
    'general-ledger',
    'trial-balance',
    'bank-transaction-list',
    'bank-transaction-editor',
    'bank-transaction-editor',
    'invoice-list',
    'invoice-details',
    'journal-entry-form',
    'closing-form',
    'closing-notice',
    'notification-settings-form',
  ]);
  const { access_token } = JSON.parse(readFileSync(join(app.path, 'token.json'), 'utf8'));
  for (const secret of [access_token, 'demo_secret']) expect(stdout).not.toContain(secret);
  expect(stderr).toBe('');
});
