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
import { answerOverHttp } from '../faults/answerOverHttp.ts';
import { ConnectionDropped } from '../faults/fault.ts';
import { failure, failureResponse } from '../http/envelope.ts';
import type { Service } from '../service.ts';

export interface Listening {
  /** `http://127.0.0.1:6100` */
  url: string;
  /** Answers what is under way, takes nothing new, and resolves when all connections are closed, after a second at the latest. */
  close(): Promise<void>;
}

/**
 * Serves over HTTP on 127.0.0.1.
 * @param service may still be on its way: requests wait for it.
 * @param port 0 for a free one.
 * @param timeouts milliseconds; Node's own unless said.
 * @throws {Error} if the port is taken.
 */
export async function listen(
  service: Promise<Service>,
  port: number,
  timeouts: Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'> = {},
): Promise<Listening> {
  const answer = async (request: Request, { outgoing }: HttpBindings) => {
    try {
      // Node's adapter has requests of its own, of which no other request can be made.
      const whole = new Request(request.url, request);
      return await answerOverHttp((await service).fetch(whole), outgoing);
    } catch (error) {
      if (error instanceof ConnectionDropped) throw error;
      return failureResponse(500, [{ type: 'UNKNOWN_ERROR', message: 'Something went wrong in the service.' }]);
    }
  };
  const server = createServer(
    { ...timeouts, requireHostHeader: false }, // Node would answer that one without a body
    getRequestListener((request, bindings) => answer(request, bindings as HttpBindings), {
      overrideGlobalObjects: false,
      errorHandler: (error) =>
        error instanceof ConnectionDropped
          ? undefined // nobody is there to be answered
          : failureResponse(400, [{ type: 'BAD_REQUEST', message: 'The request cannot be read.' }]),
    }),
  );
  server.on('clientError', answerUnreadable);
  server.on('checkExpectation', answerExpectation);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken. Name another one with --port.`) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo; // a TCP server that listens has one
  return { url: `http://127.0.0.1:${address.port}`, close: () => close(server) };
}

/** The status of what Node refuses before any routing; 400 unless named here. */
const refusals: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers in the envelope what Node itself refuses: broken HTTP, headers beyond its limit, requests that take too long. */
function answerUnreadable({ code = '' }: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = refusals[code] ?? 400;
  const body = JSON.stringify(failure([{ type: 'BAD_REQUEST', message: 'The request cannot be read.' }]));
  const headers = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
}

/** HTTP asks for this status where an `Expect` header names something that cannot be met. */
function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(failure([{ type: 'BAD_REQUEST', message: 'The expectation cannot be met.' }]));
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
