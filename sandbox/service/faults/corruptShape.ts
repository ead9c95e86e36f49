import { isRecord } from '../http/parameters.ts';
import { rewriteJson } from './rewriteJson.ts';

/** Changes the type of the first value in the first record, which a client must detect. */
export const corruptShape = (response: Response): Promise<Response> => rewriteJson(response, corrupt);

function corrupt(body: unknown): unknown {
  if (!isRecord(body)) return body;
  if (!('data' in body)) return corruptFirst(body);
  const { data } = body;
  if (!Array.isArray(data)) return { ...body, data: isRecord(data) ? corruptFirst(data) : { unexpected: true } };
  const [first, ...others] = data;
  return { ...body, data: isRecord(first) ? [corruptFirst(first), ...others] : { unexpected: true } };
}

function corruptFirst(record: Record<string, unknown>): Record<string, unknown> {
  const [name = 'unexpected'] = Object.keys(record);
  return { ...record, [name]: typeof record[name] === 'number' ? 'not a number' : 42 };
}
