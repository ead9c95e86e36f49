import { isRecord } from '../http/parameters.ts';
import { readBody } from '../http/readBody.ts';
import { rewriteJson } from './rewriteJson.ts';

/** The cursor of a page request: in the body, or in a header for v5 endpoints. */
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
    return undefined; // the service reports the error
  }
}

/** Replaces the page's cursor with the request's, so that paging never ends. */
export function repeatCursor(response: Response, request: Request, cursor: string): Promise<Response> {
  const isV5 = new URL(request.url).pathname.startsWith('/v5/');
  return rewriteJson(response, (body) => {
    if (!isRecord(body) || !Array.isArray(body.data)) return body;
    return { ...body, cursor: isV5 ? cursor : { ...(isRecord(body.cursor) && body.cursor), after: cursor } };
  });
}
