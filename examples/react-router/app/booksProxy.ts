interface BooksProxyOptions {
  /** The proxy's path on your origin: `/books-api`. */
  path: string;
  /** The service's full address. */
  serviceUrl: string | undefined;
  /** Whether one of your users sent the request. */
  isSignedIn: (request: Request) => boolean | Promise<boolean>;
}

const methods = ['GET', 'POST', 'DELETE'];
/** The service's limit, in bytes. */
const largestBody = 1024 * 1024;
/** The last three are the parameters of `client.changes`. */
const requestHeaders = ['Authorization', 'Content-Type', 'limit', 'cursor', 'lastUpdatedDate'];
const responseHeaders = ['Content-Type', 'Retry-After', 'X-Request-Id', 'WWW-Authenticate'];

/**
 * Relays a request from the page to the bookkeeping service, for signed-in users. It passes on the access token, but no cookies,
 * referrer or other headers. It uses the Fetch API alone, so it runs in any framework.
 */
export async function booksProxy(request: Request, options: BooksProxyOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = pathname.slice(options.path.length);
  if (!pathname.startsWith(options.path) || !isRelayed(target)) return failure(404, 'NOT_FOUND', 'Not found.');
  if (!methods.includes(request.method)) {
    return failure(405, 'BAD_REQUEST', 'This method is not allowed.', { Allow: methods.join(', ') });
  }
  // Daybook then requests a new token, and the token route responds that no one is signed in.
  if (!(await options.isSignedIn(request))) return failure(401, 'INVALID_TOKEN', 'No one is signed in.');
  if (!/^Bearer [^\s,]+$/i.test(request.headers.get('Authorization') ?? '')) {
    return failure(401, 'INVALID_TOKEN', 'There is no bearer token.', { 'WWW-Authenticate': 'Bearer' });
  }
  if (!options.serviceUrl) throw new Error('serviceUrl is missing. Set it to the address of the bookkeeping service.');
  try {
    const body = await readBody(request);
    if (body === 'too large') return failure(413, 'BAD_REQUEST', 'The request is too large.');
    const received = await fetch(`${options.serviceUrl.replace(/\/+$/, '')}${target}${search}`, {
      method: request.method,
      headers: pick(request.headers, requestHeaders),
      body,
      redirect: 'manual',
      signal: request.signal,
    });
    const headers = pick(received.headers, responseHeaders);
    headers.set('Cache-Control', 'no-store');
    // For any other scheme the browser would ask for a password.
    if (!/^Bearer\b/i.test(headers.get('WWW-Authenticate') ?? '')) headers.delete('WWW-Authenticate');
    return new Response(received.body, { status: received.status, headers });
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    if (!request.signal.aborted) console.error(`The bookkeeping service did not respond to ${target}: ${reason}`);
    return failure(502, 'UNKNOWN_ERROR', 'The bookkeeping service can’t be reached.');
  }
}

/**
 * Whether pages may request a path. The token endpoint is excluded: through a proxy, anyone could guess client secrets. So are
 * segments that the service might decode to another path (`%2F`, `%5C`, `%2E`, `%25`, empty ones).
 */
function isRelayed(path: string): boolean {
  const isPlain = /^\/v[56]\/[a-z][a-z-]*(?:\/(?:[\w.~:-]|%[\da-f]{2})+)*$/i.test(path);
  return isPlain && !/^\/v\d\/auth(?:\/|$)/i.test(path) && !/%(?:2f|5c|2e|25)/i.test(path);
}

async function readBody({ headers, body }: Request): Promise<Blob | 'too large' | null> {
  if (!body) return null;
  if (Number(headers.get('Content-Length') ?? 0) > largestBody) return 'too large';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    length += value.length;
    chunks.push(value);
    if (length <= largestBody) continue;
    await reader.cancel();
    return 'too large';
  }
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

/** An error in the service's envelope. */
function failure(status: number, type: string, message: string, headers: Record<string, string> = {}): Response {
  const body = { result: 'FAILURE', error: [{ type, message }] };
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}
