import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServiceProcess {
  /** `http://127.0.0.1:6100` */
  url: string;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<unknown>;
}

const program = fileURLToPath(new URL('./service/main.ts', import.meta.url));

/**
 * Starts the service in a process of its own, so that neither it nor the page's server waits for the other.
 * @param flags as of `npm run sandbox`.
 * @param signal ends the process: in order, after 1.5 s by force. What was saved is kept either way.
 * @throws {Error} if it ends before it is ready; it has said why on stderr.
 */
export async function startServiceProcess(flags: readonly string[], signal: AbortSignal): Promise<ServiceProcess> {
  signal.throwIfAborted();
  const service = spawn(process.execPath, ['--import', 'tsx', program, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // Ctrl-C goes to the whole group of a terminal; the service is to be told once, by us
  });
  const ended = once(service, 'exit');
  signal.addEventListener('abort', () => stop(service), { once: true });
  const lines = createInterface({ input: service.stdout });
  const ready = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const [, url] = /^sandbox ready (\S+)$/.exec(line) ?? [];
      if (url) resolve(url);
      else process.stdout.write(`${line}\n`);
    });
  });
  const url = await Promise.race([ready, ended.then(() => undefined)]);
  if (!url) throw new Error('The bookkeeping service did not start.');
  return { url, ended };
}

function stop(service: ChildProcess): void {
  if (service.exitCode !== null || service.signalCode !== null) return;
  service.kill('SIGTERM');
  setTimeout(() => service.kill('SIGKILL'), 1500).unref();
}
