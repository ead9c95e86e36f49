import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { ConnectionDropped } from './fault.ts';

/**
 * Sends a response over Node's HTTP. If a fault drops it, the connection really breaks, after any partial response.
 * @throws {ConnectionDropped} after breaking the connection.
 */
export async function sendOverHttp(pending: Promise<Response>, outgoing: ServerResponse): Promise<Response> {
  try {
    const response = await pending;
    return response.headers.has('Sandbox-Fault') ? await bufferResponse(response, outgoing) : response;
  } catch (error) {
    if (error instanceof ConnectionDropped) {
      if (error.isHandled && !outgoing.headersSent) await write(outgoing.socket, firstByte);
      outgoing.destroy();
    }
    throw error;
  }
}

/**
 * The start of an unreadable response. If a reused connection breaks without any bytes, Chromium retries the request, even
 * a save: it would run several times and might even succeed.
 */
const firstByte = 'H';

/** Buffers the body. If it breaks, sends the partial body here, because Hono's adapter would respond with an error instead. */
async function bufferResponse({ status, headers, body }: Response, outgoing: ServerResponse): Promise<Response> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const bytes of body ?? []) chunks.push(bytes);
  } catch (error) {
    outgoing.setHeaders(headers).writeHead(status);
    await write(outgoing, Buffer.concat(chunks));
    throw error;
  }
  return new Response(body && Buffer.concat(chunks), { status, headers });
}

/** Resolves when the bytes are flushed, or the connection is gone. */
const write = (to: Writable | null, bytes: string | Uint8Array) =>
  new Promise((resolve) => (to ? to.write(bytes, resolve) : resolve(null)));
