import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A partner's folder with the package as npm packs it and what it depends on, but none of its peers: no React. It is built
 * elsewhere than `dist`, which others build meanwhile.
 */
export async function openPackedApp() {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-app-'));
  const source = join(folder, 'package');
  const modules = join(folder, 'app', 'node_modules');
  const installed = join(modules, '@daybook', 'react');
  mkdirSync(source);
  mkdirSync(installed, { recursive: true });
  for (const file of ['package.json', 'README.md', 'LICENSE']) copyFileSync(file, join(source, file));
  await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', join(source, 'dist')]);
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: source });
  const { name, version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tarball = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'], { cwd: folder });
  for (const each of Object.keys(dependencies)) link(each, modules);
  return {
    /** Where the app is. */
    path: join(folder, 'app'),
    /** Writes one of the app's files. */
    write: (file: string, text: string) => writeFileSync(join(folder, 'app', file), text),
    close: () => rmSync(folder, { recursive: true }),
  };
}

function link(name: string, modules: string): void {
  mkdirSync(join(modules, name, '..'), { recursive: true });
  symlinkSync(resolve('node_modules', name), join(modules, name));
}
