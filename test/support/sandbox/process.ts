import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** A new folder, gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the service as a person does, in a process of its own; what is left of it ends with the test. */
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
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (said.stderr += text));
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code as number | null, signal, ...said }));
  const ready = async (): Promise<string> => {
    const url = () => /^sandbox ready (\S+)$/m.exec(said.stdout)?.[1];
    await expect.poll(() => url() ?? said.stderr, { timeout: 50_000, interval: 20 }).not.toBe('');
    return url() ?? expect.unreachable(said.stderr);
  };
  return { child, ended, ready, said };
}
