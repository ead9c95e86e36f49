interface BooksProxyOptions {
  /** The path of the proxy on your origin, such as `/books-api`. */
  path: string;
  /** The full URL of the service. */
  serviceUrl: string | undefined;
  /** Whether the request comes from a signed-in user of yours. */
  isSignedIn: (request: Request) => boolean | Promise<boolean>;
}

const methods = ['GET', 'POST', 'DELETE'];
/** The service's own limit, in bytes. */
const maxBodySize = 1024 * 1024;
/** The last three are parameters of the change lists. */
const requestHeaders = ['Authorization', 'Content-Type', 'limit', 'cursor', 'lastUpdatedDate'];
const responseHeaders = ['Content-Type', 'Retry-After', 'X-Request-Id', 'WWW-Authenticate'];

/**
 * Proxies a page's request to the bookkeeping service, for signed-in users. It forwards the access token, but no cookies,
 * client address or other headers. Uses only the Fetch API, so it works in any framework.
 */
export async function booksProxy(request: Request, options: BooksProxyOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = pathname.slice(options.path.length);
  if (!pathname.startsWith(options.path) || !isAllowed(target)) return refusal(404, 'NOT_FOUND', 'Not found.');
  if (!methods.includes(request.method)) {
    return refusal(405, 'BAD_REQUEST', 'This method is not allowed.', { Allow: methods.join(', ') });
  }
  // Daybook then requests a new token, and the token route reports that no user is signed in.
  if (!(await options.isSignedIn(request))) return refusal(401, 'INVALID_TOKEN', 'No user is signed in.');
  if (!/^Bearer [^\s,]+$/i.test(request.headers.get('Authorization') ?? '')) {
    return refusal(401, 'INVALID_TOKEN', 'The bearer token is missing.', { 'WWW-Authenticate': 'Bearer' });
  }
  if (!options.serviceUrl) throw new Error('serviceUrl is missing. Set it to the URL of the bookkeeping service.');
  try {
    const body = await readBody(request);
    if (body === 'too large') return refusal(413, 'BAD_REQUEST', 'The request is too large.');
    const received = await fetch(`${options.serviceUrl.replace(/\/+$/, '')}${target}${search}`, {
      method: request.method,
      headers: pick(request.headers, requestHeaders),
      body,
      redirect: 'manual',
      signal: request.signal,
    });
    const headers = pick(received.headers, responseHeaders);
    headers.set('Cache-Control', 'no-store');
    // Any other scheme would make the browser prompt for a password.
    if (!/^Bearer\b/i.test(headers.get('WWW-Authenticate') ?? '')) headers.delete('WWW-Authenticate');
    return new Response(received.body, { status: received.status, headers });
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    if (!request.signal.aborted) console.error(`The request to the bookkeeping service failed (${target}): ${reason}`);
    return refusal(502, 'UNKNOWN_ERROR', 'The bookkeeping service cannot be reached.');
  }
}

/**
 * Whether pages may call this path. The token endpoint is excluded, so that nobody can guess client secrets through the
 * proxy. Paths that the service might decode to another one (`%2F`, `%5C`, `%2E`, `%25`, empty segments) are rejected.
 */
function isAllowed(path: string): boolean {
  const isPlain = /^\/v[56]\/[a-z][a-z-]*(?:\/(?:[\w.~:-]|%[\da-f]{2})+)*$/i.test(path);
  return isPlain && !/^\/v\d\/auth(?:\/|$)/i.test(path) && !/%(?:2f|5c|2e|25)/i.test(path);
}

async function readBody({ headers, body }: Request): Promise<Blob | 'too large' | null> {
  if (!body) return null;
  if (Number(headers.get('Content-Length') ?? 0) > maxBodySize) return 'too large';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    length += value.length;
    chunks.push(value);
    if (length <= maxBodySize) continue;
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

/** An error response in the service's format. */
function refusal(status: number, type: string, message: string, headers: Record<string, string> = {}): Response {
  const body = { result: 'FAILURE', error: [{ type, message }] };
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}
