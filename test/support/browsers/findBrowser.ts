import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian, and most systems like it, have the browsers, their drivers and a virtual screen. */
const places = {
  Firefox: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  WebKitWebDriver: () => ['/usr/bin/WebKitWebDriver'],
  MiniBrowser: () => ['/usr/libexec', '/usr/lib64', ...foldersIn('/usr/lib')].flatMap(miniBrowsersIn),
  'xvfb-run': () => ['/usr/bin/xvfb-run'],
};

export type BrowserProgram = keyof typeof places;
export const browserPrograms = Object.keys(places) as BrowserProgram[]; // its own keys

/**
 * The path of a program for the tests in Firefox and WebKit.
 * @throws {Error} if it isn't installed.
 */
export function findBrowser(program: BrowserProgram): string {
  const found = places[program]().find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    `${program} isn’t installed. On Debian and Ubuntu, as root: apt-get install firefox-esr webkit2gtk-driver xvfb`,
  );
}

function miniBrowsersIn(folder: string): string[] {
  const versions = foldersIn(folder).filter((path) => /\/webkit(2gtk|gtk)-[\d.]+$/.test(path));
  return versions.map((path) => join(path, 'MiniBrowser'));
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []));
}
