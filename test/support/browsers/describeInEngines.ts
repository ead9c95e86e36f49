import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { type RunningHost, startHost } from '../../../sandbox/host/server/startHost.ts';
import { type ServiceProcess, startServiceProcess } from '../../../sandbox/serviceProcess.ts';
import { type ControlledPage, controlPage } from './controlPage.ts';
import type { Engine } from './Engine.ts';
import { openBooks } from './openBooks.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';

/** The surroundings of a flow, once the tests run. */
interface Surroundings {
  page: ControlledPage;
  books: Awaited<ReturnType<typeof openBooks>>;
  /** The texts of the files that the page has saved. */
  savedFiles(): string[];
}

const engines = { Firefox: startFirefox, WebKit: startWebKit };

/** Describes flows that run in each engine, on a page that is built into a folder, with a company for each engine. */
export function describeInEngines(
  buildPage: (folder: string) => Promise<unknown>,
  flows: (around: () => Surroundings) => void,
): void {
  const builtPage = mkdtempSync(join(tmpdir(), 'daybook-page-'));
  beforeAll(() => buildPage(builtPage));
  afterAll(() => rmSync(builtPage, { recursive: true, force: true }));

  describe.each(Object.entries(engines))('%s', (name, start) => {
    const downloads = mkdtempSync(join(tmpdir(), 'daybook-downloads-'));
    const stopping = new AbortController();
    let service: ServiceProcess | undefined;
    let host: RunningHost | undefined;
    let engine: Engine | undefined;
    let surroundings: Surroundings | undefined;

    beforeAll(async () => {
      const starting = start({ downloads }).then((started) => {
        engine = started; // to be closed, also if the service fails
        return started;
      });
      const [started, { version }] = await Promise.all([
        startServiceProcess(['--port=0', '--data=memory', '--seed=small'], stopping.signal),
        starting,
      ]);
      service = started;
      process.stdout.write(`${version}\n`); // for the docs
      host = await startHost({ serviceUrl: service.url, builtPage });
      surroundings = {
        page: controlPage(await starting, host.url),
        books: await openBooks(service.url),
        savedFiles: () => readdirSync(downloads).map((file) => readFileSync(join(downloads, file), 'utf8')),
      };
    });
    beforeEach(async () => {
      await engine?.resize(1280, 800);
    });
    afterEach(async ({ task }) => {
      const pictures = process.env.SCREENSHOTS;
      if (!engine || !pictures) return;
      mkdirSync(pictures, { recursive: true });
      writeFileSync(join(pictures, `${name}-${task.name.replaceAll(/\W+/g, '-')}.png`), await engine.screenshot());
    });
    afterAll(async () => {
      try {
        await engine?.close();
      } finally {
        stopping.abort();
        await Promise.all([host?.close(), service?.ended]);
        rmSync(downloads, { recursive: true, force: true });
      }
    });

    flows(() => {
      if (!surroundings) throw new Error(`${name} hasn’t started.`);
      return surroundings;
    });
  });
}
