import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds. Where the system does not say when a process started, a lock that is not touched for so long is nobody's. */
const patience = 60_000;

/**
 * Makes a folder this process' own, until it gives it back or ends. Two processes in one database folder destroy it.
 * @returns gives the folder back.
 * @throws {Error} if another living process has it, or it cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  const mine = join(folder, `lock.${process.pid}`);
  const self = identityOf(process.pid);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(mine, `${process.pid} ${self}\n`);
  } catch (cause) {
    throw new Error(`${folder} cannot be written. Name another folder with --data.`, { cause });
  }
  try {
    // Linking is atomic and never overwrites: of several that try, one has the lock.
    while (!tryLink(mine, lock)) removeIfStale(folder, lock);
  } finally {
    rmSync(mine, { force: true });
  }
  const heartbeat = setInterval(() => touch(lock), patience / 12);
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
    throw new Error(`${folder} is in use by process ${pid}. Stop it, or name another folder with --data.`);
  }
  const aside = join(folder, `lock.stale.${process.pid}`);
  renameSync(lock, aside);
  // Between reading and renaming another process may have taken over; then this is its lock, not the stale one.
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
  if (identity === unknown) return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < patience;
  return identityOf(pid) === identity;
}

/** Of a process about which the system says nothing. */
const unknown = 'unknown';

/**
 * What tells a process from a later one with the same id, as containers give the same ids again and again: the moment it
 * started, where the system says so (Linux). A process that has ended has none, even if its parent has not asked how it ended.
 */
function identityOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const [state = '', ...others] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  if (state === 'Z' || state === 'X') return 'ended';
  const bootId = read('/proc/sys/kernel/random/boot_id')?.trim();
  return others[18] && bootId ? `${bootId}:${others[18]}` : unknown;
}

/** Another process that took the lock for stale has removed it, or the folder is gone: then there is nothing to touch. */
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
