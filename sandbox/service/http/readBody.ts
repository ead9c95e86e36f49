import { bodyLimit } from 'hono/body-limit';
import { failureResponse } from './envelope.ts';
import { HttpError } from './errors.ts';

/** Rejects bodies over 1 MiB with 413. It counts received bytes, since chunked bodies have no declared length. */
export const limitBody = bodyLimit({
  maxSize: 1024 * 1024,
  onError: () => {
    const message = 'The body is larger than 1 MiB.';
    return failureResponse(413, [{ type: 'BAD_REQUEST', message }], { Connection: 'close' });
  },
});

/**
 * The body as text.
 * @param contentType the required content type; not checked for an empty body.
 * @throws {HttpError} 400 if it isn't UTF-8, has another content type, or is incomplete.
 */
export async function readBody(request: Request, contentType: string): Promise<string> {
  const bytes = await request.arrayBuffer().catch(() => {
    throw new HttpError(400, [{ type: 'BAD_REQUEST', message: 'The body is incomplete.' }]);
  });
  if (bytes.byteLength === 0) return '';
  if (mediaType(request) !== contentType) {
    throw new HttpError(400, [{ type: 'BAD_REQUEST', message: `Send the body as ${contentType}.` }]);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, [{ type: 'JSON_ERROR', message: 'The body is not valid UTF-8.' }]);
  }
}

function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
