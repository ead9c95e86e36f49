import { ConnectionDropped, type Fault } from './fault.ts';

/**
 * An answer whose connection breaks: before its first byte, or in the middle of its body, whose whole length it promises.
 * @throws {ConnectionDropped} where nothing of it arrives, as of one without a body.
 */
export async function loseAnswer(response: Response, lost: NonNullable<Fault['lose']>): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (lost === 'answer' || bytes.length === 0) throw new ConnectionDropped(true);
  const headers = new Headers(response.headers);
  headers.set('Content-Length', `${bytes.length}`);
  return new Response(broken(bytes.slice(0, bytes.length / 2)), { status: response.status, headers });
}

/** Ends with an error, once what comes before it has been read: an error drops what still waits. */
function broken(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new ConnectionDropped(true));
      else controller.enqueue(bytes);
      isSent = true;
    },
  });
}
