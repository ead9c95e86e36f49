import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { TestServices } from './testServices.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sandbox service of this test run, over HTTP, with its control surface; `http://127.0.0.1:N`. */
    sandboxUrl: string;
    /** The same books, with a token lifetime of two seconds. */
    shortTokensUrl: string;
    /** The same books, where updates of bank transactions clear omitted members. */
    replacingUrl: string;
    /** Whether providers get a host's parts in place of Daybook's. */
    replacesParts?: true;
    /** The same books, with the sample day as the current date. */
    sampleDayUrl: string;
  }
}

interface RunningServices {
  services: TestServices;
  close(): Promise<void>;
}

/**
 * Starts one sandbox service for the whole run, in its own process: this one transforms modules and drives the browser.
 * It has no companies: tests create them with `POST /sandbox/companies`. Test projects load this file separately and share the
 * service through the process. The run fails if a response violates `/openapi.json`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const holder = globalThis as { daybookSandbox?: { running: Promise<RunningServices>; projects: number } };
  holder.daybookSandbox ??= { running: start(), projects: 0 };
  const sandbox = holder.daybookSandbox;
  sandbox.projects += 1;
  const { services } = await sandbox.running;
  project.provide('sandboxUrl', services.url);
  project.provide('shortTokensUrl', services.shortTokensUrl);
  project.provide('replacingUrl', services.replacingUrl);
  project.provide('sampleDayUrl', services.sampleDayUrl);
  project.provide('preparedDatabase', services.prepared);
  return async () => {
    sandbox.projects -= 1;
    if (sandbox.projects > 0) return;
    delete holder.daybookSandbox;
    await (await sandbox.running).close();
  };
}

async function start(): Promise<RunningServices> {
  const program = fileURLToPath(new URL('./testServices.ts', import.meta.url));
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  const ready = once(child, 'message').then(([services]) => services as TestServices);
  const services = await Promise.race([ready, exited.then(() => undefined)]);
  if (!services) throw new Error('The sandbox service for the tests did not start; its error is above.');
  return {
    services,
    close: async () => {
      child.disconnect();
      const [code] = await exited;
      if (code !== 0) process.exitCode = 1; // errors of a teardown are only printed
    },
  };
}
