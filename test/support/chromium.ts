import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the usual places, else the one that Playwright downloaded.
 * @throws {Error} if `CHROMIUM_PATH` names a file that is not there.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", and no file is there. Unset it to have Chromium found or installed.`,
    );
  }
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}

/** How every test and script starts Chromium: headless, without a sandbox (containers), without calls home. */
export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
