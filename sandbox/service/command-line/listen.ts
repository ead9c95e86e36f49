import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { ConnectionDropped } from '../faults/fault.ts';
import { sendOverHttp } from '../faults/sendOverHttp.ts';
import { failure, failureResponse } from '../http/envelope.ts';
import type { Service } from '../service.ts';

export interface Listening {
  /** `http://127.0.0.1:6100` */
  url: string;
  /** Finishes pending requests, accepts no new ones, and resolves when all connections are closed, after one second at most. */
  close(): Promise<void>;
}

/**
 * Serves over HTTP on 127.0.0.1.
 * @param service requests wait until it resolves.
 * @param port 0 for a free one.
 * @param timeouts milliseconds; Node's defaults if omitted.
 * @throws {Error} if the port is taken.
 */
export async function listen(
  service: Promise<Service>,
  port: number,
  timeouts: Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'> = {},
): Promise<Listening> {
  const handle = async (request: Request, { outgoing }: HttpBindings) => {
    try {
      // Other requests can't be constructed from the lightweight request of Hono's Node adapter.
      const standardRequest = new Request(request.url, request);
      return await sendOverHttp((await service).fetch(standardRequest), outgoing);
    } catch (error) {
      if (error instanceof ConnectionDropped) throw error;
      return failureResponse(500, [{ type: 'UNKNOWN_ERROR', message: 'Something went wrong in the service.' }]);
    }
  };
  const server = createServer(
    {
      keepAliveTimeout: 75_000, // by default 5 s, when a busy client may just be sending the next request
      ...timeouts,
      requireHostHeader: false, // Node would respond without a body
    },
    getRequestListener((request, bindings) => handle(request, bindings as HttpBindings), {
      overrideGlobalObjects: false,
      errorHandler: (error) =>
        error instanceof ConnectionDropped
          ? undefined // the connection is gone
          : failureResponse(400, [{ type: 'BAD_REQUEST', message: 'The request is malformed.' }]),
    }),
  );
  server.on('clientError', rejectUnreadable);
  server.on('checkExpectation', rejectExpectation);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is in use. Choose another one with --port.`) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo; // a listening TCP server has an AddressInfo
  return { url: `http://127.0.0.1:${address.port}`, close: () => close(server) };
}

/** The status of requests that Node rejects before routing; 400 for codes not listed. */
const rejectionStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Wraps Node's own rejections in the envelope: malformed HTTP, oversized headers, timeouts. */
function rejectUnreadable({ code = '' }: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = rejectionStatuses[code] ?? 400;
  const body = JSON.stringify(failure([{ type: 'BAD_REQUEST', message: 'The request is malformed.' }]));
  const headers = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
}

/** HTTP requires this status for an `Expect` header that can't be met. */
function rejectExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(failure([{ type: 'BAD_REQUEST', message: 'The expectation can’t be met.' }]));
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(417, headers).end(body);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), 1000);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
