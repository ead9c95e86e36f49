import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openInvoiceChangeFeed } from '../support/invoices/changeFeed.ts';
import { openPackedApp } from '../support/packaging/packedApp.ts';
import { createGate } from '../support/requests.ts';

const run = promisify(execFile);

let app: Awaited<ReturnType<typeof openPackedApp>>;
beforeAll(async () => {
  app = await openPackedApp();
}, 120_000);
afterAll(() => app.close());

describe('the packed package without React', () => {
  test('exports the client to plain Node, but not the components', async () => {
    app.write(
      'load.mjs',
      `const loaded = await Promise.allSettled(['client', 'server'].map((entry) => import('@daybook/react/' + entry)));
       const { createDaybookClient } = loaded[0].value;
       const client = createDaybookClient({ baseUrl: 'https://books.example.com', identity: 'usr_1', fetchToken: () => '' });
       console.log(Object.keys(client).sort().join(' '));
       console.log(await import('@daybook/react').catch(({ message }) => /Cannot find package '@?[a-z/-]+'/.exec(message)[0]));`,
    );
    const { stdout } = await run(process.execPath, ['load.mjs'], { cwd: app.path });
    expect(stdout.trim().split('\n')).toEqual([
      'bankTransactions changes closing invoices journalEntries ledger notifications referenceLists session',
      expect.stringMatching(/Cannot find package '(react|react\/jsx-runtime|@tanstack\/react-query)'/),
    ]);
  });

  test('has types, down to the rows of changes', async () => {
    app.write(
      'typed.mts',
      `import { createDaybookClient, type Invoice } from '@daybook/react/client';
       const client = createDaybookClient({ baseUrl: '', identity: 'usr_1', fetchToken: async () => '' });
       for await (const page of client.changes('/v5/invoices')) { const row: Invoice | undefined = page.rows[0]; void row; }
       // @ts-expect-error the rows of other lists are unknown
       for await (const page of client.changes('/v5/vendors')) page.rows[0].id;`,
    );
    const options = '--noEmit --strict --module nodenext --target es2022 --lib es2023,dom,dom.iterable --types'.split(
      ' ',
    );
    await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...options, '', 'typed.mts'], {
      cwd: app.path,
    });
  });
});

describe('the docs’ script that syncs invoices to a file', () => {
  let books: Awaited<ReturnType<typeof openInvoiceChangeFeed>>;
  beforeAll(async () => {
    const page = readFileSync('docs/hooks-and-client.md', 'utf8');
    const [, script] = /```js\n(\/\/ sync-invoices\.mjs\n[\s\S]*?)```/.exec(page) ?? [];
    app.write('sync-invoices.mjs', script ?? expect.unreachable('docs/hooks-and-client.md has no such script.'));
    books = await openInvoiceChangeFeed();
  });
  afterEach(() => {
    books.transferred.length = 0;
  });
  afterAll(() => books.close());

  const environment = () => ({
    PATH: process.env.PATH,
    BOOKS_URL: books.url,
    BOOKS_USER: books.userId,
    BOOKS_CLIENT_ID: 'demo_client',
    BOOKS_CLIENT_SECRET: 'demo_secret',
  });
  const sync = async () => {
    const { stdout } = await run(process.execPath, ['sync-invoices.mjs'], { cwd: app.path, env: environment() });
    return stdout.trim();
  };
  const fileText = () => readFileSync(join(app.path, 'invoices.json'), 'utf8');
  /** The synced invoices, sorted for comparison. */
  const facts = (rows: ReturnType<typeof JSON.parse>[]) =>
    new Map(rows.map(({ id, invoiceNumber, date, notes, totals }) => [id, { invoiceNumber, date, notes, totals }]));
  const expectSynced = async () => {
    expect(facts(JSON.parse(fileText()).invoices)).toEqual(facts(await books.served()));
  };
  const transferredIds = () => books.transferred.map(({ ids, deletedIds }) => [ids, deletedIds]);

  test('transfers everything the first time, and nothing the next', async () => {
    expect(await sync()).toBe('140 transferred, 140 kept in invoices.json');
    expect(books.transferred.map(({ since, ids }) => [since, ids.length])).toEqual([
      [null, 100],
      [null, 40],
    ]);
    await expectSynced();
    const before = fileText();
    books.transferred.length = 0;
    expect(await sync()).toBe('0 transferred, 140 kept in invoices.json');
    expect(transferredIds()).toEqual([[[], []]]);
    expect(fileText()).toBe(before);
  });

  test('transfers only changes and deletions', async () => {
    const [changed, , removed] = JSON.parse(fileText()).invoices.map(({ id }: { id: string }) => id);
    await books.change(changed, 'Paid in cash.');
    await books.remove(removed);
    expect(await sync()).toBe('1 transferred, 139 kept in invoices.json');
    expect(transferredIds()).toEqual([[[changed], [removed]]]);
    await expectSynced();
    await sync();
    expect(transferredIds().at(-1)).toEqual([[], []]);
  });

  test('leaves the file unchanged if killed between two pages, and transfers both the next time', async () => {
    const ids = JSON.parse(fileText()).invoices.map(({ id }: { id: string }) => id);
    for (const id of ids) await books.change(id, 'Sent again.');
    await books.remove(ids[0]);
    const before = fileText();
    const [requested, held] = [createGate(), createGate()];
    books.heldBack = (headers) => {
      if (!headers.has('cursor')) return undefined;
      requested.open();
      return held.opened;
    };
    const child = spawn(process.execPath, ['sync-invoices.mjs'], {
      cwd: app.path,
      env: environment(),
      stdio: 'inherit',
    });
    await Promise.race([requested.opened, once(child, 'exit').then(() => expect.unreachable('It did not wait.'))]);
    expect(books.transferred.map(({ ids }) => ids.length)).toEqual([100]);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    books.heldBack = undefined;
    held.open();
    expect(fileText()).toBe(before);
    expect(existsSync(join(app.path, 'invoices.json.new'))).toBe(false);
    expect(await sync()).toBe('138 transferred, 138 kept in invoices.json');
    await expectSynced();
  });

  test('fails if the service rejects it, and leaves the file unchanged', async () => {
    const before = fileText();
    const env = { ...environment(), BOOKS_CLIENT_SECRET: 'wrong' };
    const failed = await run(process.execPath, ['sync-invoices.mjs'], { cwd: app.path, env }).catch((error) => error);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain('The service rejected clientId and clientSecret.');
    expect(failed.stderr).not.toContain('wrong');
    expect(fileText()).toBe(before);
  });
});
