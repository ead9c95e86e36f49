import { Refusal } from './errors.ts';

const largestBody = 1024 * 1024; // 1 MiB

/**
 * The body as text, of at most 1 MiB. It counts what arrives: a chunked body tells no length beforehand.
 * @param contentType what the body must be declared as; an empty body needs no declaration.
 * @throws {Refusal} 413 if it is larger, 400 if it is not UTF-8 or declared as something else.
 */
export async function readBody(request: Request, contentType: string): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > largestBody) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal(400, [{ type: 'BAD_REQUEST', message: 'The body did not arrive whole.' }]);
    });
    if (done) break;
    length += value.byteLength;
    if (length > largestBody) {
      await discard(reader);
      throw tooLarge();
    }
    chunks.push(value);
  }
  if (length === 0) return '';
  if (mediaType(request) !== contentType) {
    throw new Refusal(400, [{ type: 'BAD_REQUEST', message: `Send the body as ${contentType}.` }]);
  }
  return decode(chunks);
}

/**
 * Lets the rest arrive, within reason: a client that is cut off while it sends may never get to read why. What it still sends
 * is of no interest, nor how that ends.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let length = 0; length < 16 * largestBody; ) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.byteLength;
    }
    await reader.cancel();
  } catch {}
}

function decode(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
  } catch {
    throw new Refusal(400, [{ type: 'JSON_ERROR', message: 'The body is not valid UTF-8.' }]);
  }
}

function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function tooLarge(): Refusal {
  const message = 'The body is larger than 1 MiB.';
  return new Refusal(413, [{ type: 'BAD_REQUEST', message }], { Connection: 'close' });
}
