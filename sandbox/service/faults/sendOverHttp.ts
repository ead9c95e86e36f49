import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { ConnectionDropped } from './fault.ts';

/**
 * Sends a response over Node's HTTP. If a fault drops it, the connection really breaks, after any partial response.
 * @throws {ConnectionDropped} after breaking the connection.
 */
export async function answerOverHttp(answering: Promise<Response>, outgoing: ServerResponse): Promise<Response> {
  try {
    const answer = await answering;
    return answer.headers.has('Sandbox-Fault') ? await bufferResponse(answer, outgoing) : answer;
  } catch (error) {
    if (error instanceof ConnectionDropped) {
      if (error.isDone && !outgoing.headersSent) await write(outgoing.socket, firstByte);
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
  const arrived: Uint8Array[] = [];
  try {
    for await (const bytes of body ?? []) arrived.push(bytes);
  } catch (error) {
    outgoing.setHeaders(headers).writeHead(status);
    await write(outgoing, Buffer.concat(arrived));
    throw error;
  }
  return new Response(body && Buffer.concat(arrived), { status, headers });
}

/** Resolves when the bytes are flushed, or the connection is gone. */
const write = (to: Writable | null, bytes: string | Uint8Array) =>
  new Promise((resolve) => (to ? to.write(bytes, resolve) : resolve(null)));
