import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { StartEngine } from './Engine.ts';
import { findBrowser } from './findBrowser.ts';

/** Firefox by WebDriver BiDi. */
export const startFirefox: StartEngine = async ({ downloads }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findBrowser('Firefox'),
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // A mouse that hovers, which a headless Firefox lacks.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Scroll bars that take room.
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
  });
  const page = await browser.newPage();
  return {
    version: (await browser.version()).replace('/', ' '),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    wheelAt: async (x, y, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    type: (text) => page.keyboard.type(text),
    press: async (chord) => {
      const keys = chord.split('+') as KeyInput[]; // chords are written with Puppeteer's names
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
};
