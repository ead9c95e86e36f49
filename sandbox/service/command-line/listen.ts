import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
 * @throws {Error} if the port is taken.
 */
export async function listen(service: Promise<Service>, port: number): Promise<Listening> {
  const answer = async (request: Request, { outgoing }: HttpBindings) => {
    try {
      return await answerOverHttp((await service).fetch(request), outgoing);
    } catch (error) {
      if (error instanceof ConnectionDropped) throw error;
      return failureResponse(500, [{ type: 'UNKNOWN_ERROR', message: 'Something went wrong in the service.' }]);
    }
  };
  const server = createServer(
    getRequestListener((request, bindings) => answer(request, bindings as HttpBindings), {
      overrideGlobalObjects: false,
      errorHandler: (error) =>
        error instanceof ConnectionDropped
          ? undefined // nobody is there to be answered
          : failureResponse(400, [{ type: 'BAD_REQUEST', message: 'The request cannot be read.' }]),
    }),
  );
  server.on('clientError', answerUnreadable);
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

/** What Node itself refuses (broken HTTP, headers beyond its limit) gets the envelope too. */
function answerUnreadable(
  error: Error & { code?: string },
  socket: { writable: boolean; end(text: string): void },
): void {
  if (!socket.writable) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify(failure([{ type: 'BAD_REQUEST', message: 'The request cannot be read.' }]));
  const headers = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
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
