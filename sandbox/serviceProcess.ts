import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServiceProcess {
  /** `http://127.0.0.1:6100` */
  url: string;
  /** Resolves when the process has exited, for any reason. */
  ended: Promise<unknown>;
}

const program = fileURLToPath(new URL('./service/main.ts', import.meta.url));

/**
 * Starts the service in its own process, so that it and the page's server don't block each other.
 * @param flags see `npm run sandbox -- --help`.
 * @param signal stops the process: gracefully, then by force after 1.5 s. Saved data survives either way.
 * @throws {Error} if it exits before it is ready; the reason is on stderr.
 */
export async function startServiceProcess(flags: readonly string[], signal: AbortSignal): Promise<ServiceProcess> {
  signal.throwIfAborted();
  const service = spawn(process.execPath, ['--import', 'tsx', program, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // Ctrl-C reaches the whole process group; only we should stop the service
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
  if (!url) throw new Error('The bookkeeping service failed to start.');
  return { url, ended };
}

function stop(service: ChildProcess): void {
  if (service.exitCode !== null || service.signalCode !== null) return;
  service.kill('SIGTERM');
  setTimeout(() => service.kill('SIGKILL'), 1500).unref();
}
