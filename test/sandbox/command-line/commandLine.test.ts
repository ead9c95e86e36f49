import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readFlags } from '../../../sandbox/service/command-line/flags.ts';
import { lockFolder } from '../../../sandbox/service/database/folderLock.ts';
import { temporaryFolder } from '../../support/sandbox/process.ts';

describe('the command line', () => {
  const now = new Date(2026, 2, 31, 23, 59);

  test('defaults to port 6100 and the full sample company up to the local date', () => {
    expect(readFlags([], now)).toEqual({
      port: 6100,
      data: undefined,
      seed: 'studio',
      entries: 0,
      today: '2026-03-31',
      tokenLife: 3600,
      control: false,
      introspectionFlags: false,
      replacesOnUpdate: false,
      faults: undefined,
      allowedOrigins: undefined,
      rateLimit: { requests: 1000, window: 300 },
    });
  });

  test('accepts origins, a rate limit, faults and replacing updates', () => {
    const origins = ['https://app.example', 'http://localhost:5173'];
    const args = [
      ...origins.flatMap((origin) => ['--allow-origin', origin]),
      '--rate-limit',
      '5',
      '--faults',
      '--replace-updates',
    ];
    expect(readFlags(args, now)).toMatchObject({
      allowedOrigins: origins,
      rateLimit: { requests: 5, window: 300 },
      faults: [],
      replacesOnUpdate: true,
    });
  });

  test.each([
    [['--port', 'x'], '--port'],
    [['--port', '65536'], '--port'],
    [['--port=-1'], '--port'],
    [['--port'], '--port'],
    [['--today', '2026-02-30'], '--today'],
    [['--today', 'today'], '--today'],
    [['--today', '9999-12-31'], '--today'],
    [['--seed', 'huge'], '--seed'],
    [['--entries', '1e5'], '--entries'],
    [['--entries', '10', '--seed', 'none'], '--entries'],
    [['--token-life', '0'], '--token-life'],
    [['--data', ''], '--data'],
    [['--rate-limit', '0'], '--rate-limit'],
    [['--rate-limit', '1.5'], '--rate-limit'],
    [['--faults=all'], '--faults'],
    [['--allow-origin'], '--allow-origin'],
    [['--allow-origin', ''], '--allow-origin'],
    [['--allow-origin', '*'], '--allow-origin'],
    [['--allow-origin', 'https://*.example'], '--allow-origin'],
    [['--allow-origin', 'app.example'], '--allow-origin'],
    [['--allow-origin', 'https://app.example/'], '--allow-origin'],
    [['--allow-origin', 'https://app.example/page'], '--allow-origin'],
    [['--allow-origin', 'https://App.example'], '--allow-origin'],
    [['--allow-origin', 'https://app.example:443'], '--allow-origin'],
    [['--allow-origin', 'ftp://app.example'], '--allow-origin'],
    [['--allow-origin', 'https://app.example', '--allow-origin', 'null'], '--allow-origin'],
    [['--prot', '1'], '--prot'],
    [['serve'], 'serve'],
  ])('%j is rejected with an error about %s', (args, named) => {
    expect(() => readFlags(args, now)).toThrow(named);
  });
});

describe('the lock of a folder', () => {
  test('can’t be taken twice, but again after its release', () => {
    const folder = temporaryFolder();
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    unlock();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['a process that has exited', '999999999 unknown'],
    ['an earlier process whose id was reused', `${process.pid} another-start`],
    ['an unreadable owner', 'garbage'],
    ['an empty file', ''],
  ])('is taken over from %s', (_case, content) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock'), content);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the lock of a folder without process start times', () => {
  test('is held by a running process as long as its heartbeat continues', () => {
    const folder = temporaryFolder();
    const lock = join(folder, 'lock');
    writeFileSync(lock, `${process.ppid} unknown`);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
    const longAgo = new Date(Date.now() - 61_000);
    utimesSync(lock, longAgo, longAgo);
    lockFolder(folder)();
  });

  test('has a heartbeat every few seconds', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const folder = temporaryFolder();
    const unlock = lockFolder(folder);
    const lock = join(folder, 'lock');
    utimesSync(lock, 0, 0);
    vi.advanceTimersByTime(10_000);
    expect(Date.now() - statSync(lock).mtimeMs).toBeLessThan(10_000);
    unlock();
    vi.advanceTimersByTime(60_000);
    expect(existsSync(lock)).toBe(false);
  });
});
