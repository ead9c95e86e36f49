import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { ConnectionDropped } from './fault.ts';

/**
 * Gives Node's HTTP an answer. Where a fault loses it, the connection really breaks, behind what arrives of the answer.
 * @throws {ConnectionDropped} once it is broken: there is nothing left to answer.
 */
export async function answerOverHttp(answering: Promise<Response>, outgoing: ServerResponse): Promise<Response> {
  try {
    const answer = await answering;
    return answer.headers.has('Sandbox-Fault') ? await wholeAnswer(answer, outgoing) : answer;
  } catch (error) {
    if (error instanceof ConnectionDropped) {
      if (error.isDone && !outgoing.headersSent) await write(outgoing.socket, firstByte);
      outgoing.destroy();
    }
    throw error;
  }
}

/**
 * Of an answer that cannot be read. Where not even this arrives on a connection that was used before, Chromium sends the request
 * again by itself, a save too: it would be done several times, and perhaps answered in the end.
 */
const firstByte = 'H';

/** What arrives of a body that breaks is sent here: whoever writes answers elsewhere would answer its error. */
async function wholeAnswer({ status, headers, body }: Response, outgoing: ServerResponse): Promise<Response> {
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

/** Resolves when it is on its way, or nobody takes it. */
const write = (to: Writable | null, bytes: string | Uint8Array) =>
  new Promise((resolve) => (to ? to.write(bytes, resolve) : resolve(null)));
