import { readBody } from '../http/readBody.ts';
import { isRecord, rewriteJson } from './rewriteJson.ts';

/** The cursor that a page is asked for with: in the body, or in the earlier style in a header. */
export async function cursorOf(request: Request): Promise<string | undefined> {
  const header = request.headers.get('cursor');
  if (header !== null) return header;
  const text = await readBody(request.clone(), 'application/json').catch(() => '');
  const body = parse(text);
  return isRecord(body) && typeof body.cursor === 'string' ? body.cursor : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the service itself says what is wrong with it
  }
}

/** The page with the cursor that it was asked for with: the end never comes. A first page is as it is. */
export function repeatCursor(response: Response, request: Request, cursor: string): Promise<Response> {
  const isEarlierStyle = new URL(request.url).pathname.startsWith('/v5/');
  return rewriteJson(response, (body) => {
    if (!isRecord(body) || !Array.isArray(body.data)) return body;
    return { ...body, cursor: isEarlierStyle ? cursor : { ...asRecord(body.cursor), after: cursor } };
  });
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
