import process from 'node:process';
import { type Flags, readFlags, UsageError, usage } from './command-line/flags.ts';
import { listen } from './command-line/listen.ts';
import type { OpenDatabase } from './database/database.ts';
import { openFolder } from './database/openFolder.ts';
import { openMemory } from './database/openMemory.ts';
import { openPostgres } from './database/openPostgres.ts';
import { fillOnFirstStart } from './seeding/firstStart.ts';
import { createService, type Service } from './service.ts';

/** The service alone, as a command: serves until Ctrl-C. Exit code 2 for a bad command line, 1 for what fails later. */
async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2), new Date());
  if (!flags) return void process.stdout.write(usage);

  // The port comes first: a taken one is told at once, before the database is touched.
  let serve: (service: Service) => void = () => {};
  const server = await listen(new Promise<Service>((resolve) => (serve = resolve)), flags.port);
  const stop = stopOnSignal();
  const { database, close } = await openDatabase(flags);
  const service = await createService({ ...flags, database, onError: report });
  if (!(await fillOnFirstStart(database, flags))) {
    process.stdout.write(
      'The books are kept as they are; --seed, --entries and --today apply to a new database only.\n',
    );
  }
  stop.inOrder = async () => {
    await server.close();
    await close();
  };
  serve(service);
  process.stdout.write(`sandbox ready ${server.url}\n`);
}

/** What the command line names, else the Postgres of `DATABASE_URL`, else the folder `.sandbox`. */
function openDatabase({ data }: Flags): Promise<OpenDatabase> {
  const url = process.env.DATABASE_URL;
  if (data === 'memory') return openMemory();
  return data === undefined && url ? openPostgres(url) : openFolder(data ?? '.sandbox');
}

/**
 * Ends on Ctrl-C and termination: at once while starting, when nothing has been answered yet and the next start begins
 * anew; in order afterwards; at once again if asked twice.
 */
function stopOnSignal(): { inOrder?: () => Promise<void> } {
  const stop: { inOrder?: () => Promise<void> } = {};
  let isStopping = false;
  const onSignal = () => {
    if (isStopping || !stop.inOrder) process.exit(isStopping ? 1 : 0);
    isStopping = true;
    stop.inOrder().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return stop;
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}

function fail(error: unknown): never {
  const message = error instanceof Error ? error.message || error.name : String(error);
  process.stderr.write(`sandbox: ${message.split('\n')[0]}\n`);
  process.exit(error instanceof UsageError ? 2 : 1);
}

main().catch(fail);
