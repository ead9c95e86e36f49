import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPrograms, findBrowser } from './findBrowser.ts';

/** Ensures that Firefox, WebKit and a virtual screen are installed before the tests in them start. */
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (isDebianRoot && !isInstalled()) {
  run('apt-get', ['update', '-qq']);
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
try {
  for (const program of browserPrograms) process.stdout.write(`${program}: ${findBrowser(program)}\n`);
} catch (error) {
  fail(error);
}

function isInstalled(): boolean {
  try {
    return browserPrograms.every(findBrowser);
  } catch {
    return false;
  }
}

function run(command: string, args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, shell: false });
  if (status !== 0) fail(error ?? `${command} ${args.join(' ')} ended with exit code ${status}.`);
}

function fail(reason: unknown): never {
  process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`);
  process.exit(1);
}
