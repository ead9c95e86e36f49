import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Creates a host app's folder with the packed package and its dependencies.
 * @param peers additional packages, such as React.
 */
export async function openPackedApp(peers: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-app-'));
  const modules = join(folder, 'app', 'node_modules');
  const installed = join(modules, '@daybook', 'react');
  mkdirSync(installed, { recursive: true });
  const tarball = await packPackage(folder);
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const each of [...Object.keys(dependencies), ...peers]) link(each, modules);
  return {
    /** The app's folder. */
    path: join(folder, 'app'),
    /** Links packages of this repository into the app. */
    link: (...names: string[]) => {
      for (const each of new Set(names)) link(each, modules);
    },
    /** Writes a file of the app. */
    write: (file: string, text: string) => writeFileSync(join(folder, 'app', file), text),
    close: () => rmSync(folder, { recursive: true }),
  };
}

function link(name: string, modules: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(resolve('node_modules', name), join(modules, name));
}

/**
 * Builds and packs the package as npm publishes it, in a separate folder, because concurrent tests use `dist`.
 * @returns the tarball's path, in `folder`.
 */
export async function packPackage(folder: string): Promise<string> {
  const source = mkdtempSync(join(tmpdir(), 'daybook-package-'));
  try {
    for (const path of ['package.json', 'README.md', 'LICENSE', 'docs', 'src'])
      cpSync(path, join(source, path), { recursive: true });
    await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', join(source, 'dist')]);
    await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { cwd: source });
  } finally {
    rmSync(source, { recursive: true });
  }
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}
