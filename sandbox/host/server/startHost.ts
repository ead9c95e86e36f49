import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { builtPage, developmentPage } from './page.ts';
import { booksPath, hostRoutes } from './routes.ts';

export interface HostOptions {
  serviceUrl: string;
  /** Default: 0, any free port. */
  port?: number;
  /** The output folder of `vite build`; by default the page is served from source. */
  builtPage?: string;
}

export interface RunningHost {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts Atelier's server.
 * @throws {Error} with the code `EADDRINUSE` if the port is taken.
 */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { serviceUrl, port = 0 } = options;
  const routes = hostRoutes({ baseUrl: serviceUrl, clientId: 'demo_client', clientSecret: 'demo_secret' });
  if (options.builtPage) routes.route('/', builtPage(options.builtPage));
  const handle = getRequestListener(routes.fetch);

  const server = createServer();
  const development = options.builtPage ? undefined : await developmentPage(server);
  server.on('request', (request, response) => {
    if (development && !isRoute(request.url ?? '')) development.middlewares(request, response);
    else handle(request, response);
  });
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    await development?.close();
    throw error;
  }

  const address = server.address() as AddressInfo; // a TCP server has an AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await development?.close();
    },
  };
}

function isRoute(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith(`${booksPath}/`);
}
