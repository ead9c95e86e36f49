import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds without a heartbeat until a lock is stale, on systems that don't report when a process started. */
const staleAfter = 60_000;

/**
 * Locks a folder for this process. Two processes in one database folder would corrupt it.
 * @returns releases the lock.
 * @throws {Error} if another running process holds the lock, or the folder isn't writable.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  const mine = join(folder, `lock.${process.pid}`);
  const self = identityOf(process.pid);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(mine, `${process.pid} ${self}\n`);
  } catch (cause) {
    throw new Error(`${folder} isn't writable. Choose another folder with --data.`, { cause });
  }
  try {
    // Linking is atomic and never overwrites, so only one process gets the lock.
    while (!tryLink(mine, lock)) removeIfStale(folder, lock);
  } finally {
    rmSync(mine, { force: true });
  }
  const heartbeat = setInterval(() => touch(lock), staleAfter / 12);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(lock, { force: true });
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function removeIfStale(folder: string, lock: string): void {
  const content = read(lock);
  if (content === undefined) return;
  const [pid = '', identity = ''] = content.trim().split(' ');
  if (isAlive(Number(pid), identity, lock)) {
    throw new Error(`${folder} is in use by process ${pid}. Stop it, or choose another folder with --data.`);
  }
  const aside = join(folder, `lock.stale.${process.pid}`);
  renameSync(lock, aside);
  // Another process may have taken over between reading and renaming; then this is its lock, so restore it.
  if (read(aside) !== content) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function isAlive(pid: number, identity: string, lock: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  if (identity === unknown) return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < staleAfter;
  return identityOf(pid) === identity;
}

/** The identity of a process without start information. */
const unknown = 'unknown';

/**
 * Distinguishes processes that reuse an id, as is common in containers, by their start time (Linux only). An exited process
 * has no identity, even while it is a zombie.
 */
function identityOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const [state = '', ...others] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  if (state === 'Z' || state === 'X') return 'ended';
  const bootId = read('/proc/sys/kernel/random/boot_id')?.trim();
  return others[18] && bootId ? `${bootId}:${others[18]}` : unknown;
}

/** Ignores a missing lock: another process considered it stale, or the folder is gone. */
function touch(lock: string): void {
  const now = new Date();
  try {
    utimesSync(lock, now, now);
  } catch {}
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
