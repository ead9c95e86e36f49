import { openMemory } from '../../sandbox/service/database/openMemory.ts';
import { seedOnFirstStart } from '../../sandbox/service/seeding/seedOnFirstStart.ts';
import { createService, type Service } from '../../sandbox/service/service.ts';
import { createTokenRoute } from '../../src/server.ts';
import { readyPath, servicePath, tokenPath } from './addresses.ts';

/** The service with the sample companies, and a host's token route. */
export type Books = (request: Request) => Promise<Response>;

/** Entries of the operating checking account: more than three pages, and more than are rendered at once. */
const entriesOfLargeAccount = 1200;

/**
 * Starts the service on an in-memory database, in Node or in a page.
 * @param onError receives internal errors; the caller only gets a 500.
 * @param wrap wraps the service, for example with checks.
 * @returns a handler of requests that are `isForBooks`. It rejects for a dropped connection.
 */
export async function openBooks(
  onError: (error: unknown) => void,
  wrap: (service: Service) => Service | Promise<Service> = (service) => service,
): Promise<Books> {
  const { database } = await openMemory();
  const service = await wrap(await createService({ database, control: true, onError }));
  await seedOnFirstStart(database, { seed: 'small', today: localDate(new Date()), entries: entriesOfLargeAccount });

  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === readyPath) return new Response(null, { status: 204 });
    if (url.pathname === tokenPath) return tokenRoute(url.origin)(request);
    url.pathname = url.pathname.slice(servicePath.length);
    return service.fetch(new Request(url, request));
  };
}

/** Calls the service over the network at its full address, as a host's server does. */
function tokenRoute(origin: string) {
  return createTokenRoute({
    baseUrl: origin + servicePath,
    clientId: 'demo_client',
    clientSecret: 'demo_secret',
    userId: (request) => new URL(request.url).searchParams.get('user'),
  });
}

/** Today in the local time zone: the last day of the books. */
function localDate(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
