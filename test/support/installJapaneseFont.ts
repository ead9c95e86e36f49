import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Ensures, on Debian, that there is a font for Japanese, without which screenshots have boxes in place of its letters. */
export function installJapaneseFont(): void {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot || spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).stdout?.trim()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status;
  const isInstalled =
    run('update', '-qq') === 0 && run('install', '-y', '-qq', '--no-install-recommends', 'fonts-ipafont-gothic') === 0;
  if (!isInstalled) process.stderr.write('Couldn’t install a font for Japanese: its letters will be boxes.\n');
}
