import { once } from 'node:events';
import { listen } from '../../../sandbox/service/command-line/listen.ts';
import { createService, type ServiceOptions } from '../../../sandbox/service/service.ts';
import { withContractCheck } from '../contract/contract.ts';
import { sampleDay } from './company.ts';
import { prepareDatabase } from './testDatabase.ts';
import { unlimited } from './testService.ts';

/** Addresses of the services of a test run, and the database that test files copy. */
export interface TestServices {
  url: string;
  shortTokensUrl: string;
  replacingUrl: string;
  sampleDayUrl: string;
  prepared: string;
}

// The program that `globalSetup.ts` forks. It ends when its parent disconnects, and fails if a response broke the contract.
const { prepared, opened, remove } = await prepareDatabase();
const service = await start({});
const shortTokens = await start({ tokenLife: 2 });
const replacing = await start({ replacesOnUpdate: true });
const onSampleDay = await start({ now: () => new Date(`${sampleDay}T12:00:00Z`) });
const started = [service, shortTokens, replacing, onSampleDay];
process.on('SIGINT', () => {}); // Ctrl-C reaches the whole process group: the parent decides when to stop
const addresses: TestServices = {
  url: service.url,
  shortTokensUrl: shortTokens.url,
  replacingUrl: replacing.url,
  sampleDayUrl: onSampleDay.url,
  prepared,
};
process.send?.(addresses);

await once(process, 'disconnect');
for (const { close } of started) await close();
await opened.close();
await remove();
for (const { assertContract } of started) assertContract();

async function start(options: Partial<ServiceOptions>) {
  const service = await withContractCheck(
    await createService({
      database: opened.database,
      control: true,
      rateLimit: unlimited,
      onError: (error) => process.stderr.write(`${error}\n`),
      ...options,
    }),
  );
  const { url, close } = await listen(Promise.resolve(service), 0);
  return { url, close, assertContract: service.assertContract };
}
