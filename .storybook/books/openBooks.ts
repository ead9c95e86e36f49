import { openMemory } from '../../sandbox/service/database/openMemory.ts';
import { fillOnFirstStart } from '../../sandbox/service/seeding/firstStart.ts';
import { createService, type Service } from '../../sandbox/service/service.ts';
import { createTokenRoute } from '../../src/server.ts';
import { readyPath, servicePath, tokenPath } from './addresses.ts';

/** What stories talk to: the service with the sample companies, and a host's token route. */
export type Books = (request: Request) => Promise<Response>;

/** Lines that the operating checking account has at least: more than three pages, and more than are drawn at once. */
const entriesOfLargeAccount = 1200;

/**
 * Starts the service over a database in memory, in Node or in a page.
 * @param onError is told of what went wrong inside; whoever asked only learns that something did.
 * @param watched puts something between the service and who asks.
 * @returns answers to requests that are `isForBooks`. A dropped connection rejects.
 */
export async function openBooks(
  onError: (error: unknown) => void,
  watched: (service: Service) => Service | Promise<Service> = (service) => service,
): Promise<Books> {
  const { database } = await openMemory();
  const service = await watched(await createService({ database, control: true, onError }));
  await fillOnFirstStart(database, { seed: 'small', today: localDate(new Date()), entries: entriesOfLargeAccount });

  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === readyPath) return new Response(null, { status: 204 });
    if (url.pathname === tokenPath) return tokenRoute(url.origin)(request);
    url.pathname = url.pathname.slice(servicePath.length);
    return service.fetch(new Request(url, request));
  };
}

/** The route asks the service as a host's server would: over the network, at its whole address. */
function tokenRoute(origin: string) {
  return createTokenRoute({
    baseUrl: origin + servicePath,
    clientId: 'demo_client',
    clientSecret: 'demo_secret',
    userId: (request) => new URL(request.url).searchParams.get('user'),
  });
}

/** The day it is where the person sits, not in Greenwich: the books end there. */
function localDate(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
