import type { TestProject } from 'vitest/node';
import { listen } from '../../sandbox/service/command-line/listen.ts';
import { openMemory } from '../../sandbox/service/database/openMemory.ts';
import { createService } from '../../sandbox/service/service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sandbox service of this test run, over HTTP, with its control surface; `http://127.0.0.1:N`. */
    sandboxUrl: string;
  }
}

interface RunningSandbox {
  url: string;
  close(): Promise<void>;
}

/**
 * One service for the whole run, in memory, on a free port. It knows no companies: each test makes its own by
 * `POST /sandbox/companies`. Several test projects share it, by way of the process: each loads this file for itself.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const holder = globalThis as { daybookSandbox?: { running: Promise<RunningSandbox>; projects: number } };
  holder.daybookSandbox ??= { running: start(), projects: 0 };
  const sandbox = holder.daybookSandbox;
  sandbox.projects += 1;
  project.provide('sandboxUrl', (await sandbox.running).url);
  return async () => {
    sandbox.projects -= 1;
    if (sandbox.projects > 0) return;
    delete holder.daybookSandbox;
    await (await sandbox.running).close();
  };
}

async function start(): Promise<RunningSandbox> {
  const { database, close } = await openMemory();
  const service = createService({ database, control: true, onError: (error) => process.stderr.write(`${error}\n`) });
  const server = await listen(service, 0);
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await close();
    },
  };
}
