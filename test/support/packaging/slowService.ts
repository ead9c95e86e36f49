import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** A service that records the tokens it receives, and can be slow with ledgers. */
export interface SlowService {
  url: string;
  tokens: Set<string>;
  /** The delay of a ledger, in milliseconds. */
  delay: number;
  close(): void;
}

/** Opens one in front of another service. */
export async function openSlowService(target: string): Promise<SlowService> {
  const tokens = new Set<string>();
  const relay = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const token = request.headers.get('Authorization');
    if (token?.startsWith('Bearer ')) tokens.add(token.slice('Bearer '.length));
    if (pathname.endsWith('/generalLedger')) await new Promise((resolve) => setTimeout(resolve, service.delay));
    const body = request.method === 'GET' ? null : await request.arrayBuffer();
    const { headers, method } = request;
    headers.delete('host');
    const send = () => fetch(target + pathname + search, { method, headers, body });
    return send().catch(send); // the service may just have closed an idle connection
  };
  const server = createServer({ keepAliveTimeout: 600_000 }, getRequestListener(relay)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's, so not a pipe's name
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const service = { url: `http://127.0.0.1:${port}`, tokens, delay: 0, close };
  return service;
}
