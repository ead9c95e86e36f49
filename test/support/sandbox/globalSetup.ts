import type { TestProject } from 'vitest/node';
import { listen } from '../../../sandbox/service/command-line/listen.ts';
import { createService } from '../../../sandbox/service/service.ts';
import { withContractCheck } from '../contract/contract.ts';
import { sampleDay } from './company.ts';
import { prepareDatabase } from './testDatabase.ts';
import { unlimited } from './testService.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sandbox service of this test run, over HTTP, with its control surface; `http://127.0.0.1:N`. */
    sandboxUrl: string;
    /** The same books, with a token lifetime of two seconds. */
    shortTokensUrl: string;
    /** The same books, where updates of bank transactions clear omitted members. */
    replacingUrl: string;
    /** The same books, with the sample day as the current date. */
    sampleDayUrl: string;
  }
}

interface RunningSandbox {
  url: string;
  shortTokensUrl: string;
  replacingUrl: string;
  sampleDayUrl: string;
  prepared: string;
  close(): Promise<void>;
}

/**
 * Starts one service for the run on a free port, without companies: tests create them with `POST /sandbox/companies`. Test
 * projects load this file separately and share the service through the process. The run fails if a response violates
 * `/openapi.json`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const holder = globalThis as { daybookSandbox?: { running: Promise<RunningSandbox>; projects: number } };
  holder.daybookSandbox ??= { running: start(), projects: 0 };
  const sandbox = holder.daybookSandbox;
  sandbox.projects += 1;
  const { url, shortTokensUrl, replacingUrl, sampleDayUrl, prepared } = await sandbox.running;
  project.provide('sandboxUrl', url);
  project.provide('shortTokensUrl', shortTokensUrl);
  project.provide('replacingUrl', replacingUrl);
  project.provide('sampleDayUrl', sampleDayUrl);
  project.provide('preparedDatabase', prepared);
  return async () => {
    sandbox.projects -= 1;
    if (sandbox.projects > 0) return;
    delete holder.daybookSandbox;
    await (await sandbox.running).close().catch((error: unknown) => {
      process.exitCode = 1; // errors of a teardown are only printed
      throw error;
    });
  };
}

async function start(): Promise<RunningSandbox> {
  const { prepared, opened, remove } = await prepareDatabase();
  const options = {
    database: opened.database,
    control: true,
    rateLimit: unlimited,
    onError: (error: unknown) => process.stderr.write(`${error}\n`),
  };
  const service = await withContractCheck(await createService(options));
  const withShortTokens = await withContractCheck(await createService({ ...options, tokenLife: 2 }));
  const replacing = await withContractCheck(await createService({ ...options, replacesOnUpdate: true }));
  const onSampleDay = await withContractCheck(
    await createService({ ...options, now: () => new Date(`${sampleDay}T12:00:00Z`) }),
  );
  const servers = [
    await listen(Promise.resolve(service), 0),
    await listen(Promise.resolve(withShortTokens), 0),
    await listen(Promise.resolve(replacing), 0),
    await listen(Promise.resolve(onSampleDay), 0),
  ] as const;
  return {
    url: servers[0].url,
    shortTokensUrl: servers[1].url,
    replacingUrl: servers[2].url,
    sampleDayUrl: servers[3].url,
    prepared,
    close: async () => {
      for (const server of servers) await server.close();
      await opened.close();
      await remove();
      for (const each of [service, withShortTokens, replacing, onSampleDay]) each.assertContract();
    },
  };
}
