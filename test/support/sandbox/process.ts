import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** A new folder, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the service in a separate process, which is killed after the test. */
export function startSandbox(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/service/main.ts', ...args], {
    env: { ...process.env, DATABASE_URL: undefined, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output.stderr += text));
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code as number | null, signal, ...output }));
  const ready = async (): Promise<string> => {
    const url = () => /^sandbox ready (\S+)$/m.exec(output.stdout)?.[1];
    await expect.poll(() => url() ?? output.stderr, { timeout: 50_000, interval: 20 }).not.toBe('');
    return url() ?? expect.unreachable(output.stderr);
  };
  return { child, ended, ready, output };
}
