/** The answer with the first value of its first record turned into another type: what a client must notice, not show. */
export async function misshape(response: Response): Promise<Response> {
  const body: unknown = await response.json();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return Response.json(spoil(body), { status: response.status, headers });
}

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
