import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { BrowserTab } from './browserTab.ts';
import { bundledPage, type reactVersions } from './bundledPage.ts';
import { type OpenBooks, openBooks } from './openBooks.ts';

export const minute = 60_000;
export const hour = 60 * minute;
/** The traffic when nothing was sent. */
export const nothing = { fetches: 0, requests: 0, tokens: [] };

/** Enables Chromium's back/forward cache, which Playwright disables by default. */
const launchOptions = { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** Sets up Chromium and the page of thirty accounts with a version of React for the surrounding tests. */
export function pageOfBooks(reactVersion: (typeof reactVersions)[number]) {
  let browser: Browser;
  let elsewhere: BrowserTab;
  let script: string;
  beforeAll(async () => {
    [browser, script] = await Promise.all([chromium.launch(launchOptions), bundledPage(reactVersion)]);
    elsewhere = await BrowserTab.open(browser, 'about:blank');
  });
  afterAll(() => browser?.close());
  const open = (host?: Partial<OpenBooks['host']>) => openBooks({ browser, elsewhere, script }, host);

  return {
    /** Opens the page without rendering anything. */
    open,

    /** Opens thirty accounts, loaded with the first token. */
    async openRead(): Promise<OpenBooks> {
      const books = await open();
      expect(await books.tab.call('open')).toMatch(new RegExp(`^${reactVersion}\\.`));
      expect(await books.arrived()).toEqual({ fetches: 1, requests: 30, tokens: ['token-1'] });
      return books;
    },

    /** Opens thirty accounts whose host was down. It has recovered, but the cooldown after the failure is still running. */
    async openInPause({ hostQueries = false } = {}): Promise<OpenBooks> {
      const books = await open({ isDown: true });
      if (hostQueries) await books.tab.call('openHostQueries');
      await books.tab.call('open');
      await books.tab.call('passTries');
      expect(await books.arrived()).toEqual({ ...nothing, fetches: 3 });
      books.host.isDown = false;
      await books.tab.call('refresh');
      expect(await books.arrived()).toEqual(nothing);
      expect(await books.tab.call('shown')).toEqual(['TOKEN_UNAVAILABLE']);
      return books;
    },
  };
}
