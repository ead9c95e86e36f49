import { parseArgs } from 'node:util';
import { requireFreePort } from './freePort.ts';
import { type RunningHost, startHost } from './host/server/startHost.ts';
import { startServiceProcess } from './serviceProcess.ts';

const usage = `npm start: the bookkeeping service with a sample company, and a partner's web app that shows its books

  --port N           port of the web app, 5173 unless said
  --service-port N   port of the service, 6100 unless said
  --data, --seed, --entries, --today, --token-life   as of npm run sandbox
`;

const stopping = new AbortController();
let isAskedToStop = false;

/** Starts both and serves until Ctrl-C. */
async function main(): Promise<void> {
  const flags = readFlags();
  if (!flags) return void process.stdout.write(usage);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isAskedToStop = true;
      stop();
    });
  }
  await requireFreePort(flags.port, { whose: 'the web app', flag: 'port' });
  await requireFreePort(flags.servicePort, { whose: 'the bookkeeping service', flag: 'service-port' });
  process.stdout.write('Starting … the first time takes longer, as it makes the sample company.\n');
  const service = await startServiceProcess(flags.ofService, stopping.signal);
  let host: RunningHost | undefined;
  try {
    host = await startHost({ serviceUrl: service.url, port: flags.port });
    process.stdout.write(
      `\nBookkeeping service  ${service.url}\nWeb app              ${host.url}\n\nCtrl-C ends both.\n`,
    );
    await service.ended;
    if (!isAskedToStop) throw new Error('The bookkeeping service has ended.');
  } finally {
    stop();
    await Promise.all([host?.close(), service.ended]);
  }
}

/** Ends both in order; whatever then still holds the process is left behind. */
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
  throw new Error(`--${flag} is a number from 0 to 65535, not "${text}".`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (isAskedToStop) process.exit(0);
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
