import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../session/virtualClock.ts';

/** The response to one request. */
export interface ScriptedResponse {
  /** Default 200. */
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent unchanged. Default: empty. */
  body?: unknown;
  /** The real-time delay of the response, in milliseconds. */
  delay?: number;
  /** The response is sent once this resolves. */
  until?: Promise<void> | undefined;
  /**
   * `silence`: no response. `reset`: the connection breaks first. `silenceInBody` and `resetInBody`: the same after the headers
   * and half of the body.
   */
  fault?: 'silence' | 'reset' | 'silenceInBody' | 'resetInBody';
}

/** A received request. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** `performance.now()` when it was received. */
  at: number;
}

/** The responses in order, or a function that returns them. A request beyond the list gets 599. */
export type Script = readonly ScriptedResponse[] | ((request: RecordedRequest, index: number) => ScriptedResponse);

/** An HTTP server with scripted responses that records its requests. */
export class ScriptedServer {
  readonly requests: RecordedRequest[] = [];
  /** The number of connections that the client closed before the response was complete. */
  abandoned = 0;
  script: Script = [];
  readonly #server = createServer((request, response) => void this.#receive(request, response));

  /** Starts the server; `await using` closes it. */
  static async start(script: Script = []): Promise<ScriptedServer> {
    const server = new ScriptedServer();
    server.script = script;
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The tokens of the requests, in order. */
  get tokens(): (string | undefined)[] {
    return this.requests.map(({ headers }) => headers.authorization?.replace('Bearer ', ''));
  }

  /** Waits until this many requests have been received in total. */
  received(count: number): Promise<void> {
    return until(() => this.requests.length >= count, `${count} requests (${this.requests.length} received)`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = performance.now();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const recorded = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
      at,
    };
    response.on('close', () => {
      if (!response.writableFinished) this.abandoned++;
    });
    const index = this.requests.push(recorded) - 1;
    const scripted = typeof this.script === 'function' ? this.script(recorded, index) : this.script[index];
    await scripted?.until;
    if (scripted?.delay) await new Promise((resolve) => setTimeout(resolve, scripted.delay));
    reply(response, scripted ?? { status: 599, body: 'no response is scripted for this request' });
  }
}

function reply(response: ServerResponse, { status = 200, headers = {}, body, fault }: ScriptedResponse): void {
  if (fault === 'silence') return;
  if (fault === 'reset') {
    response.destroy();
    return;
  }
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text), ...headers });
  if (fault === undefined) {
    response.end(text);
    return;
  }
  response.write(text.slice(0, text.length / 2));
  if (fault === 'resetInBody') setTimeout(() => response.destroy(), 20);
}

/** One item of `error[]`. */
export interface ReportedProblem {
  type: string;
  message?: string;
  param?: string;
}

/** A success envelope. */
export function success(data: unknown, beside: Record<string, unknown> = {}): ScriptedResponse {
  return { status: 200, body: { result: 'SUCCESS', data, ...beside } };
}

/** A failure envelope; by default with one `UNKNOWN_ERROR`. */
export function failure(status: number, ...problems: ReportedProblem[]): ScriptedResponse {
  const error = problems.length > 0 ? problems : [{ type: 'UNKNOWN_ERROR', message: 'Something went wrong.' }];
  return { status, body: { result: 'FAILURE', error } };
}

export const invalidToken = failure(401, { type: 'INVALID_TOKEN', message: 'Invalid access token.' });
export const forbidden = failure(403, { type: 'FORBIDDEN', message: 'You are not authorized.' });

/** A proxy's HTML response. */
export function proxyPage(status: number): ScriptedResponse {
  return { status, body: `<html><body><h1>${status}</h1>Acct 4711 of Rosa Lind</body></html>` };
}
