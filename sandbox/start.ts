import { parseArgs } from 'node:util';
import { requireFreePort } from './freePort.ts';
import { type RunningHost, startHost } from './host/server/startHost.ts';
import { startServiceProcess } from './serviceProcess.ts';

const usage = `npm start: runs the bookkeeping service with a sample company, and a partner's web app

  --port N           port of the web app (default: 5173)
  --service-port N   port of the service (default: 6100)
  --data, --seed, --entries, --today, --token-life   see npm run sandbox -- --help
`;

const stopping = new AbortController();
let isStopRequested = false;

/** Starts both servers and runs until Ctrl-C. */
async function main(): Promise<void> {
  const flags = readFlags();
  if (!flags) return void process.stdout.write(usage);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopRequested = true;
      stop();
    });
  }
  await requireFreePort(flags.port, { program: 'the web app', flag: 'port' });
  await requireFreePort(flags.servicePort, { program: 'the bookkeeping service', flag: 'service-port' });
  process.stdout.write('Starting… The first start takes longer because it creates the sample company.\n');
  const service = await startServiceProcess(flags.ofService, stopping.signal);
  let host: RunningHost | undefined;
  try {
    host = await startHost({ serviceUrl: service.url, port: flags.port });
    process.stdout.write(
      `\nBookkeeping service  ${service.url}\nWeb app              ${host.url}\n\nPress Ctrl-C to stop both.\n`,
    );
    await service.ended;
    if (!isStopRequested) throw new Error('The bookkeeping service stopped unexpectedly.');
  } finally {
    stop();
    await Promise.all([host?.close(), service.ended]);
  }
}

/** Shuts both down gracefully, then exits by force if something still keeps the process alive. */
function stop(): void {
  stopping.abort();
  setTimeout(() => process.exit(1), 1900).unref();
}

function readFlags() {
  const text = { type: 'string' } as const;
  const ofService = { data: text, seed: text, entries: text, today: text, 'token-life': text };
  const options = { ...ofService, port: text, 'service-port': text, help: { type: 'boolean' } } as const;
  const { port, help, 'service-port': servicePort = '6100', ...others } = parseArgs({ options }).values;
  if (help) return undefined;
  return {
    port: portOf('port', port ?? '5173'),
    servicePort: portOf('service-port', servicePort),
    ofService: [`--port=${servicePort}`, ...Object.entries(others).map(([name, value]) => `--${name}=${value}`)],
  };
}

function portOf(flag: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--${flag} must be a number from 0 to 65535, not "${text}".`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (isStopRequested) process.exit(0);
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
