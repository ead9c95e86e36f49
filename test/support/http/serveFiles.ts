import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

export interface StaticFiles {
  /** The URL of the folder, with a trailing slash. */
  url: string;
  /** The method and path of each request without a file. */
  notFound: string[];
  close(): Promise<void>;
}

/** Serves a folder's files below a path, like a simple static host. */
export async function serveFiles(directory: string, path: `/${string}/` | '/'): Promise<StaticFiles> {
  const notFound: string[] = [];
  const files = new Hono();
  files.get(
    `${path}*`,
    serveStatic({ root: directory, rewriteRequestPath: (requested) => requested.slice(path.length - 1) }),
  );
  files.all('*', (c) => {
    notFound.push(`${c.req.method} ${c.req.path}`);
    return c.notFound();
  });
  const server = createServer(getRequestListener(files.fetch, { overrideGlobalObjects: false }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has an AddressInfo
  return {
    url: `http://127.0.0.1:${port}${path}`,
    notFound,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
