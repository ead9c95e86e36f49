import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Builds and packs the package as npm publishes it, in a folder of its own: others use `dist` in the meantime.
 * @returns the tarball's path, in `folder`.
 */
export async function packPackage(folder: string): Promise<string> {
  const source = mkdtempSync(join(tmpdir(), 'daybook-package-'));
  try {
    for (const path of ['package.json', 'README.md', 'LICENSE', 'docs', 'src'])
      cpSync(path, join(source, path), { recursive: true });
    await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', join(source, 'dist')]);
    await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: source });
  } finally {
    rmSync(source, { recursive: true });
  }
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}
