import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs a folder's packages at the versions of its lock file, if they aren't installed yet.
 * @returns false if npm couldn't install them, for example offline.
 */
export function installLocked(folder: string): boolean {
  if (isInstalled(folder)) return true;
  const flags = ['--silent', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0'];
  spawnSync('npm', ['ci', ...flags], { cwd: folder, stdio: 'inherit', shell: true });
  return isInstalled(folder);
}

/** Whether a folder's packages are those of its lock file. npm writes its record last, so an interrupted install doesn't count. */
export function isInstalled(folder: string): boolean {
  const record = statSync(join(folder, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  return record !== undefined && record.mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
}
