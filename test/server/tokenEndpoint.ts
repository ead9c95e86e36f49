import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TokenRequestSeen {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  form: Record<string, string>;
}

/** A service with only the token endpoint, for responses that a real one would not send. */
export interface TokenEndpoint {
  baseUrl: string;
  seen: TokenRequestSeen[];
  /** Sends its responses from now on. */
  respond: (response: ServerResponse, request: IncomingMessage) => void;
  close(): Promise<void>;
}

export const demoToken = { access_token: 'token-of-usr_owner', token_type: 'Bearer', expires_in: 3600 };

export async function startTokenEndpoint(): Promise<TokenEndpoint> {
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    endpoint.seen.push({ method, path: url, headers, form: Object.fromEntries(new URLSearchParams(body)) });
    endpoint.respond(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's, so not a pipe's name
  const endpoint: TokenEndpoint = {
    baseUrl: `http://127.0.0.1:${port}`,
    seen: [],
    respond: (response) => sendJson(response, 200, demoToken),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return endpoint;
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
