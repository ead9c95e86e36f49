import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../session/virtualClock.ts';

/** How one request is answered. */
export interface ScriptedResponse {
  /** Default 200. */
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a text is sent as it is. Default empty. */
  body?: unknown;
  /** Milliseconds, in real time, before the answer. */
  delay?: number;
  /**
   * What goes wrong: nothing comes; the connection breaks before the answer; the headers and half of the body come, then
   * nothing; or the connection breaks there.
   */
  fault?: 'silence' | 'reset' | 'silenceInBody' | 'resetInBody';
}

/** A request as it arrived. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** `performance.now()` at its arrival. */
  at: number;
}

/** The answers one after the other, or a function that decides. A request beyond the list is answered with 599. */
export type Script = readonly ScriptedResponse[] | ((request: RecordedRequest, index: number) => ScriptedResponse);

/** A service on a port of its own that answers as the test says and keeps what it was asked. */
export class ScriptedServer {
  readonly requests: RecordedRequest[] = [];
  /** How many connections the client broke off before the answer was whole. */
  abandoned = 0;
  script: Script = [];
  readonly #server = createServer((request, response) => void this.#receive(request, response));

  /** Starts to listen; `await using` closes it. */
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

  /** The tokens that came, in the order of the requests. */
  get tokens(): (string | undefined)[] {
    return this.requests.map(({ headers }) => headers.authorization?.replace('Bearer ', ''));
  }

  /** Waits until so many requests have arrived in all. */
  received(count: number): Promise<void> {
    return until(() => this.requests.length >= count, `${count} requests (${this.requests.length} came)`);
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
    const answer = typeof this.script === 'function' ? this.script(recorded, index) : this.script[index];
    if (answer?.delay) await new Promise((resolve) => setTimeout(resolve, answer.delay));
    reply(response, answer ?? { status: 599, body: 'no answer is scripted for this request' });
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

/** The envelope around a value. */
export function success(data: unknown, beside: Record<string, unknown> = {}): ScriptedResponse {
  return { status: 200, body: { result: 'SUCCESS', data, ...beside } };
}

/** The envelope of a failure; without problems, one `UNKNOWN_ERROR`. */
export function failure(status: number, ...problems: ReportedProblem[]): ScriptedResponse {
  const error = problems.length > 0 ? problems : [{ type: 'UNKNOWN_ERROR', message: 'Something went wrong.' }];
  return { status, body: { result: 'FAILURE', error } };
}

export const invalidToken = failure(401, { type: 'INVALID_TOKEN', message: 'Invalid access token.' });
export const forbidden = failure(403, { type: 'FORBIDDEN', message: 'You are not authorized.' });

/** What a proxy on the way answers. */
export function proxyPage(status: number): ScriptedResponse {
  return { status, body: `<html><body><h1>${status}</h1>Acct 4711 of Rosa Lind</body></html>` };
}
