import { isRecord, rewriteJson } from './rewriteJson.ts';

/** The answer with the first value of its first record turned into another type: what a client must notice, not show. */
export const misshape = (response: Response): Promise<Response> => rewriteJson(response, spoil);

function spoil(body: unknown): unknown {
  if (!isRecord(body)) return body;
  if (!('data' in body)) return spoilFirst(body);
  const { data } = body;
  if (!Array.isArray(data)) return { ...body, data: isRecord(data) ? spoilFirst(data) : { unexpected: true } };
  const [first, ...others] = data;
  return { ...body, data: isRecord(first) ? [spoilFirst(first), ...others] : { unexpected: true } };
}

function spoilFirst(record: Record<string, unknown>): Record<string, unknown> {
  const [name = 'unexpected'] = Object.keys(record);
  return { ...record, [name]: typeof record[name] === 'number' ? 'not a number' : 42 };
}
