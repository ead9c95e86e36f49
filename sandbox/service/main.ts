import process from 'node:process';
import { type Flags, readFlags, UsageError, usage } from './command-line/flags.ts';
import { listen } from './command-line/listen.ts';
import type { OpenDatabase } from './database/database.ts';
import { openFolder } from './database/openFolder.ts';
import { openMemory } from './database/openMemory.ts';
import { openPostgres } from './database/openPostgres.ts';
import { seedOnFirstStart } from './seeding/seedOnFirstStart.ts';
import { createService, type Service } from './service.ts';

/** Runs the service until Ctrl-C. Exit code 2 for an invalid command line, 1 for other failures. */
async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2), new Date());
  if (!flags) return void process.stdout.write(usage);

  // Open the port first, so that a port conflict fails before the database is touched.
  let serve: (service: Service) => void = () => {};
  const server = await listen(new Promise<Service>((resolve) => (serve = resolve)), flags.port);
  const stop = stopOnSignal();
  const { database, close } = await openDatabase(flags);
  const service = await createService({ ...flags, database, onError: report });
  if (!(await seedOnFirstStart(database, flags))) {
    process.stdout.write('Using the existing books. --seed, --entries and --today only apply to a new database.\n');
  }
  stop.gracefully = async () => {
    await server.close();
    await close();
  };
  serve(service);
  process.stdout.write(`sandbox ready ${server.url}\n`);
}

/** Opens the database from the command line, else Postgres at `DATABASE_URL`, else the folder `.sandbox`. */
function openDatabase({ data }: Flags): Promise<OpenDatabase> {
  const url = process.env.DATABASE_URL;
  if (data === 'memory') return openMemory();
  return data === undefined && url ? openPostgres(url) : openFolder(data ?? '.sandbox');
}

/**
 * Stops on SIGINT and SIGTERM: immediately during startup, which the next start can repeat; gracefully afterward; and
 * immediately on a second signal.
 */
function stopOnSignal(): { gracefully?: () => Promise<void> } {
  const stop: { gracefully?: () => Promise<void> } = {};
  let isStopping = false;
  const onSignal = () => {
    if (isStopping || !stop.gracefully) process.exit(isStopping ? 1 : 0);
    isStopping = true;
    stop.gracefully().then(() => process.exit(0), fail);
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
