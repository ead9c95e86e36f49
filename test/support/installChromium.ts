import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

/** Ensures that Chromium is installed before the tests start. */
const found = findChromium() ?? install();
process.stdout.write(`Chromium: ${found}\n`);

function install(): string {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findChromium();
  if (installed) return installed;
  process.stderr.write(
    'Chromium wasn’t found after its installation. Install it and set CHROMIUM_PATH to its executable.\n',
  );
  process.exit(1);
}

function run(command: string, args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, shell: false });
  if (status === 0) return;
  process.stderr.write(
    `Couldn’t install Chromium: ${command} ${args.join(' ')} (${error?.message ?? `exit code ${status}`}). ` +
      'Install Chromium yourself and set CHROMIUM_PATH to its program file.\n',
  );
  process.exit(1);
}
