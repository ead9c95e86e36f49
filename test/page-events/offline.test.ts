import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { ScriptedServer } from '../support/http/scriptedServer.ts';
import { callApi, createCompany, issueToken } from '../support/sandbox/company.ts';
import { bundledPage } from './bundledPage.ts';
import type { ScreenControls } from './screensPage.tsx';

let browser: Browser;
let host: ScriptedServer;
let page: Page;
let books: Parameters<ScreenControls['open']>[1];
/** The page's completed and failed requests to the service, as `POST /v6/closing`. */
let sent: string[];

beforeAll(async () => {
  const [company, script] = await Promise.all([createCompany(), bundledPage('19', 'screensPage.tsx')]);
  const token = await issueToken(company);
  const { data } = await callApi(company, 'POST', '/v6/banks/transactions/query', { limit: 1 });
  const { '1010': glAccountId = '' } = company.glAccountIds;
  books = { baseUrl: inject('sandboxUrl'), token, glAccountId, transactionId: data[0].id };
  host = await ScriptedServer.start(({ path }) =>
    path === '/page.js'
      ? { body: script, headers: { 'content-type': 'text/javascript' } }
      : { body: '<!doctype html><title>Books</title><body><script type="module" src="/page.js"></script>' },
  );
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterAll(async () => {
  await browser?.close();
  await host?.[Symbol.asyncDispose]();
});

beforeEach(async () => {
  page = await browser.newPage({ locale: 'en-US' });
  sent = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v6/')) sent.push(`${request.method()} ${pathname}`);
  });
  await page.goto(host.url);
});
afterEach(() => page.close());

const open = (name: Parameters<ScreenControls['open']>[0]) =>
  page.evaluate(([name, books]) => (window as never as Controlled).controls.open(name, books), [name, books] as const);
const errors = () => page.evaluate(() => (window as never as Controlled).controls.errors);
const setOffline = (offline: boolean) => page.context().setOffline(offline);
const text = (text: string | RegExp) => page.getByText(text);

interface Controlled {
  controls: ScreenControls;
}

describe('a read while the device is offline', () => {
  test.each([
    ['ledger', 'GeneralLedger', 'the general ledger'],
    ['invoices', 'InvoiceList', 'the invoices'],
    ['transactions', 'BankTransactionList', 'the bank transactions'],
  ] as const)(
    '%s: shows a message, is reported once, and resumes when the device is online',
    async (name, component, what) => {
      await setOffline(true);
      await open(name);
      await text(`You’re offline. We’ll load ${what} when you’re back online.`).waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      expect(await errors()).toEqual([`${component}: offline`]);
      expect(sent).toEqual([]);
      await setOffline(false);
      await page.getByRole('grid').waitFor();
      expect(await text(/You’re offline/).count()).toBe(0);
      expect(await errors()).toEqual([`${component}: offline`]);
    },
  );

  test('a period that isn’t loaded yet loads when the device is online, and loaded rows stay available', async () => {
    await open('invoices');
    await page.getByRole('grid').waitFor();
    await setOffline(true);
    const period = page.getByRole('combobox', { name: 'Period' });
    await period.selectOption('thisYear');
    await text(/^You’re offline/).waitFor();
    await period.selectOption({ label: 'All dates' });
    await page.getByRole('grid').waitFor();
    await period.selectOption('thisYear');
    await text(/^You’re offline/).waitFor();
    await setOffline(false);
    await expect.poll(() => text(/^You’re offline/).count()).toBe(0);
    expect(await errors()).toEqual(['InvoiceList: offline']);
  });
});

describe('a save while the device is offline is not sent and shows a message', () => {
  const posts = () => sent.filter((request) => request.startsWith('POST') && !request.endsWith('/query'));

  test('a notification setting keeps the choice and is saved when the device is online', async () => {
    await open('notifications');
    const group = page.getByRole('group', { name: 'Conversations' });
    await group.waitFor();
    await setOffline(true);
    await group.getByText('Email').click();
    await group.getByText('Off').click();
    await text('You’re offline. Your changes will be saved when you’re back online.').waitFor();
    await text('“Off” will be saved when you’re back online.').waitFor();
    expect(await group.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
    expect(await errors()).toEqual(['NotificationSettingsForm: offline']);
    expect(posts()).toEqual([]);
    await setOffline(false);
    await text(/^Saved$/)
      .first()
      .waitFor();
    expect(await group.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
    expect(posts()).toEqual(['POST /v6/notifications/settings']);
    expect(await text(/You’re offline/).count()).toBe(0);
  });

  test('a closing date', async () => {
    await open('closing');
    const date = page.getByRole('textbox').first();
    await date.fill('3/31/2026');
    await setOffline(true);
    await page.getByRole('button', { name: /^Close through/ }).click();
    await text('You’re offline. Your changes will be saved when you’re back online.').waitFor();
    expect(await date.inputValue()).toMatch(/2026/);
    expect(posts()).toEqual([]);
  });

  test('a bank transaction is kept, and saved when the device is online', async () => {
    await open('transaction');
    const notes = page.getByRole('textbox', { name: 'Notes' }).first();
    await notes.fill('Typed before the tunnel');
    await setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await text('You’re offline. Your changes will be saved when you’re back online.').waitFor();
    await notes.fill('Typed in the tunnel');
    expect(posts()).toEqual([]);
    await setOffline(false);
    await text(/^Saved$/)
      .first()
      .waitFor();
    expect(await notes.inputValue()).toBe('Typed in the tunnel');
    expect(posts()).toHaveLength(1);
  });

  test('several bank transactions', async () => {
    await open('transactions');
    await page.getByRole('grid').waitFor();
    await page.getByRole('checkbox').nth(1).check();
    await setOffline(true);
    await page.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('button', { name: /Delete/ }).click();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await text(/Skipped: no connection/)
      .first()
      .waitFor();
    expect(sent.filter((request) => request.startsWith('DELETE'))).toEqual([]);
    expect(await text(/Couldn’t confirm/).count()).toBe(0);
  });
});
