import { ConnectionDropped, type Fault } from './fault.ts';

/**
 * Drops the connection before the response, or in the middle of its body, after declaring the full length.
 * @throws {ConnectionDropped} if no part of the response is sent, also for an empty body.
 */
export async function loseResponse(response: Response, lost: NonNullable<Fault['lose']>): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (lost === 'response' || bytes.length === 0) throw new ConnectionDropped(true);
  const headers = new Headers(response.headers);
  headers.set('Content-Length', `${bytes.length}`);
  return new Response(broken(bytes.slice(0, bytes.length / 2)), { status: response.status, headers });
}

/** Errors only after the bytes have been read, since an error discards queued chunks. */
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
