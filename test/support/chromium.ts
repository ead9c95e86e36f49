import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const systemPaths = [
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
 * The Chromium for tests: `CHROMIUM_PATH`, else a system installation, else Playwright's download.
 * @throws {Error} if there is no file at `CHROMIUM_PATH`.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `There is no file at CHROMIUM_PATH, "${chosen}". Unset it to find or install Chromium automatically.`,
    );
  }
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}

/** The launch options of all tests and scripts: no sandbox (for containers) and no background requests. */
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
